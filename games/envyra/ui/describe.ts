// What a cell is called: everything that can be seen on it, in words. Pure.
import type { Seat } from '@penumbra/kit';
import { type CellSet, setOf } from '../src/box.ts';
import { NO_TILE, type Tile } from '../src/components.ts';
import { type Cubes, listCubes } from '../src/cubes.ts';
import type { View } from '../src/view.ts';
import type { EnvyraText } from '../text/words.ts';
import { factsOf, lacking, leadOf, type Need, turnOrder } from './facts.ts';

const needWords = (needs: readonly Need[], text: EnvyraText): string =>
  needs.map(({ theme, count }) => text.labels.theme(text.theme(theme), count)).join(', ');

/** In the order of their next turns. */
export const waitingOn = (v: View, cell: number): readonly Seat[] => {
  const order = turnOrder(v);
  const turns = v.pass === 2 ? order.toReversed() : order;
  const from = turns.indexOf(v.turn);
  const next =
    v.pass === 1 ? [...turns.slice(Math.max(0, from)), ...turns.slice(0, Math.max(0, from)).toReversed()] : turns;
  return next.filter((seat) => ((v.plans[seat] as CellSet) & setOf(cell as never)) !== 0);
};

export function cellWords(v: View, cell: number, seat: Seat | undefined, marked: boolean, text: EnvyraText): string {
  const { labels } = text;
  const names = text.names(v.config);
  const name = v.config.box.grid.names[cell] as string;
  const tile = v.tiles[cell] as Tile;
  if (tile === NO_TILE) return `${name}: ${labels.empty}`;
  const facts = factsOf(v.config, tile);
  const cubes = v.cubes[cell] as Cubes;
  const list = listCubes(cubes);
  const lead = leadOf(cubes);
  const lacks = seat === undefined ? [] : lacking(v, seat, facts);
  const waiting = waitingOn(v, cell);
  const parts = [
    facts.theme === undefined ? names.tile(tile) : `${names.tile(tile)} (${text.theme(facts.theme)})`,
    labels.points(facts.points),
    labels.cubes(list.length, facts.required),
    list.length > 0 && labels.owners(list.map(names.seat).join(', ')),
    lead && labels.leads(names.seat(lead.seat), names.isYou(lead.seat), lead.newest),
    facts.needs.length > 0 && labels.needs(needWords(facts.needs, text)),
    facts.needs.length > 0 && seat !== undefined && (lacks.length > 0 ? labels.barred : labels.open),
    waiting.length > 0 && labels.waits(waiting.map(names.seat).join(', ')),
    marked && labels.marked,
  ];
  return `${name}: ${parts.filter(Boolean).join('; ')}`;
}
