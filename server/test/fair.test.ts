// `fair` on the server: whom it seats, what a finished game teaches, and who is told. On both databases.
import assert from 'node:assert/strict';
import path from 'node:path';
import { after, type TestContext, test } from 'node:test';
import { type Estimate, estimateAfter, mixFor, NEWCOMER } from '@penumbra/bots/fair';
import { type Game, Rng, type Seat } from '@penumbra/kit';
import { type Client, type Connection, createClient, type NewTable, type TableInfo } from '@penumbra/protocol';
import { checkStorage, openBus, openSqlite, openStorage, type Running, startServer } from '@penumbra/server';
import { startPostgres } from '@penumbra/server/services';
import { botNamed, configOf, requestOf } from '../src/bots/question.ts';
import type { Thinker } from '../src/bots/thinker.ts';
import { strengthsOf } from '../src/people/strength.ts';
import type { Storage } from '../src/storage/storage.ts';
import { catalog, configIn, connected, guest, playRandomly, seenIn, tempFolder, until, wires } from './world.ts';

const postgres = await startPostgres();
after(() => 'stop' in postgres && postgres.stop());
const skipPostgres = 'missing' in postgres ? postgres.missing : (false as const);

let databases = 0;

async function emptyDatabase(): Promise<string> {
  if ('missing' in postgres) throw new Error(postgres.missing);
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const name = `fair_${process.pid}_${++databases}`;
  await client.query(`create database ${name}`);
  await client.end();
  return postgres.url.replace(/postgres$/, name);
}

const KINDS = [
  {
    name: 'SQLite',
    skip: false as const,
    open: async (t: TestContext): Promise<Storage> => openSqlite(path.join(tempFolder(t), 'penumbra.db')),
  },
  { name: 'PostgreSQL', skip: skipPostgres, open: async (): Promise<Storage> => openStorage(await emptyDatabase()) },
];

/** Every bot plays at random, whatever its level: what is counted is who sat there. */
const quick: Thinker = {
  think: async (question) => {
    const game = catalog[question.game] as Game;
    const request = requestOf(game, configOf(game, question), question, undefined);
    return game.notation.move(botNamed('random').bot.choose(request), request.seen.view.config);
  },
  hint: async () => [],
  waiting: 0,
  close: async () => {},
};

const FREELY = { requests: 1_000_000, messages: { perSecond: 1_000_000, burst: 1_000_000 }, tables: 1_000 };

async function serverOn(t: TestContext, storage: Storage): Promise<Running> {
  const server = await startServer({ storage, thinker: quick, limits: FREELY, logLevel: 'error' });
  t.after(() => server.close());
  return server;
}

const ENVYRA = catalog.envyra as Game;
const RATINGS = ENVYRA.hints.ratings ?? {};
const ME = { kind: 'me' as const };
const FAIR = { kind: 'bot' as const, level: 'fair' };
const bot = (level: string) => ({ kind: 'bot' as const, level });

const at = ({ address }: Running, client: Client): Client => createClient({ address, wires, token: client.token });

/** Plays the first legal move whenever it is asked, whoever else does so too; until the game is over. */
function playRacing(connection: Connection, table: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  connection.watch(table, ({ info, seen }) => {
    if (!info || !seen) return;
    if (seen.turn === 'over') return resolve();
    const [first] = seenIn(info, seen).legal;
    if (first === undefined) return;
    const move = ENVYRA.notation.move(first as never, configIn(info));
    void connection.call('moves.submit', { table, entry: seen.entry, id: wires.freshId(), move }).catch(() => {});
  });
  return promise;
}

const seat = (client: Client, seats: NewTable['seats']): Promise<TableInfo> =>
  client.ask('tables.create', { game: 'envyra', seats }).then(({ table }) => table);

const knownOf = async (client: Client) => {
  const { strengths } = await client.ask('session.strengths', {});
  return strengths.find(({ game }) => game === 'envyra');
};

/** What the end of a table should make of somebody. */
async function expected(client: Client, { id }: TableInfo, before: Estimate = NEWCOMER): Promise<Estimate> {
  const { table } = await client.ask('tables.get', { table: id });
  const answer = await client.ask('tables.record', { table: id });
  assert.equal(answer.kind, 'whole');
  const { winners } = (answer.record as { result: { winners: string[] } }).result;
  return estimateAfter(before, RATINGS, {
    you: table.mine as Seat,
    winners: winners.map((colour) => table.seats.findIndex((one) => one.colour === colour) as Seat),
    levels: table.seats.map(({ kind, name }) => (kind === 'bot' ? name : undefined)),
  });
}

