import { memo, type ReactElement } from 'react';
import styles from './Board.module.css';

/** Brass in the stone of the tray. */
export const Inlay = memo(function Inlay(): ReactElement {
  return (
    <svg className={styles.inlay} viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {[300, 292, 196, 98].map((r) => (
        <circle key={r} cx="330" cy="330" r={r} />
      ))}
      <path d="M330 38L583 476H77Z" />
      <path d="M330 622L583 184H77Z" />
      <path d="M330 -80V740M-60 330H860" />
      {[150, 143].map((r) => (
        <circle key={r} cx="700" cy="330" r={r} />
      ))}
    </svg>
  );
});
