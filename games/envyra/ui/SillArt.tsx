// Where cubes stand: the dark sill for those deployed, the cream shelf for those that are only planned.
import type { ReactElement } from 'react';
import { CubeArt, cubeHeight, r1 } from './art/Art.tsx';
import type { TileFacts } from './facts.ts';

const socket = (required: number): readonly [width: number, gap: number] =>
  required <= 3 ? [22, 3] : required === 4 ? [19, 2.2] : [15.6, 1.6];

interface SillProps {
  readonly facts: TileFacts;
  /** Colours of the cubes, in the order they were placed. */
  readonly cubes: readonly string[];
  readonly ghost?: string | undefined;
  /** How many of the newest were placed since one last acted. */
  readonly fresh?: number | undefined;
  readonly cell?: string | undefined;
}

/** Sockets: as many as the tile requires; cubes from the left, the rightmost is the newest. */
export function Sill({ facts, cubes, ghost, fresh = 0, cell }: SillProps): ReactElement {
  const [w, gap] = socket(facts.required);
  const full = facts.required * w + (facts.required - 1) * gap + 8;
  const x = 50 - full / 2;
  const top = 79.5 + (30 - cubeHeight(w)) / 2;
  const isEnd = facts.kind === 'end';
  return (
    <g className="ev-sill">
      <rect
        x={r1(x)}
        y="79.5"
        width={r1(full)}
        height="30"
        rx="8"
        fill="var(--ev-well)"
        stroke={isEnd ? 'var(--ev-corona)' : '#000'}
        strokeOpacity={isEnd ? 0.9 : 0.35}
        strokeWidth="1.2"
      />
      {Array.from({ length: facts.required }, (_, i) => {
        const at = r1(x + 4 + i * (w + gap));
        const colour = cubes[i];
        const key = `${i}`;
        if (colour !== undefined) {
          return (
            <g key={key}>
              {i >= cubes.length - fresh && (
                <path
                  d={`M${at + 2} 107.6h${r1(w - 4)}`}
                  stroke="var(--ev-target)"
                  strokeWidth="2.6"
                  strokeLinecap="round"
                />
              )}
              <CubeArt colour={colour} x={at} y={top} w={w} name={cell && `cube ${cell} ${i + 1}`} />
            </g>
          );
        }
        if (i === cubes.length && ghost !== undefined)
          return <Ghost key={key} colour={ghost} at={at} top={top} w={w} />;
        return (
          <rect
            key={key}
            x={r1(at + 1.5)}
            y={r1(94.5 - w / 2 + 1.5)}
            width={r1(w - 3)}
            height={r1(w - 3)}
            rx="4"
            fill="#2a2539"
            stroke="var(--ev-well-line)"
            strokeWidth="1.2"
          />
        );
      })}
    </g>
  );
}

function Ghost({
  colour,
  at,
  top,
  w,
}: {
  readonly colour: string;
  readonly at: number;
  readonly top: number;
  readonly w: number;
}) {
  return (
    <g className="ev-breathe">
      <CubeArt colour={colour} x={at} y={top} w={w} opacity={0.6} />
      <rect
        x={r1(at - 1)}
        y={r1(top - 1)}
        width={r1(w + 2)}
        height={r1(cubeHeight(w) + 2)}
        rx="4"
        fill="none"
        stroke="var(--ev-target)"
        strokeWidth="2"
        strokeDasharray="4 2.5"
      />
    </g>
  );
}

export interface Waiting {
  readonly colour: string;
  /** It cannot go: barred to its owner at this moment. */
  readonly blocked: boolean;
}

/** A cream ledge with planned cubes, in the order of their owners' turns: never to be mistaken for the dark sill. */
export function Shelf({
  waiting,
  sealed,
  cell,
}: {
  readonly waiting: readonly Waiting[];
  readonly sealed: boolean;
  readonly cell?: string | undefined;
}): ReactElement | null {
  if (waiting.length === 0) return null;
  const w = waiting.length > 3 ? 19.6 : 20.5;
  const step = w + 3;
  const full = waiting.length * step - 3 + 9;
  const x = r1(50 - full / 2);
  return (
    <g className="ev-shelf">
      <path
        d={`M${x + 6} 49H${r1(x + full - 6)}a6 6 0 0 1 6 6V69a6 6 0 0 1 -6 6H54L50 79.5L46 75H${x + 6}a6 6 0 0 1 -6 -6V55a6 6 0 0 1 6 -6Z`}
        fill="var(--ev-shelf)"
        stroke="var(--ev-dark)"
        strokeWidth="1.4"
      />
      {waiting.map(({ colour, blocked }, i) => {
        const at = r1(x + 4.5 + i * step);
        return (
          <g key={colour}>
            <CubeArt
              colour={colour}
              x={at}
              y={51}
              w={w}
              opacity={blocked ? 0.45 : undefined}
              name={cell && `plan ${cell} ${colour}`}
            />
            {blocked && (
              <path d={`M${at + 0.5} 71l${r1(w - 1)} -18`} stroke="#b3202f" strokeWidth="2.6" strokeLinecap="round" />
            )}
            {sealed && (
              <path
                d={`M${at - 1} 54h${r1(w + 2)}`}
                stroke="var(--ev-shelf-ink)"
                strokeOpacity=".5"
                strokeWidth="1.6"
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
