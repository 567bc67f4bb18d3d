// What happens around the board is said once: who leaves and returns, what was missed, what became of a request.
import type { RequestInfo } from '@penumbra/protocol';
import { type RefObject, useEffect, useRef } from 'react';
import { useWords } from '../../app/words.ts';
import { useLine } from '../../online/meeting.ts';
import { useOnlineWords } from '../../online/words.ts';
import { toast } from '../../parts/Toast.tsx';
import type { AtTable, RemoteModel } from './remote-model.ts';

/** `withdrawn`: the request that this page took back itself. */
export function useNews({ model, meeting, names }: AtTable, withdrawn: RefObject<number | undefined>): void {
  useMissed(model, useLine(meeting));
  useComings(model, names);
  useTakenBack(model, names);
  useRefusedRequest(model, withdrawn);
}

const CAUGHT_UP_MS = 3_000;

/** What others did while the line was down can be shown again. */
function useMissed(model: RemoteModel, line: string): void {
  const words = useOnlineWords();
  const { link } = model;
  const { entry } = link.seen;
  const lostAt = useRef<number>(undefined);
  useEffect(() => {
    if (line !== 'open') lostAt.current ??= entry;
    const from = lostAt.current;
    if (line !== 'open' || from === undefined) return undefined;
    const missed = link.log.filter((one) => one.entry >= from && one.who !== link.you).length;
    if (missed > 0) {
      lostAt.current = undefined;
      const action = { label: words.table.showAgain, run: () => void model.showAgain() };
      toast({ text: words.table.missed(missed), ...(model.canShowAgain && { action }) });
      return undefined;
    }
    // What is not told by then was not missed.
    const timer = setTimeout(() => {
      lostAt.current = undefined;
    }, CAUGHT_UP_MS);
    return () => clearTimeout(timer);
  }, [line, entry, words, model, link]);
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

/** Everybody sees the board go back; this says why. */
function useTakenBack({ link }: RemoteModel, names: readonly string[]): void {
  const words = useOnlineWords().table;
  useEffect(
    () =>
      link.subscribe((heard) => {
        if (heard?.news.kind !== 'takeback') return;
        const { who } = heard.news;
        toast({ text: who === link.you ? words.ownTakenBack : words.takenBack(names[who as number] as string) });
      }),
    [link, names, words],
  );
}

/** Entries are told before what is around them: a request that is gone while nothing has happened was refused. */
function useRefusedRequest({ link }: RemoteModel, withdrawn: RefObject<number | undefined>): void {
  const words = useOnlineWords().table;
  const { around, you } = link;
  const { entry } = link.seen;
  const own = around.requests.find(({ seat }) => seat === you);
  const asked = useRef<{ readonly n: number; readonly kind: RequestInfo['kind']; readonly entry: number }>(undefined);
  const isRunning = around.status === 'running';
  useEffect(() => {
    const before = asked.current;
    // Numbers come again.
    if (own && !before) withdrawn.current = undefined;
    asked.current = own && (before?.n === own.n ? before : { n: own.n, kind: own.kind, entry });
    if (!before || own || !isRunning || withdrawn.current === before.n) return;
    if (before.kind === 'pause' || before.entry === entry) toast({ text: words.refused[before.kind] });
  }, [own, entry, isRunning, words, withdrawn]);
}
