// The keys of a position, in the order of the page: how each is written, read, and filled where it is left out.
import { byName, everyName, type JsonObject, keysOf, type Source } from '@penumbra/kit';
import { powerNames } from './moves/complete.ts';
import { readDances } from './read-dances.ts';
import { checkMarkers, readDiscards, readMarkers, readPassing, readPowers, readPushed } from './read-pieces.ts';
import { readStages, readZones } from './read-umbrellas.ts';
import {
  DISCARDED,
  type Known,
  knownTiles,
  lastSeats,
  markersPlaced,
  PHASES,
  type Phase,
  receiverOf,
  type State,
} from './state.ts';
import { heapText, stageRows } from './umbrellas.ts';
import type { View } from './view.ts';
import { COLOURS, type Dance, FACE_LETTERS, faceOf, NO_DANCE, SPACES, tileOf } from './words.ts';

export const danceText = (s: Known, dance: Dance): string =>
  `${s.config.box.tiles[tileOf(dance)]}${FACE_LETTERS[faceOf(dance)]}`;

const spacesIn = (set: number): string[] => SPACES.filter((_, space) => set & (1 << space));

/** The visible tile first; `?` for each that nobody has seen. */
const stackText = (s: Known, at: number): string[] => [
  ...knownTiles(s, at).map((dance) => danceText(s, dance)),
  ...Array.from({ length: s.unseen[at]! }, () => '?'),
];

function passingJson(s: Known): JsonObject {
  if (s.passing === NO_DANCE) return {};
  return { to: s.config.seats[receiverOf(s)]!, tile: danceText(s, s.passing) };
}

const pushedJson = ({ pushed, config }: Known): JsonObject =>
  pushed < 0 ? {} : { colour: COLOURS[pushed & 3]!, zone: config.box.zones[pushed >> 2]! };

function readLast(source: Source, s: State): void {
  const { seats } = s.config;
  const last = source.list().map((seat) => seat.indexIn(seats, 'seat'));
  if (last.length >= seats.length && last.length > 0) source.fail('impossible', 'somebody has had the last turn');
  last.forEach((seat, i) => {
    if (seat !== (s.turn + i) % seats.length) source.fail('impossible', 'not clockwise from the seat at turn');
  });
  s.last = last.length;
}

const IN_COMPLETION: readonly Phase[] = ['power', 'uncover', 'cover'];
const IN_TURN: readonly Phase[] = ['slide', 'complete', ...IN_COMPLETION];

const KEYS = keysOf<State, View>()(
  {
    phase: {
      read: (it) => it.oneOf(PHASES, 'phase'),
      fill: () => 'slide',
      check(it, { config, phase }) {
        const { solo } = config.box;
        if (solo && phase === 'first') it.fail('impossible', 'a solo game draws no first player');
        if (!solo && phase === 'fill') it.fail('impossible', 'zones are filled in a solo game only');
      },
    },
    turn: {
      phases: ['fill', 'deal', ...IN_TURN],
      write: (s) => (s.phase === 'first' || s.phase === 'over' ? '' : s.config.seats[s.turn]!),
      read: (it, s) => it.seatIn(s.config.seats),
    },
    lastTurns: {
      phases: IN_TURN,
      write: (s) => lastSeats(s).map((seat) => s.config.seats[seat]!),
      read: readLast,
    },
    stages: { write: (s) => byName(s.config.seats, (seat) => stageRows(s.stages[seat]!)), read: readStages },
    zones: {
      write: (s) => everyName(s.config.box.zones, (zone) => heapText(s.zones[zone]!)),
      check: readZones,
    },
    dances: {
      write: (s) => byName(s.config.seats, (seat) => [0, 1, 2, 3].map((slot) => stackText(s, 4 * seat + slot))),
      settle: readDances,
    },
    markers: { write: (s) => byName(s.config.seats, (seat) => spacesIn(s.markers[seat]!)), read: readMarkers },
    pool: {
      always: true,
      read: (it) => it.count(),
      fill: (s) => Math.max(0, s.config.box.pool - markersPlaced(s)),
    },
    aside: {
      always: true,
      read: (it) => it.count(),
      fill: (s) => (s.config.box.solo ? 0 : Math.max(0, s.config.box.markers - markersPlaced(s) - s.pool)),
      check: checkMarkers,
    },
    powers: {
      phases: ['power'],
      write: (s) => powerNames(s.powers),
      read: readPowers,
      check(it, s) {
        if (s.phase === 'power' && s.powers === 0) it.fail('missing-key', 'phase power needs the powers to decide');
      },
    },
    passing: {
      phases: IN_COMPLETION,
      write: passingJson,
      read: readPassing,
      fill: (s, it) =>
        IN_COMPLETION.includes(s.phase) && (!s.config.box.solo || s.phase === 'cover')
          ? it.fail('missing-key', `phase ${s.phase} needs the tile in hand`)
          : NO_DANCE,
    },
    again: {
      phases: ['slide', ...IN_COMPLETION],
      read: (it) => it.flag(),
      check(it, s) {
        if (s.config.box.solo && s.again) it.fail('impossible', 'alone there are no extra turns');
      },
    },
    pushed: {
      phases: ['complete'],
      write: pushedJson,
      read: readPushed,
      fill: (s, it) =>
        s.config.box.solo && s.phase === 'complete' ? it.fail('missing-key', 'what was pushed out is missing') : -1,
    },
    discards: {
      phases: [...IN_TURN, 'over'],
      write: ({ config, under }) => config.box.tiles.filter((_, tile) => under[tile] === DISCARDED).sort(),
      read: readDiscards,
    },
  },
  ['discards'],
);

export const stateJson = KEYS.state;
export const viewJson = KEYS.view;
export const readKeys = KEYS.read;
