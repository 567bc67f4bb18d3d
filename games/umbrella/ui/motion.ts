// How long each event is shown, what it sounds like, and what it was about.
import type { Sound } from '@penumbra/board/pure';
import type { TableConfig } from '../src/box.ts';
import type { Event } from '../src/events.ts';
import { theirs } from './elements.ts';

const MS: { readonly [kind in Event['kind']]: number } = {
  'first-drawn': 0,
  'zones-filled': 300,
  'tiles-dealt': 400,
  'umbrella-slid': 420,
  'marker-placed': 360,
  'completion-declined': 120,
  'extra-turn-declined': 120,
  'power-fired': 300,
  'umbrella-returned': 280,
  'umbrellas-swapped': 340,
  'umbrellas-traded': 380,
  'power-declined': 120,
  'tile-uncovered': 360,
  'tile-laid': 420,
  'tile-discarded': 200,
  'last-turns-began': 500,
  'turn-began': 0,
  'game-ended': 400,
};

const SOUNDS: { readonly [kind in Event['kind']]?: Sound } = {
  'tiles-dealt': 'reveal',
  'umbrella-slid': 'place',
  'marker-placed': 'gain',
  'power-fired': 'gain',
  'umbrella-returned': 'pick',
  'umbrellas-swapped': 'pick',
  'umbrellas-traded': 'pick',
  'tile-uncovered': 'reveal',
  'tile-laid': 'pick',
  'tile-discarded': 'loss',
  'last-turns-began': 'end',
  'game-ended': 'end',
};

export const duration = (event: Event): number => MS[event.kind];
export const sound = (event: Event): Sound | undefined => SOUNDS[event.kind];

/** The elements that an event was about, by whose place they are at. */
export function about(event: Event, { seats }: TableConfig): readonly string[] {
  const at = (seat: number, name: string): string => theirs(seats[seat] as string, name);
  switch (event.kind) {
    case 'umbrella-slid':
      return [at(event.seat, 'stage')];
    case 'marker-placed':
      return [at(event.seat, 'score')];
    case 'umbrellas-swapped':
    case 'umbrellas-traded':
      return [at(event.seat, 'stage')];
    case 'tile-uncovered':
    case 'tile-laid':
      return [at(event.seat, `slot ${event.slot + 1}`)];
    default:
      return [];
  }
}
