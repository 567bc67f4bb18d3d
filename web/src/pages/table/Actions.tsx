import type { ReactNode } from 'react';
import { Icon } from '../../app/icons.tsx';
import { useWords } from '../../app/words.ts';
import { downloadRecord } from '../../record/files.ts';
import type { TableModel } from './model.ts';
import styles from './TablePage.module.css';

interface Props {
  readonly model: TableModel;
  readonly asText: boolean;
  readonly onBoard: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Undo, hint, the other board, and the question whether a move is meant. */
export function Actions({ model, asText, onBoard, children }: Props) {
  const { t } = useWords();
  const { session, face, pending, hint } = model;
  const { table, seen } = session;
  const nameOf = (move: typeof pending): string => (move ? face.text.move(move, table.config) : '');
  return (
    <div className={styles.actions} role="toolbar" aria-label={t.table.menu}>
      {pending && (
        <fieldset className={styles.confirm} aria-label={t.settings.confirm}>
          <span>{t.table.confirm(nameOf(pending))}</span>
          <button type="button" className="main" onClick={model.confirm}>
            {t.table.yes}
          </button>
          <button type="button" onClick={model.cancel}>
            {t.table.cancel}
          </button>
        </fieldset>
      )}
      {hint && (
        <p className={styles.hint}>
          {hint.kind === 'thinking' ? t.table.hintThinking : t.table.hintSays(nameOf(hint.move))}
        </p>
      )}
      <button type="button" disabled={session.undoSeat === undefined} onClick={model.undo}>
        <Icon name="undo" />
        {t.table.undo}
      </button>
      {seen.mine && (
        <button type="button" onClick={model.retract}>
          {t.table.retract}
        </button>
      )}
      {session.saved.assist !== 'off' && (
        <button
          type="button"
          disabled={seen.legal.length === 0 || hint?.kind === 'thinking'}
          onClick={() => void model.askHint()}
        >
          <Icon name="hint" />
          {t.table.hint}
        </button>
      )}
      {onBoard && (
        <button type="button" className="quiet" onClick={onBoard}>
          <Icon name={asText ? 'board' : 'text'} />
          {asText ? t.table.drawnBoard : t.table.textBoard}
        </button>
      )}
      {children}
      <button type="button" className="quiet" onClick={() => downloadRecord(session.record)}>
        <Icon name="save" />
        {t.table.download}
      </button>
    </div>
  );
}
