// What a viewer is told of a game: the board, and what led to it.
import { type Change, newsFor, newsTexts, seenTexts, type Table, type Viewer, writeSeen } from '@penumbra/kit';
import type { NewsText, SeenText, Sync } from '@penumbra/protocol';
import { shownClocks } from './clocks.ts';
import type { Hosted, Play } from './hosted.ts';

/** Nothing is undone after the end: everybody has the whole record by then. */
const mayUndo = ({ turn }: Table): boolean => turn.kind !== 'over';

function seenText(table: Table, viewer: Viewer): SeenText {
  const sight = table.sight(viewer);
  const undoable = sight.undoable && mayUndo(table);
  return writeSeen(table.game, { ...sight, undoable }) as unknown as SeenText;
}

/** What the entries `from` up to `to` led to, as far as they are in memory. */
const changesIn = (play: Play, from: number, to: number): readonly Change[] =>
  play.changes.slice(Math.max(0, from - play.from), to - play.from);

const newsOf = (changes: readonly Change[], viewer: Viewer): NewsText[] =>
  changes.map((change) => newsFor(change, viewer) as unknown as NewsText);

/** Everything from an entry on. Requires: a game that has begun. */
export function syncFor({ id, play }: Hosted, viewer: Viewer, from: number): Sync {
  const { table, clocks } = play as Play;
  return {
    table: id,
    from,
    news: newsOf(changesIn(play as Play, from, table.entries.length), viewer),
    seen: seenText(table, viewer),
    clocks: shownClocks(clocks),
  };
}

/** The same as a message for each viewer: what is the same for all is written once. */
export function syncTexts({ id, play }: Hosted, from: number): (viewer: Viewer) => string {
  const { table, clocks } = play as Play;
  const news = newsTexts(changesIn(play as Play, from, table.entries.length));
  const seen = seenTexts(table, mayUndo(table));
  const rest = `"clocks":${clocks ? JSON.stringify(shownClocks(clocks)) : 'null'}}`;
  return (viewer) => `{"t":"sync","table":"${id}","from":${from},"news":${news(viewer)},"seen":${seen(viewer)},${rest}`;
}

/** The same for those who are told later: without clocks, which would tell how far the others are. */
export function lateSync({ id, play }: Hosted, from: number): Sync {
  const late = (play as Play).late as Table;
  return {
    table: id,
    from,
    news: newsOf(changesIn(play as Play, from, late.entries.length), 'public'),
    seen: seenText(late, 'public'),
    clocks: null,
  };
}
