import type { ReactElement } from 'react';
import type { View } from '../src/view.ts';
import './art/art.css';
import './art/theme.css';
import { useSprite } from './art/sprite.ts';
import { TileView } from './Grid.tsx';
import styles from './Thumb.module.css';

const [WIDTH, HEIGHT] = [108, 124];

/** The tiles of a table as the public sees them, small. */
export function Snapshot({ view }: { readonly view: View }): ReactElement {
  useSprite();
  const { columns, rows, names } = view.config.box.grid;
  return (
    <div className={`ev-theme ${styles.snapshot}`} data-motion="reduced">
      <svg viewBox={`-8 -8 ${columns * WIDTH + 8} ${rows * HEIGHT + 8}`} aria-hidden="true">
        {names.map((name, cell) => (
          <g key={name} transform={`translate(${(cell % columns) * WIDTH} ${Math.floor(cell / columns) * HEIGHT})`}>
            <TileView view={view} cell={cell} seat={undefined} look={{}} />
          </g>
        ))}
      </svg>
    </div>
  );
}
