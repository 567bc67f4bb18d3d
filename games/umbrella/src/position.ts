// The keys of a position, in the order of the page: how each is written, read, and filled where it is left out.
import { type Codec, codec, everyName, keysOf, quote, type Source, type Sources, type Viewer } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import { MOST_POWERS, SOLO_DEAL } from './components.ts';
import { powerNames, SWAP, TRADE } from './moves/complete.ts';
import { DANCE, readDances, stacksJson } from './read-dances.ts';
import { setup } from './setup.ts';
import {
  DISCARDED,
  type Known,
  lastSeats,
  markersPlaced,
  nextSeat,
  PHASES,
  type Phase,
  type State,
  UNSEEN,
  umbrellasInZones,
  umbrellasOf,
} from './state.ts';
import { advance } from './turn.ts';
import { type Heap, heapOf, heapText, NO_UMBRELLAS, ONE_OF_EACH, type Stage, stageOf, stageRows } from './umbrellas.ts';
import { type View, view } from './view.ts';
import { COLOURS, type Dance, NO_DANCE, SPACES, tileOf } from './words.ts';

const MOST_UMBRELLAS = 100;
const IN_COMPLETION: readonly Phase[] = ['power', 'uncover', 'cover'];
const IN_TURN: readonly Phase[] = ['slide', 'complete', ...IN_COMPLETION];

const lettersLike = (form: RegExp, wrong: string): Codec<string> => ({
  write: (text) => text,
  read: (it) => (form.test(it.text()) ? it.text() : it.fail('bad-value', `${quote(it.value)} ${wrong}`)),
});
const ROW = lettersLike(/^[RBYG]{4}$/, 'is not four of the letters R B Y G');
const STAGE: Codec<Stage> = {
  write: stageRows,
  read(it) {
    const { length } = it.list();
    if (length !== 4) it.fail('bad-value', `${length} rows; a stage has 4`);
    return stageOf(codec.list(ROW).read(it, undefined));
  },
};
const UMBRELLAS = codec.refusing(
  lettersLike(/^[RBYG]*$/, 'has other letters than R B Y G'),
  ({ length }) => length > MOST_UMBRELLAS && `there are ${MOST_UMBRELLAS} umbrellas in all`,
  'too-many',
);
const HEAP: Codec<Heap> = { write: heapText, read: (it, s) => heapOf(UMBRELLAS.read(it, s)) };
const FILLED = codec.bits(
  codec.index(() => SPACES, 'space'),
  (it) => it.fail('bad-value', `${quote(it.value)} is named twice`),
);
const SEATS = codec.list(codec.seatWord);
const COLOUR = codec.index(() => COLOURS, 'colour');
const ZONE = codec.index(({ config }: Known) => config.box.zones, 'zone');

const OUT = codec.object({ colour: COLOUR, zone: ZONE });
/** Solo: what was pushed out, and of which zone. */
const PUSHED: Codec<number, Known> = {
  write: (pushed, s) => (pushed < 0 ? null : OUT.write({ colour: pushed & 3, zone: pushed >> 2 }, s)),
  read(it, s) {
    const { solo, umbrellas } = s.config.box;
    if (!solo && !it.isEmpty) it.fail('impossible', 'only a solo game keeps what was pushed out');
    const { colour, zone } = OUT.read(it, s);
    // It may come back by a power, so it has to exist beside all the others.
    if (umbrellasOf(s, colour) >= umbrellas)
      it.child('colour').fail('too-many', 'all umbrellas of this colour are elsewhere');
    return colour + 4 * zone;
  },
};
const PASSING = codec.object({ to: codec.seatWord, tile: DANCE });

