// A move as if it were about to happen: what moves, what comes, what leaves and where to.
import { Fragment, type ReactElement } from 'react';
import { COLOURS } from '../src/words.ts';
import type { Ahead } from './ahead.ts';
import { Frame, Line, Ring } from './art/Marks.tsx';
import { Canopy, f, SmallCanopy } from './art/Use.tsx';
import { Drain } from './Dancers.tsx';
import { EVERY_SIDE, zoneOn } from './facts.ts';
import { cellMiddle, inwards, lineCells, type Plan, type Spot } from './layout.ts';
import type { PlanProps } from './plan.ts';

type Of<K extends Ahead['move']['kind']> = Extract<Ahead['move'], { kind: K }>;

export function GhostMove({ ahead, plan, play, scene }: PlanProps & { readonly ahead: Ahead }): ReactElement | null {
  const { move } = ahead;
  switch (move.kind) {
    case 'slide':
      return <GhostSlide move={move} ahead={ahead} plan={plan} />;
    case 'swap':
      return <GhostSwap move={move} plan={plan} />;
    case 'trade': {
      const side = EVERY_SIDE.find((one) => zoneOn(scene, play.me, one) === move.zone);
      return (
        <GhostTrade move={move} plan={plan} from={side === undefined ? undefined : plan.stacks[side]![move.colour]} />
      );
    }
    default:
      return null;
  }
}

function GhostSlide({
  move,
  ahead,
  plan,
}: {
  readonly move: Of<'slide'>;
  readonly ahead: Ahead;
  readonly plan: Plan;
}): ReactElement {
  const u = plan.cell;
  const cells = lineCells(move.side, move.line).map((cell) => cellMiddle(plan, cell));
  const by = inwards(move.side);
  const [first, last] = [cells[0] as Spot, cells[3] as Spot];
  const [ox, oy] = [last.x + by.x * u * 0.98, last.y + by.y * u * 0.98];
  const isDone = (spot: Spot): boolean => ahead.completes.length > 0 && spot === first;
  const isLost = ahead.out?.to === -1;
  return (
    <g pointerEvents="none">
      <Streaks cells={cells.slice(1)} by={by} u={u} isLarge={plan.isLarge} />
      {isLost && <Drain x={ox} y={oy} u={u} />}
      {ahead.out && (
        <g opacity={isLost ? 0.75 : undefined} data-element="out">
          <Canopy colour={ahead.out.colour} x={ox} y={oy} w={u * 0.69} tilt={18} />
          <Ring x={ox} y={oy} r={u * 0.42} tone="chalk" width={2.6} dash="6 6" />
        </g>
      )}
      {!isDone(first) && <Ring x={first.x} y={first.y} r={u * 0.44} tone="chalk" width={3} />}
    </g>
  );
}

interface StreakProps {
  readonly cells: readonly Spot[];
  readonly by: Spot;
  readonly u: number;
  readonly isLarge: boolean;
}

const Streaks = ({ cells, by, u, isLarge }: StreakProps): ReactElement => (
  <g stroke="var(--um-chalk)" strokeLinecap="round" strokeWidth={isLarge ? 3 : 2}>
    {cells.flatMap(({ x, y }) =>
      [-0.2, 0, 0.2].map((k) => {
        const bx = x - by.x * u * 0.44 + (by.x === 0 ? k * u : 0);
        const bY = y - by.y * u * 0.44 + (by.y === 0 ? k * u : 0);
        const long = u * (k === 0 ? 0.2 : 0.1);
        return <path key={`${x} ${y} ${k}`} d={`M${f(bx)} ${f(bY)}l${f(-by.x * long)} ${f(-by.y * long)}`} />;
      }),
    )}
  </g>
);

function GhostSwap({ move, plan }: { readonly move: Of<'swap'>; readonly plan: Plan }): ReactElement {
  const [a, b] = [cellMiddle(plan, move.cells[0]), cellMiddle(plan, move.cells[1])];
  const u = plan.cell;
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  return (
    <g pointerEvents="none" style={{ color: 'var(--um-spot-ink)' }}>
      {[a, b].map(({ x, y }) => (
        <Frame
          key={`${x} ${y}`}
          x={x - u * 0.46}
          y={y - u * 0.46}
          w={u * 0.92}
          h={u * 0.92}
          r={u * 0.14}
          tone="spot"
          width={4}
        />
      ))}
      <circle cx={f(mx)} cy={f(my)} r="15" fill="var(--um-spot)" stroke="var(--um-casing)" strokeWidth="2" />
      <g transform={`rotate(${a.x === b.x ? 90 : 0} ${f(mx)} ${f(my)})`}>
        <use href="#um-swap" x={f(mx - 10)} y={f(my - 10)} width="20" height="20" />
      </g>
    </g>
  );
}

function GhostTrade({
  move,
  plan,
  from,
}: {
  readonly move: Of<'trade'>;
  readonly plan: Plan;
  readonly from: Spot | undefined;
}): ReactElement {
  const u = plan.cell;
  const { x, y } = cellMiddle(plan, move.cell);
  return (
    <g pointerEvents="none">
      {from && (
        <Fragment key={COLOURS[move.colour]}>
          <Line
            d={`M${f(from.x)} ${f(from.y)}Q${f((from.x + x) / 2 + 20)} ${f((from.y + y) / 2 - 20)} ${f(x)} ${f(y)}`}
            tone="spot"
            width={3}
            dash="2 8"
          />
          <Ring x={from.x} y={from.y} r={plan.canopy * 0.66} tone="spot" />
        </Fragment>
      )}
      <Ring x={x} y={y} r={u * 0.46} tone="spot" width={4} />
      <SmallCanopy colour={move.colour} x={x + u * 0.33} y={y - u * 0.33} w={u * 0.25} />
    </g>
  );
}
