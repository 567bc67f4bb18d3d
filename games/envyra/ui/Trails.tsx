// The reveal: trails that cubes leave as they fall from their screens onto the tiles.
import { boxOf, findElement } from '@penumbra/board';
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { cellsIn } from '../src/box.ts';
import type { Event } from '../src/events.ts';
import type { EnvyraConfig } from '../src/state.ts';
import styles from './Board.module.css';

interface Trail {
  readonly key: string;
  readonly colour: string;
  readonly d: string;
}

type Revealed = Extract<Event, { readonly kind: 'plans-revealed' }>;

interface TrailsProps {
  readonly event: Revealed;
  readonly config: EnvyraConfig;
  /** The screens stand beside the tiles, not above them. */
  readonly beside: boolean;
}

export function Trails({ event, config, beside }: TrailsProps): ReactElement {
  const root = useRef<SVGSVGElement>(null);
  const [trails, setTrails] = useState<readonly Trail[]>([]);
  // Where things stand is known once they are drawn.
  useLayoutEffect(() => {
    const around = root.current && boxOf(root.current);
    if (around) setTrails(trailsOf({ event, config, beside }, around));
  }, [event, config, beside]);
  return (
    <svg ref={root} className={styles.trails} aria-hidden="true">
      {trails.map(({ key, colour, d }) => (
        <g key={key} className={`ev-${colour}`}>
          <path d={d} pathLength="1" className={styles.shadow} />
          <path d={d} pathLength="1" className={styles.trail} />
        </g>
      ))}
    </svg>
  );
}

interface Corner {
  readonly left: number;
  readonly top: number;
}
type Box = ReturnType<typeof boxOf>;

function trailsOf({ event: { plans }, config, beside }: TrailsProps, around: Corner): readonly Trail[] {
  const curve = beside ? curveAcross : curveDown;
  return plans.flatMap((cells, seat) => {
    const colour = config.seats[seat] as string;
    const screen = findElement(`screen ${colour}`);
    if (!screen) return [];
    const from = boxOf(screen);
    return cellsIn(cells).flatMap((cell): Trail[] => {
      const name = config.box.grid.names[cell] as string;
      const cube = findElement(`plan ${name} ${colour}`);
      return cube ? [{ key: `${seat} ${cell}`, colour, d: curve(from, boxOf(cube), around) }] : [];
    });
  });
}

const round = (...n: readonly number[]): string => n.map(Math.round).join(' ');

function curveDown(from: Box, to: Box, { left, top }: Corner): string {
  const [x1, y1] = [from.left + from.width / 2 - left, from.top + from.height - top];
  const [x2, y2] = [to.left + to.width / 2 - left, to.top - top - 2];
  const bend = Math.max(40, (y2 - y1) * 0.7);
  return `M${round(x1, y1)}C${round(x1, y1 + 44, x2, y2 - bend, x2, y2)}`;
}

function curveAcross(from: Box, to: Box, { left, top }: Corner): string {
  const [x1, y1] = [from.left + from.width - left, from.top + from.height / 2 - top];
  const [x2, y2] = [to.left - left - 2, to.top + to.height / 2 - top];
  const bend = Math.max(40, (x2 - x1) * 0.5);
  return `M${round(x1, y1)}C${round(x1 + bend, y1, x2 - bend, y2, x2, y2)}`;
}
