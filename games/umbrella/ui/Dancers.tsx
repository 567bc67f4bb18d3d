// The umbrellas of a stage, and how they move while an event is shown.
import type { Moment } from '@penumbra/board';
import { type CSSProperties, memo, type ReactElement, useRef } from 'react';
import type { Umbrella } from '../src/index.ts';
import { colourAt, type Stage } from '../src/umbrellas.ts';
import { Canopy, f, tiltOf } from './art/Use.tsx';
import { EVERY_CELL } from './facts.ts';
import { cellMiddle, inwards, lineCells, type Plan } from './layout.ts';

type Slid = Extract<Umbrella['Event'], { kind: 'umbrella-slid' }>;

/** A push that is being shown. */
export interface Push {
  readonly id: number;
  readonly ms: number;
  readonly event: Slid;
}

/** The push of a seat, if that is what is being shown. */
export const pushOf = (now: Moment<Umbrella> | undefined, seat: number): Push | undefined =>
  now?.event.kind === 'umbrella-slid' && now.event.seat === seat ? (now as Push) : undefined;

interface DancersProps {
  readonly plan: Pick<Plan, 'stage' | 'cell'>;
  readonly stage: Stage;
  readonly push: Push | undefined;
  readonly isWet?: boolean;
  /** Cells that turn once around: their choreography is complete. */
  readonly turning?: readonly number[];
}

const NONE: readonly number[] = [];

/** Changes with every push: an animation of another name begins anew, without a new piece. */
function useBeat(push: Push | undefined): 0 | 1 {
  const last = useRef<{ readonly id: number; readonly beat: 0 | 1 }>({ id: -1, beat: 0 });
  if (push && push.id !== last.current.id) last.current = { id: push.id, beat: last.current.beat === 0 ? 1 : 0 };
  return last.current.beat;
}

export const Dancers = memo(function Dancers({ plan, stage, push, isWet, turning = NONE }: DancersProps): ReactElement {
  const u = plan.cell;
  const beat = useBeat(push);
  const event = push?.event;
  const line = event ? lineCells(event.side, event.line) : [];
  const by = event ? inwards(event.side) : { x: 0, y: 0 };
  const vars = (late: number): CSSProperties =>
    ({
      '--dx': `${f(-by.x * u)}px`,
      '--dy': `${f(-by.y * u)}px`,
      '--ms': `${Math.round((push?.ms ?? 0) * 0.8)}ms`,
      '--late': `${late * 20}ms`,
    }) as CSSProperties;
  return (
    <>
      {EVERY_CELL.map((cell) => {
        const { x, y } = cellMiddle(plan, cell);
        const place = line.indexOf(cell);
        const moves = place >= 0 ? `um-slides um-beat-${beat}` : turning.includes(cell) ? 'um-turns' : undefined;
        return (
          <g key={cell} className={moves} style={place >= 0 ? vars(place) : undefined}>
            <Canopy colour={colourAt(stage, cell)} x={x} y={y} w={u * 0.77} tilt={tiltOf(cell)} wet={isWet ?? false} />
          </g>
        );
      })}
      {event && <Leaving plan={plan} cell={line[3] as number} by={by} event={event} style={vars(4)} key={push?.id} />}
    </>
  );
});

interface LeavingProps extends Pick<DancersProps, 'plan'> {
  readonly cell: number;
  readonly by: { readonly x: number; readonly y: number };
  readonly event: Slid;
  readonly style: CSSProperties;
}

/** The last umbrella of the line drops onto the far pavement, or sinks into the drain. */
function Leaving({ plan, cell, by, event, style }: LeavingProps): ReactElement {
  const u = plan.cell;
  const { x, y } = cellMiddle(plan, cell);
  const [ox, oy] = [x + by.x * u, y + by.y * u];
  const isLost = event.to < 0;
  return (
    <g pointerEvents="none">
      {isLost && <Drain x={ox} y={oy} u={u} />}
      <g className={isLost ? 'um-sinks' : 'um-falls'} style={style}>
        <Canopy colour={event.out} x={ox} y={oy} w={u * 0.7} />
      </g>
    </g>
  );
}

export const Drain = ({ x, y, u }: { readonly x: number; readonly y: number; readonly u: number }): ReactElement => (
  <use href="#um-drain" x={f(x - u * 0.34)} y={f(y + u * 0.3)} width={f(u * 0.68)} height={f(u * 0.23)} />
);
