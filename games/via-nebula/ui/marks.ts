// Which hexes are marked, and how: pure, so that a test can ask.
import type { Narrowed } from '@penumbra/board/pure';
import { hexAt } from '../src/atlas.ts';
import type { Move } from '../src/moves/move.ts';
import type { View } from '../src/view.ts';
import { FOREST, type Hex } from '../src/words.ts';
import { atlasOfView, isOpen, reachOf, wayBetween } from './survey.ts';

export interface Way {
  readonly hexes: readonly Hex[];
  /** The one that is looked at, or the only one. */
  readonly focus: boolean;
}

export interface Marks {
  /** Something begins here. */
  readonly sparks: readonly Hex[];
  /** Can be chosen next. */
  readonly rings: readonly Hex[];
  readonly chosen: readonly Hex[];
  readonly ways: readonly Way[];
  /** Where a good in hand can walk, or the lawn that a new meadow joins. */
  readonly reach: readonly Hex[];
  /** Everything that does not matter now. */
  readonly veiled: readonly Hex[];
  /** Takes two actions. */
  readonly twice: readonly Hex[];
}

/** What it needs of a board's selection. */
export interface Chosen {
  readonly chosen: readonly string[];
  readonly now: Narrowed<Move>;
  readonly preview?: Move | undefined;
}

const hexNamed = (v: View, name: string): Hex | undefined => {
  const hex = atlasOfView(v).names.indexOf(name);
  return hex < 0 ? undefined : (hex as Hex);
};
export const hexesIn = (v: View, names: Iterable<string>): readonly Hex[] =>
  [...names].flatMap((name) => hexNamed(v, name) ?? []);

type Carry = Extract<Move, { readonly kind: 'carry' }>;

function waysIn(v: View, { now, preview }: Chosen): readonly Way[] {
  const carries = now.moves.filter((move): move is Carry => move.kind === 'carry');
  const pairs = new Map(carries.map((move) => [`${move.from} ${move.at}`, move]));
  const focus = preview?.kind === 'carry' ? `${preview.from} ${preview.at}` : undefined;
  return [...pairs]
    .flatMap(([key, { from, at }]) => {
      const atlas = atlasOfView(v);
      const hexes = wayBetween(v, hexAt(atlas, from) as Hex, hexAt(atlas, at) as Hex);
      return hexes ? [{ hexes, focus: key === focus }] : [];
    })
    .sort((a, b) => Number(a.focus) - Number(b.focus));
}

/** The lawn that a meadow laid there would belong to. */
const joinedBy = (v: View, move: Move | undefined): readonly Hex[] =>
  move?.kind === 'explore' || move?.kind === 'lay' ? reachOf(v, hexAt(atlasOfView(v), move.at) as Hex) : [];

export function marksOf(v: View, selection: Chosen, shows: boolean): Marks {
  const { chosen: names, now, preview } = selection;
  const chosen = hexesIn(v, names);
  const next = hexesIn(v, now.next);
  const begun = names.length > 0;
  // An ability is one thing to do, as a chosen verb is: what it can be done to is ringed at once.
  const isOne = begun || v.phase === 'ability';
  const carries = begun && chosen.length > 0 && now.moves.some(({ kind }) => kind === 'carry');
  // Before anything is lifted, a ruin may still mean several things.
  const isLifted = carries && now.moves.every(({ kind }) => kind === 'carry');
  const ways = isLifted ? waysIn(v, selection) : [];
  const isBuilding =
    begun && now.moves.length > 0 && now.moves.every(({ kind }) => kind === 'build') && names[0] !== 'build';
  const reach = isLifted ? reachOf(v, ways[0]?.hexes[0] ?? (chosen[0] as Hex)) : joinedBy(v, preview);
  const lit = new Set<Hex>([...reach, ...chosen, ...next, ...ways.flatMap(({ hexes }) => hexes)]);
  const { terrain, size } = atlasOfView(v);
  const all = Array.from({ length: size }, (_, hex) => hex as Hex);
  return {
    sparks: shows && !isOne ? next : [],
    rings: (shows || isLifted || isBuilding) && isOne ? next : [],
    chosen,
    ways,
    reach,
    veiled: isLifted || isBuilding ? all.filter((hex) => !lit.has(hex)) : [],
    twice: next.filter((hex) => terrain[hex] === FOREST && !isOpen(v, hex) && v.phase === 'act'),
  };
}
