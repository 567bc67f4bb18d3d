import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Icon } from '../../app/icons.tsx';
import styles from './Menu.module.css';

interface Props {
  /** The accessible name, and what is written beside the dots where there is room. */
  readonly name: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** A few more things to do, behind a button; the browser's own disclosure, closed by Escape and by a press elsewhere. */
export function Menu({ name, label, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event): void => {
      if (box.current && !box.current.contains(event.target as Node)) box.current.open = false;
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !box.current?.open) return;
      box.current.open = false;
      box.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <details className={styles.menu} ref={box}>
      <summary aria-label={name} title={label}>
        <Icon name="menu" />
      </summary>
      <div className={styles.list}>{children}</div>
    </details>
  );
}
