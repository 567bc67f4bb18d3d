import { Suspense } from 'react';
import { useLook } from '../../games/face.ts';
import { Cover } from '../../parts/Cover.tsx';
import type { ShelfEntry } from '../../shelf/entry.ts';
import styles from './TableCards.module.css';

/** The position of a table, small; for a game that cannot draw one, its own picture. */
export function Picture({ entry }: { readonly entry: ShelfEntry }) {
  const still = <Cover game={entry.game} still className={styles.mini ?? ''} />;
  if (!entry.seen) return still;
  return (
    <Suspense fallback={<span className={styles.mini} />}>
      <Position entry={entry} seen={entry.seen} />
    </Suspense>
  );
}

type Seen = NonNullable<ShelfEntry['seen']>;

function Position({ entry, seen }: { readonly entry: ShelfEntry; readonly seen: Seen }) {
  const look = useLook(entry.game);
  if (!look.Snapshot) return <Cover game={entry.game} still className={styles.mini ?? ''} />;
  return (
    <span className={styles.mini} aria-hidden="true">
      <look.Snapshot view={seen.view} />
    </span>
  );
}
