import { useMemo } from 'react';
import { links, type Place } from '../../app/route.ts';
import { ReplayLink } from '../../link/replay.ts';
import { openReplay } from '../../record/opened.ts';
import { ClosedPage } from '../ClosedPage.tsx';
import { NothingPage } from '../NothingPage.tsx';
import { Replay } from './Replay.tsx';

/** The record of a table on this device. */
export function ReplayPage({ id, place }: { readonly id: string; readonly place: Place }) {
  const opened = useMemo(() => openReplay(id), [id]);
  if (!opened) return <NothingPage />;
  if (!(opened instanceof ReplayLink)) return <ClosedPage problem={opened.problem} />;
  return <Replay link={opened} place={place} id={id} address={(now) => links.replay(id, now)} />;
}
