// Umbrella played through its board: tables cut from recorded games, and the names of what is on them.
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { readRecord } from './records.ts';
import { type Bot, bot, type Person, person, played, type TableWish } from './tables.ts';

type Step = readonly [who: string, what: string];
const CHANCE = /^(first|fill|deal|uncover) /;

export const element = (page: Page, name: string): Locator => page.locator(`[data-element="${name}"]:visible`);
const targets = (page: Page): Locator => page.locator('.um-theme [data-can]');
export const end = (page: Page): Locator => page.getByTestId('end');
const commit = (page: Page): Locator => page.locator('[data-commit]');
const decline = (page: Page): Locator => page.getByRole('button', { name: 'Decline', exact: true });

const placeOf = (record: string, words: string, n: number): number => {
  const { steps } = readRecord(record, 'umbrella');
  const at = steps.flatMap(([, move], i) => (move.startsWith(words) ? [i] : []))[n];
  if (at === undefined) throw new Error(`${record} has no ${words} number ${n}`);
  return at;
};

function wishOf(record: string, at: number, seated: (colour: string) => Person | Bot): TableWish {
  const { steps, seats, options, start, seed } = readRecord(record, 'umbrella');
  return {
    game: 'umbrella',
    options,
    seats,
    start: start ?? null,
    ...(seed === undefined ? {} : { seed }),
    steps: steps.slice(0, at),
    players: seats.map(seated),
  };
}

/** The table as it stood before the n-th move that begins like this; who makes it is the person, the others bots. */
export function cutBefore(record: string, words: string, n = 0): TableWish {
  const at = placeOf(record, words, n);
  const mover = readRecord(record, 'umbrella').steps[at]?.[0];
  return wishOf(record, at, (colour) => (colour === mover ? person('Ada') : bot()));
}
/** The move that was made there, and who made it. */
export const stepAt = (record: string, words: string, n = 0): Step =>
  readRecord(record, 'umbrella').steps[placeOf(record, words, n)] as Step;

/** The table of people around one device after so many steps, and what they did then. */
export function shared(record: string, at: number): { readonly wish: TableWish; readonly rest: readonly Step[] } {
  const names = ['Ada', 'Bo', 'Cy', 'Di'];
  const { steps, seats } = readRecord(record, 'umbrella');
  const rest = steps.slice(at).filter(([, move]) => !CHANCE.test(move));
  return { wish: wishOf(record, at, (colour) => person(names[seats.indexOf(colour)] ?? colour)), rest };
}

/** The same before the n-th move that begins like this. */
export const sharedBefore = (record: string, words: string, n = 0): ReturnType<typeof shared> =>
  shared(record, placeOf(record, words, n));

/** A table from the position of a scenario; the first seat is the person. */
export function fromScenario(name: string): TableWish {
  const file = new URL(`../../../games/umbrella/scenarios/${name}.json`, import.meta.url);
  const { position, play } = JSON.parse(readFileSync(file, 'utf8'));
  const start = { format: 'penumbra/position@1', ...position };
  const { seats, options } = position;
  const players = seats.map((_: string, i: number) => (i === 0 ? person('Ada') : bot()));
  return {
    game: 'umbrella',
    options,
    seats,
    start,
    players,
    steps: play.filter((step: string[]) => step.length === 2),
  };
}

/** Waits until a person is asked, or the game is over. */
export async function asked(page: Page): Promise<'asked' | 'end'> {
  await end(page).or(targets(page).first()).or(decline(page)).first().waitFor();
  return (await end(page).isVisible()) ? 'end' : 'asked';
}

/** A pavement as its seat meets it: by its side, or by its name where it does not touch the stage. */
function pavement(zone: string, seats: readonly string[], seat: string): string {
  const [kind, of] = zone.split(':');
  const [index, count] = [seats.indexOf(seat), seats.length];
  if (kind === 'center') return 'top';
  if (kind === 'personal') return of === seat ? 'bottom' : zone;
  if (count === 1) return of === '0' ? 'left' : 'right';
  if (Number(of) === index) return 'left';
  return Number(of) === (index + count - 1) % count ? 'right' : zone;
}