const near = (one: { rating: number; deviation: number } | undefined, other: Estimate): void => {
  assert.ok(one && Math.abs(one.rating - other.rating) < 1e-6 && Math.abs(one.deviation - other.deviation) < 1e-6);
};

for (const { name, open, skip } of KINDS) {
  test(`${name}: fair seats a level for whoever makes the table, says so, and a finished game counts once`, {
    skip,
  }, async (t) => {
    const server = await serverOn(t, await open(t));
    const ada = await guest(server, 'Ada');
    assert.equal(await knownOf(ada), undefined);
    const table = await seat(ada, [ME, FAIR]);
    assert.deepEqual(
      table.seats.map(({ kind, name, fair }) => [kind, name, fair]),
      [
        ['person', 'Ada', false],
        ['bot', mixFor(RATINGS, NEWCOMER).lower, true],
      ],
    );
    await playRandomly(connected(t, ada), table.id, new Rng('fair'));
    const first = await expected(ada, table);
    near(await knownOf(ada), first);
    assert.equal((await knownOf(ada))?.games, 1);
    // Asked again it is still one game; another is another, on top of the first.
    const second = await seat(ada, [bot('master'), ME]);
    await playRandomly(connected(t, ada), second.id, new Rng('again'));
    near(await knownOf(ada), await expected(ada, second, first));
    assert.equal((await knownOf(ada))?.games, 2);
  });

  test(`${name}: of many who look at once each game is taken in once`, { skip }, async (t) => {
    const server = await serverOn(t, await open(t));
    const ada = await guest(server);
    const { you } = await ada.ask('session.get', {});
    const { storage } = server.core;
    const lesson = (n: number) =>
      storage.db
        .insertInto('lessons')
        .values({
          person: you.id,
          game: 'envyra',
          table_id: `table ${n}`,
          finished: JSON.stringify({ you: 0, winners: [n % 3 === 0 ? 1 : 0], levels: [null, 'casual'] }),
          at: n,
        })
        .compile();
    await storage.commit({ writes: Array.from({ length: 12 }, (_, n) => lesson(n)) });
    const looks = await Promise.all(Array.from({ length: 8 }, () => strengthsOf(server.core, you.id)));
    const once = Array.from({ length: 12 }).reduce<Estimate>((before, _, n) => {
      const winners = [(n % 3 === 0 ? 1 : 0) as Seat];
      return estimateAfter(before, RATINGS, { you: 0 as Seat, winners, levels: [undefined, 'casual'] });
    }, NEWCOMER);
    for (const look of looks) {
      assert.equal(look.get('envyra')?.games, 12);
      near(look.get('envyra')?.estimate, once);
    }
    assert.deepEqual(await storage.db.selectFrom('lessons').selectAll().execute(), []);
  });

  test(`${name}: whoever was overtaken while taking games in begins again, and loses none`, { skip }, async (t) => {
    const { core } = await serverOn(t, await open(t));
    const ada = await guest({ address: core.origin() });
    const { id: person } = (await ada.ask('session.get', {})).you;
    const { storage } = core;
    const learn = (table_id: string) => {
      const finished = JSON.stringify({ you: 0, winners: [0], levels: [null, 'casual'] });
      const values = { person, game: 'envyra', table_id, finished, at: 1 };
      return storage.commit({ writes: [storage.db.insertInto('lessons').values(values).compile()] });
    };
    let isOvertaken = false;
    const commit: Storage['commit'] = async (unit) => {
      if (!isOvertaken) {
        isOvertaken = true;
        await strengthsOf(core, person);
        await learn('another');
        await strengthsOf(core, person);
      }
      return storage.commit(unit);
    };
    await learn('one');
    const slow = await strengthsOf({ ...core, storage: { ...storage, commit } }, person);
    assert.equal(slow.get('envyra')?.games, 2);
    assert.deepEqual(await strengthsOf(core, person), slow);
  });

  test(`${name}: who is forgotten leaves no estimate behind, and none comes later`, { skip }, async (t) => {
    const server = await serverOn(t, await open(t));
    const { db } = server.core.storage;
    const ada = await guest(server);
    await ada.ask('session.introduce', { game: 'umbrella', rating: 400, deviation: 300 });
    const table = await seat(ada, [ME, bot('casual')]);
    await playRandomly(connected(t, ada), table.id, new Rng('gone'));
    assert.equal((await db.selectFrom('lessons').selectAll().execute()).length, 1);
    const { id: person } = (await ada.ask('session.get', {})).you;
    await ada.ask('session.forget', {});
    await strengthsOf(server.core, person);
    assert.deepEqual(await db.selectFrom('strengths').selectAll().execute(), []);
    assert.deepEqual(await db.selectFrom('lessons').selectAll().execute(), []);
  });

  test(`${name}: what a device knows is a start: believed a little, until the first game`, { skip }, async (t) => {
    const server = await serverOn(t, await open(t));
    const ada = await guest(server);
    await ada.ask('session.introduce', { game: 'envyra', rating: 1_000_000, deviation: 1 });
    const top = Math.max(...Object.values(RATINGS));
    assert.deepEqual(await knownOf(ada), { game: 'envyra', rating: top, deviation: 200, games: 0 });
    const rating = RATINGS.skilled as number;
    await ada.ask('session.introduce', { game: 'envyra', rating, deviation: 250 });
    const table = await seat(ada, [ME, FAIR]);
    assert.equal(table.seats[1]?.name, 'skilled');
    await playRandomly(connected(t, ada), table.id, new Rng('start'));
    const after = await knownOf(ada);
    near(after, await expected(ada, table, { rating, deviation: 250, volatility: NEWCOMER.volatility }));
    await ada.ask('session.introduce', { game: 'envyra', rating: 0, deviation: 300 });
    assert.deepEqual(await knownOf(ada), after);
    await assert.rejects(ada.ask('session.introduce', { game: 'chess', rating: 0, deviation: 300 }), {
      code: 'unknown-game',
    });
  });
}

