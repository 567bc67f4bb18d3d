import type { ReactElement } from 'react';
import { NO_TILE, ORIENTATIONS, REGULAR_SHAPES, SHAPES, type Tile } from '../src/components.ts';
import { NEUTRAL } from '../src/flowers.ts';
import type { TableConfig } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { Flower, type FlowerColour } from './art/Flower.tsx';
import { TilePicture } from './art/Tile.tsx';
import { NeutralMeter } from './Player.tsx';
import type { Scene } from './scene.ts';
import styles from './Table.module.css';
import type { UmbraText } from './words.ts';

/** The tiebreaker track: whoever stands first wins a tie and goes to the end. */
export function Track({
  scene,
  config,
  text,
  pointed,
}: {
  readonly scene: Scene;
  readonly config: TableConfig;
  readonly text: UmbraText;
  readonly pointed: boolean;
}): ReactElement | null {
  if (scene.tiebreak.length === 0) return null;
  const { labels } = text;
  return (
    <section
      className={styles.track}
      aria-label={labels.tiebreak}
      title={labels.tiebreakHelp}
      data-pointed={pointed || undefined}
    >
      <span className={styles.heading}>{labels.tiebreak}</span>
      <ol>
        {scene.tiebreak.map((seat, place) => (
          <li key={seat} style={{ order: place }}>
            <Flower size={26} colour={config.seats[seat] as FlowerColour} />
            <span className={styles.spoken}>{text.seat(config.seats[seat] as string)}</span>
          </li>
        ))}
      </ol>
      {config.box.neutral && (
        <NeutralMeter left={scene.souls[NEUTRAL] as number} flipped={scene.suddenDeath} text={text} />
      )}
    </section>
  );
}

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
  return (
    <details className={styles.supply} data-pointed={pointed || undefined}>
      <summary>
        <span>{labels.stack(total(view.stack))}</span>
        <span>{labels.discard(total(view.discard))}</span>
      </summary>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{labels.stack(total(view.stack))}</th>
            <th scope="col">{labels.discard(total(view.discard))}</th>
          </tr>
        </thead>
        <tbody>
          {shapes.map((shape) => (
            <tr key={shape}>
              <th scope="row">
                <TilePicture tile={(ORIENTATIONS[shape] as readonly Tile[])[0] ?? NO_TILE} size={26} />
                {text.shape(shape)}
              </th>
              <td>{view.stack[shape]}</td>
              <td>{view.discard[shape]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
