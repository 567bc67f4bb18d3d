// What a table of Umbra Via has told so far, event by event, worked out from its journal apart from the app.
import { games } from '@penumbra/catalog';
import { texts } from '@penumbra/catalog/text';
import { type Games, type GameText, newsFor, openJournal, readJournal, type Seat, Source } from '@penumbra/kit';

/** What can be counted on the table: cells with a tile, and souls left by seat. */
export interface Standing {
  readonly tiles: readonly string[];
  readonly souls: readonly number[];
}

/** What the screen says while nothing is being shown. */
export interface Said {
  readonly prompt: string;
  readonly goal: string | undefined;
}

/** One event: how it is told, what was said before it, and what stands when it has been shown to its end. */
export interface Beat {
  readonly kind: string;
  readonly line: string | undefined;
  readonly moment: string | undefined;
  readonly before: Said;
  readonly after: Standing;
}

export interface Truth {
  readonly start: Standing;
  readonly beats: readonly Beat[];
  /** What is said when everything has been shown. */
  readonly now: Said;
  readonly isOver: boolean;
}

interface Event {
  readonly kind: string;
  readonly cell?: number;
  readonly cells?: number;
  readonly taken?: readonly number[];
}

const SOULS = 11;
const nameOf = (cell: number): string => `${'abcd'[cell % 4]}${Math.floor(cell / 4) + 1}`;
const namesOf = (cells: number): string[] =>
  Array.from({ length: 16 }, (_, cell) => cell).flatMap((cell) => (cells & (1 << cell) ? [nameOf(cell)] : []));

function standingAfter({ tiles, souls }: Standing, { kind, cell = -1, cells = 0, taken = [] }: Event): Standing {
  switch (kind) {
    case 'tile-placed':
      return { tiles: [...tiles, nameOf(cell)].sort(), souls };
    case 'four-point-cleared':
      return { tiles: tiles.filter((one) => one !== nameOf(cell)), souls };
    case 'path-summoned': {
      const gone = namesOf(cells);
      return {
        tiles: tiles.filter((one) => !gone.includes(one)),
        souls: souls.map((left, seat) => left - (taken[seat] ?? 0)),
      };
    }
    default:
      return { tiles, souls };
  }
}

/** The table that was kept, as this seat saw it happen, with the names that stand on the screen. */
export async function truthOf(journal: unknown, names: readonly string[], you: number): Promise<Truth> {
  const plain = (await texts['umbra-via'].en()) as unknown as GameText;
  const text = plain.named?.({ names, you: you as Seat }) ?? plain;
  const read = readJournal(games as unknown as Games, new Source(journal as never, 'kept'));
  const said = (table: ReturnType<typeof openJournal>): Said => {
    const seen = table.seen(you as Seat);
    return { prompt: text.prompt(seen, you as Seat), goal: text.goal?.(seen, you as Seat) };
  };
  const start: Standing = { tiles: [], souls: names.map(() => SOULS) };
  const beats: Beat[] = [];
  let standing = start;
  let before = said(openJournal({ ...read, entries: [] }));
  const table = openJournal(read, (change, now) => {
    const { events } = newsFor(change, you as Seat);
    // The path that claims the Soul Tile decides the game: it stays in sight.
    const claims = (events as Event[]).some(({ kind }) => kind === 'soul-tile-claimed');
    const deciding = claims ? (events as Event[]).findLastIndex(({ kind }) => kind === 'path-summoned') : -1;
    for (const [i, event] of events.entries()) {
      const { tiles } = standing;
      standing = standingAfter(standing, event as Event);
      if (i === deciding) standing = { ...standing, tiles };
      const told = text.event(event, read.config);
      beats.push({
        kind: (event as Event).kind,
        // The heading of the round says it.
        line: told && /^Round \d+\.$/.test(told) ? undefined : told,
        moment: text.moment?.(event, read.config),
        before,
        after: standing,
      });
    }
    before = said(now);
  });
  return { start, beats, now: before, isOver: table.turn.kind === 'over' };
}
