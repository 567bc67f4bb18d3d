import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Findings } from '@penumbra/bots';
import { secretKey } from '@penumbra/kit';
import { Crew, type Helper } from '../src/think/crew.ts';
import type { Errand, Found, Question } from '../src/think/messages.ts';

const found = (n: number): Findings => ({ moves: ['a'], visits: [n], values: [0], meant: [n] });
const question = (id: number): Question => ({ id, key: 's' }) as Question;
const now = (): number => performance.now();

/** A worker that does with an errand what it is told. */
class FakeHelper extends EventTarget implements Helper {
  readonly #work: (errand: Errand, reply: (found: Found) => void) => void;
  constructor(work: (errand: Errand, reply: (found: Found) => void) => void) {
    super();
    this.#work = work;
  }
  postMessage(errand: Errand): void {
    this.#work(errand, (data) => this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

test('every helper gets a stream of its own, and what they find comes together', async () => {
  const keys: string[] = [];
  const start = (): Helper =>
    new FakeHelper(({ id, key }, reply) => {
      keys.push(key);
      queueMicrotask(() => reply({ id, findings: found(keys.length) }));
    });
  const all = await new Crew(2, { start, now }).send(question(1), now() + 10_000)();
  assert.deepEqual(keys, [secretKey('s', 'thread/1'), secretKey('s', 'thread/2')]);
  assert.equal(all.length, 2);
});

test('nobody waits for a helper that is late or dies, and a late answer is not taken for another', async () => {
  let dying: FakeHelper | undefined;
  const works = [
    ({ id }: Errand, reply: (found: Found) => void) => reply({ id, findings: found(1) }),
    ({ id }: Errand, reply: (found: Found) => void) => void setTimeout(reply, 60, { id, findings: found(2) }),
    () => void dying?.dispatchEvent(new Event('error')),
  ];
  const helpers = works.map((work) => new FakeHelper(work));
  dying = helpers[2];
  const start = (): Helper => helpers.shift() as Helper;
  const crew = new Crew(3, { start, now });
  assert.deepEqual(await crew.send(question(1), now())(), [found(1)]);
  assert.deepEqual(await crew.send(question(2), now() + 10_000)(), [found(1), found(2)]);
});

test('a browser that lets no worker start another thinks alone', async () => {
  const start = (): Helper => {
    throw new Error('no');
  };
  assert.deepEqual(await new Crew(3, { start, now }).send(question(1), now() + 10_000)(), []);
});
