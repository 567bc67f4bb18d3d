// What a pavement is: everybody's, one's own with its points, or between two players.
import { speech } from '@penumbra/kit';
import type { ReactElement } from 'react';
import { EMPTY_ZONE_BONUS } from '../src/components.ts';
import { sizeOf } from '../src/umbrellas.ts';
import { linesOf } from './art/lines.ts';
import { f, Use } from './art/Use.tsx';
import { neighbourOn, zoneOn } from './facts.ts';
import type { Box } from './layout.ts';
import type { PlanProps } from './plan.ts';

export const Glyph = ({
  colour,
  x,
  y,
  w,
}: {
  readonly colour: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
}): ReactElement => (
  <g style={{ fill: `var(--tone-${colour})` }}>
    <Use id={colour} x={x} y={y} w={w} />
  </g>
);

/** What an own pavement counts now. */
export const ownPoints = (count: number): number => (count === 0 ? EMPTY_ZONE_BONUS : -count);

const LONGEST = 9;
const SIGN = 11.5;

export function Sign({ props, play, scene, plan, side }: PlanProps & { readonly side: number }): ReactElement | null {
  const { x, y, w, h } = plan.pavements[side] as Box;
  const { labels } = props.text;
  const { solo } = scene.config.box;
  const { me, isMine } = play;
  if (side < 2) {
    if (solo) return null;
    const other = neighbourOn(scene, me, side);
    const colour = scene.config.seats[other] as string;
    const cx = x + w / 2 + (plan.isLarge ? (side === 0 ? -3 : 3) : 0);
    return (
      <>
        <Glyph colour={colour} x={cx} y={y + (plan.isLarge ? 17 : 12)} w={plan.isLarge ? 15 : 13} />
        {plan.isLarge && (
          <text className="um-sign um-middle">
            {linesOf(props.names[other] ?? '', w, SIGN, 2, 'bold').map((line, i) => (
              <tspan key={line} x={f(cx)} y={f(y + 39 + 14 * i)}>
                {line}
              </tspan>
            ))}
          </text>
        )}
      </>
    );
  }
  const heap = scene.zones[zoneOn(scene, me, side)]!;
  const points = solo || side === 2 ? undefined : ownPoints(sizeOf(heap));
  if (!plan.isLarge) {
    return points === undefined ? null : (
      <text x={f(x + 7)} y={f(y + h / 2 + 5)} className="um-sign">
        {speech.signed(points)}
      </text>
    );
  }
  const title = side === 2 ? labels.centre : isMine ? labels.yours : (props.names[me] ?? '').slice(0, LONGEST);
  const below = side === 2 ? (solo ? '' : labels.forAll) : points === undefined ? '' : labels.points(points);
  return (
    <>
      <text x={f(x + 12)} y={f(y + h / 2 - (below ? 3 : -4))} className="um-sign">
        {title}
      </text>
      <text x={f(x + 12)} y={f(y + h / 2 + 14)} className="um-sign-soft">
        {below}
      </text>
    </>
  );
}
