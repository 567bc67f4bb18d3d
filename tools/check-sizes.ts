// Long files and functions: the ten longest are printed, those past the hard limits fail.
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { isTest, lineOf, listSources, parseSource, readSource } from './sources.ts';

const LIMITS = { file: { wanted: 250, most: 400 }, function: { wanted: 40, most: 80 } } as const;

export interface Size {
  readonly kind: keyof typeof LIMITS;
  readonly name: string;
  readonly lines: number;
}

/** The file itself and every function in it; a function inside another counts in both. */
export function measure(file: string, text: string): Size[] {
  const source = parseSource(file, text);
  const sizes: Size[] = [{ kind: 'file', name: file, lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0) }];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const first = lineOf(source, node.getStart(source));
      sizes.push({
        kind: 'function',
        name: `${file}:${first} ${functionName(node)}`,
        lines: lineOf(source, node.end) - first + 1,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return sizes;
}

export function tooLong(sizes: readonly Size[], limit: 'wanted' | 'most'): Size[] {
  return sizes.filter((size) => size.lines > LIMITS[size.kind][limit]);
}

function functionName(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText();
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText();
  return '(unnamed)';
}

function main(): void {
  const files = listSources('*.{ts,tsx,js}').filter((file) => !isTest(file) && !file.includes('.generated.'));
  const sizes = files.flatMap((file) => measure(file, readSource(file)));
  for (const kind of ['file', 'function'] as const) {
    const longest = sizes.filter((size) => size.kind === kind).sort((a, b) => b.lines - a.lines);
    console.log(`longest ${kind}s`);
    for (const size of longest.slice(0, 10)) console.log(`  ${String(size.lines).padStart(4)}  ${size.name}`);
  }
  const failures = tooLong(sizes, 'most');
  for (const { kind, name, lines } of failures) {
    console.error(`${name}: ${lines} lines, a ${kind} may have ${LIMITS[kind].most}`);
  }
  const wanting = tooLong(sizes, 'wanted').length;
  console.log(
    `${files.length} files, ${wanting} files or functions past ${LIMITS.file.wanted} / ${LIMITS.function.wanted} lines`,
  );
  process.exitCode = failures.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
