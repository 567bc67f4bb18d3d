// The text of what viewers see, for whoever tells many of them: what is the same for all is written once.
import type { Viewer } from './base.ts';
import type { GameTypes } from './game.ts';
import { seatOfViewer, writeSeen } from './seen.ts';
import type { Table } from './table.ts';

interface Shared {
  readonly of: Viewer;
  readonly view: string;
  readonly asked: string;
  readonly standing: string;
}

function sharedIn<T extends GameTypes>(table: Table<T>, of: Viewer): Shared {
  const { view, turn, waiting, committed, round, step, entry, result } = writeSeen(table.game, table.sight(of));
  return {
    of,
    view: JSON.stringify(view),
    asked: JSON.stringify({ turn, waiting, committed }).slice(1, -1),
    standing: JSON.stringify({ round, step, entry, result }).slice(1),
  };
}

/** `JSON.stringify(writeSeen(…))` of each viewer, for as long as the table stands as it does. */
export function seenTexts<T extends GameTypes>(table: Table<T>, mayUndo = true): (viewer: Viewer) => string {
  const { game, config } = table;
  let shared: Shared | undefined;
  return (viewer) => {
    shared ??= sharedIn(table, viewer);
    const seat = seatOfViewer(viewer);
    const name = seat === undefined ? viewer : config.seats[seat];
    // Where nothing is hidden, everybody's view is the whole state (law 13).
    const isSame = shared.of === viewer || !game.facts.hidden;
    const view = isSame ? shared.view : JSON.stringify(game.notation.view(game.view(table.state, viewer)));
    const mine = seat === undefined ? undefined : table.sealed[seat];
    const own = mine ? `,"mine":${JSON.stringify(game.notation.move(mine, config))}` : '';
    const undoable = mayUndo && seat !== undefined && table.undoable(seat);
    return `{"viewer":"${name}","view":${view},${shared.asked}${own},"undoable":${undoable},${shared.standing}`;
  };
}
