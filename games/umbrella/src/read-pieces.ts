// Import of markers, and of what is decided in the middle of a turn.
import { quote, type Source, type Sources } from '@penumbra/kit';
import { MOST_POWERS } from './components.ts';
import { SWAP, TRADE } from './moves/complete.ts';
import { readTile } from './read-dances.ts';
import { DISCARDED, markersPlaced, nextSeat, type State, UNSEEN, umbrellasOf } from './state.ts';
import { COLOURS, type Dance, NO_DANCE, SPACES, tileOf } from './words.ts';

export function readMarkers(source: Source, s: State): State['markers'] {
  for (const [seat, entry] of source.bySeat(s.config.seats)) {
    for (const space of entry.list()) {
      const bit = 1 << space.indexIn(SPACES, 'space');
      if (s.markers[seat]! & bit) space.fail('bad-value', `${quote(space.value)} is named twice`);
      s.markers[seat] = s.markers[seat]! | bit;
    }
  }
  return s.markers;
}

export function checkMarkers(aside: Source, s: State, { pool, markers }: Sources<'pool' | 'markers'>): void {
  const { box } = s.config;
  if (box.solo && s.aside > 0) aside.fail('impossible', 'alone there are no markers aside');
  const inAll = markersPlaced(s) + s.pool + s.aside;
  if (inAll === box.markers) return;
  const blamed = [pool, aside, markers].find((source) => !source.absent) ?? pool;
  blamed.fail('impossible', `markers, pool and aside make ${inAll}; there are ${box.markers}`);
}

export function readDiscards(source: Source, s: State): void {
  if (!s.config.box.solo && !source.isEmpty) source.fail('impossible', 'only a solo game discards tiles');
  for (const entry of source.list()) {
    const tile = entry.indexIn(s.config.box.tiles, 'tile');
    if (s.under[tile] !== UNSEEN) entry.fail('impossible', `${quote(entry.value)} is named twice`);
    s.under[tile] = DISCARDED;
  }
}

export function readPowers(source: Source): number {
  const names = source.list().map((power) => power.oneOf(['swap', 'trade'], 'power'));
  if (names.length > MOST_POWERS) source.fail('too-many', `${names.length} powers; there can be ${MOST_POWERS}`);
  return names.reduce((powers, name, i) => powers | ((name === 'swap' ? SWAP : TRADE) << (2 * i)), 0);
}

export function readPushed(source: Source, s: State): number {
  const { solo, zones, umbrellas } = s.config.box;
  if (!solo && !source.isEmpty) source.fail('impossible', 'only a solo game keeps what was pushed out');
  const { colour, zone } = source.fields('colour', 'zone');
  const pushed = colour.indexIn(COLOURS, 'colour');
  const from = zone.indexIn(zones, 'zone');
  // It may come back by a power, so it has to exist beside all the others.
  if (umbrellasOf(s, pushed) >= umbrellas) colour.fail('too-many', 'all umbrellas of this colour are elsewhere');
  return 4 * from + pushed;
}

export function readPassing(source: Source, s: State): Dance {
  const { to, tile } = source.fields('to', 'tile');
  if (to.indexIn(s.config.seats, 'seat') !== nextSeat(s))
    to.fail('impossible', 'a tile goes to the left neighbour of the seat at turn');
  const passing = readTile(s, tile);
  s.under[tileOf(passing)] = NO_DANCE;
  return passing;
}
