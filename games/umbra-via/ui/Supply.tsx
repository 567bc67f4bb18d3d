import type { ReactElement } from 'react';
import { ORIENTATIONS, REGULAR_SHAPES, SHAPES, type Tile } from '../src/components.ts';
import type { View } from '../src/view.ts';
import type { UmbraText } from '../text/words.ts';
import { TilePicture } from './art/Tile.tsx';
import styles from './Supply.module.css';

const total = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);

/** Stack and discard pile by shape: anyone who kept watch could count them. */
export function Supply({
  view,
  text,
  pointed,
}: {
  readonly view: View;
  readonly text: UmbraText;
  readonly pointed: boolean;
}): ReactElement {
  const { labels } = text;
  const shapes = SHAPES.map((_, shape) => shape).filter(
    (shape) => shape < REGULAR_SHAPES || (view.config.box.shapes[shape] as number) > 0,
  );
  const counts = (shape: number): string =>
    `${labels.stack(view.stack[shape] ?? 0)}, ${labels.discard(view.discard[shape] ?? 0)}`;
  return (
    <ul
      className={styles.supply}
      aria-label={labels.supply}
      title={`${labels.stack(total(view.stack))}, ${labels.discard(total(view.discard))}`}
      data-pointed={pointed || undefined}
      data-many={shapes.length > REGULAR_SHAPES || undefined}
    >
      {shapes.map((shape) => (
        <li key={shape} title={`${text.shape(shape)}: ${counts(shape)}`}>
          <TilePicture tile={(ORIENTATIONS[shape] as readonly Tile[])[0] as Tile} size={24} />
          <span className={styles.spoken}>{`${text.shape(shape)}: ${counts(shape)}`}</span>
          <b aria-hidden="true">{view.stack[shape]}</b>
          <i aria-hidden="true">{view.discard[shape]}</i>
        </li>
      ))}
    </ul>
  );
}
