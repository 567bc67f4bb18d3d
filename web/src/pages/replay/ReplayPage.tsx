import { useMemo } from 'react';
import { Session } from '../../session/session.ts';
import { tables } from '../../session/tables.ts';
import { NothingPage } from '../NothingPage.tsx';
import { Replay } from './Replay.tsx';
import { SILENT_WORLD } from './silent.ts';

/** The record of a table on this device. */
export function ReplayPage({ id, step }: { readonly id: string; readonly step: number | undefined }) {
  const record = useMemo(() => {
    const saved = tables.load(id);
    return saved && new Session(saved, SILENT_WORLD).record;
  }, [id]);
  return record ? <Replay record={record} first={step} /> : <NothingPage />;
}
