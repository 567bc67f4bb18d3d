import type { Json, JsonObject } from '@penumbra/kit';
import { SWAP } from './moves/complete.ts';
import { DISCARDED, type Known, knownTiles, receiverOf } from './state.ts';
import { heapText, stageRows } from './umbrellas.ts';
import { COLOURS, type Dance, FACE_LETTERS, faceOf, NO_DANCE, SPACES, tileOf } from './words.ts';

// States as JSON: writing. `read-position.ts` is the way back.

export const danceText = (s: Known, dance: Dance): string =>
  `${s.config.box.tiles[tileOf(dance)]}${FACE_LETTERS[faceOf(dance)]}`;

const hasTurn = (s: Known): boolean => s.phase !== 'first' && s.phase !== 'over';

/** The `state` of a position: everything that holds something, and the rest where the page wants it written. */
export function stateJson(s: Known): JsonObject {
  const { box, seats } = s.config;
  const bySeat = <T extends Json>(value: (seat: number) => T): JsonObject =>
    Object.fromEntries(seats.map((name, seat) => [name, value(seat)]));
  const markers = Object.fromEntries(
    seats.flatMap((name, seat) => (s.markers[seat] === 0 ? [] : [[name, spacesIn(s.markers[seat]!)]])),
  );
  const discards = box.tiles.filter((_, tile) => s.under[tile] === DISCARDED).sort();
  return {
    phase: s.phase,
    ...(hasTurn(s) && { turn: seats[s.turn]! }),
    ...(s.last > 0 && { lastTurns: lastSeats(s).map((seat) => seats[seat]!) }),
    stages: bySeat((seat) => stageRows(s.stages[seat]!)),
    zones: Object.fromEntries(box.zones.map((name, zone) => [name, heapText(s.zones[zone]!)])),
    dances: bySeat((seat) => [0, 1, 2, 3].map((slot) => stackText(s, 4 * seat + slot))),
    ...(Object.keys(markers).length > 0 && { markers }),
    pool: s.pool,
    aside: s.aside,
    ...(s.powers !== 0 && { powers: powerNames(s.powers) }),
    ...(s.passing !== NO_DANCE && {
      passing: { to: seats[receiverOf(s)]!, tile: danceText(s, s.passing) },
    }),
    ...(s.again && { again: true }),
    ...(s.pushed >= 0 && {
      pushed: { colour: COLOURS[s.pushed & 3]!, zone: box.zones[s.pushed >> 2]! },
    }),
    ...(discards.length > 0 && { discards }),
  };
}

const spacesIn = (set: number): string[] => SPACES.filter((_, space) => set & (1 << space));

/** The seats that still have a last turn, the one at turn first. */
export const lastSeats = (s: Known): number[] =>
  Array.from({ length: s.last }, (_, i) => (s.turn + i) % s.config.box.players);

/** The visible tile first; `?` for each that nobody has seen. */
const stackText = (s: Known, at: number): string[] => [
  ...knownTiles(s, at).map((dance) => danceText(s, dance)),
  ...Array.from({ length: s.unseen[at]! }, () => '?'),
];

export function powerNames(powers: number): string[] {
  const names: string[] = [];
  for (let rest = powers; rest !== 0; rest >>= 2) names.push((rest & 3) === SWAP ? 'swap' : 'trade');
  return names;
}

/** Nothing is hidden. */
export const viewJson = (v: Known): JsonObject => stateJson(v);
