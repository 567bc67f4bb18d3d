import { review } from '@penumbra/bots';
import { games } from '@penumbra/catalog';
import { type Games, readRecord, Source } from '@penumbra/kit';
import type { ReviewQuestion, ReviewReply } from './messages.ts';

/** How many worlds each judgement looks at: enough for a curve, few enough for a phone. */
const ITERATIONS = 150;
const THRESHOLD = 0.1;

const reply = (message: ReviewReply): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ReviewQuestion>) => {
  try {
    const record = readRecord(games as unknown as Games, new Source(data.record));
    const onStep = (done: number, total: number): void => reply({ kind: 'progress', done, total });
    reply({
      kind: 'review',
      review: review(record, { iterations: ITERATIONS, threshold: THRESHOLD, seed: 'review', onStep }),
    });
  } catch (error) {
    reply({ kind: 'problem', problem: error instanceof Error ? error.message : String(error) });
  }
});
