// People who play an online table to its end: each looks one step ahead, so that a game is as long as games are.
import { BOTS } from '@penumbra/bots';
import { games } from '@penumbra/catalog';
import { configure, type Games, Rng, readSeen, type Seat, Source } from '@penumbra/kit';
import type { Output } from '@penumbra/protocol';
import { expect, type Locator, type Page } from '@playwright/test';
import { ask, moves } from './online.ts';
import { end } from './umbra.ts';

const LONG_MS = 60_000;

interface Choice {
  /** The entry that it answers. */
  readonly entry: number;
  /** Its place in the list of moves. */
  readonly place: number;
  readonly text: string;
}

/** What somebody would do who knows what this page was told; undefined when the seat is not asked. */
async function sensible(page: Page, rng: Rng): Promise<Choice | undefined> {
  const id = page.url().split('/').at(-1) as string;
  const { table, sync } = (await ask(page, 'GET', `/tables/${id}`)) as Output<'tables.get'>;
  const game = (games as unknown as Games)[table.game];
  if (!game || !sync || table.mine === null) throw new Error(`nobody of this page plays at ${id}`);
  const seats = table.seats.map(({ colour }) => colour);
  const config = configure(game, { seats, options: table.options });
  const seen = readSeen(game, config, new Source(sync.seen));
  if (seen.legal.length === 0) return undefined;
  const move = BOTS.greedy().choose({ game, seen, seat: table.mine as Seat, rng, budget: {} });
  return { entry: seen.entry, place: seen.legal.indexOf(move), text: game.notation.move(move, config) };
}

/** The same without looking at the page: a sensible move in the name of whoever has it; false where nobody is asked. */
export async function moveUnseen(page: Page, rng: Rng): Promise<boolean> {
  const choice = await sensible(page, rng);
  if (!choice) return false;
  const { entry, text: move } = choice;
  const id = page.url().split('/').at(-1) as string;
  await ask(page, 'POST', `/tables/${id}/moves`, { entry, id: `unseen-${entry}-${move.length}`, move });
  return true;
}

/** Everybody plays to the end without looking. */
export async function finishUnseen(pages: readonly Page[]): Promise<void> {
  const rng = new Rng('unseen');
  for (let page = pages[0]; page; ) {
    page = undefined;
    for (const one of pages) if (await moveUnseen(one, rng)) page = one;
  }
}

interface Play {
  /** Is told of every decision. */
  before?(turn: number): Promise<unknown>;
  /** Keys instead of clicks. */
  readonly byKeys?: boolean;
}

/** One person who plays by the list of moves until the game is over; how many decisions it took. */
export async function playOnline(page: Page, { before, byKeys = false }: Play = {}): Promise<number> {
  const rng = new Rng(byKeys ? 'by keys' : 'by clicks');
  for (let turn = 0; ; turn++) {
    await end(page).or(moves(page).first()).first().waitFor({ timeout: LONG_MS });
    if (await end(page).isVisible()) return turn;
    await before?.(turn);
    await decide(page, byKeys, rng);
  }
}

/** Until the table has gone on: others may choose meanwhile, and a server that restarts says nothing for a while. */
async function decide(page: Page, byKeys: boolean, rng: Rng): Promise<void> {
  await expect(async () => {
    const choice = await sensible(page, rng);
    if (!choice) return;
    const table = page.locator(`[data-testid=table][data-entry="${choice.entry}"]`);
    await table.waitFor({ timeout: 2_000 });
    const move = await shown(page, choice.place);
    await (byKeys ? move.press('Enter', { timeout: 2_000 }) : move.click({ timeout: 2_000 }));
    await goneOn(page, choice.entry);
  }).toPass({ intervals: [50], timeout: LONG_MS });
}

/** Long lists are shown a page at a time. */
async function shown(page: Page, place: number): Promise<Locator> {
  const more = page.getByTestId('text-board').getByRole('button', { name: /^Show \d+ more$/ });
  for (;;) {
    const count = await moves(page).count();
    if (place < count) return moves(page).nth(place);
    await more.click({ timeout: 2_000 });
    await expect.poll(() => moves(page).count()).toBeGreaterThan(count);
  }
}

/** The page looks itself, so nothing is slept away: another entry, a choice that may be taken back, or the end. */
const goneOn = (page: Page, entry: number): Promise<unknown> =>
  page.waitForFunction(
    (at) => {
      const table = document.querySelector('[data-testid=table]');
      const words = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
      return (
        table?.getAttribute('data-entry') !== String(at) || words.some((text) => text.includes('Take back my choice'))
      );
    },
    entry,
    { timeout: 10_000 },
  );
