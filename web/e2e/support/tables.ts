// Tables put into the browser's storage, as an earlier visit would have left them.
import { games } from '@penumbra/catalog';
import type { Games } from '@penumbra/kit';
import { expect, type Locator, type Page } from '@playwright/test';

export interface Person {
  readonly kind: 'person';
  readonly name: string;
}
export interface Bot {
  readonly kind: 'bot';
  readonly level: string;
}

export interface TableWish {
  readonly game?: string;
  /** Of a game that the catalog does not know. */
  readonly rules?: number;
  readonly seats: readonly string[];
  readonly players: readonly (Person | Bot)[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly steps?: readonly (readonly [string, string])[];
  readonly sealed?: Readonly<Record<string, string>>;
  readonly start?: unknown;
  readonly seed?: string;
  readonly assist?: 'off' | 'legal' | 'coach';
}

export const person = (name: string): Person => ({ kind: 'person', name });
export const bot = (level = 'random'): Bot => ({ kind: 'bot', level });

/** Leaves a table in storage; a page of the app has to be open. */
export async function putTable(page: Page, id: string, wish: TableWish): Promise<void> {
  const game = wish.game ?? 'umbra-via';
  const saved = {
    format: 'penumbra/local-table@2',
    id,
    journal: {
      format: 'penumbra/journal@1',
      game,
      rules: wish.rules ?? (games as Games)[game]?.facts.rules,
      options: wish.options ?? {},
      components: {},
      seats: wish.seats,
      start: wish.start ?? null,
      seed: wish.seed ?? '5eed',
      entries: [...(wish.steps ?? []), ...Object.entries(wish.sealed ?? {})],
    },
    players: wish.players,
    assist: wish.assist ?? 'legal',
    changed: Date.now(),
  };
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `penumbra/table/${id}`,
    JSON.stringify(saved),
  ] as const);
}

export async function openTable(page: Page, id: string, wish: TableWish): Promise<void> {
  await page.goto('./#/about');
  await putTable(page, id, wish);
  await page.goto(`./#/table/${id}`);
}

export interface SavedTable {
  readonly entries: readonly (readonly [string, string])[];
  readonly over: boolean;
}

export const savedTable = (page: Page, id: string): Promise<SavedTable> =>
  page.evaluate((id) => {
    const read = (kind: string) => JSON.parse(localStorage.getItem(`penumbra/${kind}/${id}`) ?? 'null');
    return { entries: read('table').journal.entries, over: read('shelf')?.seen.turn === 'over' } as SavedTable;
  }, id);

/** Waits until the journal of the table on this page is longer: the page looks itself, so nothing is slept away. */
export async function moreEntries(page: Page, than: number): Promise<void> {
  await page.waitForFunction((count) => {
    const kept = localStorage.getItem(`penumbra/table/${location.hash.split('/')[2]}`);
    return JSON.parse(kept ?? 'null').journal.entries.length > count;
  }, than);
}

/**
 * What was chosen is played at once, or by the button that commits: a finger is shown what one tap would do. Whichever it
 * is, the board may need a moment to answer.
 */
export async function played(
  page: Page,
  than: number,
  use: (where: Locator) => Promise<unknown> = (where) => where.click({ timeout: 1_000 }),
): Promise<void> {
  const isPlayed = (): Promise<boolean> =>
    page.evaluate((count) => {
      const kept = localStorage.getItem(`penumbra/table/${location.hash.split('/')[2]}`);
      return JSON.parse(kept ?? 'null').journal.entries.length > count;
    }, than);
  const ready = page.locator('[data-commit].sun');
  await expect(async () => {
    if (await isPlayed()) return;
    if (await ready.isVisible()) await use(ready);
    expect(await isPlayed()).toBe(true);
  }).toPass({ intervals: [50, 100, 250], timeout: 15_000 });
}

/** The board in words, once the table is there. */
export async function readInWords(page: Page): Promise<void> {
  await page.getByTestId('table').waitFor();
  await page.keyboard.press('t');
}
