import type { Table } from '@penumbra/kit';
import { columns, spaced } from './sim/text.ts';

/** How a finished game ended: the winners, and the score sheet if the game has one. */
export function resultLines({ result, config }: Pick<Table, 'result' | 'config'>): string[] {
  if (!result) return [];
  const { winners, scores, sheet, ending, rank } = result;
  const names = winners.map((seat) => config.seats[seat]).join(' and ');
  const won = winners.length > 1 ? 'share the victory' : 'wins';
  const headline = rank ? `${names}: ${spaced(rank)}` : winners.length === 0 ? 'nobody wins' : `${names} ${won}`;
  const rows = [
    ...(sheet ?? []).map(({ item, points }) => [item, ...points.map(String)]),
    ...(scores ? [['total', ...scores.map(String)]] : []),
  ];
  return [`${headline} (${spaced(ending)})`, ...(rows.length > 0 ? [columns([['', ...config.seats], ...rows])] : [])];
}
