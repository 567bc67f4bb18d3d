// Import of what stands on stages and waits in zones.
import { quote, type Source, type Sources } from '@penumbra/kit';
import { SOLO_DEAL } from './components.ts';
import { type State, umbrellasInZones, umbrellasOf } from './state.ts';
import { type Heap, heapOf, NO_UMBRELLAS, ONE_OF_EACH, stageOf } from './umbrellas.ts';
import { COLOURS } from './words.ts';

export function readStages(source: Source, s: State): State['stages'] {
  for (const [seat, stage] of source.bySeat(s.config.seats)) {
    const rows = stage.list();
    if (rows.length !== 4) stage.fail('bad-value', `${rows.length} rows; a stage has 4`);
    s.stages[seat] = stageOf(rows.map(readRow));
  }
  return s.stages;
}

function readRow(source: Source): string {
  const row = source.text();
  return /^[RBYG]{4}$/.test(row) ? row : source.fail('bad-value', `${quote(row)} is not four of the letters R B Y G`);
}

export function readZones(zones: Source, s: State, { stages }: Sources<'stages'>): void {
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
