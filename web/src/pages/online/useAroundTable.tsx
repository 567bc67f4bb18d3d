import type { Seat } from '@penumbra/kit';
import { useEffect, useRef, useState } from 'react';
import { go, links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { type Meeting, useLine } from '../../online/meeting.ts';
import { askToCall } from '../../online/push.ts';
import { useOnlineWords } from '../../online/words.ts';
import { toast } from '../../parts/Toast.tsx';
import type { Around, MenuEntry, SeatAround } from '../table/around.ts';
import { Chat, useUnread } from './Chat.tsx';
import { Clock } from './Clock.tsx';
import { copyText, tableAddress } from './copy.ts';
import { Requests } from './Requests.tsx';
import type { RemoteModel } from './remote-model.ts';
import styles from './Table.module.css';

interface Props {
  readonly model: RemoteModel;
  readonly meeting: Meeting;
  readonly names: readonly string[];
  run(deed: Promise<unknown>): void;
  openDevice(): void;
}

export function useAroundTable(props: Props): Around {
  const { model, meeting, names, run } = props;
  const words = useOnlineWords();
  const { link } = model;
  const { around, you, id } = link;
  const { connection } = meeting;
  const line = useLine(meeting);
  const isLost = useLost(line !== 'open');
  const [isRead, setRead] = useState(false);
  const unread = useUnread(link, isRead, names);
  useMissed(model, line);
  const menu = useMenu(props);
  const besides = useBesides(props);
  const clockOf = (seat: Seat): React.ReactNode => {
    const clock = link.clocks?.[seat];
    const sitting = around.seats[seat];
    if (!clock || sitting?.kind !== 'person' || sitting.standIn) return null;
    return (
      <Clock
        {...{ clock }}
        settings={around.settings.clock}
        name={names[seat] as string}
        now={meeting.now}
        stands={isLost}
      />
    );
  };
  const seat = useSeats(props, clockOf);
  const answer = (request: number, yes: boolean): void =>
    run(connection.call('requests.answer', { table: id, request, yes }));
  const waits = link.deed !== undefined && line !== 'open';
  return {
    seat,
    menu,
    banner: <Strip {...props} isLost={isLost} />,
    card: <Requests {...{ link, names, answer }} />,
    dock: besides.dock,
    prompt: besides.prompt,
    note: waits ? words.table.waits(link.deed as string) : besides.note,
    clock: you === undefined ? null : clockOf(you),
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

/** What happened while the line was down can be shown again. */
function useMissed(model: RemoteModel, line: string): void {
  const words = useOnlineWords();
  const { entry } = model.link.seen;
  const lostAt = useRef<number>(undefined);
  useEffect(() => {
    if (line !== 'open') {
      lostAt.current ??= entry;
      return;
    }
    const missed = lostAt.current === undefined ? 0 : entry - lostAt.current;
    if (missed <= 0) return;
    lostAt.current = undefined;
    const action = { label: words.table.showAgain, run: () => void model.showAgain() };
    toast({ text: words.table.missed(missed), ...(model.canShowAgain && { action }) });
  }, [line, entry, words, model]);
}

function useSeats({ model, names }: Props, clockOf: (seat: Seat) => React.ReactNode): (of: Seat) => SeatAround {
  const { t } = useWords();
  const words = useOnlineWords().table;
  const { seats } = model.link.around;
  useComings(model, names);
  return (of) => {
    const { kind, present, standIn, onVacation } = seats[of] as (typeof seats)[number];
    const clock = clockOf(of);
    if (kind !== 'person') return { presence: undefined, state: undefined, clock };
    const bot = standIn && (t.bots.names as { readonly [level: string]: string })[standIn];
    const state = bot ? words.standIn(bot) : onVacation ? words.vacation : present ? undefined : words.away;
    return { presence: standIn ? 'gone' : present ? 'here' : 'away', state, clock };
  };
}

/** Who leaves and who comes back is said once. */
function useComings({ link }: RemoteModel, names: readonly string[]): void {
  const { t } = useWords();
  const words = useOnlineWords().table;
  const { seats, mine } = link.around;
  const before = useRef(seats);
  useEffect(() => {
    seats.forEach(({ standIn }, seat) => {
      const was = before.current[seat]?.standIn ?? null;
      if (was === standIn || seat === mine) return;
      const name = names[seat] as string;
      const bot = (t.bots.names as { readonly [level: string]: string })[standIn ?? ''] ?? '';
      toast({ text: standIn ? words.left(name, bot) : words.back(name) });
    });
    before.current = seats;
  }, [seats, mine, names, t, words]);
}

/** What holds the table up. */
function Strip({ model, meeting, run, isLost }: Props & { readonly isLost: boolean }) {
  const words = useOnlineWords().table;
  const { link } = model;
  const { connection } = meeting;
  if (connection.error?.code === 'old-client') {
    return (
      <div className={styles.banner} data-kind="lost" role="alert" data-testid="online-banner">
        <p>{words.upgrade}</p>
        <button type="button" className="slim" onClick={() => location.reload()}>
          {words.reload}
        </button>
      </div>
    );
  }
  if (isLost) {
    return (
      <div className={styles.banner} data-kind="lost" role="status" data-testid="online-banner">
        <p>
          <b>{words.noLine}</b> {words.noLineHelp}
        </p>
        <button type="button" className="slim" onClick={() => connection.retry()}>
          {words.again}
        </button>
      </div>
    );
  }
  if (link.around.status === 'paused') {
    return (
      <div className={styles.banner} role="status" data-testid="online-banner">
        <p>
          <b>{words.paused}</b>
        </p>
        {link.you !== undefined && (
          <button
            type="button"
            className="slim"
            onClick={() => run(connection.call('tables.resume', { table: link.id }))}
          >
            {words.resume}
          </button>
        )}
      </div>
    );
  }
  return null;
}

/** For whoever cannot act: an onlooker, or somebody a bot plays for. */
function useBesides({ model, meeting, run }: Props): Pick<Around, 'dock' | 'note' | 'prompt'> {
  const { t } = useWords();
  const words = useOnlineWords().table;
  const { link } = model;
  const { around } = link;
  if (around.mine === null) {
    return {
      prompt: undefined,
      note: `${words.watching}. ${around.status === 'over' ? '' : words.watchers}`,
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

function useMenu({ model, meeting, run, openDevice }: Props): readonly MenuEntry[] {
  const { t, lang } = useWords();
  const words = useOnlineWords().table;
  const { link } = model;
  const { around, id, you } = link;
  const { connection } = meeting;
  const table = id;
  const copy = (): void => void copyText(tableAddress(id)).then((isDone) => isDone && toast({ text: words.copied }));
  if (you === undefined) return [];
  const isPlaying = around.status === 'running' || around.status === 'paused';
  const { muted } = around;
  const own = around.seats[you];
  const hasVacation = around.settings.clock.kind === 'correspondence' && isPlaying;
  const { spectators } = around.settings;
  const ask = (kind: 'takeback' | 'pause'): void => run(connection.call('requests.ask', { table, kind }));
  const entries: readonly (MenuEntry | false)[] = [
    around.status === 'running' && { icon: 'undo', label: words.takeBackAsk, run: () => ask('takeback') },
    around.status === 'running' && { icon: 'pause', label: words.pauseAsk, run: () => ask('pause') },
    spectators.allowed && { icon: 'eye', label: words.onlookers, run: copy },
    around.host && {
      icon: 'people',
      label: spectators.allowed ? words.onlookersOff : words.onlookersOn,
      run: () =>
        run(
          connection.call('tables.settings', {
            table,
            settings: { spectators: { ...spectators, allowed: !spectators.allowed } },
          }),
        ),
    },
    isPlaying && { icon: 'link', label: words.device, run: openDevice },
    {
      icon: 'sound',
      label: muted ? words.unmute : words.mute,
      run: () => run(connection.call('chat.mute', { table, on: !muted })),
    },
    hasVacation && {
      icon: 'clock',
      label: own?.onVacation ? words.vacationOff : words.vacationOn,
      run: () => run(connection.call('tables.vacation', { table, on: !own?.onVacation })),
    },
    'Notification' in globalThis && {
      icon: 'info',
      label: Notification.permission === 'granted' ? words.notifyOn : words.notify,
      run: () =>
        void askToCall(meeting, lang).then((isAllowed) => toast({ text: isAllowed ? words.notifyOn : words.notifyNo })),
    },
    isPlaying && {
      icon: 'leave',
      label: t.table.leave,
      about: words.leaveHelp(t.bots.names.skilled),
      run: () => run(connection.call('tables.leave', { table }).then(() => go(links.home))),
    },
  ];
  return entries.filter((entry) => entry !== false);
}
