import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Rng, type Seat } from '@penumbra/kit';
import { viaNebula } from '@penumbra/via-nebula';
import type { Move } from '../src/moves/move.ts';
import type { State } from '../src/state.ts';
import { playThrough, tableFor } from './helpers.ts';

const RESOURCES = ['wood', 'stone', 'clay', 'wheat', 'food'];

/** Every move that could be written down at all on this map, in notation. */
function conceivable(s: State): string[] {
  const { atlas, contracts } = s.config.box;
  const { names } = atlas;
  const sites = atlas.ruins.flatMap((hex) => [`${names[hex]}`, `${names[hex]}.2`]);
  const meadows = atlas.meadows.map((hex) => names[hex] as string);
  const sets = (count: number): string[][] =>
    count === 0 ? [[]] : RESOURCES.flatMap((kind) => sets(count - 1).map((rest) => [kind, ...rest]));
  return [
    ...['craft', 'site', 'explore', 'lay', 'harvest'].flatMap((kind) => names.map((name) => `${kind} ${name}`)),
    ...meadows.flatMap((from) =>
      sites.flatMap((to) => [`carry ${from}>${to}`, ...RESOURCES.map((kind) => `carry ${from}:${kind}>${to}`)]),
    ),
    ...sites.flatMap((at) => contracts.map(({ id }) => `build ${at} ${id}`)),
    ...sites.flatMap((at) => [
      ...sets(2).map((paid) => `build ${at} lazy-explorer using ${paid}`),
      ...sets(3).map((paid) => `build ${at} priest using ${paid}`),
    ]),
    ...[...sites, ...meadows].flatMap((at) => sets(2).map(([out, into]) => `exchange ${at} ${out} ${into}`)),
    ...[...sites, ...meadows, 'storage'].flatMap((at) => RESOURCES.map((kind) => `return ${at} ${kind}`)),
    ...sites.flatMap((at) => RESOURCES.map((kind) => `deliver ${kind} ${at}`)),
    ...names.flatMap((from) => names.map((to) => `fly ${from} ${to}`)),
    ...['extra', 'draw', 'shortcut', 'skip'],
  ];
}

for (const players of [2, 3, 4]) {
  test(`VN-3 legal is exactly what refuse lets through of all that can be written, ${players} players`, () => {
    const rng = new Rng(`legality ${players}`);
    const config = tableFor(players, players === 3 ? 'expert' : 'beginner');
    let looked = 0;
    const check = (s: State): void => {
      if (s.turn < 0 || rng.below(s.phase === 'ability' ? 4 : 30) !== 0) return;
      const seat = s.turn as Seat;
      const allowed = new Set<Move>();
      for (const text of conceivable(s)) {
        const move = viaNebula.notation.parseMove(text, s, seat);
        if (move.ok && !viaNebula.refuse(s, seat, move.value)) allowed.add(move.value);
      }
      const listed = viaNebula.legal(s, seat);
      assert.equal(new Set(listed).size, listed.length);
      assert.deepEqual(
        [...allowed].map((move) => viaNebula.notation.move(move, config)).sort(),
        listed.map((move) => viaNebula.notation.move(move, config)).sort(),
      );
      looked++;
    };
    for (let game = 0; game < 6; game++) playThrough(config, `legality ${game}`, check, (seat) => seat === 0);
    assert.ok(looked > 20);
  });
}
