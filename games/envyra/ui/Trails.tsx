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

export function Trails({ event, config }: { readonly event: Revealed; readonly config: EnvyraConfig }): ReactElement {
  const root = useRef<SVGSVGElement>(null);
  const [trails, setTrails] = useState<readonly Trail[]>([]);
  // Where things stand is known once they are drawn.
  useLayoutEffect(() => {
    const around = root.current && boxOf(root.current);
    if (around) setTrails(trailsOf(event, config, around));
  }, [event, config]);
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

function trailsOf({ plans }: Revealed, config: EnvyraConfig, around: { left: number; top: number }): readonly Trail[] {
  return plans.flatMap((cells, seat) => {
    const colour = config.seats[seat] as string;
    const screen = findElement(`screen ${colour}`);
    if (!screen) return [];
    const from = boxOf(screen);
    return cellsIn(cells).flatMap((cell): Trail[] => {
      const name = config.box.grid.names[cell] as string;
      const cube = findElement(`plan ${name} ${colour}`);
      if (!cube) return [];
      const to = boxOf(cube);
      const [x1, y1] = [from.left + from.width / 2 - around.left, from.top + from.height - around.top];
      const [x2, y2] = [to.left + to.width / 2 - around.left, to.top - around.top - 2];
      const bend = Math.max(40, (y2 - y1) * 0.7);
      const round = (...n: readonly number[]): string => n.map(Math.round).join(' ');
      return [{ key: `${seat} ${cell}`, colour, d: `M${round(x1, y1)}C${round(x1, y1 + 44, x2, y2 - bend, x2, y2)}` }];
    });
  });
}
