// Choreographies drawn on the stage: complete ones in amber, one that is looked at in chalk.
import { Fragment, type ReactElement } from 'react';
import { spacesOpen } from '../src/turn.ts';
import { colourAt, type Stage } from '../src/umbrellas.ts';
import { NO_DANCE } from '../src/words.ts';
import { Frame, Line } from './art/Marks.tsx';
import { f, SmallCanopy } from './art/Use.tsx';
import { EVERY_SLOT, progressOf, progressOn } from './facts.ts';
import { cellMiddle, type Plan, type Spot } from './layout.ts';
import type { PlanProps } from './plan.ts';

export interface Figure {
  readonly kind: 'done' | 'wanted';
  readonly slot: number;
  readonly colour: number;
  readonly cells: readonly number[];
}

/** Complete ones win over the tile that is laid or pinned, that one over what is looked at. */
export function figuresOf({ play, props, scene }: PlanProps, stage: Stage): Figure[] {
  const { me, ahead, looked, pinned, chosen, asked } = play;
  const { view } = props.seen;
  const figure = (kind: Figure['kind'], slot: number): Figure[] => {
    const near = progressOf(scene, me, slot, stage);
    return near ? [{ kind, slot, colour: near.colour, cells: near.cells }] : [];
  };
  if (ahead && ahead.completes.length > 0) return ahead.completes.flatMap(({ slot }) => figure('done', slot));
  const slot = (looked?.kind === 'slot' ? looked.slot : undefined) ?? chosen.find((one) => one.kind === 'slot')?.slot;
  if (view.phase === 'complete' && view.turn === me) {
    const done = EVERY_SLOT.filter((one) => spacesOpen(view, one) !== 0);
    return (slot !== undefined && done.includes(slot) ? [slot] : done).flatMap((one) => figure('done', one));
  }
  if (asked && view.phase === 'cover' && slot !== undefined && view.passing !== NO_DANCE) {
    const near = progressOn(view, me, view.passing, slot, stage);
    return [{ kind: 'wanted', slot, colour: near.colour, cells: near.cells }];
  }
  const shown = slot ?? pinned;
  return shown === undefined ? [] : figure('wanted', shown);
}

interface FiguresProps {
  readonly figures: readonly Figure[];
  readonly plan: Pick<Plan, 'stage' | 'cell' | 'isLarge'>;
  readonly stage: Stage;
  /** The ribbon lies under the umbrellas, frames lie over them. */
  readonly layer: 'under' | 'over';
}

export const Figures = ({ figures, plan, stage, layer }: FiguresProps): ReactElement => (
  <g pointerEvents="none">
    {figures.map((figure) => (
      <Fragment key={figure.slot}>
        {layer === 'under' ? (
          figure.kind === 'done' && <Ribbon figure={figure} plan={plan} />
        ) : (
          <FigureCells figure={figure} plan={plan} stage={stage} />
        )}
      </Fragment>
    ))}
  </g>
);

function Ribbon({ figure, plan }: { readonly figure: Figure; readonly plan: FiguresProps['plan'] }): ReactElement {
  const d = `M${around(figure.cells.map((cell) => cellMiddle(plan, cell)))
    .map(({ x, y }) => `${f(x)} ${f(y)}`)
    .join('L')}Z`;
  return (
    <>
      <path d={d} fill="var(--um-spot)" fillOpacity="0.16" />
      <Line d={d} tone="spot" width={plan.isLarge ? 7 : 5} glows />
    </>
  );
}

/** Points in the order of their angle about their middle. */
function around(points: readonly Spot[]): Spot[] {
  const mx = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const my = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  return [...points].sort((a, b) => Math.atan2(a.y - my, a.x - mx) - Math.atan2(b.y - my, b.x - mx));
}

function FigureCells({
  figure,
  plan,
  stage,
}: Omit<FiguresProps, 'figures' | 'layer'> & { readonly figure: Figure }): ReactElement {
  const u = plan.cell;
  return (
    <>
      {figure.cells.map((cell) => {
        const { x, y } = cellMiddle(plan, cell);
        const isRight = colourAt(stage, cell) === figure.colour;
        return (
          <Fragment key={cell}>
            <Frame
              x={x - u * 0.46}
              y={y - u * 0.46}
              w={u * 0.92}
              h={u * 0.92}
              r={u * 0.14}
              tone={figure.kind === 'done' ? 'spot' : 'chalk'}
              width={plan.isLarge ? 3.6 : 2.8}
              dash={isRight ? undefined : plan.isLarge ? '10 9' : '7 6'}
            />
            {!isRight && <SmallCanopy colour={figure.colour} x={x + u * 0.33} y={y + u * 0.33} w={u * 0.23} />}
          </Fragment>
        );
      })}
    </>
  );
}
