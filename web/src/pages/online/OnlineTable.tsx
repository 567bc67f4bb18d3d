import type { Seat } from '@penumbra/kit';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { go, links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { useFace } from '../../games/face.ts';
import { useNamed } from '../../games/named.ts';
import { RemoteLink } from '../../link/remote.ts';
import { keepFinished, storyOf } from '../../online/keep.ts';
import { codeOf, type Meeting, type Watched } from '../../online/meeting.ts';
import { tabOutbox } from '../../online/outbox.ts';
import { badWord, useOnlineWords } from '../../online/words.ts';
import { toast } from '../../parts/Toast.tsx';
import { AroundContext } from '../table/around.ts';
import { EndPanel } from '../table/EndPanel.tsx';
import { TableModel } from '../table/model.ts';
import { TableView } from '../table/TableView.tsx';
import { copyText, tableAddress } from './copy.ts';
import { DeviceSheet } from './DeviceSheet.tsx';
import { usePeople } from './names.ts';
import type { RemoteModel } from './remote-model.ts';
import { useAroundTable } from './useAroundTable.tsx';
import { useCalls } from './useCalls.ts';

interface Props {
  readonly meeting: Meeting;
  readonly watched: Watched;
}

/** A table on the server, in the same frame as every other. */
export function OnlineTable({ meeting, watched }: Props) {
  const { t, lang } = useWords();
  const words = useOnlineWords();
  const info = watched.info as NonNullable<Watched['info']>;
  const plain = useFace(info.game, lang);
  const [model] = useState(() => newModel(meeting, watched, plain, t));
  const { link } = model;
  useEffect(model.open, []);
  useSyncExternalStore(model.subscribe, () => model.version);
  const { people, names: called } = usePeople(link.around.seats, link.around.mine);
  const { face, names } = useNamed(plain, people, link.you);
  model.face = face;
  model.t = t;
  const [isDevice, setDevice] = useState(false);
  const run = (deed: Promise<unknown>): void =>
    void deed.catch((error) => toast({ text: badWord(words, codeOf(error)) }));
  const around = useAroundTable({ model, meeting, names, run, openDevice: () => setDevice(true) });
  useRefusals(model);
  useCalls(model);
  const end = <End {...{ model, meeting, names: called, run }} />;
  return (
    <AroundContext value={around}>
      <TableView {...{ model, names, end }} onDownload={undefined} />
      {isDevice && <DeviceSheet meeting={meeting} table={link.id} onClose={() => setDevice(false)} />}
    </AroundContext>
  );
}

function newModel(
  { connection, client, now }: Meeting,
  watched: Watched,
  plain: ReturnType<typeof useFace>,
  t: ReturnType<typeof useWords>['t'],
): RemoteModel {
  const world = { connection, game: plain.game, outbox: tabOutbox, now, freshId: client.wires.freshId };
  return new TableModel(() => new RemoteLink(watched, world), plain, t);
}

/** Why something beside a move was refused is said where moves are refused. */
function useRefusals(model: RemoteModel): void {
  const { refused } = model.link;
  useEffect(() => {
    if (!refused) return;
    model.link.refused = undefined;
    model.explain(refused);
  }, [model, refused]);
}

interface EndProps {
  readonly model: RemoteModel;
  readonly meeting: Meeting;
  readonly names: readonly string[];
  run(deed: Promise<unknown>): void;
}

/** The end of an online game: it is kept on this device, may be played again and shared. */
function End({ model, meeting, names, run }: EndProps) {
  const { t } = useWords();
  const words = useOnlineWords();
  const { link } = model;
  const { id, around, you } = link;
  const isOver = around.status === 'over';
  const [isKept, setKept] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are those of the end
  useEffect(() => {
    if (isOver) void keepFinished(meeting, id, { names, you }).then(setKept, () => {});
  }, [isOver, id]);
  const story = useMemo(() => (isKept ? storyOf(id) : undefined), [isKept, id]);
  const wants = useRef(false);
  useRematch(around.next, you === undefined, wants);
  const again = async (): Promise<void> => {
    wants.current = true;
    const { table } = await meeting.connection.call('tables.rematch', { table: id });
    if (table.mine === null) await meeting.connection.call('tables.join', { table: table.id });
    go(links.table(table.id));
  };
  const share = async (): Promise<void> => {
    if (await copyText(tableAddress(id))) toast({ text: words.table.shared });
  };
  return (
    <EndPanel
      {...{ model, names, story, id }}
      replay={links.replay(id)}
      rematch={around.next ? words.table.rematchJoin : undefined}
      note={endNote(around, you, words, t)}
      onRematch={you === undefined ? undefined : () => run(again())}
      onShare={() => void share()}
    />
  );
}

/** Others have asked for the same again while the end is looked at. */
function useRematch(next: string | null, isOnlooker: boolean, wants: RefObject<boolean>): void {
  const words = useOnlineWords().table;
  const before = useRef(next);
  useEffect(() => {
    if (next !== before.current && !isOnlooker && !wants.current) toast({ text: words.rematchReady });
    before.current = next;
  }, [next, isOnlooker, wants, words]);
}

/** Whom the bots were a match for, and how it may go on. */
function endNote(
  { seats, host, next }: RemoteModel['link']['around'],
  you: Seat | undefined,
  { table }: ReturnType<typeof useOnlineWords>,
  { bots }: ReturnType<typeof useWords>['t'],
): ReactNode {
  const match = seats.some(({ fair }) => fair) ? (host ? bots.fair.seated : table.fairToHost) : undefined;
  const again = you === undefined ? undefined : next !== null ? table.rematchReady : table.rematchHelp;
  return [match, again].filter(Boolean).join(' ') || undefined;
}
