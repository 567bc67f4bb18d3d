import { type Cell, type CellSet, NO_CELLS, type TableConfig } from './box.ts';
import type { Card, Tile } from './components.ts';
import type { Event } from './events.ts';
import { cardText, cellText, cellTexts, tileText } from './notation.ts';
export function eventText(event: Event, config: TableConfig): string {
  const { kind, ...parts } = event;
  const words = Object.entries(parts).flatMap(([name, value]) => eventWords(name, value, config));
  return [kind, ...words].join(' ');
}

function eventWords(name: string, value: unknown, config: TableConfig): string[] {
  const seat = (n: unknown): string => config.seats[n as number] ?? '-';
  switch (name) {
    case 'seat':
    case 'start':
      return [seat(value)];
    case 'cell':
      return [cellText(config, value as Cell)];
    case 'cells':
      return cellTexts(config, value as CellSet);
    case 'tile':
      return [tileText(config, value as Tile)];
    case 'card':
      return [cardText(config, value as Card)];
    case 'cubes':
    case 'seats':
      return (value as number[]).map(seat);
    case 'plans':
      return (value as CellSet[]).flatMap((cells, i) =>
        cells === NO_CELLS ? [] : [`${seat(i)}:${cellTexts(config, cells).join('+')}`],
      );
    default:
      return [String(value)];
  }
}
