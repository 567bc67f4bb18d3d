// What the end of a game says about those who played it.
import { estimateAfter, type Finished, NEWCOMER } from '@penumbra/bots/fair';
import { type Seat, TAKE_BACK } from '@penumbra/kit';
import { type CompiledQuery, sql } from 'kysely';
import type { Core } from '../core.ts';
import type { Hosted, Play } from './hosted.ts';

/** The entry that ends the game, which nobody has been told yet. */
interface Last {
  readonly n: number;
  readonly client: string | undefined;
}

/** Entries of people carry a client's id; those that a bot made for somebody who was away do not. */
function playedThemselves({ table, clients }: Play, colour: string, { n, client }: Last): boolean {
  const theirs = new Set(clients.get(colour)?.values());
  if (client !== undefined) theirs.add(n);
  return table.entries.every(([who, what], i) => who !== colour || what === TAKE_BACK || theirs.has(i));
}

/**
 * Belongs to the entry that ends the game, so that it is written once. As on a device: from the first move on, against
 * bots, to the end; of other people nothing is known.
 */
export function lessonsOf(core: Core, { id, row, seats }: Hosted, play: Play, last: Last): CompiledQuery[] {
  const { result, config, game } = play.table;
  if (!result || row.start !== null) return [];
  const levels = seats.map(({ kind, level }) => (kind === 'bot' && level !== null ? level : undefined));
  return seats.flatMap(({ kind, person }, i) => {
    const finished: Finished = { you: i as Seat, winners: result.winners, levels };
    const teaches = estimateAfter(NEWCOMER, game.hints.ratings ?? {}, finished) !== NEWCOMER;
    if (kind !== 'person' || person === null || !teaches) return [];
    if (!playedThemselves(play, config.seats[i] as string, last)) return [];
    return [lesson(core, { person, game: row.game, table_id: id, finished: JSON.stringify(finished) })];
  });
}

interface Lesson {
  readonly person: string;
  readonly game: string;
  readonly table_id: string;
  readonly finished: string;
}

/** Of whoever has been forgotten meanwhile nothing is kept. */
function lesson({ storage, now }: Core, { person, game, table_id, finished }: Lesson): CompiledQuery {
  const text = (value: string) => sql<string>`cast(${value} as text)`;
  return storage.db
    .insertInto('lessons')
    .columns(['person', 'game', 'table_id', 'finished', 'at'])
    .expression((e) =>
      e
        .selectFrom('people')
        .where('id', '=', person)
        .select([
          'id',
          text(game).as('game'),
          text(table_id).as('table_id'),
          text(finished).as('finished'),
          sql<number>`cast(${now()} as bigint)`.as('at'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .compile();
}
