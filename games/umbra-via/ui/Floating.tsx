import type { ReactElement } from 'react';
import { type Cell, cellsIn } from '../src/components.ts';
import type { Event } from '../src/events.ts';
import { colourName } from '../src/setup.ts';
import type { TableConfig } from '../src/state.ts';
import { Flower, type FlowerColour } from './art/Flower.tsx';
import styles from './Floating.module.css';
import { LAYOUT } from './layout.ts';
import type { PathTally, Preview } from './preview.ts';
import { PathTallyBox, PreviewTally } from './Tally.tsx';
import type { UmbraText } from './words.ts';

interface FloatingProps {
  readonly cell: Cell;
  readonly config: TableConfig;
  readonly text: UmbraText;
  readonly preview?: Preview | undefined;
  readonly path?: PathTally | undefined;
  readonly refusal?: string;
}

/** A small sheet beside a cell: above it in the lower half of the board, below it in the upper. */
export function Floating({ cell, preview, path, refusal, ...rest }: FloatingProps): ReactElement | null {
  const isEmpty = !preview && !path && refusal === undefined;
  const says = preview && (preview.completed.length > 0 || preview.joined || preview.asks || preview.suddenDeath);
  if (isEmpty || (preview && !says)) return null;
  const column = cell % 4;
  const isLow = cell >= 8;
  const { y } = LAYOUT.corner(cell);
  const edge = isLow
    ? { bottom: `${100 - (100 * (y - 3)) / LAYOUT.height}%` }
    : { top: `${(100 * (y + 103)) / LAYOUT.height}%` };
  const side =
    column < 2
      ? { left: `${(100 * (LAYOUT.corner(column).x - column * 40)) / LAYOUT.width}%` }
      : { right: `${100 - (100 * (LAYOUT.corner(column).x + 100 + (3 - column) * 40)) / LAYOUT.width}%` };
  return (
    <div className={styles.floating} style={{ ...edge, ...side }} data-refusal={refusal !== undefined || undefined}>
      {preview && <PreviewTally preview={preview} {...rest} />}
      {path && <PathTallyBox path={path} {...rest} />}
      {refusal !== undefined && <p className={styles.refusal}>{refusal}</p>}
    </div>
  );
}

/** What a summoning brings, rising from the path. */
export function Gains({
  event,
  config,
}: {
  readonly event: Event & { readonly kind: 'path-summoned' };
  readonly config: TableConfig;
}): ReactElement {
  const middles = cellsIn(event.cells).map((cell) => LAYOUT.middle(cell));
  const x = middles.reduce((sum, p) => sum + p.x, 0) / middles.length;
  const y = middles.reduce((sum, p) => sum + p.y, 0) / middles.length;
  return (
    <ul
      className={styles.gains}
      style={{ left: `${(100 * x) / LAYOUT.width}%`, top: `${(100 * y) / LAYOUT.height}%` }}
      aria-hidden="true"
    >
      {event.taken.map((taken, colour) =>
        taken > 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a colour is its index
          <li key={colour} data-gain={colour}>
            +{taken} <Flower size={26} colour={colourName(config, colour) as FlowerColour} soul />
          </li>
        ) : null,
      )}
    </ul>
  );
}
