// The ways in which the four designs choose their moves, on every position of random games: no move is out of reach.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@penumbra/catalog';
import { everyConfig, type Games, hasSeat, pickMove, rngOfStep, type Seat, Table } from '@penumbra/kit';
import { choicesOf, narrowed, unreachedMoves } from '../src/select/narrow.ts';
import { inAnyOrder, inTurn, maybe, type Step, type Way } from '../src/select/ways.ts';

type WaysOf = (kind: string, words: readonly string[]) => readonly Way[];

/** By game: the ways to a move, from its words in notation. */
const WAYS: { readonly [game: string]: WaysOf } = {
  'umbra-via': (kind, words) => {
    if (kind !== 'bid') return inTurn(...words);
    const pairs = words.flatMap((word) => {
      const [slot = '', flowers = ''] = word.split(':');
      return [...flowers].map((flower): Step => inTurn(flower, `slot ${slot}`));
    });
    return pairs.length === 0 ? inTurn('empty bid') : inAnyOrder(...pairs);
  },
  'via-nebula': (kind, words) => {
    const [first = kind, second = '', ...rest] = words.flatMap((word) => word.split(/[>:]/));
    if (kind === 'build') return inTurn(maybe('build'), inAnyOrder(first, second), ...rest.slice(1));
    if (kind === 'carry') return inTurn(maybe('carry'), inAnyOrder(first, inTurn(second, ...rest)));
    if (kind === 'deliver') return inAnyOrder(first, second);
    return inTurn(maybe(`verb ${kind}`), first, ...[second, ...rest].filter(Boolean));
  },
  umbrella: (kind, words) => {
    const [first = kind, second = '', third = '', , from = first] = words;
    if (kind === 'slide') return inAnyOrder(`${from} ${second}`, `gate ${first} ${third}`);
    if (kind === 'complete') return inTurn(inAnyOrder(`tile ${first}`, second), ...(third ? [third] : []));
    if (kind === 'swap') return inAnyOrder(first, second);
    if (kind === 'trade') return inAnyOrder(`${first} ${second}`, third);
    return inTurn(first);
  },
  envyra: (_, words) => inAnyOrder(...words),
};

const MOST_STEPS = 250;
const TABLES = 5;

/** Positions of random games in which somebody is asked, over options and seat counts. */
function eachDecision(id: string, look: (legal: readonly object[], textOf: (move: never) => string) => void): void {
  const game = (games as unknown as Games)[id] as Games[string];
  const configs = everyConfig(game);
  const stride = Math.max(1, Math.floor(configs.length / TABLES));
  configs.forEach((config, n) => {
    if (n % stride > 0) return;
    const table = new Table(game, config, { seed: `0${n}` });
    for (let step = 0; table.turn.kind !== 'over' && step < MOST_STEPS; step++) {
      const seat = config.seats.findIndex((_, one) => hasSeat(table.waiting, one as Seat)) as Seat;
      if (seat < 0) {
        table.chance();
        continue;
      }
      const legal = game.legal(table.state, seat);
      look(legal, (move) => game.notation.move(move, config));
      assert.ok(table.submit(seat, pickMove(game, table.state, seat, rngOfStep('ab', step))).ok);
    }
  });
}

for (const [id, waysOf] of Object.entries(WAYS)) {
  test(`${id}: every legal move can be chosen element by element`, () => {
    const kinds = new Set<string>();
    eachDecision(id, (legal, textOf) => {
      const elementsOf = (move: object) => {
        const [kind = '', ...words] = textOf(move as never).split(' ');
        kinds.add(kind);
        return waysOf(kind, words);
      };
      assert.deepEqual(unreachedMoves(legal, elementsOf), []);
      const choices = choicesOf(legal, elementsOf);
      for (const { move, way } of choices.slice(0, 20)) {
        const found = narrowed(choices, way);
        assert.ok(found.done !== undefined && found.moves.includes(move), way.join(' > '));
      }
    });
    assert.ok(kinds.size >= 2, [...kinds].join(' '));
  });
}
