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

/** What in a game is not as the table says. */
export function differences(shape: readonly Part[], files: Sources): string[] {
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
  return [...missing, ...elsewhere, ...outOfOrder(shape, files)];
}

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
  const games = new Map<string, Map<string, string>>();
  for (const file of listSources('*.ts')) {
    const [, folder, game, inside] = /^(games|examples)\/([^/]+)\/src\/(.+)$/.exec(file) ?? [];
    if (!game || !inside || game === 'catalog') continue;
    const name = `${folder}/${game}`;
    games.set(name, (games.get(name) ?? new Map<string, string>()).set(inside, readSource(file)));
  }
  const found = [...games].flatMap(([game, files]) => differences(shape, files).map((what) => `${game}/src/${what}`));
  for (const what of found) console.error(what);
  console.log(`${games.size} games, ${shape.length} files each, ${found.length} differences`);
  process.exitCode = found.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
