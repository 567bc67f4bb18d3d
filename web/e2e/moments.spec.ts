// Nothing runs ahead: while a game is shown with full motion, everything on the screen is of one moment.
import type { Page } from '@playwright/test';
import { beforeMove } from './support/records.ts';
import { openTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';
import { type Beat, type Standing, type Truth, truthOf } from './support/truth.ts';
import { decide, targets } from './support/umbra.ts';

// The clock stands still unless a test moves it, so every moment can be looked at for as long as it takes.
test.use({ speed: 1, contextOptions: { reducedMotion: 'no-preference' } });

const SEATS = ['purple', 'blue', 'red'] as const;
const ID = 'moments';
/** Shorter than any moment. */
const STEP_MS = 240;

/** Drawing is given this long, whatever else the machine does. */
const LATEST_MS = 10_000;
/** What the rest of this game is known to have. */
const KINDS = ['tiles-revealed', 'bids-revealed', 'tile-won', 'tile-placed', 'path-summoned', 'soul-tile-claimed'];

interface Screen extends Standing {
  readonly lines: readonly string[];
  readonly prompt: string;
  readonly goal: string | undefined;
  readonly names: readonly string[];
  readonly thinks: boolean;
  /** Somebody is said to be choosing still, or a move is drawn that nobody has made. */
  readonly chooses: boolean;
  readonly foresees: boolean;
  readonly mine: boolean;
  readonly end: boolean;
  readonly asked: 'bid' | 'cell' | undefined;
  /** What the table knows by now, which the screen may not. */
  readonly journal: string;
}

/** What the screen says, read in one go. */
const screenOf = (page: Page): Promise<Screen> =>
  page.evaluate(
    ([seats, id]) => {
      const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
      const has = (selector: string): boolean => document.querySelector(selector) !== null;
      const words = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
      const panels = seats.map((seat) => document.querySelector(`[data-testid="player-${seat}"]`));
      // Of the bold words of a panel the name is the first, what the game counts the second.
      const bold = (n: number): string[] => panels.map((panel) => panel?.querySelectorAll('b')[n]?.textContent ?? '');
      return {
        lines: all('[data-testid="log"] li').map((line) => line.textContent ?? ''),
        prompt: words('[data-testid="prompt"] [role="status"]'),
        goal: all('[aria-label="Players"] > p')[0]?.textContent?.replace(/^Goal: /, ''),
        tiles: all('[data-cell]')
          .filter((cell) => !/: empty/.test(cell.getAttribute('aria-label') ?? ''))
          .map((cell) => cell.getAttribute('data-cell') ?? '')
          .sort(),
        souls: bold(1).map(Number),
        names: bold(0),
        thinks: panels.some((panel) => /thinking/.test(panel?.textContent ?? '')),
        chooses: panels.some((panel) => /choosing/.test(panel?.textContent ?? '')),
        foresees: has('.uv-ring-own'),
        mine: has('[data-testid="prompt"][data-mine]'),
        end: has('[data-testid="end"]'),
        asked: has('[data-hand-piece]') ? 'bid' : has('[data-cell][data-target]') ? 'cell' : undefined,
        journal: JSON.stringify(JSON.parse(localStorage.getItem(`penumbra/table/${id}`) ?? '{}').journal),
      };
    },
    [SEATS, ID] as const,
  );

const same = (a: Standing, b: Standing): boolean => `${a.tiles}/${a.souls}` === `${b.tiles}/${b.souls}`;

/** What of the screen is not of the moment in which so many events have been shown; nothing if all is. */
function wrongAt(told: number, { start, beats, now, isOver }: Truth, screen: Screen): string[] {
  const next: Beat | undefined = beats[told];
  const before = beats[told - 1]?.after ?? start;
  const lines = beats.slice(0, told).flatMap(({ line }) => line ?? []);
  const said = next?.before ?? now;
  const prompt = next?.moment ?? said.prompt;
  const wrong: string[] = [];
  if (`${lines}` !== `${screen.lines}`) wrong.push(`log ends with “${screen.lines.at(-1)}”, not “${lines.at(-1)}”`);
  if (prompt !== screen.prompt) wrong.push(`prompt “${screen.prompt}”, not “${prompt}”`);
  if (!isOver && screen.goal !== said.goal) wrong.push(`goal “${screen.goal}”, not “${said.goal}”`);
  if (!same(screen, before) && !(next && same(screen, next.after))) {
    wrong.push(`table ${screen.tiles}/${screen.souls}, not ${before.tiles}/${before.souls}`);
  }
  if (next && (screen.chooses || screen.foresees)) wrong.push('a choice is open that has been made');
  if (next && (screen.thinks || screen.mine || screen.end)) wrong.push('the next one is asked before this is over');
  return wrong;
}

/** The kind of event that the whole screen shows, or nothing when it has caught up; a contradiction otherwise. */
function momentOf(truth: Truth, screen: Screen): { readonly kind: string | undefined } | { readonly wrong: string[] } {
  const all = Array.from({ length: truth.beats.length + 1 }, (_, told) => told).reverse();
  const told = all.find((one) => wrongAt(one, truth, screen).length === 0);
  if (told !== undefined) return { kind: truth.beats[told]?.kind };
  return { wrong: all.map((one) => wrongAt(one, truth, screen)).reduce((a, b) => (b.length < a.length ? b : a)) };
}

/** Once everything on the screen is of one moment: while the clock stands, nothing else can happen. */
async function settled(
  page: Page,
  you: number,
): Promise<{ readonly screen: Screen; readonly kind: string | undefined }> {
  for (const started = Date.now(); ; ) {
    const screen = await screenOf(page);
    const moment = momentOf(await truthOf(JSON.parse(screen.journal), screen.names, you), screen);
    if ('kind' in moment) return { screen, kind: moment.kind };
    // What is drawn a frame later has time to come.
    if (Date.now() - started > LATEST_MS) expect(moment.wrong).toEqual([]);
  }
}

test('panels, log, prompt, score and table are of one moment, at every moment of an animated game', async ({
  page,
}) => {
  await page.clock.install();
  const wish = beforeMove('3p-single', 'place', 20);
  const you = wish.players.findIndex(({ kind }) => kind === 'person');
  await openTable(page, ID, wish);
  await expect(page.getByTestId('table')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const shown = new Set<string>();
  for (let turn = 0, isOver = false; !isOver; ) {
    const { screen, kind } = await settled(page, you);
    if (kind) {
      shown.add(kind);
      // Whoever will be asked for a cell may point at one already.
      if (screen.asked === 'cell') await targets(page).first().hover();
    }
    if (!kind && screen.asked) await decide(page, screen.asked, turn++);
    isOver = screen.end;
    await page.clock.runFor(STEP_MS);
  }
  for (const kind of KINDS) expect([...shown]).toContain(kind);
});
