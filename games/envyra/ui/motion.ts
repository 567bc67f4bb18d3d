// How long each event is shown, and what it sounds like.
import type { Sound } from '@penumbra/board/pure';
import type { Event } from '../src/events.ts';

const MS: { readonly [kind in Event['kind']]: number } = {
  'start-drawn': 500,
  'tiles-dealt': 0,
  'tile-laid': 220,
  'card-opened': 400,
  'card-dealt': 400,
  'card-hidden': 120,
  'round-begun': 350,
  'seat-stuck': 500,
  'tile-removed': 450,
  'seats-sat-out': 600,
  'plans-revealed': 1500,
  'cube-deployed': 320,
  'turn-skipped': 250,
  'tile-captured': 900,
  'card-won': 700,
  'cubes-returned': 300,
  'cubes-taken-back': 350,
  'card-shown': 300,
  'game-ended': 900,
};

const SOUNDS: { readonly [kind in Event['kind']]?: Sound } = {
  'start-drawn': 'pick',
  'tile-laid': 'pick',
  'card-opened': 'reveal',
  'card-dealt': 'reveal',
  'seat-stuck': 'loss',
  'tile-removed': 'loss',
  'plans-revealed': 'reveal',
  'cube-deployed': 'place',
  'tile-captured': 'gain',
  'card-won': 'gain',
  'cubes-taken-back': 'pick',
  'card-shown': 'reveal',
  'game-ended': 'end',
};

export const duration = (event: Event): number => MS[event.kind];
export const sound = (event: Event): Sound | undefined => SOUNDS[event.kind];
