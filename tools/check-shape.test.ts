import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differences, parseShape } from './check-shape.ts';

const SHAPE = parseShape(`
## A game module

| file | exports | what |
|---|---|---|
| \`state.ts\` | \`State\`, \`clone\` | the state |
| \`resolve.ts\` | \`resolve\` | where seats choose together |
| \`view.ts\` | \`view\` | what a seat knows |

## Next

| \`other.ts\` | \`x\` | no part of it |
`);
const STATE = 'export interface State { x: number }\nexport const clone = 1;\n';
const VIEW = "import type { State } from './state.ts';\nexport function view(s: State) {}\n";
const game = (files: Record<string, string>) =>
  differences(SHAPE, new Map(Object.entries({ 'state.ts': STATE, 'view.ts': VIEW, ...files })));

test('a game of the shape has nothing to say', () => {
  assert.deepEqual(game({}), []);
  assert.deepEqual(game({ 'resolve.ts': 'export const resolve = 1;' }), []);
  assert.deepEqual(game({ 'paths.ts': 'export const paths = 1;' }), [], 'it may have more files');
});

test('a missing file and a missing name are found', () => {
  assert.deepEqual(differences(SHAPE, new Map([['state.ts', STATE]])), ['view.ts: missing']);
  assert.deepEqual(game({ 'view.ts': 'const look = 1;' }), ['view.ts: does not export view']);
});

test('a name that belongs to another file is found', () => {
  assert.deepEqual(game({ 'copies.ts': 'export const clone = 2;' }), [
    'copies.ts: exports clone, which belongs to state.ts',
  ]);
});

test('a file that needs a later one is found, by whatever way', () => {
  assert.deepEqual(game({ 'state.ts': `import { view } from './view.ts';\n${STATE}` }), [
    'state.ts: needs view.ts, which comes later',
  ]);
  assert.deepEqual(
    game({
      'state.ts': `import { help } from './help.ts';\n${STATE}`,
      'help.ts': "import { view } from './view.ts';\nexport const help = view;",
    }),
    ['state.ts: needs view.ts, which comes later'],
  );
});

test('what the table does not list and nobody imports is found: a search for dead code does not look there', () => {
  const more = { 'state.ts': `${STATE}export const half = 1;\n` };
  assert.deepEqual(game(more), ['state.ts: exports half, which nobody imports']);
  assert.deepEqual(game({ ...more, 'paths.ts': "import { half as h } from './state.ts';\nexport const p = h;" }), []);
  const board = new Map([['../ui/Board.tsx', "import { half } from '../src/state.ts';"]]);
  assert.deepEqual(differences(SHAPE, new Map(Object.entries({ ...more, 'view.ts': VIEW })), board), []);
  const inside = { 'state.ts': `${STATE}export type Side = 0 | 1;\nexport interface Sides { a: Side }\n` };
  assert.deepEqual(game(inside), ['state.ts: exports Sides, which nobody imports'], 'a type may serve its own file');
});
