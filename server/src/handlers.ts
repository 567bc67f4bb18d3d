// What is done for each operation.
import { BOT_NAMES } from '@penumbra/bots';
import {
  type JsonObject,
  type OptionContext,
  type OptionRule,
  type OptionValue,
  optionState,
  readComponents,
  Source,
} from '@penumbra/kit';
import { PROTOCOL_VERSION, type TableInfo } from '@penumbra/protocol';
import type { Core } from './core.ts';
import type { Called, Handlers } from './dispatch.ts';
import { sessionHandlers } from './people/handlers.ts';
import { passkeyHandlers } from './people/passkeys.ts';
import { atTable } from './tables/at.ts';
import { linesSince, say } from './tables/chat.ts';
import { createTable, gameNamed } from './tables/create.ts';
import { type Hosted, mayLook } from './tables/hosted.ts';
import { infoFor } from './tables/info.ts';
import { claimLink, makeLink, revokeLinks } from './tables/links.ts';
import { openTables, tablesOf } from './tables/lists.ts';
import { hint, retract, submit, undo } from './tables/moves.ts';
import { fork, recordFor, rematch } from './tables/record.ts';
import { answer, ask, resume } from './tables/requests.ts';
import { arrange, comeBack, join, leave, setMuted, setVacation } from './tables/seats.ts';
import { setSettings } from './tables/settings.ts';
import { start } from './tables/start.ts';
import { syncSince } from './tables/watch.ts';

const shown = (core: Core, hosted: Hosted, { me }: Called): { table: TableInfo } => ({
  table: infoFor(core, hosted, me.id),
});

/** A handler that changes something at a table and answers with what is around it now. */
const changes =
  <I>(change: (core: Core, input: I, called: Called) => Promise<unknown>) =>
  async (core: Core, input: I, called: Called): Promise<{ table: TableInfo }> =>
    shown(core, ((await change(core, input, called)) as Hosted | undefined) ?? called.hosted, called);

const games: Pick<Handlers, 'games.list' | 'games.get'> = {
  'games.list': async ({ games }) => ({
    games: Object.values(games).map(({ facts }) => facts as unknown as JsonObject) as never,
    bots: [...BOT_NAMES],
  }),
  'games.get': async (core, { game: id, players }) => {
    const game = gameNamed(core, id);
    const { components } = readComponents(game.components, new Source(undefined));
    const context = {
      players: players ?? game.facts.players.min,
      components: components as OptionContext['components'],
    };
    const chosen: { [name: string]: OptionValue } = {};
    const options = Object.entries(game.options as { [name: string]: OptionRule }).map(([name, rule]) => {
      const { values, standard } = optionState(rule, { ...context, options: chosen });
      chosen[name] = standard;
      return { name, values: [...values], standard, house: rule.house === true };
    });
    return { facts: game.facts as never, options, components: components as never };
  },
};

type TableHandlers = Pick<Handlers, Extract<keyof Handlers, `tables.${string}`>>;

const tables: TableHandlers = {
  'tables.create': changes((core, wish, { me }) => createTable(core, me.id, wish)),
  'tables.open': async (core) => ({ tables: await openTables(core) }),
  'tables.mine': async (core, _, { me }) => ({ tables: await tablesOf(core, me.id) }),
  async 'tables.get'(core, { table }, called) {
    const hosted = await core.hosts.get(table);
    const person = called.me.id;
    const sync = await atTable(core, hosted, async () =>
      mayLook(hosted, person) ? syncSince(core, hosted, person, 0, 0) : undefined,
    );
    return { ...shown(core, hosted, called), sync: sync ?? null };
  },
  'tables.join': changes(async (core, { table, seat }, { me }) => {
    const hosted = await core.hosts.get(table);
    await join(core, hosted, me.id, seat);
    return hosted;
  }),
  'tables.leave': changes((core, _, { hosted, me }) => leave(core, hosted, me.id)),
  'tables.return': changes((core, _, { hosted, seat }) => comeBack(core, hosted, seat)),
  'tables.start': changes((core, _, { hosted }) => atTable(core, hosted, () => start(core, hosted))),
  'tables.settings': changes((core, { settings }, { hosted }) => setSettings(core, hosted, settings)),
  'tables.seat': changes((core, { seat, wish }, { hosted, me }) => arrange(core, hosted, me.id, seat, wish)),
  'tables.rematch': changes((core, _, { hosted, me }) => rematch(core, hosted, me.id)),
  'tables.fork': changes((core, { step, seats, settings }, { hosted, me }) =>
    fork(core, hosted, me.id, { step, seats, settings }),
  ),
  'tables.record': (core, _, { hosted, me }) => recordFor(core, hosted, me.id),
  'tables.resume': changes((core, _, { hosted }) => resume(core, hosted)),
  'tables.vacation': changes((core, { on }, { hosted, seat }) => setVacation(core, hosted, seat, on)),
};

type MoveHandlers = Pick<Handlers, Extract<keyof Handlers, `moves.${string}` | `requests.${string}`>>;

const moves: MoveHandlers = {
  'moves.submit': async (core, { move, entry, id }, { hosted, seat }) => ({
    entry: await submit(core, hosted, { seat, entry, id }, move),
  }),
  'moves.retract': async (core, { entry, id }, { hosted, seat }) => ({
    entry: await retract(core, hosted, { seat, entry, id }),
  }),
  'moves.undo': async (core, { entry, id }, { hosted, seat }) => ({
    entry: await undo(core, hosted, { seat, entry, id }),
  }),
  'moves.hint': (core, _, { hosted, seat }) => hint(core, hosted, seat),
  'requests.ask': changes((core, { kind }, { hosted, seat }) => ask(core, hosted, seat, kind)),
  'requests.answer': changes((core, { request, yes }, { hosted, seat }) => answer(core, hosted, seat, request, yes)),
};

type OtherHandlers = Pick<Handlers, Extract<keyof Handlers, `chat.${string}` | `links.${string}` | `server.${string}`>>;

const others: OtherHandlers = {
  'chat.say': async (core, { text, id }, { hosted, seat }) => ({ n: await say(core, hosted, seat, { text, id }) }),
  'chat.list': async (core, { from }, { hosted }) => ({ lines: await linesSince(core, hosted, from) }),
  'chat.mute': changes((core, { on }, { hosted, seat }) => setMuted(core, hosted, seat, on)),
  'links.make': async (core, _, { hosted, seat }) => ({ token: await makeLink(core, hosted, seat) }),
  async 'links.revoke'(core, _, { hosted, seat }) {
    await revokeLinks(core, hosted, seat);
    return {};
  },
  'links.claim': changes((core, { token }, { me }) => claimLink(core, me.id, token)),
  'server.push': async ({ notify }) => ({ key: notify.publicKey }),
  async 'server.health'({ storage }) {
    const alive = await storage.db
      .selectFrom('settings')
      .select('key')
      .limit(1)
      .execute()
      .then(
        () => true,
        () => false,
      );
    return { ok: alive, version: PROTOCOL_VERSION, storage: alive };
  },
};

export const handlers: Handlers = { ...sessionHandlers, ...passkeyHandlers, ...games, ...tables, ...moves, ...others };
