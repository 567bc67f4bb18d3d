// What a viewer is told of a game: the board, and what led to it.
import { newsFor, type Table, type Viewer, writeSeen } from '@penumbra/kit';
import type { NewsText, SeenText, Sync } from '@penumbra/protocol';
import { shownClocks } from './clocks.ts';
import type { Hosted, Play } from './hosted.ts';

/** Nothing is undone after the end: everybody has the whole record by then. */
function seenText(table: Table, viewer: Viewer): SeenText {
  const sight = table.sight(viewer);
  const undoable = sight.undoable && sight.turn.kind !== 'over';
  return writeSeen(table.game, { ...sight, undoable }) as unknown as SeenText;
}

/** The news of entries `from` up to `to`, as far as they are in memory. */
function newsTexts(play: Play, viewer: Viewer, from: number, to: number): NewsText[] {
  const changes = play.changes.slice(Math.max(0, from - play.from), to - play.from);
  return changes.map((change) => newsFor(change, viewer) as unknown as NewsText);
}

/** Everything from an entry on. Requires: a game that has begun. */
export function syncFor({ id, play }: Hosted, viewer: Viewer, from: number): Sync {
  const { table, clocks } = play as Play;
  return {
    table: id,
    from,
    news: newsTexts(play as Play, viewer, from, table.entries.length),
    seen: seenText(table, viewer),
    clocks: shownClocks(clocks),
  };
}

/** The same for those who are told later: without clocks, which would tell how far the others are. */
export function lateSync({ id, play }: Hosted, from: number): Sync {
  const late = (play as Play).late as Table;
  return {
    table: id,
    from,
    news: newsTexts(play as Play, 'public', from, late.entries.length),
    seen: seenText(late, 'public'),
    clocks: null,
  };
}
