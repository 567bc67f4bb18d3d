// The entries of this device's storage: made of its summaries, which need no game to be played again.
import { configure, type Game, readSeen, type Seat, Source } from '@penumbra/kit';
import { catalog, loadAllRules } from '../games/catalog.ts';
import { isOver, rankOf, roundOf, type Summary, waitingOf, winnersOf } from '../session/summary.ts';
import { tables } from '../session/tables.ts';
import type { ShelfEntry } from './entry.ts';
import { storedTables } from './stored.ts';

/** The last played first. */
export async function readShelf(): Promise<ShelfEntry[]> {
  await loadAllRules([...new Set(storedTables().map(({ game }) => game))]);
  return tables.list().map(entryOf);
}

export const removeTables = (ids: readonly string[]): void => {
  for (const id of ids) tables.remove(id);
};

function entryOf(summary: Summary): ShelfEntry {
  const { id, game, seats, players, changed } = summary;
  const rules = catalog[game];
  const current = rules?.facts.rules === summary.rules;
  const seen = rules && current ? seenOf(rules, summary) : undefined;
  return {
    id,
    game,
    seats,
    players,
    round: roundOf(summary),
    counts: rules?.facts.counts,
    asked: waitingOf(summary) as readonly Seat[],
    over: isOver(summary),
    winners: winnersOf(summary) as readonly Seat[],
    scores: seen?.result?.scores,
    rank: rankOf(summary),
    changed,
    you: summary.you as Seat | undefined,
    seen,
    broken: !seen,
  };
}

/** What the public sees of it, for its picture; a table of other rules has none. */
function seenOf(game: Game, { seats, options, components, seen }: Summary): ShelfEntry['seen'] {
  try {
    const config = configure(game, { seats, options, components });
    return readSeen(game, config, new Source(seen));
  } catch {
    return undefined;
  }
}
