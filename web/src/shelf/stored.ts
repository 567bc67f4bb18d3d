// What can be said about the tables in storage without their rules: how many there are, of which games, and how large.
const TABLE = 'penumbra/table/';
const SHELF = 'penumbra/shelf/';

/** The first format had everything at the top, the second has a journal. */
interface OnDisk {
  readonly game?: unknown;
  readonly over?: unknown;
  readonly journal?: { readonly game?: unknown };
}

interface Stored {
  readonly id: string;
  readonly game: string;
  readonly over: boolean;
  readonly size: number;
}

function keys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function read(key: string): Stored | undefined {
  const text = localStorage.getItem(key) ?? '';
  try {
    const id = key.slice(TABLE.length);
    const summary = localStorage.getItem(SHELF + id) ?? 'null';
    const { journal, game, over } = JSON.parse(text) as OnDisk;
    const turn = (JSON.parse(summary) as { readonly seen?: { readonly turn?: unknown } } | null)?.seen?.turn;
    return {
      id,
      game: String(journal?.game ?? game),
      over: turn === 'over' || over === true,
      // Browsers count two bytes for every character.
      size: (text.length + summary.length) * 2,
    };
  } catch {
    return undefined;
  }
}

export const storedTables = (): Stored[] => keys(TABLE).flatMap((key) => read(key) ?? []);

/** The game of a table, before its rules are here. */
export const storedGame = (id: string): string | undefined => storedTables().find((table) => table.id === id)?.game;
