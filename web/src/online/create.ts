// A new table on the server, from what the form holds.
import { FAIR, type SeatWish } from '@penumbra/protocol';
import { go, links } from '../app/route.ts';
import type { TableWish, Wanted } from '../pages/new/wish.ts';
import { toast } from '../parts/Toast.tsx';
import { useSettings } from '../settings/settings.ts';
import { introduce } from './introduce.ts';
import { codeOf, meet } from './meeting.ts';
import { badWord, loadOnlineWords } from './words.ts';

function seatFor(wanted: Wanted): SeatWish {
  switch (wanted.kind) {
    case 'bot':
      return { kind: 'bot', level: wanted.fair ? FAIR : wanted.level };
    case 'person':
      return { kind: 'me' };
    default:
      return { kind: 'open' };
  }
}

/** Leads to the invitation, or says why not. */
export async function createOnline(game: string, wish: TableWish): Promise<void> {
  const { seats, players, options, assist, clock = { kind: 'none' } } = wish;
  try {
    const { connection } = await meet();
    await introduce(connection, game);
    const { table } = await connection.call('tables.create', {
      game,
      colours: [...seats],
      seats: players.map(seatFor),
      options,
      settings: { assist, clock, visibility: players.some(({ kind }) => kind === 'open') ? 'open' : 'link' },
    });
    go(links.table(table.id));
  } catch (error) {
    const words = await loadOnlineWords(useSettings.getState().lang);
    toast({ text: badWord(words, codeOf(error)) });
  }
}
