import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameTypes, Seen } from '@penumbra/kit';
import type { Moment } from '../src/contract/board.ts';
import { type Scenery, shownScene } from '../src/time/shown.ts';

interface Counting extends GameTypes {
  View: GameTypes['View'] & { readonly count: number };
  Event: { readonly kind: 'added' | 'removed'; readonly by: number };
}
const seen = (count: number): Seen<Counting> => ({ view: { count } }) as Seen<Counting>;
const scenery: Scenery<Counting, number> = {
  of: ({ count }) => count,
  after: (count, { kind, by }) => (kind === 'added' ? count + by : count - by),
  showsAfter: ({ kind }) => kind === 'added',
};
const moments = (...when: readonly Moment['when'][]): Moment<Counting>[] =>
  when.map((one, id) => ({
    id,
    event: id === 1 ? { kind: 'removed', by: 5 } : { kind: 'added', by: 10 },
    when: one,
    ms: 100,
  }));

test('nothing is shown before its moment', () => {
  const [before, after] = [seen(100), seen(115)];
  const at = (...when: readonly Moment['when'][]) =>
    shownScene({ seen: after, before, moments: moments(...when) }, scenery);
  const first = at('now', 'ahead', 'ahead');
  assert.deepEqual([first.earlier, first.scene, first.now?.id], [100, 110, 0]);
  const second = at('past', 'now', 'ahead');
  assert.deepEqual([second.earlier, second.scene], [110, 110], 'what goes is there while it goes');
  const third = at('past', 'past', 'now');
  assert.deepEqual([third.earlier, third.scene], [105, 115]);
});

test('when nothing is being shown it is the newest truth', () => {
  assert.deepEqual(shownScene({ seen: seen(7) }, scenery), { scene: 7, earlier: 7, now: undefined });
  const idle = shownScene({ seen: seen(7), before: seen(1), moments: [] }, scenery);
  assert.equal(idle.scene, 7);
});
