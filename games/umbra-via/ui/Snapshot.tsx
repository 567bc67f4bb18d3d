import type { ReactElement } from 'react';
import type { TableConfig } from '../src/box.ts';
import './art/art.css';
import './art/scene.css';
import { NO_TILE } from '../src/components.ts';
import type { View } from '../src/view.ts';
import { Garden } from './Garden.tsx';
import { LAYOUT } from './layout.ts';
import { NO_MARKS } from './marks.ts';
import styles from './Snapshot.module.css';
import { ALL_CELLS, sceneOf } from './scene.ts';

/** The garden of a table, moved so that its tiles are seen whatever the shape of its box. */
export function Snapshot({ view }: { readonly view: View }): ReactElement {
  const scene = sceneOf(view);
  const laid = ALL_CELLS.filter((cell) => scene.tiles[cell] !== NO_TILE).map((cell) => LAYOUT.middle(cell));
  const [left, top] = [shift(laid.map(({ x }) => x / LAYOUT.width)), shift(laid.map(({ y }) => y / LAYOUT.height))];
  return (
    <div className={`uv-theme ${styles.window}`}>
      <div className={styles.garden} style={{ left, top, transform: `translate(-${left}, -${top})` }}>
        <Garden scene={scene} config={view.config as TableConfig} marks={NO_MARKS} />
      </div>
    </div>
  );
}

/** How far to move what is larger than its window, so that the middle of these places is in sight. */
function shift(places: readonly number[]): string {
  const middle = places.length === 0 ? 0.5 : (Math.min(...places) + Math.max(...places)) / 2;
  return `${Math.round(Math.min(1, Math.max(0, 2 * middle - 0.5)) * 100)}%`;
}
