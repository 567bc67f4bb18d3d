import { named } from '@penumbra/board';
import { memo, type ReactElement } from 'react';
import { colourName, type TableConfig } from '../src/box.ts';
import { type Cell, type CellSet, NO_TILE, type Tile } from '../src/components.ts';
import type { Heap } from '../src/flowers.ts';
import type { UmbraText } from '../text/words.ts';
import { Flame, type FlowerColour } from './art/Flower.tsx';
import styles from './Board.module.css';
import { cellName } from './elements.ts';
import { has, LAYOUT } from './layout.ts';
import { ALL_CELLS, type Scene } from './scene.ts';
import type { Gain } from './useSight.ts';

export interface CellsProps {
  readonly scene: Scene;
  readonly config: TableConfig;
  readonly text: UmbraText;
  readonly targets: CellSet;
  /** Targets that are shown as such, and cells that are talked about. */
  readonly marked: CellSet;
  readonly pointed: CellSet;
  /** What choosing a cell would mean, for its accessible name. */
  moveName(cell: Cell): string | undefined;
  /** With a coach: what choosing it would bring, colour by colour. */
  gains(cell: Cell): readonly Gain[] | undefined;
  tabOf(name: string): number;
}

const percent = (n: number, of: number): string => `${(100 * n) / of}%`;

/** Sixteen buttons over the picture: what mouse, finger, keys and screen readers meet. */
export function Cells(props: CellsProps): ReactElement {
  const { targets, marked, pointed, tabOf } = props;
  return (
    <>
      {ALL_CELLS.map((cell) => (
        <CellButton
          key={cell}
          cell={cell}
          isTarget={has(targets, cell)}
          isMarked={has(marked, cell)}
          isPointed={has(pointed, cell)}
          tab={tabOf(cellName(cell))}
          label={cellLabel(props, cell, has(targets, cell))}
          gains={props.gains(cell)}
          config={props.config}
        />
      ))}
    </>
  );
}

interface CellButtonProps {
  readonly cell: Cell;
  readonly isTarget: boolean;
  readonly isMarked: boolean;
  readonly isPointed: boolean;
  readonly tab: number;
  readonly label: string;
  readonly gains: readonly Gain[] | undefined;
  readonly config: TableConfig;
}

const CellButton = memo(function CellButton(props: CellButtonProps): ReactElement {
  const { cell, isTarget, isMarked, isPointed, tab, label, gains, config } = props;
  const { x, y } = LAYOUT.corner(cell);
  const style = {
    left: percent(x, LAYOUT.width),
    top: percent(y, LAYOUT.height),
    width: percent(100, LAYOUT.width),
    height: percent(100, LAYOUT.height),
  };
  return (
    <>
      <button
        type="button"
        {...named(cellName(cell))}
        data-cell={cellName(cell)}
        data-target={isTarget || undefined}
        data-marked={isMarked || undefined}
        data-pointed={isPointed || undefined}
        className={styles.cell}
        style={style}
        tabIndex={tab}
        aria-label={label}
      />
      {gains && gains.length > 0 && (
        // Beside the button, not in it: its name says the same in words.
        <span className={styles.over} style={style} aria-hidden="true">
          <Pill gains={gains} config={config} />
        </span>
      )}
    </>
  );
});

/** Who would earn what, own colour first. */
function Pill({ gains, config }: { readonly gains: readonly Gain[]; readonly config: TableConfig }): ReactElement {
  return (
    <span className={styles.pill}>
      {gains.map(({ colour, souls, claims }) => (
        <span key={colour} className={styles.gain} data-claims={claims || undefined}>
          <Flame colour={colourName(config, colour) as FlowerColour} size={15} />
          {claims ? '★' : souls}
        </span>
      ))}
    </span>
  );
}

function cellLabel({ scene, config, text, moveName, gains }: CellsProps, cell: Cell, isTarget: boolean): string {
  const tile = scene.tiles[cell] as Tile;
  const parts = [`${cellName(cell)}: ${tile === NO_TILE ? text.labels.emptyCell : text.tile(tile)}`];
  const energy = scene.energy[cell] as Heap;
  const loose = scene.loose[cell] as Heap;
  if (energy) parts.push(text.heap(energy, config));
  if (loose) parts.push(`${text.labels.loose}: ${text.heap(loose, config)}`);
  const move = isTarget ? moveName(cell) : undefined;
  if (move) parts.push(move);
  for (const { colour, souls, claims } of gains(cell) ?? []) {
    const name = text.colour(config, colour);
    parts.push(claims ? `${name}: ${text.labels.claims}` : `${name} +${souls}`);
  }
  return parts.join('. ');
}
