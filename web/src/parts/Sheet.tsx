import { Sheet as BoardSheet } from '@penumbra/board';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../app/words.ts';
import styles from './Sheet.module.css';

interface Props {
  /** A sheet that exists only while it is open needs no word about it. */
  readonly open?: boolean;
  readonly title: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** The boards' sheet as the app dresses it; what is in it exists only while it is open. */
export function Sheet({ open = true, title, children, onClose }: Props) {
  const { t } = useWords();
  useFocusBack();
  return (
    <BoardSheet open={open} title={title} closeName={t.app.close} onClose={onClose} className={styles.sheet}>
      {open && children}
    </BoardSheet>
  );
}

/** A dialog gives the focus back when it closes, but not when it is taken away. */
function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    },
    [before],
  );
}