/** By which elements a written move is chosen. */
function partsOf(words: string, seats: readonly string[], seat: string): readonly string[] {
  const [kind = '', first = '', second = '', third = '', , zone] = words.split(' ');
  switch (kind) {
    case 'slide':
      return [zone ? `${zone} ${second}` : `${first} ${second}`, `gate ${first} ${third}`];
    case 'complete':
      return [`slot ${first}`, second, ...(third ? [third] : [])];
    case 'cover':
      return [`slot ${first}`];
    case 'swap':
      return [first, second];
    case 'trade':
      return [`${pavement(first, seats, seat)} ${second}`, third];
    default:
      return [];
  }
}

export const entriesOf = (page: Page): Promise<readonly Step[]> =>
  page.evaluate(() => {
    const key = `penumbra/table/${location.hash.split('/')[2]}`;
    return JSON.parse(localStorage.getItem(key) ?? '{}').journal.entries as Step[];
  });

type Choose = (name: string) => Promise<unknown>;

/** Chooses one element after the other, and makes sure that exactly this move is in the journal then. */
export async function make(page: Page, [seat, words]: Step, seats: readonly string[], choose: Choose): Promise<void> {
  const before = (await entriesOf(page)).length;
  const made = async (): Promise<string | undefined> => (await entriesOf(page))[before]?.[1];
  for (const name of partsOf(words, seats, seat)) await choose(name);
  if (words === 'decline') await decline(page).click();
  if (words === 'stop') {
    await page.getByRole('button', { name: 'Stop here' }).click();
    await expect(page.getByText('It would end with')).toBeVisible();
    await commit(page).click();
  }
  await played(page, before);
  expect(await made()).toBe(words);
}

export const click = (page: Page) => (name: string) => element(page, name).click();
export const tap = (page: Page) => (name: string) => element(page, name).tap();

/** Keys alone: arrows towards what is wanted, letters to a colour of its pavement, digits to a line; Tab where nothing else helps. */
export const press = (page: Page) => async (name: string) => {
  const [kind = '', side, line] = name.split(' ');
  if (kind === 'gate') return page.keyboard.press(String(1 + ('1234abcd'.indexOf(line ?? '') % 4)));
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-element') ?? '');
  const arrows = (): Promise<readonly string[]> =>
    page.evaluate((selector) => {
      const goal = [...document.querySelectorAll(selector)].find((one) => one.getBoundingClientRect().width > 0);
      const here = document.activeElement;
      if (!goal || !here?.closest('.um-theme [role="button"]')) return [];
      const [a, b] = [here.getBoundingClientRect(), goal.getBoundingClientRect()];
      const dx = b.x + b.width / 2 - a.x - a.width / 2;
      const dy = b.y + b.height / 2 - a.y - a.height / 2;
      const ways = [dx > 0 ? 'ArrowRight' : 'ArrowLeft', dy > 0 ? 'ArrowDown' : 'ArrowUp'];
      return Math.abs(dx) > Math.abs(dy) ? ways : ways.reverse();
    }, `[data-element="${name}"]`);
  const times = new Map<string, number>();
  for (let i = 0; i < 40; i++) {
    const at = await focused();
    if (at === name) break;
    const visits = times.get(at) ?? 0;
    times.set(at, visits + 1);
    // On the pavement it stands on, a colour has its letter.
    if (/^[RBYG]$/.test(side ?? '') && at.startsWith(`${kind} `)) await page.keyboard.press((side ?? '').toLowerCase());
    else await page.keyboard.press((await arrows())[visits] ?? 'Tab');
  }
  expect(await focused(), 'reached by keys').toBe(name);
  await page.keyboard.press('Enter');
};
