// Via Nebula played through its board: tables cut from recorded games, and the hands that make a written move.
import { expect, type Locator, type Page } from '@playwright/test';
import { readRecord } from './records.ts';
import { type Bot, bot, type Person, person, type TableWish } from './tables.ts';

export const element = (page: Page, name: string): Locator => page.locator(`[data-element="${name}"]:visible`);
export const targets = (page: Page): Locator => page.locator('[data-element="map"] [data-can]');
export const end = (page: Page): Locator => page.getByTestId('end');
export const curtain = (page: Page): Locator => page.getByTestId('curtain');
/** The committing button of the dock. */
export const commit = (page: Page): Locator => page.locator('[data-commit]');

/** The same, once it plays something. */
const ready = (page: Page): Locator => page.locator('[data-commit].sun');

export type Step = readonly [seat: string, move: string];
const CHANCE = /^(first|tokens|private|open|refill|secret) /;

const wishOf = (record: string, at: number, players: (colour: string) => Person | Bot): TableWish => {
  const { steps, seats, options, start, seed } = readRecord(record, 'via-nebula');
  return {
    game: 'via-nebula',
    options,
    seats,
    start: start ?? null,
    ...(seed === undefined ? {} : { seed }),
    steps: steps.slice(0, at),
    players: seats.map(players),
  };
};

const placeOf = (record: string, words: string, n: number): number => {
  const { steps } = readRecord(record, 'via-nebula');
  const at = steps.flatMap(([, move], i) => (move.startsWith(words) ? [i] : []))[n];
  if (at === undefined) throw new Error(`${record} has no ${words} number ${n}`);
  return at;
};

/** The table as it stood before the n-th move that begins like this; its mover is the person, the others bots. */
export function cutBefore(record: string, words: string, n = 0): TableWish {
  const at = placeOf(record, words, n);
  const mover = readRecord(record, 'via-nebula').steps[at]?.[0];
  return wishOf(record, at, (colour) => (colour === mover ? person('Ada') : bot()));
}

/** The move that was made there. */
export const moveAt = (record: string, words: string, n = 0): string =>
  readRecord(record, 'via-nebula').steps[placeOf(record, words, n)]?.[1] ?? '';

/** The table of people around one device after so many steps, and what they did then. */
export function shared(record: string, at: number): { readonly wish: TableWish; readonly rest: readonly Step[] } {
  const names = ['Ada', 'Bo', 'Cy', 'Di'];
  const { steps, seats } = readRecord(record, 'via-nebula');
  const rest = steps.slice(at).filter(([, move]) => !CHANCE.test(move));
  return { wish: wishOf(record, at, (colour) => person(names[seats.indexOf(colour)] ?? colour)), rest };
}

/** Waits until a person is asked, or the game is over. */
export async function asked(page: Page): Promise<'board' | 'curtain' | 'end'> {
  const skip = element(page, 'skip');
  await expect(end(page).or(curtain(page)).or(targets(page).first()).or(skip).first()).toBeVisible();
  if (await end(page).isVisible()) return 'end';
  return (await curtain(page).isVisible()) ? 'curtain' : 'board';
}

/** A step of a choice; one that chooses itself where there is no other is optional. */
interface Part {
  readonly name: string;
  readonly optional?: boolean;
}
const must = (name: string): Part => ({ name });
const may = (name: string): Part => ({ name, optional: true });

/** `d5.2` is the second of one's own sites on d5. */
function siteParts(word: string): readonly Part[] {
  const [at = '', nth = '1'] = word.split('.');
  return [must(at), may(`${at}.${nth}`)];
}

/** By which elements a written move is chosen. */
function partsOf(words: string): readonly Part[] {
  const [kind = '', first = '', second = '', third = '', ...rest] = words.split(' ');
  switch (kind) {
    case 'carry': {
      const [from = '', to = ''] = first.split('>');
      const [at = '', good] = from.split(':');
      return [must(at), ...(good ? [must(`give ${good}`)] : []), ...siteParts(to)];
    }
    case 'build':
      return [
        must(`contract ${second}`),
        ...siteParts(first),
        ...(third === 'using' ? [may(`pay ${rest.join(' ')}`)] : []),
      ];
    case 'exchange':
      return [...siteParts(first), may(`give ${second}`), must(`take ${third}`)];
    case 'return':
      return [...(first === 'storage' ? [must(first)] : siteParts(first)), may(`give ${second}`)];
    case 'deliver':
      return [must(`take ${first}`), ...siteParts(second)];
    case 'fly':
      return [must(first), must(second)];
    case 'extra':
    case 'draw':
    case 'shortcut':
    case 'skip':
      return [must(kind)];
    default:
      return [must(first)];
  }
}

export const entriesOf = (page: Page): Promise<readonly Step[]> =>
  page.evaluate(() => {
    const key = `penumbra/table/${location.hash.split('/')[2]}`;
    return JSON.parse(localStorage.getItem(key) ?? '{}').journal.entries as Step[];
  });

/** Chooses one element after the other, and makes sure that exactly this move is in the journal then. */
export async function make(page: Page, words: string, choose: (name: string) => Promise<unknown>): Promise<void> {
  const before = (await entriesOf(page)).length;
  const made = async (): Promise<string | undefined> => (await entriesOf(page))[before]?.[1];
  const stake = page.getByRole('button', { name: 'Stake here' });
  // The board has answered: with one of these, with a button that plays what is chosen, or by playing it.
  const answered = (...shown: readonly Locator[]): Promise<void> =>
    expect
      .poll(async () => {
        const visible = await Promise.all([...shown, ready(page)].map((one) => one.first().isVisible()));
        return visible.includes(true) || (await made()) !== undefined;
      }, words)
      .toBe(true);
  const parts = partsOf(words);
  for (const [i, { name, optional }] of parts.entries()) {
    if (optional) await answered(...parts.slice(i).map((part) => element(page, part.name)));
    if (!optional || (await element(page, name).isVisible())) await choose(name);
  }
  // A ruin that means several things is asked about; a finger is shown what one tap would do.
  await expect(async () => {
    const isAsked = words.startsWith('site ') && (await stake.isVisible());
    if ((await made()) === undefined) await (isAsked ? stake : ready(page)).click({ timeout: 1_000 });
    expect(await made()).toBe(words);
  }).toPass({ timeout: 15_000 });
}

export const click = (page: Page) => (name: string) => element(page, name).click();
export const tap = (page: Page) => (name: string) => element(page, name).tap();

/** Keys alone: `n` walks from target to target on the map, arrows over the contracts, Tab reaches everything else. */
export const press = (page: Page) => async (name: string) => {
  const focused = (selector: string): Promise<boolean> =>
    page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);
  const wanted = `[data-element="${name}"]`;
  const walk = async (key: string, until: string, most = 60): Promise<void> => {
    for (let i = 0; i < most && !(await focused(until)); i++) await page.keyboard.press(key);
  };
  if (/^[a-z]\d+$/.test(name)) await walk('n', wanted);
  else if (name.startsWith('contract ')) {
    await walk('Tab', '[data-element^="contract "]');
    await walk('ArrowRight', wanted, 9);
    await walk('ArrowLeft', wanted, 9);
  } else await walk('Tab', wanted);
  if (!(await focused(wanted))) throw new Error(`keys do not reach ${name}`);
  await page.keyboard.press('Enter');
};
