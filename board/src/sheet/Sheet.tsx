import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Sheet.module.css';
import { useSwipeDown } from './useSwipeDown.ts';

export interface SheetProps {
  readonly open: boolean;
  onClose(): void;
  readonly title: string;
  /** The accessible name of the button that closes it. */
  readonly closeName: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * More about something: from below on a phone, in the middle of a larger screen. The browser's own dialog keeps the
 * focus in it, closes it with Escape and gives the focus back.
 */
export function Sheet({ open, onClose, title, closeName, children, className = '' }: SheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const swipe = useSwipeDown(sheet, onClose);
  useEffect(() => {
    const dialog = sheet.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open) dialog?.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, this is the tap beside it
    <dialog
      ref={sheet}
      className={`${styles.sheet} ${className}`}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.inside}>
        <header className={styles.head} {...swipe}>
          <span className={styles.grab} aria-hidden="true" />
          <h2>{title}</h2>
          <button type="button" className={styles.close} aria-label={closeName} onClick={onClose}>
            ✕
          </button>
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
