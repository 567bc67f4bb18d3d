// Figures on a processor four times slower: `node tools/in-browser.js web/e2e/perf.ts`. They are printed, not judged:
// what else the machine does at the moment is part of them. With the id of a game after it, that game's bots play.
import { games } from '@penumbra/catalog';
import type { Games } from '@penumbra/kit';
import type { CDPSession, Page } from '@playwright/test';
import { address, openBrowser } from './support/browser.ts';
import { bot, person, putTable } from './support/tables.ts';
import { commit, handFlowers } from './support/umbra.ts';

const FIRST = 'umbra-via';
const GAME = process.argv[2] ?? FIRST;
const SLOWER = 4;
const RUNS = 5;
const WATCH_MS = 6_000;

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const range = (numbers: readonly number[]): string =>
  `median ${median(numbers).toFixed(0)} ms (${Math.min(...numbers).toFixed(0)}–${Math.max(...numbers).toFixed(0)})`;

interface Scene {
  readonly page: Page;
  readonly cdp: CDPSession;
}

async function inFreshContext<R>(run: (scene: Scene) => Promise<R>): Promise<R> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    return await run({ page, cdp });
  } finally {
    await context.close();
  }
}

const slow = ({ cdp }: Scene, rate: number): Promise<unknown> => cdp.send('Emulation.setCPUThrottlingRate', { rate });

/** From the request of the page to the first frame in which a game can be chosen, with nothing cached. */
const firstInteraction = (): Promise<number> =>
  inFreshContext(async (scene) => {
    await slow(scene, SLOWER);
    await scene.page.goto(address);
    await scene.page.getByTestId('card-umbra-via').getByRole('button').first().waitFor();
    return scene.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        }),
    );
  });

/** From the press on Play to the first bid that can be made: the board is loaded in between. */
const tableOpens = (): Promise<number> =>
  inFreshContext(async (scene) => {
    const { page } = scene;
    await page.goto(address);
    const play = page.getByTestId('card-umbra-via').getByRole('button', { name: /^Play/ });
    await play.waitFor();
    await slow(scene, SLOWER);
    const start = performance.now();
    await play.click();
    await commit(page).waitFor();
    return performance.now() - start;
  });

async function openBotTable(page: Page, level: string): Promise<void> {
  await page.goto(`${address}#/about`);
  const seats = (games as Games)[GAME]?.facts.colours.slice(0, 3) ?? [];
  await putTable(page, 'perf', { game: GAME, seats, players: seats.map(() => bot(level)) });
  await page.goto(`${address}#/table/perf`);
  await page.getByTestId('log').waitFor();
}

/** The longest frame, and the longest task, while bots of this level play with all animations. */
const thinking = (level: string): Promise<{ frame: number; task: number; frames: number }> =>
  inFreshContext(async (scene) => {
    const { page } = scene;
    await openBotTable(page, level);
    await slow(scene, SLOWER);
    return page.evaluate(
      (ms) =>
        new Promise<{ frame: number; task: number; frames: number }>((resolve) => {
          let task = 0;
          new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) task = Math.max(task, duration);
          }).observe({ entryTypes: ['longtask'] });
          let [frame, frames, last] = [0, 0, performance.now()];
          const start = last;
          const tick = (now: number): void => {
            frame = Math.max(frame, now - last);
            last = now;
            frames++;
            if (now - start < ms) requestAnimationFrame(tick);
            else resolve({ frame, task, frames });
          };
          requestAnimationFrame(tick);
        }),
      WATCH_MS,
    );
  });

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** Processor time of the page's longest task while bots play, times the slow-down: a busy machine does not blur it. */
const longestTask = (level: string): Promise<number> =>
  inFreshContext(async ({ page }) => {
    await openBotTable(page, level);
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), WATCH_MS);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const threads = new Map<string, { drawing: number; longest: number }>();
    for (const { name, pid, tid, dur = 0, tdur = 0 } of traceEvents) {
      const key = `${pid}/${tid}`;
      const { drawing, longest } = threads.get(key) ?? { drawing: 0, longest: 0 };
      const isTask = name === 'RunTask' || name === 'ThreadControllerImpl::RunTask';
      const draws = name === 'Paint' || name === 'Layout';
      threads.set(key, { drawing: drawing + (draws ? dur : 0), longest: Math.max(longest, isTask ? tdur / 1000 : 0) });
    }
    // Of all threads only the page's own draws; the worker in which bots think never does.
    const [own] = [...threads.values()].sort((a, b) => b.drawing - a.drawing);
    return (own?.longest ?? 0) * SLOWER;
  });

/** From a key to the frame that shows the flower on its tile, while a bot thinks. */
const keyToFrame = (): Promise<number> =>
  inFreshContext(async (scene) => {
    const { page } = scene;
    await page.goto(`${address}#/about`);
    await putTable(page, 'perf', { seats: ['purple', 'blue'], players: [person('Ada'), bot('greedy')] });
    await page.goto(`${address}#/table/perf`);
    await commit(page).waitFor();
    await handFlowers(page).first().focus();
    await slow(scene, SLOWER);
    await page.evaluate(() => {
      addEventListener(
        'keydown',
        ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp))),
        { capture: true, once: true },
      );
      const done = (ms: number): void => {
        document.documentElement.dataset.took = String(ms);
      };
    });
    await page.keyboard.press('1');
    await page.waitForFunction(() => document.documentElement.dataset.took);
    return Number(await page.evaluate(() => document.documentElement.dataset.took));
  });

async function times<R>(run: () => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let i = 0; i < RUNS; i++) results.push(await run());
  return results;
}

const browser = await openBrowser();
try {
  console.log(`processor ${SLOWER} times slower, ${RUNS} runs each`);
  if (GAME === FIRST) {
    console.log(`first interaction: ${range(await times(firstInteraction))}`);
    console.log(`from Play to the first bid: ${range(await times(tableOpens))}`);
    console.log(`from a key to its frame: ${range(await times(keyToFrame))}`);
  }
  for (const level of ['greedy', 'expert']) {
    const seen = await times(() => thinking(level));
    console.log(`while ${level} bots play: longest frame ${range(seen.map(({ frame }) => frame))}`);
    console.log(`  longest task by processor time ${range(await times(() => longestTask(level)))}`);
    console.log(
      `  longest task by the clock ${range(seen.map(({ task }) => task))}, ${median(seen.map((one) => one.frames))} frames`,
    );
  }
} finally {
  await browser.close();
}
