import { memo, type ReactElement, useCallback, useRef } from 'react';
import { BOARD, type Cell, type CellSet, NO_TILE, type Tile } from '../src/components.ts';
import type { Heap } from '../src/flowers.ts';
import type { TableConfig } from '../src/state.ts';
import styles from './Board.module.css';
import { has, LAYOUT } from './layout.ts';
import { ALL_CELLS, type Scene } from './scene.ts';
import type { UmbraText } from './words.ts';

const LONG_PRESS_MS = 350;

export interface CellsProps {
  readonly scene: Scene;
  readonly config: TableConfig;
  readonly text: UmbraText;
  readonly targets: CellSet;
  /** Targets that are shown as such, and cells that are talked about. */
  readonly marked: CellSet;
  readonly pointed: CellSet;
  readonly active: Cell;
  /** What choosing a cell would mean, for its accessible name. */
  moveName(cell: Cell): string | undefined;
  badge(cell: Cell): string | undefined;
  onLook(cell: Cell | undefined): void;
  onChoose(cell: Cell): void;
}

const percent = (n: number, of: number): string => `${(100 * n) / of}%`;

/** Sixteen buttons over the picture: what mouse, finger, keys and screen readers meet. */
export function Cells(props: CellsProps): ReactElement {
  const { targets, marked, pointed, active, onLook } = props;
  const newest = useRef(props.onChoose);
  newest.current = props.onChoose;
  const onChoose = useCallback((cell: Cell) => newest.current(cell), []);
  return (
    <>
      {ALL_CELLS.map((cell) => (
        <CellButton
          key={cell}
          {...{ cell, onLook, onChoose }}
          isTarget={has(targets, cell)}
          isMarked={has(marked, cell)}
          isPointed={has(pointed, cell)}
          isActive={cell === active}
          label={cellLabel(props, cell, has(targets, cell))}
          badge={props.badge(cell)}
        />
      ))}
    </>
  );
}

interface CellButtonProps extends Pick<CellsProps, 'onLook' | 'onChoose'> {
  readonly cell: Cell;
  readonly isTarget: boolean;
  readonly isMarked: boolean;
  readonly isPointed: boolean;
  readonly isActive: boolean;
  readonly label: string;
  readonly badge: string | undefined;
}

const CellButton = memo(function CellButton(props: CellButtonProps): ReactElement {
  const { cell, isTarget, isMarked, isPointed, isActive, label, badge, onLook, onChoose } = props;
  const press = useRef<{ timer: number; looked: boolean }>({ timer: 0, looked: false });
  const { x, y } = LAYOUT.corner(cell);
  return (
    <button
      type="button"
      data-nav=""
      data-cell={BOARD.names[cell]}
      data-target={isTarget || undefined}
      data-marked={isMarked || undefined}
      data-pointed={isPointed || undefined}
      className={styles.cell}
      style={{
        left: percent(x, LAYOUT.width),
        top: percent(y, LAYOUT.height),
        width: percent(100, LAYOUT.width),
        height: percent(100, LAYOUT.height),
      }}
      tabIndex={isActive ? 0 : -1}
      aria-label={label}
      onPointerEnter={(e) => e.pointerType === 'mouse' && onLook(cell)}
      onPointerLeave={(e) => e.pointerType === 'mouse' && onLook(undefined)}
      onFocus={(e) => e.currentTarget.matches(':focus-visible') && onLook(cell)}
      onBlur={() => onLook(undefined)}
      onPointerDown={(e) => {
        press.current.looked = false;
        if (e.pointerType === 'mouse') return;
        press.current.timer = window.setTimeout(() => {
          press.current.looked = true;
          onLook(cell);
        }, LONG_PRESS_MS);
      }}
      onPointerUp={() => clearTimeout(press.current.timer)}
      onPointerCancel={() => clearTimeout(press.current.timer)}
      onContextMenu={(e) => press.current.looked && e.preventDefault()}
      onClick={() => !press.current.looked && onChoose(cell)}
    >
      {badge !== undefined && <span className={styles.badge}>{badge}</span>}
    </button>
  );
});

function cellLabel({ scene, config, text, moveName, badge }: CellsProps, cell: Cell, isTarget: boolean): string {
  const tile = scene.tiles[cell] as Tile;
  const parts = [`${BOARD.names[cell]}: ${tile === NO_TILE ? text.labels.emptyCell : text.tile(tile)}`];
  const energy = scene.energy[cell] as Heap;
  const loose = scene.loose[cell] as Heap;
  if (energy) parts.push(text.heap(energy, config));
  if (loose) parts.push(`${text.labels.loose}: ${text.heap(loose, config)}`);
  const move = isTarget ? moveName(cell) : undefined;
  if (move) parts.push(move);
  const brings = badge(cell);
  if (brings !== undefined) parts.push(brings);
  return parts.join('. ');
}
