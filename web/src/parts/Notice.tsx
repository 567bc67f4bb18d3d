import type { ReactNode } from 'react';
import styles from './Notice.module.css';

/** A page that says one thing: what is missing or went wrong, why, and where to go from here. */
export function Notice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className={styles.notice} id="content" tabIndex={-1}>
      <svg viewBox="-60 -60 120 120" aria-hidden="true">
        <circle r="56" className={styles.glow} />
        <circle r="40" className={styles.sun} />
        <circle cx="4" cy="-3" r="39" className={styles.moon} />
      </svg>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
