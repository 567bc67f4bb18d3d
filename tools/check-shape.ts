// One shape for all games: the files and exports that "A game module" of ARCHITECTURE.md lists, in its order.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { listSources, parseSource, readSource } from './sources.ts';

export interface Part {
  readonly file: string;
  readonly exports: readonly string[];
  /** Only some games need it. */
  readonly optional: boolean;
}

/** Reads the table of the section "A game module". */
export function parseShape(markdown: string): Part[] {
  const section = /^#+ A game module[^\n]*\n([\s\S]*?)(?=^#|(?![\s\S]))/m.exec(markdown)?.[1] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  if (rows.length === 0) throw new Error('ARCHITECTURE.md has no table of files in "A game module"');
  return rows.map((row) => {
    const [file = '', names = '', note = ''] = row.split('|').slice(1);
    const words = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word as string);
    return { file: words(file)[0] as string, exports: words(names), optional: note.includes('where') };
  });
}

/** The text of a game's files, by path inside its `src`. */
export type Sources = ReadonlyMap<string, string>;

/** What in a game is not as the table says. `others` are the files beside `src`, as seen from it: `../ui/Board.tsx`. */
export function differences(shape: readonly Part[], files: Sources, others: Sources = new Map()): string[] {
  const placed = new Map(shape.flatMap(({ file, exports }) => exports.map((name) => [name, file])));
  const missing = shape.flatMap(({ file, exports, optional }) => {
    const text = files.get(file);
    if (text === undefined) return optional ? [] : [`${file}: missing`];
    const there = exportsOf(file, text);
    return exports.filter((name) => !there.includes(name)).map((name) => `${file}: does not export ${name}`);
  });
  const elsewhere = [...files].flatMap(([file, text]) =>
    exportsOf(file, text)
      .filter((name) => file !== 'index.ts' && (placed.get(name) ?? file) !== file)
      .map((name) => `${file}: exports ${name}, which belongs to ${placed.get(name)}`),
  );
  return [...missing, ...elsewhere, ...outOfOrder(shape, files), ...unused(shape, files, others)];
}

/** What `gameOf` of the kit takes from whichever file has it. */
const TAKEN = ['play', 'pick', 'ways'];

/**
 * The game takes these files whole, so that a search for dead code holds all they export for used: what the table does
 * not list has to be imported by somebody, by name.
 */
function unused(shape: readonly Part[], files: Sources, others: Sources): string[] {
  const imported = new Set([...files, ...others].flatMap(([file, text]) => importedNames(file, text)));
  return shape.flatMap(({ file, exports }) => {
    const text = files.get(file) ?? '';
    if (file === 'index.ts') return [];
    return exportsOf(file, text)
      .filter((name) => ![...exports, ...TAKEN].includes(name) && !imported.has(`${file} ${name}`))
      .filter((name) => !new RegExp(`(type|interface) ${name}\\b[^]*\\b${name}\\b`).test(text))
      .map((name) => `${file}: exports ${name}, which nobody imports`);
  });
}

const importedNames = (file: string, text: string): string[] =>
  parseSource(file, text).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const clause = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
    const from = statement.moduleSpecifier;
    if (!clause || !from || !ts.isStringLiteral(from)) return [];
    if (!ts.isNamedImports(clause) && !ts.isNamedExports(clause)) return [];
    const other = path.posix.join(path.posix.dirname(file), from.text).replace(/^\.\.\/src\//, '');
    return clause.elements.map(({ name, propertyName }) => `${other} ${(propertyName ?? name).text}`);
  });

/** A file imports only from files before it, also by way of files that the table does not list. */
function outOfOrder(shape: readonly Part[], files: Sources): string[] {
  const order = shape.map(({ file }) => file);
  return order.flatMap((file, at) =>
    [...listedBehind(file, files, new Set(order))]
      .filter((other) => order.indexOf(other) > at)
      .map((other) => `${file}: needs ${other}, which comes later`),
  );
}

function listedBehind(file: string, files: Sources, listed: ReadonlySet<string>, seen = new Set([file])): Set<string> {
  const found = new Set<string>();
  for (const other of importsOf(file, files.get(file) ?? '')) {
    if (seen.has(other)) continue;
    seen.add(other);
    if (listed.has(other)) found.add(other);
    else for (const one of listedBehind(other, files, listed, seen)) found.add(one);
  }
  return found;
}

const importsOf = (file: string, text: string): string[] =>
  parseSource(file, text).statements.flatMap((statement) => {
    const from =
      ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) ? statement.moduleSpecifier : undefined;
    return from && ts.isStringLiteral(from) && from.text.startsWith('.')
      ? [path.posix.join(path.posix.dirname(file), from.text)]
      : [];
  });

function exportsOf(file: string, text: string): string[] {
  return parseSource(file, text).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      return clause && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : [];
    }
    const exported = ts.canHaveModifiers(statement)
      ? ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      : false;
    if (!exported) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name));
    }
    const { name } = statement as ts.Statement & { readonly name?: ts.Identifier };
    return name ? [name.text] : [];
  });
}

/** `export const { a: b, c } = …` exports b and c. */
function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));
}

function main(): void {
  const shape = parseShape(readSource('ARCHITECTURE.md'));
  const games = new Map<string, { readonly src: Map<string, string>; readonly others: Map<string, string> }>();
  for (const file of listSources('*.{ts,tsx}')) {
    const [, name, folder, inside] = /^((?:games|examples)\/[^/]+)\/([^/]+)\/(.+)$/.exec(file) ?? [];
    if (!name || !inside || name === 'games/catalog') continue;
    const game = games.get(name) ?? { src: new Map<string, string>(), others: new Map<string, string>() };
    games.set(name, game);
    if (folder === 'src') game.src.set(inside, readSource(file));
    else game.others.set(`../${folder}/${inside}`, readSource(file));
  }
  const found = [...games].flatMap(([game, { src, others }]) =>
    differences(shape, src, others).map((what) => `${game}/src/${what}`),
  );
  for (const what of found) console.error(what);
  console.log(`${games.size} games, ${shape.length} files each, ${found.length} differences`);
  process.exitCode = found.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
