import { thinkingTime } from '@penumbra/bots';
import { games } from '@penumbra/catalog';
import type { Games } from '@penumbra/kit';
import { Answerer, type Choice } from './answer.ts';
import { Crew } from './crew.ts';
import type { Errand, Found, Question, Reply } from './messages.ts';

/** The page has to draw, and phones have slow cores that count as well. */
const MOST_THREADS = 4;
const helpers = Math.min(MOST_THREADS, Math.max(1, navigator.hardwareConcurrency - 1)) - 1;

/** The same in all workers: each counts its own milliseconds from when it began. */
const now = (): number => performance.timeOrigin + performance.now();
const answerer = new Answerer(games as unknown as Games, now);
const crew = new Crew(helpers, { start: () => new Worker(self.location.href, { type: 'module' }), now });

/** Levels that think by the clock find more with help. */
async function choose(question: Question): Promise<Choice> {
  if (thinkingTime(question.level) === undefined) return answerer.answer(question);
  const until = now() + question.ms;
  const collect = crew.send(question, until);
  const { findings, decide } = answerer.think(question, until);
  return decide(findings ? await collect() : []);
}

async function answer(data: Question | Errand): Promise<Reply | Found> {
  const { id } = data;
  try {
    if ('until' in data) return { id, findings: answerer.think(data, data.until).findings };
    return { id, ok: true, ...(await choose(data)) };
  } catch (error) {
    // Of a helper nobody wants to know why it found nothing: whoever asked has met the same problem.
    if ('until' in data) return { id, findings: undefined };
    return { id, ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}

// One after the other: a question that came in while helpers are waited for must not hold up the answer.
let last: Promise<void> = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<Question | Errand>) => {
  last = last.then(async () => self.postMessage(await answer(data)));
});
