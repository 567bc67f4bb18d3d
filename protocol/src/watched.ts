// One table as a client follows it: whatever is lost, repeated or comes late, its numbers tell.
import type { ErrorText } from './codes.ts';
import type { ServerMessage } from './messages.ts';
import type { ChatLine, NewsText, SeenText } from './play.ts';
import type { SeatClock, TableInfo } from './tables.ts';

export interface Watched {
  readonly table: string;
  readonly info: TableInfo | undefined;
  readonly seen: SeenText | undefined;
  readonly clocks: readonly SeatClock[] | null;
  /** Whatever this viewer has heard; taken back entries are still in it. */
  readonly log: readonly NewsText[];
  /** The first entry that `log` knows of. */
  readonly logFrom: number;
  readonly chat: readonly ChatLine[];
  /** Why there is nothing more to hear. */
  readonly closed: ErrorText | undefined;
}

export const unheard = (table: string): Watched => ({
  table,
  info: undefined,
  seen: undefined,
  clocks: null,
  log: [],
  logFrom: 0,
  chat: [],
  closed: undefined,
});

/** The entry that comes next for whoever has heard this. */
export const nextEntry = ({ seen }: Watched): number => seen?.entry ?? 0;
export const nextLine = ({ chat }: Watched): number => (chat.at(-1)?.n ?? -1) + 1;

export type TableMessage = Extract<ServerMessage, { readonly t: 'info' | 'sync' | 'chat' | 'closed' }>;

/** Whether something before this message was lost, so that it has to be asked for again. */
export function hasGap(before: Watched, message: TableMessage): boolean {
  if (message.t === 'chat') return (message.lines[0]?.n ?? 0) > nextLine(before);
  if (message.t !== 'sync' || message.fresh) return false;
  // Another seat than before begins anew; its info says so.
  if (before.seen && message.seen.viewer !== before.seen.viewer) return false;
  return message.from > nextEntry(before);
}

export function hear(before: Watched, message: TableMessage): Watched {
  switch (message.t) {
    case 'info':
      // Another seat sees another board: what was heard so far is not its own.
      if (before.info && before.info.mine !== message.info.mine)
        return { ...unheard(before.table), info: message.info };
      return before.info && before.info.n > message.info.n ? before : { ...before, info: message.info };
    case 'sync':
      return hasGap(before, message) ? before : hearSync(before, message);
    case 'chat': {
      const known = new Set(before.chat.map(({ n }) => n));
      const lines = [...before.chat, ...message.lines.filter(({ n }) => !known.has(n))];
      return { ...before, chat: lines.sort((a, b) => a.n - b.n) };
    }
    case 'closed':
      return { ...before, closed: message.error };
  }
}

function hearSync(before: Watched, { from, news, seen, clocks }: Extract<TableMessage, { t: 'sync' }>): Watched {
  const next = nextEntry(before);
  if (before.seen && seen.viewer === before.seen.viewer && seen.entry < next) return before;
  const gap = from > next || (before.seen !== undefined && seen.viewer !== before.seen.viewer);
  return {
    ...before,
    seen,
    clocks,
    log: gap ? news : [...before.log, ...news.filter(({ entry }) => entry >= next)],
    logFrom: gap ? from : before.logFrom,
  };
}
