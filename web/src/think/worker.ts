import { games } from '@penumbra/catalog';
import type { Games } from '@penumbra/kit';
import { Answerer } from './answer.ts';
import type { Question, Reply } from './messages.ts';

const answerer = new Answerer(games as unknown as Games, () => performance.now());

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  let reply: Reply;
  try {
    reply = { id: data.id, ok: true, move: answerer.answer(data) };
  } catch (error) {
    reply = { id: data.id, ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(reply);
});
