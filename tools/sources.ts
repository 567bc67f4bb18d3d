import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Folders of code; those of packages that are not written yet are simply empty. */
const FOLDERS = '{kit,games,examples,bots,protocol,server,board,web,cli,bench,tools}';

/** Paths, relative to the root, of the files that match under the folders of code. */
export function listSources(pattern: string): string[] {
  const found = globSync(`${FOLDERS}/**/${pattern}`, { cwd: ROOT, exclude: (name) => name === 'node_modules' });
  return found.map((file) => file.split(path.sep).join('/')).sort();
}

export function readSource(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

export function parseSource(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.ES2024, true);
}

export function lineOf(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line + 1;
}

export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || /(^|\/)(test|e2e)\//.test(file);
}
