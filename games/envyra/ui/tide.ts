// The order there and back: one column per player, what each turn of the round has come to. Pure.
import { hasSeat, type News, type Seat } from '@penumbra/kit';
import type { Event } from '../src/events.ts';
import type { Envyra } from '../src/index.ts';
import type { View } from '../src/view.ts';
import { turnOrder } from './facts.ts';

export interface Station {
  readonly number: number;
  readonly seat: Seat;
  /** 0 there, 1 back. */
  readonly lane: 0 | 1;
  /** Its place in turn order. */
  readonly column: number;
  readonly state: 'coming' | 'now' | 'done' | 'passed';
  readonly cell: number | undefined;
}

/** What was told since the plans of this round were revealed. */
export function roundEvents(log: readonly News<Envyra>[], now?: Event | undefined): readonly Event[] {
  const all = log.flatMap(({ events }) => events as readonly Event[]);
  const events = now ? [...all, now] : all;
  const from = events.findLastIndex(({ kind }) => kind === 'plans-revealed' || kind === 'round-begun');
  return from < 0 ? events : events.slice(from + 1);
}

/** Which turn it is, of twice as many as players; −1 outside of the deployment. */
function slotOf(v: View): number {
  if (v.phase !== 'deploy' || v.turn < 0) return -1;
  const { players } = v.config.box;
  const column = turnOrder(v).indexOf(v.turn);
  return v.pass === 2 ? 2 * players - 1 - column : column;
}

export function stationsOf(v: View, events: readonly Event[]): readonly Station[] {
  const order = turnOrder(v);
  const { players, passes } = v.config.box;
  const turns = [...order, ...order.toReversed()].slice(0, players * passes);
  const slot = slotOf(v);
  const acts = events.filter((event) => event.kind === 'cube-deployed' || event.kind === 'turn-skipped');
  let next = 0;
  return turns.map((seat, i): Station => {
    const place = { number: i + 1, seat, lane: i < players ? 0 : 1, column: order.indexOf(seat) } as const;
    const act = acts[next];
    const isAct = act?.seat === seat && (act.kind !== 'turn-skipped' || act.pass === place.lane + 1);
    // Whoever has nothing left to deploy is passed over in silence, as is whoever sits out.
    const isPast = isAct || (slot >= 0 && i < slot) || (next < acts.length && !isAct);
    if (isAct) next++;
    if (isAct && act.kind === 'cube-deployed') return { ...place, state: 'done', cell: act.cell };
    if (isPast || hasSeat(v.sittingOut, seat)) return { ...place, state: 'passed', cell: undefined };
    return { ...place, state: i === slot ? 'now' : 'coming', cell: undefined };
  });
}
