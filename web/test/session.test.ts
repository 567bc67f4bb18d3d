import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@penumbra/catalog';
import { configure, type Game, type Games, type GameTypes, listSeats, type Seat, verify } from '@penumbra/kit';
import type { Player } from '../src/session/players.ts';
import type { Saved } from '../src/session/saved.ts';
import { Session, type SessionWorld, type ThinkRequest } from '../src/session/session.ts';
import { memoryStore, TableStore } from '../src/session/storage.ts';
import { Answerer } from '../src/think/answer.ts';
import type { Question } from '../src/think/messages.ts';

const catalog = games as unknown as Games;
const answerer = new Answerer(catalog, () => 0);

/** The question as it arrives in the worker: copied, so nothing but data can pass. */
function ask({ table, seen, seat, level, seed }: ThinkRequest): string {
  const { config, ...view } = seen.view;
  const { seats, given, game } = config;
  const question: Question = structuredClone({
    id: 1,
    game,
    wish: { seats, ...given },
    view,
    turn: seen.turn,
    step: seen.step,
    committed: seen.committed,
    seat,
    level,
    seed,
    ms: 1_000,
  });
  assert.equal(table.config, config);
  return answerer.answer(question);
}

const store = new TableStore(memoryStore(), catalog);
const world: SessionWorld = {
  think: async (request) => ask(request),
  pace: async () => {},
  frame: async () => {},
  save: (saved) => store.save(saved),
  now: () => 1_000,
};

const person = (name: string): Player => ({ kind: 'person', name });
const bot: Player = { kind: 'bot', level: 'random' };

function saved(game: string, players: readonly Player[], id = 'one'): Saved {
  const rules = catalog[game] as Game;
  return {
    id,
    game: rules,
    config: configure(rules, { seats: rules.facts.colours.slice(0, players.length) }),
    start: undefined,
    steps: [],
    sealed: [],
    seed: '0badcafe',
    players,
    assist: 'legal',
    over: false,
    changed: 0,
  };
}

/** Everything the driver does by itself happens in promises that are already kept. */
async function settle(session: Session): Promise<void> {
  await session.drive();
}

/** Plays for people: any legal move of whoever's eyes are on the screen. */
async function playOn(session: Session, until: (session: Session) => boolean): Promise<void> {
  for (let n = 0; n < 4_000 && !until(session); n++) {
    if (session.problem) assert.fail(session.problem);
    if (session.eyes.kind === 'curtain') session.unveil();
    const { legal } = session.seen;
    if (legal.length > 0) session.act(legal[(n * 7) % legal.length] as GameTypes['Move']);
    await settle(session);
  }
}

const over = (session: Session): boolean => session.table.turn.kind === 'over';

for (const game of Object.keys(games)) {
  test(`${game}: bots play a whole game that verifies`, async () => {
    const { facts } = catalog[game] as Game;
    const count = Math.max(2, facts.players.min);
    const session = new Session(saved(game, new Array<Player>(count).fill({ kind: 'bot', level: 'greedy' })), world);
    await settle(session);
    assert.equal(session.problem, undefined);
    assert.ok(over(session));
    verify(session.record);
    assert.equal(store.load('one')?.over, true);
  });
}

test('one person and bots: always the eyes of that person, until the end', async () => {
  const session = new Session(saved('umbra-via', [bot, person('Ada'), bot]), world);
  await settle(session);
  await playOn(session, (s) => {
    assert.deepEqual(s.eyes, { kind: 'seat', seat: 1 });
    return over(s);
  });
  assert.ok(over(session));
});

test('two people: a curtain before every secret, and nothing of the other behind it', async () => {
  const session = new Session(saved('umbra-via', [person('Ada'), person('Bo')]), world);
  let curtains = 0;
  session.subscribe(() => {
    if (session.eyes.kind !== 'curtain') return;
    curtains++;
    assert.equal(session.seen.view.viewer, 'public');
    assert.equal(session.seen.mine, undefined);
    assert.equal(session.seen.legal.length, 0);
  });
  await settle(session);
  assert.deepEqual(session.eyes, { kind: 'curtain', seat: 0 });
  session.unveil();
  assert.deepEqual(session.eyes, { kind: 'seat', seat: 0 });
  session.act(session.seen.legal[0] as GameTypes['Move']);
  assert.deepEqual(session.eyes, { kind: 'curtain', seat: 1 });
  assert.equal(session.act(session.table.legal(1 as Seat)[0] as GameTypes['Move']).ok, false, 'nobody acts unseen');
  await playOn(session, over);
  assert.ok(over(session));
  assert.ok(curtains > 10);
});

test('a table reloaded in the middle of a joint turn goes on, with its sealed commitments', async () => {
  const session = new Session(saved('umbra-via', [person('Ada'), person('Bo'), bot], 'two'), world);
  await settle(session);
  session.unveil();
  session.act(session.seen.legal[0] as GameTypes['Move']);
  await settle(session);
  const again = new Session(store.load('two') as Saved, world);
  assert.deepEqual(again.table.steps, session.table.steps);
  assert.deepEqual(listSeats(again.table.waiting), [1]);
  assert.deepEqual(again.eyes, { kind: 'curtain', seat: 1 });
  assert.deepEqual(
    again.history.flatMap(({ change }) => change.all),
    session.history.flatMap(({ change }) => change.all),
  );
});

test('undo takes back a placement until somebody learns or decides something', async () => {
  const session = new Session(saved('umbra-via', [person('Ada'), person('Bo')]), world);
  await settle(session);
  await playOn(session, (s) => s.table.turn.kind === 'seat');
  const steps = session.table.steps.length;
  const events = session.history.length;
  session.act(session.seen.legal[0] as GameTypes['Move']);
  if (session.undoSeat === undefined) return;
  session.undo();
  assert.equal(session.table.steps.length, steps);
  assert.equal(session.history.length, events);
  assert.equal(session.undoSeat, undefined);
});

test('a refused move changes nothing and says why', async () => {
  const session = new Session(saved('umbra-via', [person('Ada'), bot]), world);
  await settle(session);
  await playOn(session, (s) => s.seen.turn.kind === 'seat' && s.seen.legal.length > 0);
  const { version } = session;
  const { table } = session;
  const moves = [...'abcd'].map((column) => table.game.notation.parseMove(`place ${column}1`, table.state, 0 as Seat));
  const far = moves.find((answer) => answer.ok && !session.seen.legal.includes(answer.value));
  assert.ok(far?.ok);
  const refused = session.act(far.value);
  assert.equal(refused.ok, false);
  assert.equal(session.version, version);
});
