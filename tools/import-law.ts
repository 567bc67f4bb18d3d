// Reads the table "Import law" of ARCHITECTURE.md, so that the document and the check cannot drift apart.

// A place that code lives in: `kit`, `kit/testing`, `games/*/src`, `games/*/ui`, `games/catalog`, `tests`, …
export type Part = string;

export type Environment = 'ES' | 'Node' | 'DOM' | 'any';

export interface Row {
  readonly parts: readonly Part[];
  readonly mayImport: ReadonlySet<Part>;
  /** Packages from outside that the row names; rows that are not ES only may import any that their package declares. */
  readonly libraries: ReadonlySet<string>;
  readonly environment: Environment;
  readonly testRunner: boolean;
  /** Other parts of the same game. */
  readonly own: ReadonlySet<Part>;
}

export type Law = ReadonlyMap<Part, Row>;

const LIBRARIES: Readonly<Record<string, string>> = { react: 'react', 'the schema library': 'zod' };

const PACKAGES = ['kit', 'bots', 'protocol', 'board', 'server', 'web', 'cli', 'bench', 'tools', 'tests'];

const PARTS: Readonly<Record<string, Part>> = {
  ...Object.fromEntries(PACKAGES.map((name) => [name, name])),
  'kit/testing': 'kit/testing',
  'games/* (src)': 'games/*/src',
  'games/* src': 'games/*/src',
  'games/* (text)': 'games/*/text',
  'games/* text': 'games/*/text',
  'games/* (ui)': 'games/*/ui',
  'games/* ui': 'games/*/ui',
  'games/catalog': 'games/catalog',
  'games/catalog/text': 'games/catalog/text',
  'games/catalog/ui': 'games/catalog/ui',
};

/** Names of a package that whoever holds only a link may not import, by the folders they are kept from. */
export interface Kept {
  readonly folders: readonly string[];
  readonly from: string;
  readonly names: ReadonlySet<string>;
}

/** Reads the table of the section "The referee's side". */
export function parseKept(markdown: string): Kept[] {
  const section = /^#+ The referee's side[^\n]*\n([\s\S]*?)(?=^#|(?![\s\S]))/m.exec(markdown)?.[1];
  if (!section) throw new Error('ARCHITECTURE.md has no section "The referee\'s side"');
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) => {
    const [folders = '', from = '', names = ''] = line.split('|').slice(1);
    return { folders: listIn(folders), from: from.trim(), names: new Set(listIn(names)) };
  });
}

const listIn = (cell: string): string[] => cell.split(',').map((word) => word.trim().replaceAll('`', ''));

export function parseLaw(markdown: string): Law {
  const section = /^#+ Import law[^\n]*\n([\s\S]*?)(?=^#|(?![\s\S]))/m.exec(markdown)?.[1];
  if (!section) throw new Error('ARCHITECTURE.md has no section "Import law"');
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  const law = new Map<Part, Row>();
  for (const line of lines.slice(2)) {
    const [names = '', imports = '', environment = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    const [main = '', ...others] = imports.split('; its /');
    const row = readRow(names, main, environment);
    for (const part of row.parts) law.set(part, row);
    for (const other of others) {
      const [part = '', may = ''] = other.split(': ');
      law.set(`${row.parts[0]}/${part}`, readRow(`${names}/${part}`, may, part === 'ui' ? 'DOM' : ''));
    }
  }
  return law;
}

function readRow(names: string, imports: string, environment: string): Row {
  const parts = names.split(',').map((name) => readPart(name.trim()));
  const mayImport = new Set<Part>();
  const libraries = new Set<string>();
  let testRunner = false;
  const own = new Set<Part>();
  for (const phrase of readPhrases(imports)) {
    const library = LIBRARIES[phrase];
    if (phrase === 'nothing' || phrase === 'what its package may') continue;
    else if (phrase === 'the test runner') testRunner = true;
    else if (phrase.startsWith('its own '))
      for (const part of phrase.slice('its own '.length).split(' and ')) own.add(`games/*/${part}`);
    else if (library) libraries.add(library);
    else mayImport.add(readPart(phrase));
  }
  return { parts, mayImport, libraries, environment: readEnvironment(environment), testRunner, own };
}

function readPhrases(imports: string): string[] {
  return imports
    .replace(/games\/catalog and (\/\w+)/, 'games/catalog, games/catalog$1')
    .replace(/\((in a [^)]*)\)/g, '')
    .split(',')
    .map((phrase) => phrase.trim());
}

function readPart(name: string): Part {
  const part = PARTS[name];
  if (!part) throw new Error(`the import law names "${name}", which the check does not know`);
  return part;
}

function readEnvironment(text: string): Environment {
  const first = /^(ES|Node|DOM)\b/.exec(text)?.[1];
  return (first as Environment | undefined) ?? 'any';
}