test('a game teaches those who played it to the end themselves, each about the bots alone, and nobody else is told', async (t) => {
  const server = await serverOn(t, await openSqlite(path.join(tempFolder(t), 'penumbra.db')));
  const [ada, bob, eve] = [await guest(server, 'Ada'), await guest(server, 'Bob'), await guest(server, 'Eve')];
  const table = await seat(ada, [ME, { kind: 'open' }, bot('casual')]);
  await bob.ask('tables.join', { table: table.id });
  await Promise.all([ada, bob].map((one, i) => playRandomly(connected(t, one), table.id, new Rng(`two/${i}`))));
  for (const one of [ada, bob]) {
    const after = await expected(one, table);
    if (after === NEWCOMER) assert.equal(await knownOf(one), undefined);
    else near(await knownOf(one), after);
  }
  assert.notDeepEqual([await knownOf(ada), await knownOf(bob)], [undefined, undefined], 'somebody met a bot');
  assert.equal(await knownOf(eve), undefined);
  const { strengths } = await eve.ask('session.strengths', {});
  assert.deepEqual(strengths, []);
});

test('where a bot stood in, for a while or to the end, nothing is learned; nor from people alone, nor from a fork', async (t) => {
  const server = await serverOn(t, await openSqlite(path.join(tempFolder(t), 'penumbra.db')));
  const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
  const eyes = connected(t, ada);
  const left = await seat(ada, [ME, bot('casual')]);
  await ada.ask('tables.leave', { table: left.id });
  await until(eyes, left.id, (now) => now.info?.status === 'over');
  assert.equal(await knownOf(ada), undefined);
  const away = await seat(ada, [ME, bot('casual')]);
  await ada.ask('tables.leave', { table: away.id });
  await until(eyes, away.id, (now) => (now.seen?.step ?? 0) > 4);
  await ada.ask('tables.return', { table: away.id });
  await playRandomly(eyes, away.id, new Rng('away'));
  assert.equal(await knownOf(ada), undefined);
  const { table: fork } = await ada.ask('tables.fork', { table: left.id, step: 0, seats: [ME, FAIR] });
  assert.equal(fork.seats[1]?.fair, true);
  await playRandomly(eyes, fork.id, new Rng('fork'));
  assert.equal(await knownOf(ada), undefined);
  const people = await seat(ada, [ME, { kind: 'open' }]);
  await bob.ask('tables.join', { table: people.id });
  await Promise.all([ada, bob].map((one, i) => playRandomly(connected(t, one), people.id, new Rng(`people/${i}`))));
  assert.equal(await knownOf(ada), undefined);
});

