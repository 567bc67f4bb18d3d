import type { Features } from '@penumbra/kit';
import { surveyMap } from './reach.ts';
import { NONE, type State } from './state.ts';
import { BUILDINGS } from './words.ts';
import {
  abilityWorth,
  bonusToCome,
  goodsOnExploitations,
  liabilityOf,
  mostBuildings,
  pointsNow,
  prospect,
  stackTaken,
} from './worth.ts';

/** What a seat's chances rest on; what each is worth was learned (`weights.ts`). */
const NAMES = [
  'points',
  'buildings',
  'lastButOne',
  'sites',
  'goodsOnSites',
  'promised',
  'nearest',
  'planned',
  'stackTaken',
  'craftsmen',
  'bonusToCome',
  'goodsOut',
  'goodsAtRisk',
  'turn',
  'actions',
  'ability',
  'secret',
] as const;

function write(s: State, into: Float64Array): void {
  surveyMap(s);
  const liability = liabilityOf(s);
  for (let seat = 0, at = 0; seat < s.config.seats.length; seat++) {
    const { sites, goods, promised, nearest, planned } = prospect(s, seat);
    const built = BUILDINGS - (s.buildingStock[seat] ?? 0);
    const goodsOut = goodsOnExploitations(s, seat);
    const isOwn = s.turn === seat;
    into[at++] = pointsNow(s, seat);
    into[at++] = built;
    into[at++] = built >= BUILDINGS - 1 ? 1 : 0;
    into[at++] = sites;
    into[at++] = goods;
    into[at++] = promised;
    into[at++] = nearest;
    into[at++] = planned;
    into[at++] = stackTaken(s, seat);
    into[at++] = s.craftsmen[seat] ?? 0;
    into[at++] = bonusToCome(s, seat);
    into[at++] = goodsOut;
    into[at++] = liability * goodsOut;
    into[at++] = isOwn ? 1 : 0;
    into[at++] = isOwn ? s.actions : 0;
    into[at++] = isOwn && s.phase === 'ability' ? abilityWorth(s) : 0;
    into[at++] = isOwn && s.phase === 'secret' ? 1 : 0;
  }
}

/** The first to build five times ends the game. */
const progress = (s: State): number => (s.endCard !== NONE ? 1 : mostBuildings(s) / BUILDINGS);

export const features: Features<State> = { names: NAMES, write, progress };
