import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@penumbra/catalog';
import {
  configure,
  type Game,
  type Games,
  type GameTypes,
  listSeats,
  Rng,
  refusalOf,
  type Seat,
  verify,
} from '@penumbra/kit';
import { LocalLink, type LocalWorld } from '../src/link/local.ts';
import type { Player } from '../src/session/players.ts';
import type { Saved } from '../src/session/saved.ts';
import { memoryStore, TableStore } from '../src/session/storage.ts';
import { isOver } from '../src/session/summary.ts';
import { Answerer } from '../src/think/answer.ts';
import { questionOf } from '../src/think/thinker.ts';

const catalog = games as unknown as Games;
const answerer = new Answerer(catalog, () => 0);

const store = new TableStore(memoryStore(), catalog);
const world: LocalWorld = {
  // The question as it arrives in the worker: copied, so nothing but data can pass.
  think: async (request) => answerer.answer(structuredClone(questionOf(1, request))).move,
  pace: async () => {},
  frame: async () => {},
  save: (saved, summary) => store.save(saved, summary),
  now: () => 1_000,
};

const person = (name: string): Player => ({ kind: 'person', name });
const bot: Player = { kind: 'bot', level: 'random' };

function saved(game: string, players: readonly Player[], id = 'one'): Saved {
  const rules = catalog[game] as Game;
  const config = configure(rules, { seats: rules.facts.colours.slice(0, players.length) });
  const journal = { game: rules, config, rules: rules.facts.rules, start: undefined, seed: '0badcafe', entries: [] };
  return { id, journal, players, assist: 'legal', changed: 0 };
}

/** Everything the driver does by itself happens in promises that are already kept. */
async function settle(session: LocalLink): Promise<void> {
  await session.drive();
}

/** Plays for people: any legal move of whoever's eyes are on the screen. */
async function playOn(session: LocalLink, until: (session: LocalLink) => boolean): Promise<void> {
  for (let n = 0; n < 4_000 && !until(session); n++) {
    if (session.problem) assert.fail(session.problem);
    session.unveil();
    const { legal } = session.seen;
    if (legal.length > 0) await session.act(legal[(n * 7) % legal.length] as GameTypes['Move']);
    await settle(session);
  }
}

const over = (session: LocalLink): boolean => session.seen.turn.kind === 'over';

for (const game of Object.keys(games)) {
  test(`${game}: bots play a whole game that verifies`, async () => {
    const { facts } = catalog[game] as Game;
    const count = Math.max(2, facts.players.min);
    const session = new LocalLink(saved(game, new Array<Player>(count).fill({ kind: 'bot', level: 'greedy' })), world);
    await settle(session);
    assert.equal(session.problem, undefined);
    assert.ok(over(session));
    verify(session.record);
    assert.equal(
      store.list().some((summary) => summary.id === 'one' && isOver(summary)),
      true,
    );
  });
}

test('one person and bots: always the eyes of that person, until the end', async () => {
  const session = new LocalLink(saved('umbra-via', [bot, person('Ada'), bot]), world);
  await settle(session);
  await playOn(session, (s) => {
    assert.equal(s.curtain, undefined);
    assert.equal(s.seen.view.viewer, 1);
    return over(s);
  });
  assert.ok(over(session));
});

test('two people: a curtain before every secret, and nothing of the other behind it', async () => {
  const session = new LocalLink(saved('umbra-via', [person('Ada'), person('Bo')]), world);
  let curtains = 0;
  session.subscribe(() => {
    if (session.curtain === undefined) return;
    curtains++;
    assert.equal(session.seen.view.viewer, 'public');
    assert.equal(session.seen.mine, undefined);
    assert.equal(session.seen.legal.length, 0);
  });
  await settle(session);
  assert.equal(session.curtain, 0);
  session.unveil();
  assert.equal(session.seen.view.viewer, 0);
  const [first] = session.seen.legal as [GameTypes['Move']];
  await session.act(first);
  assert.equal(session.curtain, 1);
  assert.equal((await session.act(first))?.code, 'not-your-turn', 'nobody acts unseen');
  await playOn(session, over);
  assert.ok(over(session));
  assert.ok(curtains > 10);
});

test('a table reloaded in the middle of a joint turn goes on, with its sealed commitments', async () => {
  const session = new LocalLink(saved('umbra-via', [person('Ada'), person('Bo'), bot], 'two'), world);
  await settle(session);
  session.unveil();
  await session.act(session.seen.legal[0] as GameTypes['Move']);
  await settle(session);
  const again = new LocalLink(store.load('two') as Saved, world);
  assert.deepEqual(again.record.steps, session.record.steps);
  assert.deepEqual(listSeats(again.seen.waiting), [1]);
  assert.equal(again.curtain, 1);
  assert.deepEqual(again.log, session.log);
});

test('undo takes back a placement until somebody learns or decides something', async () => {
  const session = new LocalLink(saved('umbra-via', [person('Ada'), person('Bo')]), world);
  await settle(session);
  await playOn(session, (s) => s.seen.turn.kind === 'seat' && s.seen.legal.length > 0);
  const { step, entry } = session.seen;
  const log = session.log.length;
  await session.act(session.seen.legal[0] as GameTypes['Move']);
  assert.ok(session.canUndo);
  session.undo();
  assert.equal(session.seen.step, step);
  assert.equal(session.seen.entry, entry + 2, 'what was taken back stays in the journal');
  assert.equal(session.log.length, log);
  assert.equal(session.canUndo, false);
});

test('a refused move changes nothing and says why, as the view alone does', async () => {
  const session = new LocalLink(saved('umbra-via', [person('Ada'), bot]), world);
  await settle(session);
  await playOn(session, (s) => s.seen.turn.kind === 'seat' && s.seen.legal.length > 0);
  const { version, game, seen } = session;
  const far = [...'abcdef'].flatMap((column) => {
    const world = game.determinize(seen.view, new Rng('x'));
    const move = game.notation.parseMove(`place ${column}1`, world, 0 as Seat);
    return move.ok && !seen.legal.includes(move.value) ? [move.value] : [];
  })[0] as GameTypes['Move'];
  const refusal = await session.act(far);
  assert.ok(refusal);
  assert.deepEqual(refusal, refusalOf(game, seen, far));
  assert.equal(session.version, version);
});

test('nothing is kept while a bot merely thinks', async () => {
  const entries: number[] = [];
  const counting: LocalWorld = { ...world, save: ({ journal }) => void entries.push(journal.entries.length) };
  const session = new LocalLink(saved('umbrella', [bot, bot]), counting);
  await settle(session);
  assert.equal(entries.length, session.seen.entry);
  assert.deepEqual(
    entries,
    entries.map((_, i) => i + 1),
  );
});
