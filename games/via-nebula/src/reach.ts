import { ENTRY_CLOSED, ENTRY_RUIN } from './atlas.ts';
import { tokenOf } from './box.ts';
import { countOf, type Goods } from './goods.ts';
import { MEADOWS } from './ground.ts';
import { firstIn, withoutFirst } from './hexes.ts';
import { goodsOn, type State, setWord } from './state.ts';
import { EVERY_RESOURCE, type Hex, MAX_CELLS, type Resource } from './words.ts';

// How many actions lie between a ruin and the nearest resource of each kind: tiles to lay (two actions on forest), and
// one for a craftsman where the resource is still a token. For judging positions; the rules never ask this.
// All kinds spread at once, one bit each, a wave for every number of actions.

const KINDS = EVERY_RESOURCE.length;
/** Farther than anything. */
const UNREACHABLE = 99;
const FARTHEST = 10;
const WAVES = FARTHEST + 3;

/** By hex and kind; only asked about ruins. */
const steps = new Uint8Array(MAX_CELLS * KINDS);
/** By hex, the kinds that have come to it. */
const come = new Uint8Array(MAX_CELLS);
/** By wave, the hexes it comes to; by wave and hex, with which kinds. */
const hexes: readonly Uint16Array[] = Array.from({ length: WAVES }, () => new Uint16Array(MAX_CELLS));
const sizes = new Int32Array(WAVES);
const coming = new Uint8Array(WAVES * MAX_CELLS);
/** By hex: 1 for an empty meadow. */
const open = new Uint8Array(MAX_CELLS);

/** Actions between a ruin and the nearest resource of a kind, as of the last survey. */
export const stepsTo = (ruin: Hex, kind: Resource): number => steps[ruin * KINDS + kind]!;

/** Looks at the map of a state. */
export function surveyMap(s: State): void {
  const { size, meadows } = s.config.box.atlas;
  come.fill(0, 0, size);
  steps.fill(UNREACHABLE, 0, size * KINDS);
  sizes.fill(0);
  findMeadows(s);
  for (let meadow = 0; meadow < s.goods.length; meadow++) {
    const hex = meadows[meadow]!;
    const token = s.tokens[meadow]! - 1;
    if (token >= 0) send(hex, 1 << tokenOf(s.config, token).resource, 1);
    else if (s.goods[meadow] !== 0) send(hex, kindsOf(goodsOn(s, meadow)), 0);
  }
  for (let wave = 0; wave <= FARTHEST; wave++) spreadWave(s, wave);
  for (let wave = FARTHEST + 1; wave < WAVES; wave++) coming.fill(0, wave * MAX_CELLS, wave * MAX_CELLS + size);
}

function findMeadows(s: State): void {
  const { size, words } = s.config.box.atlas;
  open.fill(0, 0, size);
  for (let i = 0; i < words; i++) {
    const word = setWord(s, MEADOWS * words + i);
    for (let bits = word; bits !== 0; bits = withoutFirst(bits)) open[firstIn(bits, i)] = 1;
  }
}

function kindsOf(goods: Goods): number {
  let set = 0;
  for (const kind of EVERY_RESOURCE) if (countOf(goods, kind) > 0) set |= 1 << kind;
  return set;
}

function send(hex: number, set: number, wave: number): void {
  const place = wave * MAX_CELLS + hex;
  const before = coming[place]!;
  coming[place] = before | set;
  if (before !== 0) return;
  const size = sizes[wave]!;
  hexes[wave]![size] = hex;
  sizes[wave] = size + 1;
}

function spreadWave(s: State, wave: number): void {
  const { neighbours, entry } = s.config.box.atlas;
  const list = hexes[wave]!;
  // Empty meadows cost nothing, so a wave may grow while it spreads.
  for (let i = 0; i < sizes[wave]!; i++) {
    const hex = list[i]!;
    const fresh = coming[wave * MAX_CELLS + hex]! & ~come[hex]!;
    coming[wave * MAX_CELLS + hex] = 0;
    if (fresh === 0) continue;
    come[hex] = come[hex]! | fresh;
    const around = neighbours[hex]!;
    for (let n = 0; n < around.length; n++) {
      const next = around[n]!;
      const set = fresh & ~come[next]!;
      if (set === 0) continue;
      const cost = open[next] === 1 ? 0 : entry[next]!;
      if (cost === ENTRY_RUIN) reachRuin(next, set, wave);
      else if (cost !== ENTRY_CLOSED) send(next, set, wave + cost);
    }
  }
}

function reachRuin(ruin: number, set: number, wave: number): void {
  come[ruin] = come[ruin]! | set;
  for (let kind = 0; kind < KINDS; kind++) if (set & (1 << kind)) steps[ruin * KINDS + kind] = wave;
}
