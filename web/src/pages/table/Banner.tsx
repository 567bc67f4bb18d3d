import type { ReactNode } from 'react';
import { useWords } from '../../app/words.ts';
import styles from './Banner.module.css';
import type { TableModel } from './model.ts';

/** What holds the table up, over the stage: it pushes nothing away. */
export function Banner({ model }: { readonly model: TableModel }) {
  const { t } = useWords();
  if (model.link.problem) return <Strip role="alert">{t.table.problem(model.link.problem)}</Strip>;
  if (model.isPaused) {
    return (
      <Strip role="status" act={t.table.goOn} onAct={() => model.pause(false)}>
        {t.table.paused}
      </Strip>
    );
  }
  if (model.isAgain) {
    return (
      <Strip role="status" act={t.table.stop} onAct={model.finish}>
        {t.table.showingAgain}
      </Strip>
    );
  }
  return null;
}

interface StripProps {
  readonly role: 'alert' | 'status';
  readonly children: ReactNode;
  readonly act?: string;
  onAct?(): void;
}

function Strip({ role, children, act, onAct }: StripProps) {
  return (
    <div className={styles.banner} role={role} data-bad={role === 'alert' || undefined} data-testid="banner">
      <p>{children}</p>
      {act && (
        <button type="button" className="slim" onClick={onAct}>
          {act}
        </button>
      )}
    </div>
  );
}
