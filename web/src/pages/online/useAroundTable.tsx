import type { Seat } from '@penumbra/kit';
import { useEffect, useRef, useState } from 'react';
import { go, links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { useLine } from '../../online/meeting.ts';
import { useOnlineWords } from '../../online/words.ts';
import type { Around, SeatAround } from '../table/around.ts';
import { Chat, useUnread } from './Chat.tsx';
import { Clock } from './Clock.tsx';
import { OnlineBanner } from './OnlineBanner.tsx';
import { Requests } from './Requests.tsx';
import type { AtTable, RemoteModel } from './remote-model.ts';
import { useNews } from './useNews.ts';
import { useTableMenu } from './useTableMenu.ts';

export function useAroundTable(props: AtTable): Around {
  const { model, meeting, names, run } = props;
  const words = useOnlineWords();
  const { link } = model;
  const { around, you, id } = link;
  const { connection } = meeting;
  const line = useLine(meeting);
  const isLost = useLost(line !== 'open');
  const [isRead, setRead] = useState(false);
  const unread = useUnread(link, isRead, names);
  const withdrawn = useRef<number>(undefined);
  useNews(props, withdrawn);
  const menu = useTableMenu(props);
  const besides = useBesides(props);
  const clockOf = (seat: Seat, isBrief = false): React.ReactNode => {
    const clock = link.clocks?.[seat];
    const sitting = around.seats[seat];
    if (!clock || around.status === 'over' || sitting?.kind !== 'person' || sitting.standIn) return null;
    return (
      <Clock
        {...{ clock, isBrief }}
        settings={around.settings.clock}
        name={names[seat] as string}
        now={meeting.now}
        stands={isLost}
      />
    );
  };
  const seat = useSeats(props, clockOf);
  const answer = (request: number, yes: boolean): void => {
    if (around.requests.some(({ n, seat: by }) => n === request && by === you)) withdrawn.current = request;
    run(connection.call('requests.answer', { table: id, request, yes }));
  };
  const waits = line !== 'open' && link.isWaiting;
  return {
    seat,
    menu,
    banner: <OnlineBanner {...props} isLost={isLost} />,
    card: <Requests {...{ model, names, answer }} />,
    dock: besides.dock,
    prompt: waits ? words.table.waitsSome : besides.prompt,
    note: waits ? waitingWords(model, words) : besides.note,
    clock: you === undefined ? null : clockOf(you, true),
    chat:
      you === undefined
        ? undefined
        : {
            title: words.table.chat,
            label: unread > 0 ? words.table.chatUnread(unread) : words.table.chat,
            unread,
            panel: <Read set={setRead} chat={<Chat {...{ link, meeting, names }} />} />,
          },
    hints: around.settings.assist === 'coach',
    isPale: isLost,
  };
}

/** A move that was made without a line, in words where it still means something here. */
function waitingWords({ link, face }: RemoteModel, { table }: ReturnType<typeof useOnlineWords>): string {
  const { deed } = link;
  return deed ? table.waits(face.text.move(deed, link.config)) : table.noLineHelp;
}

/** What is on the screen is read. */
function Read({ chat, set }: { readonly chat: React.ReactNode; set(isRead: boolean): void }) {
  useEffect(() => {
    set(true);
    return () => set(false);
  }, [set]);
  return chat;
}

const LOST_AFTER_MS = 1_000;

/** A line that is back within a moment was never gone. */
function useLost(isDown: boolean): boolean {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!isDown) return setLost(false);
    const timer = setTimeout(() => setLost(true), LOST_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDown]);
  return isLost;
}

function useSeats({ model }: AtTable, clockOf: (seat: Seat) => React.ReactNode): (of: Seat) => SeatAround {
  const { t } = useWords();
  const words = useOnlineWords().table;
  const { seats } = model.link.around;
  return (of) => {
    const { kind, present, standIn, onVacation } = seats[of] as (typeof seats)[number];
    const clock = clockOf(of);
    if (kind !== 'person') return { presence: undefined, state: undefined, clock, brief: undefined };
    const bot = standIn && (t.bots.names as { readonly [level: string]: string })[standIn];
    const state = bot ? words.standIn(bot) : onVacation ? words.vacation : present ? undefined : words.away;
    const brief = bot || (onVacation || !clock ? state : clock);
    return { presence: standIn ? 'gone' : present ? 'here' : 'away', state, clock, brief };
  };
}

/** The tables at which this page has sat: a seat that is gone from here is on another device. */
const seatedAt = new Set<string>();

/** For whoever cannot act: an onlooker, or somebody a bot plays for. */
function useBesides({ model, meeting, run }: AtTable): Pick<Around, 'dock' | 'note' | 'prompt'> {
  const { t } = useWords();
  const words = useOnlineWords().table;
  const { link } = model;
  const { around } = link;
  if (around.mine !== null) seatedAt.add(link.id);
  if (around.mine === null) {
    const watching = `${words.watching}. ${around.status === 'over' ? '' : words.watchers}`;
    return {
      prompt: undefined,
      note: seatedAt.has(link.id) ? words.moved : watching,
      dock: (
        <button type="button" data-testid="watching" onClick={() => go(links.home)}>
          {words.leaveWatch}
        </button>
      ),
    };
  }
  const standIn = around.seats[around.mine]?.standIn;
  if (!standIn || around.status === 'over') return { note: undefined, dock: undefined, prompt: undefined };
  const bot = (t.bots.names as { readonly [level: string]: string })[standIn] ?? standIn;
  const back = (): void => run(meeting.connection.call('tables.return', { table: link.id }));
  return {
    prompt: words.played(bot),
    note: words.playedHelp,
    dock: (
      <button type="button" className="sun big" data-testid="stand-in" onClick={back}>
        {words.takeOver}
      </button>
    ),
  };
}
