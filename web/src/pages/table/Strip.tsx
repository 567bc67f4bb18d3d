import type { ReactNode } from 'react';
import styles from './Strip.module.css';

interface Props {
  readonly role: 'alert' | 'status';
  /** How bad it is; a strip without one only says how things are. */
  readonly tone?: 'warn' | 'bad';
  readonly testId: string;
  readonly children: ReactNode;
  readonly act?: string;
  onAct?(): void;
}

/** One sentence over the stage, with at most one button: it pushes nothing away. */
export function Strip({ role, tone, testId, children, act, onAct }: Props) {
  return (
    <div className={styles.strip} role={role} data-kind={tone} data-testid={testId}>
      <p>{children}</p>
      {act && (
        <button type="button" className="slim" onClick={onAct}>
          {act}
        </button>
      )}
    </div>
  );
}
