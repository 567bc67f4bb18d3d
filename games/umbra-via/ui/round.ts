import type { News } from '@penumbra/kit';
import { type Cell, NO_TILE, SLOTS, type Tile } from '../src/components.ts';
import type { Event } from '../src/events.ts';
import { type Flowers, NO_FLOWERS, plus, worth } from '../src/flowers.ts';
import type { UmbraVia } from '../src/index.ts';
import { bidAt, MAX_PLAYERS } from '../src/state.ts';
import type { Scene } from './scene.ts';

export interface Won {
  readonly seat: number;
  readonly tie: boolean;
}

/** One round's auction as it was made: it stays on the altar until the last tile lies. */
export interface Round {
  /** By slot, what was revealed. */
  readonly tiles: readonly Tile[];
  readonly bids: readonly Flowers[];
  /** The whole order of placing. */
  readonly order: readonly number[];
  readonly won: readonly (Won | undefined)[];
  readonly laid: readonly (Cell | undefined)[];
  readonly gone: readonly boolean[];
}

type Building = { -readonly [key in keyof Round]: Round[key] extends readonly (infer T)[] ? T[] : never };

const empty = (): Building => ({
  tiles: new Array(SLOTS).fill(NO_TILE),
  bids: new Array(SLOTS * MAX_PLAYERS).fill(NO_FLOWERS),
  order: [],
  won: new Array(SLOTS).fill(undefined),
  laid: new Array(SLOTS).fill(undefined),
  gone: new Array(SLOTS).fill(false),
});

/** What the altar holds at the moment of a scene. Without a log, as in a picture, only what lies there now. */
export function roundOf(scene: Scene, log: readonly News<UmbraVia>[], now: Event | undefined): Round {
  const events = log.flatMap((news) => news.events);
  const start = events.findLastIndex(({ kind }) => kind === 'tiles-revealed');
  const all = now?.kind === 'tiles-revealed' ? [now] : [...events.slice(start), ...(now ? [now] : [])];
  if (start < 0 && now?.kind !== 'tiles-revealed') return seenNow(scene);
  const round = empty();
  for (const event of all) follow(round, event);
  return round;
}

function seenNow(scene: Scene): Round {
  const round = empty();
  const [current] = scene.order;
  if (current !== undefined && scene.placer >= 0) round.won[current] = { seat: scene.placer, tie: false };
  return { ...round, tiles: scene.altar, bids: scene.bids, order: scene.order };
}

function follow(round: Building, event: Event): void {
  switch (event.kind) {
    case 'tiles-revealed':
      event.tiles.forEach((tile, slot) => {
        round.tiles[slot] = tile;
      });
      return;
    case 'bids-revealed':
      return addBids(round, event);
    case 'tile-discarded':
      round.gone[event.slot] = true;
      return;
    case 'order-fixed':
      round.order = [...event.order];
      return;
    case 'tile-won':
      round.won[event.slot] = { seat: event.seat, tie: event.tie };
      return;
    case 'tile-placed':
    case 'energy-dropped': {
      const slot = round.order.find((one) => round.won[one] && round.laid[one] === undefined && !round.gone[one]);
      if (slot !== undefined) round.laid[slot] = event.cell;
      return;
    }
    default:
  }
}

function addBids(round: Building, { bids }: Event & { readonly kind: 'bids-revealed' }): void {
  bids.forEach((slots, seat) => {
    slots.forEach((flowers, slot) => {
      const at = bidAt(slot, seat);
      round.bids[at] = plus(round.bids[at] as Flowers, flowers);
    });
  });
}

/** Who leads on a slot, by the tie if several do; none where nothing lies. */
export function leaderOf(values: readonly number[], tiebreak: readonly number[]): Won | undefined {
  const best = Math.max(...values);
  if (best <= 0) return undefined;
  const leaders = values.flatMap((value, seat) => (value === best ? [seat] : []));
  return { seat: tiebreak.find((seat) => leaders.includes(seat)) ?? (leaders[0] as number), tie: leaders.length > 1 };
}

export const worthsOn = (round: Round, slot: number, players: number): number[] =>
  Array.from({ length: players }, (_, seat) => worth(round.bids[bidAt(slot, seat)] as Flowers));

/** The tile that it is about: on its way, or the next to be laid. */
export function currentSlot({ order, laid, gone }: Round, now: Event | undefined): number | undefined {
  const flying = now?.kind === 'tile-placed' ? order.findLast((slot) => laid[slot] === now.cell) : undefined;
  return flying ?? order.find((slot) => laid[slot] === undefined && !gone[slot]);
}

/** Who wins what, in the order of placing: a tie drops its winner to the end of the track. */
export function procession(round: Round, track: readonly number[], players: number): (Won & { slot: number })[] {
  let tiebreak = track;
  return round.order.flatMap((slot) => {
    const settled = round.won[slot];
    const won = settled ?? leaderOf(worthsOn(round, slot, players), tiebreak);
    if (!won) return [];
    if (won.tie && !settled) tiebreak = [...tiebreak.filter((seat) => seat !== won.seat), won.seat];
    return [{ slot, ...won }];
  });
}
