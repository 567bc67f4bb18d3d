import { BOT_NAMES, isBotName } from '@penumbra/bots';
import { type Config, configure, Fault, type Game, type JsonObject, usualSeats } from '@penumbra/kit';
import { FAIR, type NewTable, refuse, type SeatWish, STANDARD_SETTINGS, type TableSettings } from '@penumbra/protocol';
import type { CompiledQuery } from 'kysely';
import type { Core } from '../core.ts';
import { fairTo } from '../people/strength.ts';
import { newSeed, newTableId } from '../people/tokens.ts';
import type { SeatRow } from '../storage/schema.ts';
import { atTable } from './at.ts';
import type { Hosted } from './hosted.ts';
import { startIfFull } from './start.ts';

export const gameNamed = ({ games }: Core, id: string): Game => {
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!game) throw refuse('unknown-game');
  return game;
};

/** What a new table is made of. */
export interface Plan {
  readonly config: Config;
  readonly rules: number;
  readonly start?: JsonObject | undefined;
  readonly settings: TableSettings;
  readonly seats: readonly Partial<SeatRow>[];
  readonly host: string;
}

/** Faults of the kit name a key of what somebody sent. */
function checked<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof Fault ? refuse('bad-input', error.at) : error;
  }
}

export function settingsOf(given: Partial<TableSettings>): TableSettings {
  return { ...STANDARD_SETTINGS, ...given };
}

/** Whose wish it is, and for which game. */
export interface Wisher {
  readonly person: string;
  readonly game: string;
}

const isFair = (wish: SeatWish): boolean => wish.kind === 'bot' && wish.level === FAIR;

function seatFor(wish: SeatWish, person: string, draw: () => string): Partial<SeatRow> {
  switch (wish.kind) {
    case 'me':
      return { kind: 'person', person };
    case 'open':
      return { kind: 'open' };
    case 'bot':
      if (isFair(wish)) return { kind: 'bot', level: draw(), fair: 1 };
      if (!isBotName(wish.level)) throw refuse('bad-input', `seats: ${[FAIR, ...BOT_NAMES].join(', ')}`);
      return { kind: 'bot', level: wish.level };
  }
}

export async function seatsFor(
  core: Core,
  wishes: readonly SeatWish[],
  { person, game }: Wisher,
): Promise<Partial<SeatRow>[]> {
  if (wishes.filter(({ kind }) => kind === 'me').length > 1) throw refuse('bad-input', 'seats');
  const draw = wishes.some(isFair) ? await fairTo(core, person, game) : () => '';
  return wishes.map((wish) => seatFor(wish, person, draw));
}

export async function createTable(core: Core, person: string, wish: NewTable): Promise<Hosted> {
  const game = gameNamed(core, wish.game);
  const colours = wish.colours ?? usualSeats(game, wish.seats.length);
  if (colours.length !== wish.seats.length) throw refuse('bad-input', 'colours');
  const { options, components } = wish;
  return makeTable(core, {
    config: checked(() => configure(game, { seats: colours, options, components })),
    rules: game.facts.rules,
    settings: settingsOf(wish.settings ?? {}),
    seats: await seatsFor(core, wish.seats, { person, game: wish.game }),
    host: person,
  });
}

export async function makeTable(core: Core, plan: Plan, also: readonly CompiledQuery[] = []): Promise<Hosted> {
  await checkLimit(core, plan.host);
  const { storage, now } = core;
  const { config, settings } = plan;
  const id = newTableId(core);
  const ready = settings.autostart && plan.seats.every(({ kind }) => kind !== 'open');
  const row = {
    id,
    n: 0,
    game: config.game,
    rules: plan.rules,
    options: JSON.stringify(config.given.options),
    components: JSON.stringify(config.given.components),
    colours: JSON.stringify(config.seats),
    start: plan.start ? JSON.stringify(plan.start) : null,
    seed: newSeed(core),
    settings: JSON.stringify(settings),
    visibility: settings.visibility,
    status: 'lobby' as const,
    host: plan.host,
    created: now(),
    changed: now(),
    waiting: 0,
    wake: ready ? now() : null,
  };
  const seats = plan.seats.map((seat, i) => ({
    table_id: id,
    seat: i,
    kind: 'open' as const,
    fair: 0,
    ...seat,
    muted: 0,
    vacation: 0,
  }));
  const writes = [
    storage.db.insertInto('tables').values(row).compile(),
    storage.db.insertInto('seats').values(seats).compile(),
    ...also,
  ];
  await storage.commit({ writes });
  const hosted = await core.hosts.get(id);
  await atTable(core, hosted, () => startIfFull(core, hosted));
  return hosted;
}

async function checkLimit({ storage, limits }: Core, person: string): Promise<void> {
  const { count } = await storage.db
    .selectFrom('tables')
    .where('host', '=', person)
    .where('status', 'in', ['lobby', 'running', 'paused'])
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= limits.tables) throw refuse('too-many-tables');
}
