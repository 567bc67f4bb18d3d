import { memo, type ReactElement } from 'react';
import { ACTIONS_A_TURN } from '../src/words.ts';
import { Icon } from './art/Use.tsx';
import styles from './Rail.module.css';

/** A lantern for every action: lit while it is left. An extra one has a plus. */
export const Lamps = memo(function Lamps({
  left,
  label,
  pointed,
}: {
  readonly left: number;
  readonly label: string;
  readonly pointed: boolean;
}): ReactElement {
  const count = Math.max(ACTIONS_A_TURN, left);
  return (
    <span
      className={styles.lamps}
      role="img"
      aria-label={label}
      data-element="actions"
      data-pointed={pointed || undefined}
    >
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lanterns have no names
        <span key={i} className={styles.lamp} data-extra={i >= ACTIONS_A_TURN || undefined}>
          <Icon id={i < left ? 'lantern' : 'lantern-out'} />
        </span>
      ))}
    </span>
  );
});
