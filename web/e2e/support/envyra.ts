// Envyra played through its board: positions that show a phase, and the names of what is on the table.
import { expect, type Locator, type Page } from '@playwright/test';
import { bot, moreEntries, person, played, type SavedTable, savedTable, type TableWish } from './tables.ts';

export const element = (page: Page, name: string): Locator => page.locator(`[data-element="${name}"]:visible`);
export const cell = (page: Page, name: string): Locator =>
  page.locator(`[data-element="grid"] [data-element="${name}"]`);
export const end = (page: Page): Locator => page.getByTestId('end');
export const commit = (page: Page): Locator => page.locator('[data-commit]');

const SEATS = ['purple', 'gray', 'pink', 'white'];

export interface Placed {
  readonly state: object;
  readonly seats?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly components?: object;
}

/** A table that starts from a position; the first seat is Ada's, the others are bots or people. */
export function tableAt({ state, seats = SEATS, options = {}, components }: Placed, people = 1): TableWish {
  const names = ['Ada', 'Bo', 'Cy', 'Di'];
  return {
    game: 'envyra',
    seats,
    options,
    start: {
      format: 'penumbra/position@1',
      game: 'envyra',
      options,
      seats,
      state,
      ...(components ? { components } : {}),
    },
    players: seats.map((_, i) => (i < people ? person(names[i] as string) : bot())),
  };
}

/** Round 11 of four: everybody wants the End Tile on a2. */
export const ROUND_11 = {
  round: 11,
  phase: 'plan',
  start: 'white',
  grid: {
    a1: { tile: 'flora-seed-1', cubes: ['gray', 'purple'] },
    b1: { tile: 'bonus-4-2' },
    c1: { tile: 'bonus-5-1' },
    d1: { tile: 'flora-leaf-3' },
    a2: { tile: 'end', cubes: ['purple', 'pink'] },
    b2: { tile: 'flora-flower-3' },
    c2: { tile: 'bonus-3-2', cubes: ['white'] },
    d2: { tile: 'bonus-4-1' },
    a3: { tile: 'water-rain-3', cubes: ['gray', 'gray'] },
    b3: { tile: 'flora-seed-2' },
    c3: { tile: 'fire-spark-2' },
    d3: { tile: 'water-rain-1' },
  },
  captured: {
    purple: ['water-wave-2', 'fire-flame-1', 'fire-lava-3', 'water-rain-2', 'water-ice-2', 'flora-flower-2'],
    gray: ['fire-lava-1', 'water-mist-1', 'flora-tree-2'],
    pink: ['water-wave-1', 'water-ice-1', 'fire-flame-2', 'fire-lava-2', 'flora-leaf-2', 'bonus-2-1', 'fire-sun-2'],
    white: ['flora-leaf-1', 'flora-tree-1', 'fire-spark-1', 'water-wave-3', 'fire-sun-1', 'bonus-3-1', 'bonus-2-2'],
  },
  supply: ['water-mist-2'],
  equilibrium: {
    open: ['card-9'],
    secret: { purple: 'card-2', gray: 'card-5', pink: 'card-4', white: 'card-6' },
    won: { gray: ['card-3'] },
  },
};
export const BOTH = { equilibrium: 'both' };

const PLANS = { purple: 'plan a2 c2', gray: 'plan a1 a2', pink: 'plan a2 d3', white: 'plan a1 a2' };
/** White has deployed and taken a1; purple is asked. */
const AFTER_ONE = [...Object.entries(PLANS), ['white', 'deploy a1']] as const;

/** No fire tile: every tile is barred to purple, and the supply is empty. */
const STUCK = {
  round: 18,
  phase: 'plan',
  start: 'purple',
  grid: { a2: { tile: 'bonus-5-1' }, c2: { tile: 'bonus-3-2' }, c3: { tile: 'end', cubes: ['pink', 'pink', 'pink'] } },
  captured: {
    purple: ['flora-leaf-2', 'water-mist-1', 'flora-tree-2', 'flora-flower-1', 'water-rain-3', 'bonus-2-1'],
    gray: ['water-rain-1', 'fire-lava-1', 'water-ice-1', 'water-wave-2', 'bonus-2-2', 'fire-flame-2'],
    pink: ['fire-sun-1', 'fire-lava-2', 'water-wave-1', 'flora-seed-2', 'fire-spark-1', 'flora-leaf-3'],
  },
};
const THREE = ['purple', 'gray', 'pink'];

