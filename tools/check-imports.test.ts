import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkImports, type Manifest } from './check-imports.ts';
import { parseKept, parseLaw } from './import-law.ts';
import { readSource } from './sources.ts';

const law = parseLaw(readSource('ARCHITECTURE.md'));
const kept = parseKept(readSource('ARCHITECTURE.md'));

const manifests = new Map<string, Manifest>([
  ['', { name: 'penumbra', devDependencies: { 'fast-check': '1' } }],
  ['kit', { name: '@penumbra/kit' }],
  ['board', { name: '@penumbra/board' }],
  ['games/go', { name: '@penumbra/go', dependencies: { '@penumbra/kit': '1', '@penumbra/board': '1', react: '1' } }],
  ['games/nim', { name: '@penumbra/nim', dependencies: { '@penumbra/kit': '1', '@penumbra/go': '1' } }],
  ['games/catalog', { name: '@penumbra/catalog', dependencies: { '@penumbra/go': '1' } }],
  [
    'bots',
    { name: '@penumbra/bots', dependencies: { '@penumbra/kit': '1' }, devDependencies: { '@penumbra/catalog': '1' } },
  ],
  ['cli', { name: '@penumbra/cli', dependencies: { '@penumbra/catalog': '1', commander: '1' } }],
]);

function check(files: Record<string, string>): string[] {
  return checkImports({ law, kept, manifests, files: new Map(Object.entries(files)) });
}

function refuses(file: string, text: string, reason: RegExp): void {
  const problems = check({ [file]: text });
  assert.equal(problems.length, 1, problems.join('\n'));
  assert.match(problems[0]!, reason);
}

function accepts(file: string, text: string): void {
  assert.deepEqual(check({ [file]: text }), []);
}

describe('what the law allows', () => {
  test('a game imports the kit and its own files', () =>
    accepts(
      'games/go/src/moves/pass.ts',
      "import type { Seat } from '@penumbra/kit';\nimport { x } from '../state.ts';",
    ));
  test('the board of a game imports its rules', () =>
    accepts('games/go/ui/Board.tsx', "import { x } from '../src/index.ts';\nimport { useState } from 'react';"));
  test('the conformance suite imports the kit by name and the test runner', () =>
    accepts('kit/testing/index.ts', "import { x } from '@penumbra/kit';\nimport { test } from 'node:test';"));
  test('the catalog imports rules, the command line the catalog, a library and Node', () => {
    accepts('games/catalog/src/index.ts', "export { go } from '@penumbra/go';");
    accepts('cli/src/main.ts', "import 'commander';\nimport { games } from '@penumbra/catalog';\nimport 'node:fs';");
  });
  test('tests import their own package, the conformance suite, the catalog and libraries of the root', () => {
    accepts(
      'games/go/test/a.test.ts',
      "import '../src/index.ts';\nimport '@penumbra/kit/testing';\nimport 'node:test';",
    );
    accepts('bots/test/a.test.ts', "import '@penumbra/catalog';\nimport 'fast-check';\nimport '@penumbra/kit';");
  });
  test('tests of a board import what boards are made with; rules and bots still do not', () => {
    accepts('games/go/test/ui.test.ts', "import '@penumbra/board/pure';");
    refuses('games/go/src/a.ts', "import '@penumbra/board/pure';", /may not import/);
    refuses('bots/test/a.test.ts', "import '@penumbra/board/pure';", /may not import/);
  });
});

describe("the referee's side", () => {
  const web = "import { type Seen, Table } from '@penumbra/kit';";
  const only = (file: string): string[] => check({ [file]: web }).filter((problem) => problem.includes("referee's"));
  test('pages and boards import no table', () => {
    assert.equal(only('web/src/pages/table/TablePage.tsx').length, 1);
    assert.equal(only('games/go/ui/Board.tsx').length, 1);
    assert.equal(only('games/go/text/en.ts').length, 1);
  });
  test('links and tests do', () => {
    assert.deepEqual(only('web/src/link/local.ts'), []);
    assert.deepEqual(only('games/go/test/ui.test.ts'), []);
  });
});

describe('what the law forbids', () => {
  test('the kit imports nothing, not even types', () => {
    refuses('kit/src/game.ts', "import type { Bot } from '@penumbra/bots';", /kit may not import @penumbra\/bots/);
    refuses('kit/src/game.ts', "type B = import('@penumbra/bots').Bot;", /may not import/);
    refuses('kit/src/game.ts', "import { z } from 'zod';", /may not import zod/);
  });
  test('a game imports no other game, in any form', () => {
    refuses('games/nim/src/a.ts', "import { go } from '@penumbra/go';", /may not import/);
    refuses('games/nim/src/a.ts', "export * from '@penumbra/go';", /may not import/);
    refuses('games/nim/src/a.ts', "const go = import('@penumbra/go');", /may not import/);
  });
  test('a game does not import the conformance suite in its rules', () =>
    refuses('games/go/src/a.ts', "import '@penumbra/kit/testing';", /may not import/));
  test('the catalog of rules does not load boards', () =>
    refuses('games/catalog/src/index.ts', "import '@penumbra/go/ui';", /may not import/));
  test('bots know no game', () => refuses('bots/src/a.ts', "import '@penumbra/catalog';", /may not import/));
  test('rules do not reach into their board, nor across packages by path', () => {
    refuses('games/go/src/a.ts', "import '../ui/Board.tsx';", /reaches from/);
    refuses('games/go/src/a.ts', "import '../../../kit/src/game.ts';", /leaves the package/);
    refuses('kit/testing/a.ts', "import '../src/game.ts';", /reaches from/);
  });
  test('Node stays out of pure packages', () => refuses('bots/src/a.ts', "import 'node:fs';", /does not run on Node/));
  test('an import has to be declared', () => {
    refuses('cli/src/main.ts', "import 'chalk';", /not a dependency of cli/);
    refuses('cli/src/main.ts', "import '@penumbra/kit';", /not a dependency of cli/);
  });
});

describe('impure words', () => {
  for (const [word, text] of [
    ['Date', 'export const now = (): Date => x;'],
    ['Math.random', 'export const x = Math.random();'],
    ['performance', 'performance.now();'],
    ['console', "console.log('x');"],
    ['setTimeout', 'setTimeout(f, 1);'],
    ['process', 'process.exit();'],
    ['async', 'export async function f() {}'],
  ] as const) {
    test(`${word} is refused in rules`, () => refuses('games/go/src/a.ts', text, new RegExp(word.replace('.', '\\.'))));
  }
  test('strings, comments and members of our own are not words', () =>
    accepts('kit/src/a.ts', "// console\nconst s = 'process';\nconst o = { process: s };\no.process;\nMath.max(1);"));
  test('tests may use them', () => accepts('kit/src/a.test.ts', 'console.log(new Date());'));
});

test('a cycle inside a package is refused, through types too', () => {
  const problems = check({
    'kit/src/a.ts': "import type { B } from './b.ts';",
    'kit/src/b.ts': "import { c } from './c.ts';",
    'kit/src/c.ts': "export { a } from './a.ts';",
  });
  assert.deepEqual(problems, ['import cycle: kit/src/a.ts → kit/src/b.ts → kit/src/c.ts → kit/src/a.ts']);
});

test('a row that the check does not understand is an error', () => {
  const table = '## Import law\n| package | may import | environment |\n|---|---|---|\n| kit | the moon | ES |\n';
  assert.throws(() => parseLaw(table), /the moon/);
});
