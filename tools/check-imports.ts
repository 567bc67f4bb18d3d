// Holds every source file to the import law of ARCHITECTURE.md, and every package to having no import cycle.
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findCycles } from './cycles.ts';
import { type Kept, type Law, type Part, parseKept, parseLaw, type Row } from './import-law.ts';
import { type Import, readImports, readImpurities } from './scan.ts';
import { isTest, listSources, parseSource, readSource } from './sources.ts';

export interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export interface Project {
  readonly law: Law;
  readonly kept: readonly Kept[];
  /** Path of a source file → its text. */
  readonly files: ReadonlyMap<string, string>;
  /** Folder of a package ('' for the root) → its package.json. */
  readonly manifests: ReadonlyMap<string, Manifest>;
}

/** Where code lives: the package's folder and the part of the law that rules it. */
interface Place {
  readonly folder: string;
  readonly part: Part;
}

export function checkImports(project: Project): string[] {
  const problems: string[] = [];
  const graph = new Map<string, string[]>();
  for (const [file, text] of project.files) {
    const source = parseSource(file, text);
    const place = placeOf(file);
    const row = project.law.get(place.part);
    if (!row) {
      problems.push(`${file}: no row of the import law is about ${place.part}`);
      continue;
    }
    const imports = readImports(source);
    graph.set(
      file,
      imports.filter(({ target }) => target.startsWith('.')).map(({ target }) => join(file, target)),
    );
    problems.push(...refuseNames(project, file, imports));
    for (const { target, line } of imports) {
      const reason = target.startsWith('.')
        ? refuseRelative(file, target, row)
        : refusePackage(project, place, row, target);
      if (reason) problems.push(`${file}:${line}: ${reason}`);
    }
    if (row.environment !== 'ES') continue;
    for (const { word, line } of readImpurities(source)) {
      problems.push(`${file}:${line}: ${word} has no place in ${place.part}, which is ES only and deterministic`);
    }
  }
  for (const cycle of findCycles(graph)) problems.push(`import cycle: ${cycle.join(' → ')}`);
  return problems;
}

/** Who holds a link needs no table: with one, a page could look at what its seat may not know. */
function refuseNames({ kept }: Project, file: string, imports: readonly Import[]): string[] {
  const rules = kept.filter(
    ({ folders }) => !isTest(file) && folders.some((folder) => path.matchesGlob(file, `${folder}/**`)),
  );
  return imports.flatMap(({ target, names, line }) =>
    rules
      .filter(({ from }) => from === target)
      .flatMap((rule) => names.filter((name) => rule.names.has(name)))
      .map((name) => `${file}:${line}: ${name} is the referee's: pages and boards know a table by its link`),
  );
}

export function placeOf(file: string): Place {
  const [first = '', second = '', third] = file.split('/');
  // An example is a game that the catalog does not know.
  const isGame = first === 'games' || first === 'examples';
  const folder = isGame ? `${first}/${second}` : first;
  if (isTest(file) && first !== 'tools') return { folder, part: 'tests' };
  const side = third === 'ui' || third === 'text' ? third : undefined;
  if (folder === 'games/catalog') return { folder, part: side ? `games/catalog/${side}` : 'games/catalog' };
  if (isGame) return { folder, part: `games/*/${side ?? 'src'}` };
  if (first === 'kit' && second === 'testing') return { folder, part: 'kit/testing' };
  return { folder, part: first };
}

function refuseRelative(file: string, target: string, row: Row): string | undefined {
  const from = placeOf(file);
  const to = placeOf(join(file, target));
  if (from.folder !== to.folder) return `${target} leaves the package: import it by its name`;
  if (from.part === to.part || from.part === 'tests') return undefined;
  if (row.own.has(to.part)) return undefined;
  return `${target} reaches from ${from.part} into ${to.part}: import it by its package's name, if the law allows`;
}

function refusePackage(project: Project, place: Place, row: Row, target: string): string | undefined {
  if (target.startsWith('node:')) {
    const allowed = row.environment === 'Node' || row.testRunner;
    return allowed ? undefined : `${target}: ${place.part} does not run on Node alone`;
  }
  const name = packageName(target);
  const declared = isDeclared(project, place, name);
  const folder = folderOf(project, name);
  if (folder === undefined) {
    if (row.environment === 'ES' && !row.libraries.has(name)) return `${place.part} may not import ${name}`;
    return declared ? undefined : `${name} is not a dependency of ${place.folder}`;
  }
  const part = partOfExport(folder, target.slice(name.length + 1));
  if (!mayImport(project.law, place, row, { folder, part })) return `${place.part} may not import ${target}`;
  return declared ? undefined : `${name} is not a dependency of ${place.folder}`;
}

function mayImport(law: Law, from: Place, row: Row, to: Place): boolean {
  if (row.mayImport.has(to.part)) return true;
  if (from.part === 'tests') return from.folder === to.folder || partsOf(from.folder).some(allows(law, to.part));
  return from.folder === to.folder && row.own.has(to.part);
}

/** A game's tests are about its rules, its sentences and its board. */
const partsOf = (folder: string): Part[] => ['', 'text', 'ui'].map((subpath) => partOfExport(folder, subpath));
const allows =
  (law: Law, wanted: Part) =>
  (part: Part): boolean =>
    law.get(part)?.mayImport.has(wanted) ?? false;

function isDeclared({ manifests }: Project, { folder, part }: Place, name: string): boolean {
  const own = manifests.get(folder === 'tools' ? '' : folder);
  if (own?.name === name) return true;
  // Libraries that only tests use stand once, at the root.
  const root = part === 'tests' || part === 'kit/testing' ? manifests.get('') : undefined;
  return [own, root].some((manifest) => name in { ...manifest?.dependencies, ...manifest?.devDependencies });
}

function folderOf({ manifests }: Project, name: string): string | undefined {
  for (const [folder, manifest] of manifests) if (manifest.name === name) return folder;
  return undefined;
}

function partOfExport(folder: string, subpath: string): Part {
  return placeOf(`${folder}/${subpath || 'src'}/index.ts`).part;
}

function packageName(target: string): string {
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
}

function join(file: string, target: string): string {
  return path.posix.join(path.posix.dirname(file), target);
}

function main(): void {
  const manifests = globSync(['package.json', '*/package.json', 'games/*/package.json', 'examples/*/package.json'], {
    cwd: path.join(import.meta.dirname, '..'),
    exclude: (name) => name === 'node_modules' || name === 'bin',
  });
  const problems = checkImports({
    law: parseLaw(readSource('ARCHITECTURE.md')),
    kept: parseKept(readSource('ARCHITECTURE.md')),
    files: new Map(listSources('*.{ts,tsx}').map((file) => [file, readSource(file)])),
    manifests: new Map(manifests.map((file) => [file.replace(/\/?package\.json$/, ''), JSON.parse(readSource(file))])),
  });
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
