import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { WebSocket, WebSocketServer } from 'ws';
import { newPost, type Outbox } from '../src/socket/post.ts';

/** Both ends of so many sockets. */
async function pairs(t: TestContext, count: number): Promise<{ near: Outbox; far: WebSocket; heard: string[] }[]> {
  const server = new WebSocketServer({ port: 0, perMessageDeflate: false });
  t.after(() => server.close());
  const made = [];
  for (let n = 0; n < count; n++) {
    const far = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}`);
    const [socket] = (await once(server, 'connection')) as [WebSocket];
    const heard: string[] = [];
    far.on('message', (data, isBinary) => heard.push(isBinary ? 'not text' : String(data)));
    await once(far, 'open');
    t.after(() => far.terminate());
    made.push({ near: { socket, texts: [] }, far, heard });
  }
  return made;
}

const SIZES = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];

test('what is said in one turn of the event loop is heard whole and in order, whatever its length', async (t) => {
  const post = newPost();
  const [{ near, far, heard }] = (await pairs(t, 1)) as [Awaited<ReturnType<typeof pairs>>[0]];
  const texts = SIZES.flatMap((size) => ['a'.repeat(size), 'ż'.repeat(size), `${size} 🂡`]);
  for (const text of texts) post.say(near, text);
  await new Promise(setImmediate);
  for (const text of texts) {
    post.say(near, text);
    await new Promise(setImmediate);
  }
  post.say(near, 'the last');
  post.leave(near);
  near.socket.close();
  await once(far, 'close');
  assert.deepEqual(heard, [...texts, ...texts, 'the last']);
});

test('many hear the same, each with what is said to them alone, and those who are gone nothing', async (t) => {
  const post = newPost();
  const all = await pairs(t, 4);
  const gone = all.at(-1) as (typeof all)[0];
  for (const { near } of all) post.say(near, 'all');
  post.say((all[1] as typeof gone).near, 'you');
  gone.near.socket.terminate();
  await new Promise(setImmediate);
  for (const { near } of all) near.socket.close();
  await Promise.all(all.map(({ far }) => far.readyState === far.CLOSED || once(far, 'close')));
  assert.deepEqual(
    all.map(({ heard }) => heard),
    [['all'], ['all', 'you'], ['all'], []],
  );
});
