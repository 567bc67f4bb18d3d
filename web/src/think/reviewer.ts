import { type GameRecord, writeRecord } from '@penumbra/kit';
import type { ReviewQuestion, ReviewReply } from './messages.ts';

/** Has a finished game judged in a worker of its own; the answer stops it. */
export function startReview(record: GameRecord, onReply: (reply: ReviewReply) => void): () => void {
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<ReviewReply>) => {
    if (data.kind !== 'progress') worker.terminate();
    onReply(data);
  });
  worker.addEventListener('error', ({ message }) => onReply({ kind: 'problem', problem: message }));
  const question: ReviewQuestion = { record: writeRecord(record) };
  worker.postMessage(question);
  return () => worker.terminate();
}
