// What somebody meant who chose what cannot be chosen: the move that the rules then refuse, or a sentence.
import type { Way } from '@penumbra/board/pure';
import { countOwned, type Seat } from '@penumbra/kit';
import { hexAt } from '../src/atlas.ts';
import {
  AS_PRINTED,
  buildCode,
  carryCode,
  cellCode,
  deliverCode,
  exchangeCode,
  flyCode,
  type Move,
  moveOf,
  returnCode,
} from '../src/moves/move.ts';
import { NONE } from '../src/state.ts';
import type { View } from '../src/view.ts';
import {
  type Cell,
  type Contract,
  cellNamed,
  type Hex,
  MEADOW,
  RESOURCES,
  type Resource,
  RUINS,
  STACKS,
} from '../src/words.ts';
import type { Verb, ViaText } from '../text/words.ts';
import { VERBS } from '../text/words.ts';
import { atlasOfView, isOpen, sitesOf } from './survey.ts';

type Meant = Move | string | undefined;

const isVerb = (name: string): name is Verb => (VERBS as readonly string[]).includes(name);
const cellIn = (v: View, name: string | undefined): Cell | undefined => {
  const cell = name === undefined ? undefined : cellNamed(name);
  return cell === undefined || hexAt(atlasOfView(v), cell) === undefined ? undefined : cell;
};
const contractIn = (v: View, name: string | undefined): Contract | undefined => {
  const index = v.config.box.contracts.findIndex(({ id }) => `contract ${id}` === name);
  return index < 0 ? undefined : (index as Contract);
};
const cellOfHex = (v: View, hex: Hex): Cell => atlasOfView(v).cells[hex] as Cell;
/** Of contracts that take any kinds the cheapest payment stands for all of them. */
const buildAt = (v: View, at: Cell, contract: Contract): Move =>
  moveOf(buildCode(at, 1, contract, v.config.box.contracts[contract]?.demand === 'these' ? AS_PRINTED : 1));

/** Requires: the element cannot be chosen after what is chosen. */
export function attempted(v: View, seat: Seat, name: string, chosen: Way, text: ViaText): Meant {
  if (isVerb(name)) return verbMeant(v, seat, name, text);
  const contract = contractIn(v, name);
  if (contract !== undefined) return contractMeant(v, seat, contract, chosen, text);
  const at = cellIn(v, name);
  if (at === undefined) return text.labels.nothingHere;
  if (v.phase === 'ability') return abilityMeant(v, at, chosen);
  return hexMeant(v, seat, at, chosen, text);
}

/** A verb without a move: the rules know why where it is for want of a piece. */
function verbMeant(v: View, seat: Seat, verb: Verb, { labels }: ViaText): Meant {
  const { ruins, mist: mists, forest, meadows } = atlasOfView(v);
  const [ruin, mist, meadow] = [ruins[0], [...mists, ...forest].find((hex) => !isOpen(v, hex)), meadows[0]];
  if (verb === 'craft' && v.craftsmen[seat] === 0 && meadow !== undefined) {
    return moveOf(cellCode('craft', cellOfHex(v, meadow)));
  }
  const isSiteless = v.siteStock[seat] === 0 || countOwned(v.sites, seat) >= (v.buildingStock[seat] as number);
  if (verb === 'site' && isSiteless && ruin !== undefined) return moveOf(cellCode('site', cellOfHex(v, ruin)));
  const hasTiles = v.reserve > 0 || v.stacks.slice(seat * STACKS, (seat + 1) * STACKS).some((n) => n > 0);
  if (verb === 'explore' && !hasTiles && mist !== undefined) return moveOf(cellCode('explore', cellOfHex(v, mist)));
  return labels.noMove[verb];
}

function contractMeant(v: View, seat: Seat, contract: Contract, chosen: Way, { labels }: ViaText): Meant {
  const [own] = sitesOf(v, seat);
  const at = chosen.map((name) => cellIn(v, name)).find((cell) => cell !== undefined);
  if (at !== undefined) return buildAt(v, at, contract);
  return own ? buildAt(v, cellOfHex(v, own.hex), contract) : labels.noMove.build;
}

function hexMeant(v: View, seat: Seat, at: Cell, chosen: Way, text: ViaText): Meant {
  const atlas = atlasOfView(v);
  const hex = hexAt(atlas, at) as Hex;
  const contract = chosen.map((name) => contractIn(v, name)).find((one) => one !== undefined);
  if (contract !== undefined) return buildAt(v, at, contract);
  const from = chosen.map((name) => cellIn(v, name)).find((cell) => cell !== undefined);
  const kind = chosen.find((name) => name.startsWith('give '))?.slice(5);
  if (from !== undefined && atlas.terrain[hex] === RUINS) {
    return moveOf(carryCode(from, kind === undefined ? -1 : (RESOURCES.indexOf(kind as never) as Resource), at, 1));
  }
  const verb = chosen.find(isVerb);
  if (verb === 'craft' || verb === 'site' || verb === 'explore') return moveOf(cellCode(verb, at));
  return plainMeant(v, seat, hex, text);
}

/** Every hex means one thing. */
function plainMeant(v: View, seat: Seat, hex: Hex, { labels }: ViaText): Meant {
  const atlas = atlasOfView(v);
  const [at, terrain] = [cellOfHex(v, hex), atlas.terrain[hex]];
  if (isOpen(v, hex)) return labels.nothingHere;
  if (terrain === RUINS) return moveOf(cellCode('site', at));
  if (terrain !== MEADOW) return moveOf(cellCode('explore', at));
  const meadow = atlas.meadowOf[hex] as number;
  if (v.tokens[meadow] !== 0) return moveOf(cellCode('craft', at));
  if (v.goods[meadow] === 0) return labels.nothingHere;
  return sitesOf(v, seat).length === 0 ? labels.noMove.carry : labels.noCarry(atlas.names[hex] as string);
}

function abilityMeant(v: View, at: Cell, chosen: Way): Meant {
  const kind = v.ability === NONE ? undefined : v.config.box.contracts[v.ability]?.kind;
  switch (kind) {
    case 'market-stall':
      return moveOf(exchangeCode(at, 1, 0 as Resource, 1 as Resource));
    case 'flying-machine': {
      const from = cellIn(v, chosen[0]);
      return moveOf(from === undefined ? flyCode(at, at) : flyCode(from, at));
    }
    case 'workshop':
    case 'adventurers':
      return moveOf(cellCode('lay', at));
    case 'harvest':
      return moveOf(cellCode('harvest', at));
    case 'caravan':
    case 'goods-export':
      return moveOf(returnCode(at, 1, 0 as Resource));
    case 'express-delivery':
      return moveOf(deliverCode(at, 1, 0 as Resource));
    default:
      return moveOf(cellCode('explore', at));
  }
}
