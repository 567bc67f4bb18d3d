// How well people play each game, learned from their finished games against bots; and whom `fair` seats for them.
import {
  drawLevel,
  type Estimate,
  estimateAfter,
  type FairLevel,
  type Finished,
  mixFor,
  NEWCOMER,
} from '@penumbra/bots/fair';
import type { Game } from '@penumbra/kit';
import { refuse } from '@penumbra/protocol';
import { type CompiledQuery, sql } from 'kysely';
import type { Core } from '../core.ts';

export interface Strength {
  readonly estimate: Estimate;
  /** How many games it rests on. */
  readonly games: number;
}

type Known = Strength & { readonly game: string };

const UNKNOWN: Strength = { estimate: NEWCOMER, games: 0 };
const TRIES = 20;
/** What a device says is believed less than what was seen here. */
const LEAST_START = 200;

/** Undefined does not travel. */
function finishedIn(text: string): Finished {
  const { levels, ...rest } = JSON.parse(text) as Omit<Finished, 'levels'> & { levels: (string | null)[] };
  return { ...rest, levels: levels.map((level) => level ?? undefined) };
}

const ratingsOf = ({ games }: Core, game: string) => games[game]?.hints.ratings ?? {};

/** Only of somebody who is known: whoever was forgotten meanwhile stays forgotten. */
function keep({ storage }: Core, person: string, { game, estimate, games }: Known, before: number): CompiledQuery {
  const { rating, deviation, volatility } = estimate;
  const real = (x: number) => sql<number>`cast(${x} as double precision)`;
  const values = { rating: real(rating), deviation: real(deviation), volatility: real(volatility) };
  const count = sql<number>`cast(${games} as bigint)`;
  return storage.db
    .insertInto('strengths')
    .columns(['person', 'game', 'rating', 'deviation', 'volatility', 'games'])
    .expression((e) =>
      e
        .selectFrom('people')
        .where('id', '=', person)
        .select([
          'id',
          sql<string>`cast(${game} as text)`.as('game'),
          values.rating.as('rating'),
          values.deviation.as('deviation'),
          values.volatility.as('volatility'),
          count.as('games'),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['person', 'game'])
        .doUpdateSet({ ...values, games: count })
        .where('strengths.games', '=', before),
    )
    .compile();
}

async function readStrengths({ storage }: Core, person: string): Promise<Map<string, Known>> {
  const rows = await storage.db.selectFrom('strengths').selectAll().where('person', '=', person).execute();
  return new Map(
    rows.map(({ game, games, rating, deviation, volatility }) => {
      return [game, { game, games, estimate: { rating, deviation, volatility } }];
    }),
  );
}

/**
 * Everything that is known of somebody, with the games taken in that have ended since. Estimates are read before
 * lessons: whoever takes a lesson in changes both at once, so one that is still there is not in what was read, and if
 * another node takes it in meanwhile the number of games has grown and nothing is written here.
 */
export async function strengthsOf(core: Core, person: string): Promise<ReadonlyMap<string, Strength>> {
  const { db } = core.storage;
  for (let n = 0; n < TRIES; n++) {
    const known = await readStrengths(core, person);
    const lessons = await db.selectFrom('lessons').selectAll().where('person', '=', person).orderBy('at').execute();
    // Another node may have taken them in between the two looks.
    if (lessons.length === 0) return readStrengths(core, person);
    for (const [game, own] of Map.groupBy(lessons, (lesson) => lesson.game)) {
      const before = known.get(game) ?? UNKNOWN;
      const estimate = own.reduce(
        (one, { finished }) => estimateAfter(one, ratingsOf(core, game), finishedIn(finished)),
        before.estimate,
      );
      const after = { game, estimate, games: before.games + own.length };
      const tables = own.map(({ table_id }) => table_id);
      const taken = db
        .deleteFrom('lessons')
        .where('person', '=', person)
        .where('game', '=', game)
        .where('table_id', 'in', tables);
      await core.storage.commit({ writes: [keep(core, person, after, before.games), taken.compile()] });
    }
  }
  throw refuse('server-busy');
}

/** Where somebody's device begins to know them here; what was played here already counts instead. */
export async function introduce(
  core: Core,
  person: string,
  game: Game,
  { rating, deviation }: Pick<Estimate, 'rating' | 'deviation'>,
): Promise<void> {
  if ((await strengthsOf(core, person)).get(game.facts.id)?.games) return;
  const strongest = Math.max(0, ...Object.values(game.hints.ratings ?? {}));
  const estimate = {
    rating: Math.min(strongest, Math.max(0, rating)),
    deviation: Math.min(NEWCOMER.deviation, Math.max(LEAST_START, deviation)),
    volatility: NEWCOMER.volatility,
  };
  await core.storage.commit({ writes: [keep(core, person, { game: game.facts.id, estimate, games: 0 }, 0)] });
}

/** Draws a level for each seat that is to be a match for this person. */
export async function fairTo(core: Core, person: string, game: string): Promise<() => FairLevel> {
  const { estimate } = (await strengthsOf(core, person)).get(game) ?? UNKNOWN;
  const mix = mixFor(ratingsOf(core, game), estimate);
  return () => drawLevel(mix, { fraction: () => core.random(4).readUInt32LE() / 2 ** 32 });
}
