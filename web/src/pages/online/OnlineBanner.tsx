import { useEffect, useState } from 'react';
import { useOnlineWords } from '../../online/words.ts';
import { Strip } from '../table/Strip.tsx';
import type { AtTable } from './remote-model.ts';
import styles from './Table.module.css';

/** What holds the table up: a page that is too old, a lost line, a pause. */
export function OnlineBanner({ model, meeting, run, isLost }: AtTable & { readonly isLost: boolean }) {
  const words = useOnlineWords().table;
  const { link } = model;
  const { connection } = meeting;
  const testId = 'online-banner';
  if (connection.error?.code === 'old-client') {
    return (
      <Strip role="alert" tone="warn" act={words.reload} onAct={() => location.reload()} {...{ testId }}>
        {words.upgrade}
      </Strip>
    );
  }
  if (isLost) {
    return (
      <Strip role="status" tone="warn" act={words.again} onAct={() => connection.retry()} {...{ testId }}>
        <b>{words.noLine}</b> <Brief>{words.noLineHelp}</Brief>
      </Strip>
    );
  }
  if (link.around.status !== 'paused') return null;
  const resume = (): void => run(connection.call('tables.resume', { table: link.id }));
  return (
    <Strip role="status" {...(link.you !== undefined && { act: words.resume, onAct: resume })} {...{ testId }}>
      <b>{words.paused}</b>
    </Strip>
  );
}

const BRIEF_MS = 4_000;

/** On a phone it covers the board: whoever has read it needs it no longer. */
function Brief({ children }: { readonly children: string }) {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRead(true), BRIEF_MS);
    return () => clearTimeout(timer);
  }, []);
  return <span className={isRead ? styles.read : undefined}>{children}</span>;
}
