// What people do at the board.
import type { Answer, Change, Seat, Table } from '@penumbra/kit';
import { type HintText, refuse } from '@penumbra/protocol';
import type { Core } from '../core.ts';
import { atTable } from './at.ts';
import { questionFor } from './drive.ts';
import { enter } from './enter.ts';
import type { Hosted, Play } from './hosted.ts';

export interface Act {
  readonly seat: Seat;
  /** The number of the entry that comes next, as far as the person knew. */
  readonly entry: number;
  readonly id: string;
}

const act = (core: Core, hosted: Hosted, { seat, entry, id }: Act, make: (table: Table) => Answer<Change>) =>
  atTable(core, hosted, () =>
    enter(core, hosted, {
      seat,
      client: id,
      check(play) {
        // Everybody has the whole record by now, and the seed.
        if (hosted.row.status === 'over') throw refuse('game-over');
        if (hosted.row.status === 'paused') throw refuse('paused');
        if (hosted.seats[seat]?.stand_in) throw refuse('stood-in');
        if (!isCurrent(play, seat, entry)) throw refuse('stale-entry', `${play.table.entries.length}`);
      },
      make,
    }),
  );

/** Choices that others made in secret meanwhile change nothing for this seat. */
function isCurrent({ table, changes, from }: Play, seat: Seat, entry: number): boolean {
  const { length } = table.entries;
  if (entry === length) return true;
  if (entry > length || entry < from) return false;
  return changes
    .slice(entry - from)
    .every(
      ({ kind, who, made }) => who !== seat && (kind === 'retraction' || (kind === 'commitment' && made.length === 0)),
    );
}

export const submit = (core: Core, hosted: Hosted, asked: Act, move: string): Promise<number> =>
  act(core, hosted, asked, (table) => table.submitText(asked.seat, move));
export const retract = (core: Core, hosted: Hosted, asked: Act): Promise<number> =>
  act(core, hosted, asked, (table) => table.retract(asked.seat));
export const undo = (core: Core, hosted: Hosted, asked: Act): Promise<number> =>
  act(core, hosted, asked, (table) => table.undo(asked.seat));

/** What a strong bot would do with what the seat knows. */
export async function hint(core: Core, hosted: Hosted, seat: Seat): Promise<{ entry: number; hints: HintText[] }> {
  if (hosted.settings.assist !== 'coach') throw refuse('no-assist');
  const question = await atTable(core, hosted, async () => {
    if (!hosted.play) throw refuse('not-started');
    if (hosted.row.status === 'paused') throw refuse('paused');
    if (hosted.play.table.legal(seat).length === 0) throw refuse('not-asked');
    return { entry: hosted.play.table.entries.length, ...questionFor(hosted.play, seat, 'hint') };
  });
  const { entry, ...asked } = question;
  return { entry, hints: await core.thinker.hint(asked) };
}
