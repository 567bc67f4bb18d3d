import type { GameTypes } from '@penumbra/kit';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Moment, Motion } from '../contract/board.ts';
import { AirLayer } from './AirLayer.tsx';
import { Air, type Flight, type Landing } from './air.ts';

export interface Flights {
  /** Sends a piece from place to place, also into a player's panel. Under reduced motion it is there at once. */
  fly(flight: Flight): Landing;
  /** To be drawn anywhere inside the board. */
  readonly layer: ReactNode;
}

export interface FlightOptions<T extends GameTypes> {
  readonly motion: Motion;
  readonly moments: readonly Moment<T>[];
  /** Called once when a moment begins, after the board has been drawn for it. What it sends flies until its end. */
  launch?(moment: Moment<T>, fly: Flights['fly']): void;
}

/** Flights of pieces, those of events bound to the moment in which the event is shown. */
export function useFlights<T extends GameTypes>({ motion, moments, launch }: FlightOptions<T>): Flights {
  const [air] = useState(() => new Air());
  air.still = motion === 'reduced';
  const now = moments.find(({ when }) => when === 'now');
  const newest = useRef(launch);
  newest.current = launch;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment is launched once, however often the board is drawn
  useLayoutEffect(() => {
    if (!now) return;
    const sent: Landing[] = [];
    newest.current?.(now, (flight) => {
      const landing = air.fly(flight);
      sent.push(landing);
      return landing;
    });
    return () => {
      for (const landing of sent) landing.end();
    };
  }, [now?.id]);

  const pace = useRef({ id: now?.id, ms: now?.ms ?? 0 });
  useLayoutEffect(() => {
    const before = pace.current;
    pace.current = { id: now?.id, ms: now?.ms ?? 0 };
    if (now && before.id === now.id && before.ms > now.ms && now.ms > 0) air.hurry(before.ms / now.ms);
  }, [now, air]);
  return { fly: air.fly, layer: <AirLayer air={air} /> };
}
