// Tables put into the browser's storage, as an earlier visit would have left them.
import type { Page } from '@playwright/test';

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
  readonly seats: readonly string[];
  readonly players: readonly (Person | Bot)[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly steps?: readonly (readonly [string, string])[];
  readonly sealed?: Readonly<Record<string, string>>;
  readonly start?: unknown;
  readonly seed?: string;
  readonly assist?: 'off' | 'legal' | 'coach';
  readonly over?: boolean;
}

export const person = (name: string): Person => ({ kind: 'person', name });
export const bot = (level = 'random'): Bot => ({ kind: 'bot', level });

/** Leaves a table in storage; a page of the app has to be open. */
export async function putTable(page: Page, id: string, wish: TableWish): Promise<void> {
  const saved = {
    format: 'penumbra/local-table@1',
    id,
    game: wish.game ?? 'umbra-via',
    rules: 1,
    seats: wish.seats,
    options: wish.options ?? {},
    components: {},
    start: wish.start ?? null,
    steps: wish.steps ?? [],
    sealed: wish.sealed ?? {},
    seed: wish.seed ?? 'a seed of the tests',
    players: wish.players,
    assist: wish.assist ?? 'legal',
    over: wish.over ?? false,
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
  readonly steps: readonly (readonly [string, string])[];
  readonly over: boolean;
}

export const savedTable = (page: Page, id: string): Promise<SavedTable> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as SavedTable, `penumbra/table/${id}`);
