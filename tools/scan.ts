// What a source file imports and which impure words it uses; read from the syntax tree, so text and comments don't count.
import ts from 'typescript';
import { lineOf } from './sources.ts';

export interface Import {
  readonly target: string;
  /** The names that are imported one by one. */
  readonly names: readonly string[];
  readonly line: number;
}

export interface Impurity {
  readonly word: string;
  readonly line: number;
}

const IMPURE = new Set(['Date', 'performance', 'console', 'setTimeout', 'setInterval', 'process', 'globalThis']);

export function readImports(source: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const target = importTarget(node);
    if (target && ts.isStringLiteralLike(target)) {
      found.push({ target: target.text, names: namesIn(node), line: lineOf(source, target.getStart(source)) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

export function readImpurities(source: ts.SourceFile): Impurity[] {
  const found: Impurity[] = [];
  const visit = (node: ts.Node): void => {
    const word = impureWord(node);
    if (word) found.push({ word, line: lineOf(source, node.getStart(source)) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function namesIn(node: ts.Node): string[] {
  const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
  if (!bindings || !ts.isNamedImports(bindings)) return [];
  return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}

/** Static, re-exported, dynamic and `import('…').Type` alike. */
function importTarget(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return node.arguments[0];
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal;
  return undefined;
}

function impureWord(node: ts.Node): string | undefined {
  if (node.kind === ts.SyntaxKind.AsyncKeyword) return 'async';
  if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') return 'Math.random';
  if (ts.isIdentifier(node) && IMPURE.has(node.text) && !isMemberName(node)) return node.text;
  return undefined;
}

/** `table.process` and `{ process: 1 }` are words of our own. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  return (
    (ts.isClassElement(parent) || ts.isTypeElement(parent) || ts.isPropertyAssignment(parent)) && parent.name === node
  );
}
