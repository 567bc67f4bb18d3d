import { go, links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { askToCall } from '../../online/push.ts';
import { useOnlineWords } from '../../online/words.ts';
import { toast } from '../../parts/Toast.tsx';
import type { MenuEntry } from '../table/around.ts';
import { copyText, tableAddress } from './copy.ts';
import type { AtTable } from './remote-model.ts';

/** What a table on a server adds to the menu. */
export function useTableMenu({ model, meeting, run, openDevice }: AtTable): readonly MenuEntry[] {
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
      icon: 'chat',
      label: muted ? words.unmute : words.mute,
      run: () => run(connection.call('chat.mute', { table, on: !muted })),
    },
    hasVacation && {
      icon: 'clock',
      label: own?.onVacation ? words.vacationOff : words.vacationOn,
      run: () => run(connection.call('tables.vacation', { table, on: !own?.onVacation })),
    },
    'Notification' in globalThis && {
      icon: 'bell',
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
