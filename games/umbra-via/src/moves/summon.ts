// UV-5.7: with several complete paths the placer chooses which is summoned next.
import { internedList, nothingAt, type Refusal, type Tell } from '@penumbra/kit';
import { CELLS, type Cell, cellName, cellsIn } from '../components.ts';
import type { Event } from '../events.ts';
import { pathAt } from '../paths.ts';
import type { State } from '../state.ts';
import { summonNext } from '../turn.ts';
import { type RefusalCode, refused } from './refusal.ts';

export interface Summon {
  readonly kind: 'summon';
  /** The first cell of the path in reading order. */
  readonly cell: Cell;
}
export const SUMMONS = internedList(CELLS, (cell: Cell): Summon => ({ kind: 'summon', cell }));

export const legalSummons = (s: State): readonly Summon[] =>
  cellsIn(s.summoning).map((cell) => SUMMONS[cell] ?? nothingAt(cell));

/** The summoning that a cell belongs to; the cell's own if it is on none of them. */
export const summonOf = (s: State, cell: Cell): Summon =>
  legalSummons(s).find((summon) => pathAt(s.tiles, summon.cell) & (1 << cell)) ?? SUMMONS[cell]!;

export const refuseSummon = (s: State, { cell }: Summon): Refusal<RefusalCode> | undefined =>
  s.summoning & (1 << cell) ? undefined : refused('path-not-complete', cellName(cell));

export function playSummon(s: State, { cell }: Summon, tell?: Tell<Event>): void {
  summonNext(s, cell, tell);
}
