// Opening a table from a page around the tables. Where the browser has no room left, the dialog of `RoomDialog.tsx`
// asks what to do, and opens it afterwards.
import type { Game } from '@penumbra/kit';
import { create } from 'zustand';
import { go, links } from '../app/route.ts';
import { catalog, loadRules } from '../games/catalog.ts';
import type { Wish } from '../session/tables.ts';

interface Waiting {
  readonly game: Game;
  readonly wish: Wish;
}

export const useRoom = create<{ readonly waiting: Waiting | undefined }>()(() => ({ waiting: undefined }));

const loadTables = () => import('../session/tables.ts');

/** Opens a table with these wishes, or with the last ones, or the one for a first game. */
export async function play(id: string, wished?: Wish): Promise<void> {
  const [{ lastWish }] = await Promise.all([loadTables(), loadRules(id)]);
  const game = catalog[id];
  const wish = wished ?? (game && lastWish(game));
  if (game && wish) await open({ game, wish });
  else await playFirst(id);
}

/** A first game: the table that the guide teaches, with the coach beside it. */
export async function playFirst(id: string): Promise<void> {
  const [{ firstWish }] = await Promise.all([loadTables(), loadRules(id)]);
  const game = catalog[id];
  if (game) await open({ game, wish: { ...firstWish(game), assist: 'coach' } });
}

async function open(wanted: Waiting): Promise<void> {
  const { openTable, tables } = await loadTables();
  const id = openTable(wanted.game, wanted.wish);
  if (tables.load(id)) return go(links.table(id));
  useRoom.setState({ waiting: wanted });
}

/** Removes finished games and tries again. */
export async function makeRoom(finished: readonly string[]): Promise<void> {
  const { waiting } = useRoom.getState();
  useRoom.setState({ waiting: undefined });
  const { tables } = await loadTables();
  for (const id of finished) tables.remove(id);
  tables.keeps = true;
  if (waiting) await open(waiting);
}