/** Two rounds before its end: the End Tile holds two cubes, everybody meets it. */
export const LATE = {
  round: 9,
  phase: 'plan',
  start: 'purple',
  grid: {
    a1: { tile: 'fire-flame-1' },
    b1: { tile: 'flora-flower-2', cubes: ['gray'] },
    c1: { tile: 'bonus-3-2' },
    a2: { tile: 'end', cubes: ['purple', 'gray'] },
  },
  captured: {
    purple: ['flora-leaf-2', 'water-wave-1', 'fire-lava-1'],
    gray: ['fire-sun-1', 'fire-spark-1', 'flora-flower-1', 'water-rain-1'],
  },
  supply: ['water-ice-1'],
};
export const TWO = ['purple', 'gray'];

/** Tables that show a phase, each asking the first seat. */
export const PHASES = {
  plan: { ...tableAt({ state: ROUND_11, options: BOTH }, 4), players: planners() },
  deploy: { ...tableAt({ state: ROUND_11, options: BOTH }), steps: AFTER_ONE },
  remove: tableAt({ state: STUCK, seats: THREE, options: { endTile: 'alternative' } }),
  over: {
    ...tableAt({ state: ROUND_11, options: BOTH }),
    steps: [...AFTER_ONE, ['purple', 'deploy c2'], ['gray', 'deploy a2']],
  },
} as const satisfies Readonly<Record<string, TableWish>>;

function planners(): TableWish['players'] {
  return [person('Ada'), bot(), bot(), bot()];
}

export const targets = (page: Page): Locator => page.locator('[data-element="grid"] [data-can]');
export const curtain = (page: Page): Locator => page.getByTestId('curtain');

/** Waits until a person is asked for something, or the game is over. */
export async function asked(page: Page): Promise<'board' | 'curtain' | 'end'> {
  await end(page).or(curtain(page)).or(targets(page).first()).first().waitFor();
  if (await end(page).isVisible()) return 'end';
  return (await curtain(page).isVisible()) ? 'curtain' : 'board';
}

/** How an element is used: by a click, a finger, the keyboard. */
export type Use = (where: Locator) => Promise<unknown>;
const click: Use = (where) => where.click();
export const tap: Use = (where) => where.tap();
export const press: Use = async (where) => {
  await where.focus();
  await where.press('Enter');
};

/** The table's id, which its address ends with. */
const idOf = (page: Page): string => page.url().split('/').at(-1) ?? '';
export const entriesOf = async (page: Page): Promise<SavedTable['entries']> =>
  (await savedTable(page, idOf(page))).entries;

/** What was asked is answered: once it is in the journal, nothing of it is left to be pressed. */
export async function done(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = (await entriesOf(page)).length;
  await act();
  await moreEntries(page, before);
}

/** Any legal move: a plan of two where it may be two, a cube, a removal that is confirmed. */
async function answerAny(page: Page, turn: number, use: Use = click): Promise<void> {
  const names = await targets(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-element') ?? ''));
  const count = names.length;
  const first = names[(turn * 5) % count] as string;
  const isPlan = (await commit(page).count()) > 0 && (await commit(page).innerText()).includes('Seal');
  if (!isPlan) {
    const before = (await entriesOf(page)).length;
    await use(cell(page, first));
    return played(page, before, use);
  }
  const second = names[(turn * 5 + 1 + (turn % 3)) % count] as string;
  await use(cell(page, first));
  if (second !== first && (await cell(page, second).getAttribute('data-can')) !== null) await use(cell(page, second));
  return done(page, () => use(commit(page)));
}

/** Opens curtains and answers until the game is over. */
export async function playOn(page: Page, use: Use = click): Promise<number> {
  let handOvers = 0;
  for (let turn = 0; ; turn++) {
    const what = await asked(page);
    if (what === 'end') return handOvers;
    if (what === 'board') await answerAny(page, turn, use);
    else {
      handOvers++;
      await use(curtain(page).getByRole('button'));
      await expect(curtain(page)).toBeHidden();
    }
  }
}
