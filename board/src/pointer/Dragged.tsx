import type { ReactNode } from 'react';
import { TopLayer } from '../TopLayer.tsx';
import styles from './Dragged.module.css';
import type { Drag } from './useDrag.ts';

/** The piece under the pointer while it is dragged, above everything. */
export function Dragged({ drag, children }: { readonly drag: Drag; readonly children: ReactNode }) {
  if (!drag.dragging) return null;
  return (
    <TopLayer className={styles.layer}>
      <div ref={drag.ghost} className={styles.ghost}>
        {children}
      </div>
    </TopLayer>
  );
}
