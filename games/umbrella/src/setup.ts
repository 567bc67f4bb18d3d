import { FIRST_SEAT } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import { type State, UNSEEN } from './state.ts';
import { NO_UMBRELLAS, ONE_OF_EACH } from './umbrellas.ts';
import { NO_DANCE, SLOTS } from './words.ts';

export function setup(config: TableConfig): State {
  const { players, solo, stages, zones, tiles, pool, markers, stack } = config.box;
  return {
    config,
    phase: solo ? 'fill' : 'first',
    round: 1,
    turn: FIRST_SEAT,
    last: 0,
    pool,
    aside: markers - pool,
    again: false,
    powers: 0,
    passing: NO_DANCE,
    pushed: -1,
    stages: stages.slice(),
    zones: zones.map(() => (solo ? NO_UMBRELLAS : ONE_OF_EACH)),
    markers: stages.map(() => 0),
    tops: Array.from({ length: SLOTS * players }, () => NO_DANCE),
    unseen: Array.from({ length: SLOTS * players }, (_, at) => (at % SLOTS < 2 ? stack : 0)),
    under: tiles.map(() => UNSEEN),
  };
}
