import { useSize } from '@penumbra/board';
import { type PointerEvent, useRef } from 'react';
import { Mark } from '../parts/Mark.tsx';
import styles from './Curve.module.css';

/** Lines are told apart without colour, too. */
const DASHES = ['none', '7 4', '2 3', '10 3 2 3'] as const;
const LEFT = 44;
const RIGHT = 34;
const TOP = 12;
const BOTTOM = 24;
const MARK = 18;
/** Room enough for the word and the number of a round. */
const LONG = 76;

export interface Band {
  /** Where it begins, as an index into the lines. */
  readonly from: number;
  readonly label: string;
  /** Instead of the label where there is room. */
  readonly long?: string;
}

export interface Spot {
  readonly at: number;
  readonly seat: number;
  readonly label: string;
  readonly chosen: boolean;
}

interface Props {
  readonly label: string;
  readonly game: string;
  readonly seats: readonly string[];
  /** By seat; all of them as long as `length` + 1. */
  readonly lines: readonly (readonly number[])[];
  readonly length: number;
  readonly bands: readonly Band[];
  /** What stands at the left, from 0 up. */
  readonly grid: readonly { readonly value: number; readonly label: string }[];
  readonly height: number;
  readonly spots?: readonly Spot[];
  /** The knob, where there is one. */
  readonly at?: number;
  /** Whose line is drawn stronger. */
  readonly strong?: number | undefined;
  onJump?(at: number): void;
}

/** A line per seat over the steps or rounds of a game; with a knob it is the scrubber, too. */
export function Curve({ onJump, ...props }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const jump = (event: PointerEvent<HTMLDivElement>): void => {
    const { left } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left - LEFT) / Math.max(1, width - LEFT - RIGHT);
    onJump?.(Math.round(Math.min(1, Math.max(0, share)) * props.length));
  };
  return (
    <div
      ref={box}
      className={styles.curve}
      style={{ blockSize: props.height }}
      data-live={onJump ? true : undefined}
      onPointerDown={(event) => {
        if (!onJump) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        jump(event);
      }}
      onPointerMove={(event) => event.buttons > 0 && jump(event)}
    >
      {width > 0 && <Picture {...props} width={width} />}
    </div>
  );
}

type PictureProps = Omit<Props, 'onJump'> & { readonly width: number };

function Picture({
  label,
  game,
  seats,
  lines,
  length,
  bands,
  grid,
  height,
  spots = [],
  at,
  strong,
  width,
}: PictureProps) {
  const most = Math.max(grid.at(-1)?.value ?? 0, ...lines.flat(), 0.01);
  const x = (index: number): number => LEFT + ((width - LEFT - RIGHT) * index) / Math.max(1, length);
  const y = (value: number): number => height - BOTTOM - ((height - TOP - BOTTOM) * value) / most;
  const path = (line: readonly number[]): string =>
    line.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('');
  const floor = height - BOTTOM;
  return (
    <>
      <svg width={width} height={height} role="img" aria-label={label}>
        {bands.map(({ from, label: words, long }, i) => {
          const room = x(bands[i + 1]?.from ?? length) - x(from);
          return (
            <g key={from}>
              {i % 2 === 1 && (
                <rect className={styles.band} x={x(from)} y={TOP - 6} width={room} height={floor - TOP + 6} />
              )}
              <text x={x(from) + 3} y={height - 7}>
                {long && room > LONG ? long : words}
              </text>
            </g>
          );
        })}
        {grid.map(({ value, label: words }) => (
          <g key={value}>
            <path className={styles.grid} d={`M${LEFT} ${y(value)}H${width - RIGHT}`} />
            <text className={styles.axis} x={LEFT - 6} y={y(value) + 4}>
              {words}
            </text>
          </g>
        ))}
        {lines.map((line, seat) => (
          <path
            key={seats[seat]}
            data-tone={seats[seat]}
            className={styles.line}
            data-strong={seat === strong || undefined}
            d={path(line)}
            strokeDasharray={DASHES[seat]}
          />
        ))}
        {spots.map((spot) => (
          <Spotted key={spot.at} spot={spot} x={x(spot.at)} y={y(lines[spot.seat]?.[spot.at] ?? 0)} />
        ))}
        {at !== undefined && (
          <>
            <path className={styles.now} d={`M${x(at)} 2V${floor}`} />
            <circle className={styles.knob} cx={x(at)} cy={floor} r="8" />
          </>
        )}
      </svg>
      {spread(
        lines.map((line) => y(line.at(-1) ?? 0)),
        { from: 0, to: height - BOTTOM },
      ).map((top, seat) => (
        <span key={seats[seat]} className={styles.end} style={{ insetBlockStart: top - MARK / 2 }}>
          <Mark game={game} colour={seats[seat] as string} size={MARK} />
        </span>
      ))}
    </>
  );
}

interface SpottedProps {
  readonly spot: NonNullable<Props['spots']>[number];
  readonly x: number;
  readonly y: number;
}

function Spotted({ spot, x, y }: SpottedProps) {
  return (
    <g
      className={styles.spot}
      data-chosen={spot.chosen || undefined}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
    >
      <circle r="9" />
      <text y="4">{spot.label}</text>
    </g>
  );
}

/** The same heights, moved apart where signs would lie over each other. */
function spread(heights: readonly number[], { to }: { readonly from: number; readonly to: number }): readonly number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[b] as number) - (heights[a] as number));
  const placed: number[] = [];
  let floor = to;
  for (const i of order) {
    placed[i] = Math.min(heights[i] as number, floor);
    floor = (placed[i] as number) - MARK;
  }
  return placed;
}
