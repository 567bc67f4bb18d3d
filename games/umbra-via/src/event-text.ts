import { eventLines, slots } from '@penumbra/kit';
import { colourName, type TableConfig } from './box.ts';
import { cellsIn } from './components.ts';
import type { Event } from './events.ts';
import { COLOURS, energyOf, type Heap } from './flowers.ts';
import { bidText, TERMS } from './notation.ts';

const { listed } = slots;

const { seat, cell, tile } = TERMS;

/** `purple 2 neutral 1`. */
const byColour = (counts: readonly number[], config: TableConfig): string =>
  counts.flatMap((n, colour) => (n === 0 ? [] : [`${colourName(config, colour)} ${n}`])).join(' ') || '-';
const heapText = (energy: Heap, config: TableConfig): string =>
  byColour(
    Array.from({ length: COLOURS }, (_, colour) => energyOf(energy, colour)),
    config,
  );

export const eventText = eventLines<Event, TableConfig>()(
  {
    'tiebreak-set': 'tiebreak: {order}',
    'stack-renewed': 'stack renewed',
    'tiles-revealed': 'revealed: {tiles}',
    'flowers-drawn': '{seat} drew {hand}',
    'hand-drawn': '{seat} drew {size}',
    'bids-revealed': 'bids: {bids}',
    'hands-returned': 'hands returned',
    'tile-discarded': 'discarded: {slot} {tile}',
    'order-fixed': 'order: {order}',
    'tile-won': '{seat} won {slot} with {worth}{tie}',
    'tile-placed': '{seat} placed {tile} on {cell}: {energy}',
    'energy-moved': 'energy moved {from} > {to}: {energy}',
    'energy-dropped': '{seat} dropped on {cell}: {energy}',
    'path-summoned': 'summoned {cells}: energy {energy} · earned {earned} · taken {taken}{heir}',
    'four-point-cleared': 'cleared: four-point {cell}',
    'sudden-death-begun': 'sudden death',
    'soul-tile-claimed': '{seat} claimed the soul tile',
    'round-begun': 'round {round}',
    'game-ended': 'over: {winners} ({ending})',
  },
  {
    ...TERMS,
    from: cell,
    to: cell,
    tiles: listed(tile),
    winners: listed(seat),
    // Of seats on the tiebreaker, of slots on the altar.
    order: (order, { seats }, { kind }) =>
      order.map((n) => (kind === 'order-fixed' ? `${n + 1}` : seats[n])).join(' ') || '-',
    bids: (bids, config) => bids.map((slots, of) => `${config.seats[of]} ${bidText(slots, config)}`).join(' · '),
    tie: (is) => (is ? ' (tie)' : ''),
    energy: heapText,
    earned: byColour,
    taken: byColour,
    cells: (cells, config) => listed(cell).write(cellsIn(cells), config),
    heir: (of, config) => (of === undefined ? '' : ` · neutral to ${seat.write(of, config)}`),
  },
);