test('a level is drawn anew for a rematch, for a seat that is given away, and for the next host', async (t) => {
  const server = await serverOn(t, await openSqlite(path.join(tempFolder(t), 'penumbra.db')));
  const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
  const strong = { game: 'envyra', rating: RATINGS.strong as number, deviation: 200 };
  const drawn = ({ seats }: TableInfo): unknown[] =>
    seats.flatMap(({ kind, name, fair }) => (kind === 'bot' ? [[name, fair]] : []));
  const first = await seat(ada, [ME, FAIR, bot('novice')]);
  assert.deepEqual(drawn(first), [
    ['beginner', true],
    ['novice', false],
  ]);
  await playRandomly(connected(t, ada), first.id, new Rng('first'));
  // As if many games had been played meanwhile.
  const { db, commit } = server.core.storage;
  await ada.ask('session.strengths', {});
  await commit({ writes: [db.updateTable('strengths').set({ rating: strong.rating, games: 9 }).compile()] });
  const { table: next } = await ada.ask('tables.rematch', { table: first.id });
  assert.deepEqual(drawn(next), [
    ['strong', true],
    ['novice', false],
  ]);
  await bob.ask('session.introduce', { ...strong, rating: RATINGS.casual as number });
  const lobby = await seat(ada, [ME, { kind: 'open' }, { kind: 'open' }]);
  const { table: given } = await ada.ask('tables.seat', { table: lobby.id, seat: 2, wish: FAIR });
  assert.deepEqual(drawn(given), [['strong', true]]);
  const { table: freed } = await ada.ask('tables.seat', { table: lobby.id, seat: 2, wish: { kind: 'open' } });
  assert.equal(freed.seats[2]?.fair, false);
  await ada.ask('tables.settings', { table: lobby.id, settings: { autostart: false } });
  await ada.ask('tables.seat', { table: lobby.id, seat: 2, wish: FAIR });
  await bob.ask('tables.join', { table: lobby.id });
  await ada.ask('tables.leave', { table: lobby.id });
  const { table: passed } = await bob.ask('tables.get', { table: lobby.id });
  assert.deepEqual([passed.host, ...drawn(passed)], [true, ['casual', true]]);
});

test('the end is the end: nothing is undone after it, and what is kept stays true', async (t) => {
  const storage = await openSqlite(path.join(tempFolder(t), 'penumbra.db'));
  const server = await serverOn(t, storage);
  for (const game of ['envyra', 'umbra-via']) {
    const ada = await guest(server);
    const { table } = await ada.ask('tables.create', { game, seats: [ME, bot('casual')] });
    const { seen } = await playRandomly(connected(t, ada), table.id, new Rng('end'));
    assert.equal(seen?.undoable, false);
    const undo = { table: table.id, entry: seen?.entry as number, id: 'after-the-end' };
    await assert.rejects(ada.ask('moves.undo', undo), { code: 'game-over' });
  }
  assert.deepEqual((await checkStorage({ storage, games: catalog })).problems, []);
});

test('a server that stops right after the end has learned from it when it is back', async (t) => {
  const file = path.join(tempFolder(t), 'penumbra.db');
  const start = async () =>
    startServer({ storage: await openSqlite(file), thinker: quick, limits: FREELY, logLevel: 'error' });
  const first = await start();
  const ada = await guest(first);
  const table = await seat(ada, [ME, FAIR]);
  await playRandomly(connected(t, ada), table.id, new Rng('stop'));
  const after = await expected(ada, table);
  await first.close();
  const second = await start();
  t.after(() => second.close());
  near(await knownOf(at(second, ada)), after);
});

test('two nodes that race for the end of a game teach once', { skip: skipPostgres }, async (t) => {
  const url = await emptyDatabase();
  const quiet = { info: () => {}, warn: () => {}, error: () => {} };
  const node = async (): Promise<Running> =>
    startServer({
      storage: await openStorage(url),
      bus: await openBus(url, undefined, quiet),
      moments: url,
      thinker: quick,
      limits: FREELY,
      logLevel: 'silent',
    });
  const nodes = [await node(), await node()] as const;
  t.after(() => Promise.all(nodes.map((one) => one.close())));
  const ada = await guest(nodes[0]);
  const table = await seat(ada, [ME, FAIR]);
  const moves = nodes.map((one) => connected(t, at(one, ada)));
  // The same choices over both nodes at once: whichever comes second is refused, and neither waits for the other.
  await Promise.race(moves.map((one) => playRacing(one, table.id)));
  await until(moves[0] as (typeof moves)[0], table.id, (now) => now.info?.status === 'over');
  const looks = await Promise.all(nodes.map((one) => knownOf(at(one, ada))));
  assert.deepEqual(
    looks.map((one) => one?.games),
    [1, 1],
  );
  near(looks[0], await expected(ada, table));
});
