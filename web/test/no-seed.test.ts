// Nobody who chooses, and no page, can know what chance will do before the game is over.
import assert from 'node:assert/strict';
import { after, mock, test } from 'node:test';
import { BOTS, type Bot, type Request } from '@penumbra/bots';
import { games } from '@penumbra/catalog';
import { configure, type Game, type Games, type GameTypes, type Journal, secretKey } from '@penumbra/kit';
import { cluesIn } from '@penumbra/kit/testing';
import { LocalLink, type LocalWorld } from '../src/link/local.ts';
import { ReplayLink } from '../src/link/replay.ts';
import { recordName, sitterOf } from '../src/session/players.ts';
import type { Saved } from '../src/session/saved.ts';
import { Answerer } from '../src/think/answer.ts';
import { questionOf } from '../src/think/thinker.ts';

const catalog = games as unknown as Games;
const SEED = '0badcafe5eed';
/** Looking takes longer than choosing: only the first choices are looked at. */
const LOOKS = 6;

after(() => mock.restoreAll());

/** What bots and pages were handed that tells the future of the table. */
const clues: string[] = [];
let looks = 0;

/** Sits in the worker, in the seats of `greedy`. */
const spy = (): Bot => ({
  name: 'spy',
  choose<T extends GameTypes>(request: Request<T>) {
    if (looks < LOOKS) clues.push(...cluesIn(request, { seed: SEED, step: request.seen.step }));
    return request.rng.pick(request.seen.legal);
  },
});
mock.method(BOTS, 'greedy', spy);

const people: Saved['players'] = [
  { kind: 'bot', level: 'greedy' },
  { kind: 'bot', level: 'greedy' },
];

const savedOf = (game: Game): Saved => {
  const config = configure(game, { seats: game.facts.colours.slice(0, 2) });
  const journal = { game, config, rules: game.facts.rules, start: undefined, seed: SEED, entries: [] };
  return { id: 'one', journal, players: people, assist: 'legal', changed: 0 };
};

const replayOf = (journal: Journal): ReplayLink =>
  new ReplayLink(journal, people.map(sitterOf), { names: people.map(recordName) });

for (const game of Object.values(catalog)) {
  test(`${game.facts.id}: what leaves for a bot, and what pages hold, tells nothing of chance`, async () => {
    clues.length = 0;
    looks = 0;
    const answerer = new Answerer(catalog, () => 0);
    const world: LocalWorld = {
      think: async (request) => {
        const secret = { seed: SEED, step: request.seen.step };
        const question = structuredClone(questionOf(1, request));
        if (looks++ < LOOKS) {
          const helper = secretKey(question.key, 'thread/1');
          clues.push(...cluesIn([request, question, helper, link], secret));
        }
        return answerer.answer(question).move;
      },
      pace: async () => {},
      frame: async () => {},
      save: ({ journal }, summary) => {
        kept = journal;
        if (looks < LOOKS) clues.push(...cluesIn(summary, { seed: SEED, step: Number(summary.seen.step) }));
      },
      now: () => 0,
    };
    let kept: Journal | undefined;
    const link = new LocalLink(savedOf(game), world);
    await link.drive();
    assert.equal(link.problem, undefined);
    assert.deepEqual(clues, []);
    const whole = kept as unknown as Journal;
    const cut = { ...whole, entries: whole.entries.slice(0, 8) };
    const running = replayOf(cut);
    assert.deepEqual(cluesIn([running, running.end], { seed: SEED, step: running.timeline.length }), []);
    assert.equal(replayOf(whole).timeline.record.seed, SEED, 'a game that is over shows it');
  });
}

test('a link that holds its table openly is found out', () => {
  const link = new LocalLink(savedOf(catalog['umbra-via'] as Game), {} as LocalWorld);
  const open = Object.assign(Object.create(link), { table: { seed: SEED } });
  assert.deepEqual(cluesIn(open, { seed: SEED, step: 0 }), ['handed.table.seed']);
});
