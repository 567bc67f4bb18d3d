import { FIRST_SEAT, quote, type Source } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import { MOST_POWERS, SOLO_DEAL } from './components.ts';
import { SWAP, TRADE } from './moves/complete.ts';
import { checkDances, readDances, readTile, seatEntries } from './read-dances.ts';
import { setup } from './setup.ts';
import {
  DISCARDED,
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
import { type Heap, heapOf, NO_UMBRELLAS, ONE_OF_EACH, stageOf } from './umbrellas.ts';
import { COLOURS, NO_DANCE, SPACES, tileOf } from './words.ts';

const KEYS = [
  'phase',
  'turn',
  'lastTurns',
  'stages',
  'zones',
  'dances',
  'markers',
  'pool',
  'aside',
  'powers',
  'passing',
  'again',
  'pushed',
  'discards',
] as const;
type Fields = { readonly [key in (typeof KEYS)[number]]: Source };

const IN_TURN: readonly Phase[] = ['slide', 'complete', 'power', 'uncover', 'cover'];
const IN_COMPLETION: readonly Phase[] = ['power', 'uncover', 'cover'];
/** The phases that have a key; the keys not named here belong to every phase. */
const PHASES_OF: { readonly [key in (typeof KEYS)[number]]?: readonly Phase[] } = {
  turn: ['fill', 'deal', ...IN_TURN],
  lastTurns: IN_TURN,
  powers: ['power'],
  passing: IN_COMPLETION,
  again: ['slide', ...IN_COMPLETION],
  pushed: ['complete'],
  discards: [...IN_TURN, 'over'],
};

/** Reads a position's state, fills what is left out, refuses what cannot be, and runs on until somebody is asked. */
export function readState(source: Source, config: TableConfig): State {
  const fields = source.fields(...KEYS);
  const s = setup(config);
  readPhase(s, fields);
  readTurn(s, fields);
  readStages(s, fields.stages);
  readZones(s, fields);
  readMarkers(s, fields);
  readDiscards(s, fields.discards);
  readCompletion(s, fields);
  readDances(s, fields.dances);
  checkDances(s, fields.dances);
  advance(s);
  return s;
}

function readPhase(s: State, fields: Fields): void {
  const { solo } = s.config.box;
  s.phase = fields.phase.absent ? 'slide' : fields.phase.oneOf(PHASES, 'phase');
  if (s.phase === (solo ? 'first' : 'fill')) {
    fields.phase.fail(
      'impossible',
      solo ? 'a solo game draws no first player' : 'zones are filled in a solo game only',
    );
  }
  for (const key of KEYS) {
    const phases = PHASES_OF[key];
    if (phases && !phases.includes(s.phase) && isGiven(fields[key])) {
      fields[key].fail('impossible', `there is no ${key} in phase ${s.phase}`);
    }
  }
}

/** An empty list or false says no more than a missing key. */
const isGiven = (source: Source): boolean =>
  !source.absent && source.value !== false && !(Array.isArray(source.value) && source.value.length === 0);

function readTurn(s: State, { turn, lastTurns }: Fields): void {
  const { seats } = s.config;
  s.turn = turn.absent ? FIRST_SEAT : turn.seatIn(seats);
  const last = lastTurns.list().map((seat) => seat.indexIn(seats, 'seat'));
  if (last.length >= seats.length && last.length > 0) lastTurns.fail('impossible', 'somebody has had the last turn');
  last.forEach((seat, i) => {
    if (seat !== (s.turn + i) % seats.length) lastTurns.fail('impossible', 'not clockwise from the seat at turn');
  });
  s.last = last.length;
}

function readStages(s: State, source: Source): void {
  for (const [seat, stage] of seatEntries(s, source)) {
    const rows = stage.list();
    if (rows.length !== 4) stage.fail('bad-value', `${rows.length} rows; a stage has 4`);
    s.stages[seat] = stageOf(rows.map(readRow));
  }
}

function readRow(source: Source): string {
  const row = source.text();
  return /^[RBYG]{4}$/.test(row) ? row : source.fail('bad-value', `${quote(row)} is not four of the letters R B Y G`);
}

function readZones(s: State, { zones, stages }: Fields): void {
  const { box } = s.config;
  s.zones.fill(zones.absent && s.phase !== 'fill' ? ONE_OF_EACH : NO_UMBRELLAS);
  for (const [name, entry] of zones.entries()) {
    const zone = box.zones.indexOf(name);
    if (zone < 0) entry.fail('unknown-id', `unknown zone ${quote(name)}; known: ${box.zones.join(', ')}`);
    s.zones[zone] = readHeap(entry);
  }
  const filling = s.phase === 'fill';
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

function readHeap(source: Source): Heap {
  const letters = source.text();
  if (!/^[RBYG]*$/.test(letters)) source.fail('bad-value', `${quote(letters)} has other letters than R B Y G`);
  if (letters.length > MOST_UMBRELLAS) source.fail('too-many', `there are ${MOST_UMBRELLAS} umbrellas in all`);
  return heapOf(letters);
}
const MOST_UMBRELLAS = 100;

function readMarkers(s: State, { markers, pool, aside }: Fields): void {
  const { box } = s.config;
  for (const [seat, entry] of seatEntries(s, markers)) {
    for (const space of entry.list()) {
      const bit = 1 << space.indexIn(SPACES, 'space');
      if (s.markers[seat]! & bit) space.fail('bad-value', `${quote(space.value)} is named twice`);
      s.markers[seat] = s.markers[seat]! | bit;
    }
  }
  const placed = markersPlaced(s);
  s.pool = pool.absent ? Math.max(0, box.pool - placed) : pool.count();
  const rest = box.solo ? 0 : Math.max(0, box.markers - placed - s.pool);
  s.aside = aside.absent ? rest : aside.count();
  if (box.solo && s.aside > 0) aside.fail('impossible', 'alone there are no markers aside');
  const inAll = placed + s.pool + s.aside;
  if (inAll !== box.markers) {
    const blamed = [pool, aside, markers].find((source) => !source.absent) ?? pool;
    blamed.fail('impossible', `markers, pool and aside make ${inAll}; there are ${box.markers}`);
  }
}

function readDiscards(s: State, source: Source): void {
  if (!s.config.box.solo && isGiven(source)) source.fail('impossible', 'only a solo game discards tiles');
  for (const entry of source.list()) {
    const tile = entry.indexIn(s.config.box.tiles, 'tile');
    if (s.under[tile] !== UNSEEN) entry.fail('impossible', `${quote(entry.value)} is named twice`);
    s.under[tile] = DISCARDED;
  }
}

function readCompletion(s: State, { powers, passing, again, pushed }: Fields): void {
  const { solo, zones, umbrellas } = s.config.box;
  const names = powers.list().map((power) => power.oneOf(['swap', 'trade'], 'power'));
  if (names.length > MOST_POWERS) powers.fail('too-many', `${names.length} powers; there can be ${MOST_POWERS}`);
  if (s.phase === 'power' && names.length === 0) powers.fail('missing-key', 'phase power needs the powers to decide');
  names.forEach((name, i) => {
    s.powers |= (name === 'swap' ? SWAP : TRADE) << (2 * i);
  });
  s.again = !again.absent && again.flag();
  if (solo && s.again) again.fail('impossible', 'alone there are no extra turns');
  readPassing(s, passing);
  if (!solo && isGiven(pushed)) pushed.fail('impossible', 'only a solo game keeps what was pushed out');
  if (solo && s.phase === 'complete' && pushed.absent) pushed.fail('missing-key', 'what was pushed out is missing');
  if (pushed.absent) return;
  const { colour, zone } = pushed.fields('colour', 'zone');
  const pushedColour = colour.indexIn(COLOURS, 'colour');
  s.pushed = 4 * zone.indexIn(zones, 'zone') + pushedColour;
  // It may come back by a power, so it has to exist beside all the others.
  if (umbrellasOf(s, pushedColour) >= umbrellas) colour.fail('too-many', 'all umbrellas of this colour are elsewhere');
}

function readPassing(s: State, source: Source): void {
  const { seats, box } = s.config;
  if (source.absent) {
    const needed = IN_COMPLETION.includes(s.phase) && (!box.solo || s.phase === 'cover');
    if (needed) source.fail('missing-key', `phase ${s.phase} needs the tile in hand`);
    return;
  }
  const { to, tile } = source.fields('to', 'tile');
  if (to.indexIn(seats, 'seat') !== nextSeat(s))
    to.fail('impossible', 'a tile goes to the left neighbour of the seat at turn');
  s.passing = readTile(s, tile);
  s.under[tileOf(s.passing)] = NO_DANCE;
}
