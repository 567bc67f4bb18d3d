// A pavement: kerb, sign, and four stacks gathered in its middle, so that nobody takes them for lines.
import { hitRect, Target } from '@penumbra/board';
import { memo, type ReactElement, type ReactNode } from 'react';
import { countOf, type Heap } from '../src/umbrellas.ts';
import { COLOURS } from '../src/words.ts';
import { Frame, Ring } from './art/Marks.tsx';
import { Canopy, f, Use } from './art/Use.tsx';
import { EVERY_COLOUR } from './facts.ts';
import type { Box, Spot } from './layout.ts';
import type { StackView } from './plan.ts';

interface StonesProps {
  readonly box: Box;
  readonly side: number;
  readonly isLarge: boolean;
}

/** Kerb stones lie towards the stage. */
export const Stones = memo(function Stones({ box, side, isLarge }: StonesProps): ReactElement {
  const { x, y, w, h } = box;
  const isAcross = side > 1;
  const long = isAcross ? w : h;
  const count = Math.round(long / 46);
  const kerb = { 0: x + w - 7, 1: x + 7, 2: y + h - 7 }[side] ?? y + 7;
  const joints = Array.from({ length: Math.max(0, count - 1) }, (_, i) => {
    const d = f((isAcross ? x : y) + (long * (i + 1)) / count);
    const from = { 0: x + w - 7, 1: x + 1, 2: y + h - 7 }[side] ?? y + 1;
    return isAcross ? `M${d} ${f(from)}v6` : `M${f(from)} ${d}h6`;
  }).join('');
  return (
    <>
      <rect
        x={f(x)}
        y={f(y)}
        width={f(w)}
        height={f(h)}
        rx={isLarge ? 9 : 6}
        fill="url(#um-pave)"
        stroke="var(--um-kerb-edge)"
        strokeWidth={isLarge ? 1.5 : 1}
      />
      {isLarge && (
        <path
          d={`${joints}${isAcross ? `M${f(x + 8)} ${f(kerb)}H${f(x + w - 8)}` : `M${f(kerb)} ${f(y + 8)}V${f(y + h - 8)}`}`}
          stroke="var(--um-kerb)"
          strokeWidth="1.5"
          fill="none"
        />
      )}
    </>
  );
});

interface StackArtProps {
  readonly colour: number;
  readonly count: number;
  readonly at: Spot;
  readonly w: number;
  readonly isTaken?: boolean;
}

/** Up to three canopies deep with the figure in a badge; a missing colour leaves its outline. */
const StackArt = memo(function StackArt({
  colour,
  count,
  at: { x, y },
  w,
  isTaken = false,
}: StackArtProps): ReactElement {
  if (count === 0) {
    return (
      <g style={{ color: 'var(--um-well-line)' }}>
        <Use id={`o-${COLOURS[colour]}`} x={x} y={y} w={w * 0.9} />
      </g>
    );
  }
  const wide = count > 9 ? 24 : 18;
  const badge = { x: x + w * 0.5 - 15, y: y + w * 0.5 - 13 };
  return (
    <g className="um-lift">
      {Array.from({ length: Math.min(count, 3) - 1 }, (_, i) => Math.min(count, 3) - 1 - i).map((depth) => (
        <Use key={depth} id={`e-${COLOURS[colour]}`} x={x + depth * 3} y={y + depth * 3} w={w * 1.06} />
      ))}
      {isTaken && (
        <>
          <circle cx={f(x)} cy={f(y)} r={f(w * 0.66)} fill="var(--um-spot)" opacity="0.92" className="um-glow" />
          <circle cx={f(x)} cy={f(y)} r={f(w * 0.66)} fill="none" stroke="var(--um-casing)" strokeWidth="2" />
        </>
      )}
      <Canopy colour={colour} x={x} y={y} w={isTaken ? w * 1.1 : w} tilt={((colour * 37) % 25) - 12} />
      <rect
        x={f(badge.x)}
        y={f(badge.y)}
        width={wide}
        height="17"
        rx="8.5"
        fill="var(--um-plate)"
        stroke="var(--um-casing)"
      />
      <text x={f(badge.x + wide / 2)} y={f(badge.y + 12.8)} className="um-num">
        {count}
      </text>
    </g>
  );
});

interface PavementProps extends StonesProps {
  readonly heap: Heap;
  readonly spots: readonly Spot[];
  readonly canopy: number;
  readonly isLegal: boolean;
  readonly isFaded: boolean;
  readonly isPointed: boolean;
  readonly stacks: readonly StackView[];
  readonly children?: ReactNode;
}

export function Pavement(props: PavementProps): ReactElement {
  const { box, side, isLarge, heap, spots, canopy, isLegal, isFaded, isPointed, stacks, children } = props;
  return (
    <g>
      <g opacity={isFaded ? 0.66 : undefined}>
        <Stones box={box} side={side} isLarge={isLarge} />
      </g>
      {isLegal && <Frame {...box} r={isLarge ? 9 : 6} tone="chalk" width={2.6} />}
      {isPointed && <Frame {...box} r={isLarge ? 9 : 6} tone="spot" width={4} dash="9 7" />}
      {children}
      {EVERY_COLOUR.map((colour) => (
        <Stack
          key={colour}
          colour={colour}
          count={countOf(heap, colour)}
          at={spots[colour] as Spot}
          w={canopy}
          isFaded={isFaded}
          view={stacks[colour] as StackView}
        />
      ))}
    </g>
  );
}

interface StackProps extends StackArtProps {
  readonly view: StackView;
  readonly isFaded?: boolean;
}

/** A stack that can be taken: at least as large as a finger, whatever its drawing. */
export function Stack({ colour, count, at, w, view, isFaded }: StackProps): ReactElement {
  const { element, mark, isTaken, isPointed, isHinted, isRefused, hasFlag } = view;
  const art = (
    <>
      <g opacity={isFaded && !isTaken ? 0.66 : undefined}>
        <StackArt colour={colour} count={count} at={at} w={w} isTaken={isTaken} />
      </g>
      {hasFlag && (
        <path
          d={`M${f(at.x - w * 0.52)} ${f(at.y - w * 0.1)}v${f(-w * 0.5)}l12 4.5l-12 4.5`}
          fill="var(--um-spot)"
          stroke="var(--um-casing)"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      )}
      {(isPointed || isHinted) && <Ring {...at} r={w * 0.66} tone="spot" dash={isPointed ? '8 6' : undefined} />}
      {isRefused && <circle cx={f(at.x)} cy={f(at.y)} r={f(w * 0.6)} fill="none" stroke="var(--bad)" strokeWidth="3" />}
    </>
  );
  if (!element) return <g>{art}</g>;
  const hit = hitRect({ x: at.x - w / 2, y: at.y - w / 2, width: w, height: w }, 1);
  return (
    <Target {...mark} data-element={element.name} tabIndex={element.tab} aria-label={element.label} data-drag="">
      {art}
      <rect {...hit} fill="transparent" />
    </Target>
  );
}
