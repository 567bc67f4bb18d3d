import { Suspense, use, useState } from 'react';
import { links, type Place } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import type { ReplayLink } from '../../link/replay.ts';
import { fetchReplay } from '../../online/keep.ts';
import { codeOf, meet } from '../../online/meeting.ts';
import { hasServer } from '../../online/probe.ts';
import { Replay } from '../replay/Replay.tsx';
import { Bad } from './Bad.tsx';

async function open(id: string): Promise<ReplayLink | string> {
  if (!(await hasServer())) return 'connection-lost';
  try {
    return (await fetchReplay(await meet(), id)) ?? 'not-over';
  } catch (error) {
    return codeOf(error);
  }
}

/** The record of a game that is on the server and not on this device. */
export function OnlineReplayPage({ id, place }: { readonly id: string; readonly place: Place }) {
  const { t } = useWords();
  const [opening] = useState(() => open(id));
  return (
    <Suspense fallback={<p className="page">{t.app.loading}</p>}>
      <Opened {...{ opening, id, place }} />
    </Suspense>
  );
}

interface Props {
  readonly opening: ReturnType<typeof open>;
  readonly id: string;
  readonly place: Place;
}

function Opened({ opening, id, place }: Props) {
  const opened = use(opening);
  if (typeof opened === 'string') return <Bad code={opened} />;
  return <Replay link={opened} place={place} id={undefined} address={(now) => links.replay(id, now)} />;
}
