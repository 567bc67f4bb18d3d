import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameTypes, Seen } from '@penumbra/kit';
import { type Clock, MomentQueue } from '../src/time/queue.ts';

/** Time that passes when the test says so. */
class FakeClock implements Clock {
  time = 0;
  #due: { at: number; run: () => void }[] = [];
  now(): number {
    return this.time;
  }
  after(ms: number, run: () => void): () => void {
    const entry = { at: this.time + ms, run };
    this.#due.push(entry);
    return () => {
      this.#due = this.#due.filter((other) => other !== entry);
    };
  }
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#due = this.#due.filter((entry) => entry !== next);
      this.time = Math.max(this.time, next.at);
      next.run();
    }
    this.time = end;
  }
}

const seen = (step: number): Seen<GameTypes> => ({ step }) as Seen<GameTypes>;
const scene = (step: number, ...kinds: string[]) => ({
  before: seen(step - 1),
  after: seen(step),
  events: kinds.map((kind) => ({ kind })),
});

function setUp(options: { instant?: boolean; ms?: number } = {}) {
  const clock = new FakeClock();
  const heard: string[] = [];
  const state = { instant: options.instant ?? false };
  const queue = new MomentQueue({
    clock,
    duration: ({ kind }) => (kind === 'quiet' ? 0 : (options.ms ?? 400)),
    instant: () => state.instant,
    onMoment: ({ kind }) => heard.push(kind),
  });
  const now = (): string | undefined => queue.showing?.moments.find(({ when }) => when === 'now')?.event.kind;
  return { clock, queue, heard, now, state };
}

test('events are shown one after the other, each for its time', () => {
  const { clock, queue, now } = setUp();
  queue.push(scene(1, 'a', 'quiet', 'b'));
  assert.equal(now(), 'a');
  assert.equal(queue.showing?.before.step, 0);
  assert.equal(queue.showing?.after.step, 1);
  clock.pass(399);
  assert.equal(now(), 'a');
  clock.pass(1);
  assert.equal(now(), 'b');
  assert.deepEqual(
    queue.showing?.moments.map(({ when }) => when),
    ['past', 'past', 'now'],
  );
  clock.pass(400);
  assert.equal(queue.showing, undefined);
});

test('new events speed up what is running and what waits', () => {
  const { clock, queue, now } = setUp();
  queue.push(scene(1, 'a'));
  clock.pass(100);
  queue.push(scene(2, 'b'));
  assert.equal(queue.showing?.moments[0]?.ms, 200, 'what moves is told that it has half the time');
  clock.pass(150);
  assert.equal(now(), 'b', '300 ms were left, half of it with one more waiting');
  queue.push(scene(3, 'c'));
  queue.push(scene(4, 'd'));
  clock.pass(134);
  assert.equal(now(), 'c');
  clock.pass(200);
  assert.equal(now(), 'd');
});

test('a hidden tab and reduced motion apply everything at once, and every event is heard', () => {
  const { queue, heard } = setUp({ instant: true });
  queue.push(scene(1, 'a', 'b'));
  queue.push(scene(2, 'c'));
  assert.equal(queue.showing, undefined);
  assert.deepEqual(heard, ['a', 'b', 'c']);
});

test('a tab that is hidden in the middle does not wait', () => {
  const { clock, queue, state } = setUp();
  queue.push(scene(1, 'a', 'b'));
  state.instant = true;
  queue.push(scene(2, 'c'));
  clock.pass(0);
  assert.equal(queue.showing, undefined);
});

test('finish shows the end now: input never waits', () => {
  const { queue, heard, clock, now } = setUp();
  queue.push(scene(1, 'a', 'b'));
  queue.push(scene(2, 'c'));
  queue.finish();
  assert.equal(queue.showing, undefined);
  assert.deepEqual(heard, ['a', 'b', 'c']);
  clock.pass(10_000);
  assert.deepEqual(heard, ['a', 'b', 'c']);
  queue.push(scene(3, 'd'));
  assert.equal(now(), 'd');
});

test('a long change is squeezed into a few seconds', () => {
  const { clock, queue } = setUp({ ms: 1_000 });
  queue.push(scene(1, ...'abcdefghij'));
  clock.pass(3_300);
  assert.equal(queue.showing, undefined);
});

test('whenIdle waits for the end, listeners hear every change of the stage', async () => {
  const { clock, queue } = setUp();
  let heard = 0;
  const stop = queue.subscribe(() => {
    heard += 1;
  });
  await queue.whenIdle();
  queue.push(scene(1, 'a', 'b'));
  let idle = false;
  const waiting = queue.whenIdle().then(() => {
    idle = true;
  });
  clock.pass(500);
  await Promise.resolve();
  assert.equal(idle, false);
  clock.pass(300);
  await waiting;
  assert.equal(heard, 3, 'a, b, rest');
  stop();
  queue.push(scene(2, 'c'));
  assert.equal(heard, 3);
});