const KEYS = keysOf<State, View>()(
  {
    phase: {
      as: codec.word(PHASES, 'phase'),
      fill: () => 'slide',
      impossible: ({ config, phase }) =>
        (config.box.solo && phase === 'first' && 'a solo game draws no first player') ||
        (!config.box.solo && phase === 'fill' && 'zones are filled in a solo game only'),
    },
    turn: {
      phases: ['fill', 'deal', ...IN_TURN],
      write: (s) => (s.phase === 'first' || s.phase === 'over' ? '' : codec.seatWord.write(s.turn, s)),
      read: (it, s) => codec.seatWord.read(it, s),
    },
    lastTurns: { phases: IN_TURN, write: (s) => SEATS.write(lastSeats(s), s), read: readLast },
    stages: { as: codec.bySeat(STAGE) },
    zones: { write: (s) => everyName(s.config.box.zones, s.zones, heapText), check: readZones },
    dances: { write: stacksJson, settle: readDances },
    markers: { as: codec.bySeat(FILLED) },
    pool: { always: true, as: codec.count(), fill: (s) => Math.max(0, s.config.box.pool - markersPlaced(s)) },
    aside: {
      always: true,
      as: codec.count(),
      fill: (s) => (s.config.box.solo ? 0 : Math.max(0, s.config.box.markers - markersPlaced(s) - s.pool)),
      impossible: (s) => s.config.box.solo && s.aside > 0 && 'alone there are no markers aside',
      check: checkMarkers,
    },
    powers: {
      phases: ['power'],
      write: (s) => powerNames(s.powers),
      read: readPowers,
      missing: (s) => s.phase === 'power' && s.powers === 0 && 'phase power needs the powers to decide',
    },
    passing: {
      phases: IN_COMPLETION,
      write: (s) => (s.passing === NO_DANCE ? null : PASSING.write({ to: nextSeat(s), tile: s.passing }, s)),
      read: readPassing,
      missing: (s) =>
        s.passing === NO_DANCE &&
        IN_COMPLETION.includes(s.phase) &&
        (!s.config.box.solo || s.phase === 'cover') &&
        `phase ${s.phase} needs the tile in hand`,
    },
    again: {
      phases: ['slide', ...IN_COMPLETION],
      as: codec.flag,
      impossible: (s) => s.config.box.solo && s.again && 'alone there are no extra turns',
    },
    pushed: {
      phases: ['complete'],
      as: PUSHED,
      missing: (s) => s.pushed < 0 && s.config.box.solo && s.phase === 'complete' && 'what was pushed out is missing',
    },
    discards: {
      phases: [...IN_TURN, 'over'],
      write: ({ config, under }) => config.box.tiles.filter((_, tile) => under[tile] === DISCARDED).sort(),
      read: readDiscards,
    },
  },
  { start: setup, first: ['discards'], follow: (s) => advance(s) },
);

function readLast(source: Source, s: State): void {
  const { seats } = s.config;
  const last = SEATS.read(source, s);
  if (last.length >= seats.length && last.length > 0) source.fail('impossible', 'somebody has had the last turn');
  if (last.some((seat, i) => seat !== (s.turn + i) % seats.length))
    source.fail('impossible', 'not clockwise from the seat at turn');
  s.last = last.length;
}

function readZones(zones: Source, s: State, { stages }: Sources<'stages'>): void {
  const { box } = s.config;
  const filling = s.phase === 'fill';
  s.zones.fill(zones.absent && !filling ? ONE_OF_EACH : NO_UMBRELLAS);
  for (const [name, entry] of zones.entries()) {
    const zone = box.zones.indexOf(name);
    if (zone < 0) entry.fail('unknown-id', `unknown zone ${quote(name)}; known: ${box.zones.join(', ')}`);
    s.zones[zone] = HEAP.read(entry, s);
  }
  const most = filling ? box.umbrellas - SOLO_DEAL : box.umbrellas;
  COLOURS.forEach((letter, colour) => {
    const count = umbrellasOf(s, colour);
    const where = zones.absent ? stages : zones;
    if (count > most) where.fail('too-many', `${count} umbrellas ${letter} on stages and in zones; there are ${most}`);
  });
  const waiting = umbrellasInZones(s);
  if (filling && waiting > 0) zones.fail('impossible', 'the zones are still to be filled');
  if (!box.solo && waiting === 0) zones.fail('impossible', 'no umbrella in any of the zones');
}

function checkMarkers(aside: Source, s: State, { pool, markers }: Sources<'pool' | 'markers'>): void {
  const inAll = markersPlaced(s) + s.pool + s.aside;
  if (inAll === s.config.box.markers) return;
  const blamed = [pool, aside, markers].find((source) => !source.absent) ?? pool;
  blamed.fail('impossible', `markers, pool and aside make ${inAll}; there are ${s.config.box.markers}`);
}

function readPowers(source: Source): number {
  const names = source.list().map((power) => power.oneOf(['swap', 'trade'], 'power'));
  if (names.length > MOST_POWERS) source.fail('too-many', `${names.length} powers; there can be ${MOST_POWERS}`);
  return names.reduce((powers, name, i) => powers | ((name === 'swap' ? SWAP : TRADE) << (2 * i)), 0);
}

function readPassing(source: Source, s: State): Dance {
  const { to, tile } = PASSING.read(source, s);
  if (to !== nextSeat(s))
    source.child('to').fail('impossible', 'a tile goes to the left neighbour of the seat at turn');
  s.under[tileOf(tile)] = NO_DANCE;
  return tile;
}

function readDiscards(source: Source, s: State): void {
  if (!s.config.box.solo && !source.isEmpty) source.fail('impossible', 'only a solo game discards tiles');
  for (const entry of source.list()) {
    const tile = entry.indexIn(s.config.box.tiles, 'tile');
    if (s.under[tile] !== UNSEEN) entry.fail('impossible', `${quote(entry.value)} is named twice`);
    s.under[tile] = DISCARDED;
  }
}

export const { state: stateJson, view: viewJson, readState } = KEYS;

/** A view says what a position says. */
export const readView = (source: Source, config: TableConfig, viewer: Viewer): View =>
  view(readState(source, config), viewer);
