// Pebbles in SVG: the heap on the table, whose last stones are what one taps, and small heaps as pictures.
import { type BoardProps, named, type Selection, Target, useRoving } from '@penumbra/board';
import type { ReactNode } from 'react';
import { HEAPS, MOST, SMALLEST_HEAP } from '../src/components.ts';
import type { Pebbles } from '../src/index.ts';
import type { Move } from '../src/moves/index.ts';
import { TAKES } from '../src/moves/take.ts';
import styles from './Board.module.css';
import { elementOf, type Scene, TOP } from './play.ts';

const RADIUS = 12;
/** The angle of a sunflower: however many stones there are, none lies on another, and the last is outermost. */
const TURN = Math.PI * (3 - Math.sqrt(5));
const awayOf = (i: number): number => 24 * Math.sqrt(i);
const placeOf = (i: number): string => `translate(${awayOf(i) * Math.cos(i * TURN)} ${awayOf(i) * Math.sin(i * TURN)})`;

const stonesOf = (count: number): number[] => [...Array(count).keys()];
/** The field of a drawing, about its middle. */
const fieldOf = (reach: number): string => `${-reach} ${-reach} ${2 * reach} ${2 * reach}`;

interface StoneProps {
  /** Which one it is: they do not all look alike. */
  readonly i: number;
  readonly at?: string;
  /** What stands on it. */
  readonly children?: ReactNode;
}

const Stone = ({ i, at, children }: StoneProps) => (
  <g className={styles.pebble} transform={at} data-shade={i % 4}>
    <ellipse className={styles.shadow} cx="1" cy="3" rx={RADIUS} ry="11" />
    <ellipse className={styles.stone} rx={RADIUS} ry="10.5" transform={`rotate(${(i * 47) % 60})`} />
    <ellipse className={styles.light} cx="-3.5" cy="-4" rx="4.5" ry="2.5" transform="rotate(-24)" />
    {children}
  </g>
);

/** A heap as a picture. */
export const Heap = ({ count }: { readonly count: number }) => (
  <svg viewBox={fieldOf(awayOf(count) + RADIUS)} aria-hidden="true">
    {stonesOf(count).map((i) => (
      <Stone key={i} i={i} at={placeOf(i)} />
    ))}
  </svg>
);

/** Stones that somebody has, one beside the other, as large as the letters. */
export const Row = ({ count, className = '' }: { readonly count: number; readonly className?: string }) => (
  <span className={`${styles.row} ${className}`}>
    {stonesOf(count).map((i) => (
      <svg key={i} viewBox={fieldOf(RADIUS + 2)} aria-hidden="true">
        <Stone i={i} />
      </svg>
    ))}
  </span>
);

/** What the parts of the board are drawn from. */
export interface Parts {
  readonly props: BoardProps<Pebbles>;
  readonly selection: Selection<Move>;
  readonly scene: Scene;
}

export function Table({ props, selection, scene: { heap } }: Parts) {
  const { config, text, hint, still } = props;
  const targets = useRoving(TOP.slice(0, heap), { stops: selection.can });
  // As many as there can ever be: the drawing keeps its size.
  let most = SMALLEST_HEAP + HEAPS - 1;
  // #joint
  most += MOST * config.box.players;
  // #end
  const reach = awayOf(most) + RADIUS + 4;
  const meant = selection.preview?.kind === 'take' ? selection.preview.stones : 0;
  const hinted = hint?.kind === 'take' ? hint.stones : 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset
    <svg
      className={styles.table}
      viewBox={fieldOf(reach)}
      role="group"
      aria-label={`${text.element('heap')}: ${heap}`}
      {...named('heap')}
      {...targets.root}
    >
      <circle className={styles.felt} r={reach - 2} />
      {stonesOf(heap).map((i) => {
        const move = TAKES[heap - 1 - i];
        if (!move) return <Stone key={i} i={i} at={placeOf(i)} />;
        const name = elementOf(move);
        return (
          <Target
            key={i}
            {...selection.mark(name)}
            className={styles.top}
            tabIndex={still ? -1 : targets.tabOf(name)}
            aria-label={text.move(move, config)}
            data-meant={move.stones <= meant || undefined}
            data-hint={move.stones <= hinted || undefined}
          >
            <Stone i={i} at={placeOf(i)}>
              <circle className={styles.finger} r="18" />
              <text className={styles.number} y="5">
                {move.stones}
              </text>
            </Stone>
          </Target>
        );
      })}
    </svg>
  );
}
