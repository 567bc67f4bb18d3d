// What moves on the map itself while an event is shown: a good walks its way, mist parts, a house rises.
import type { Moment, Point } from '@penumbra/board';
import type { ReactElement } from 'react';
import type { ViaNebula } from '../src/index.ts';
import type { View } from '../src/view.ts';
import type { Cell, Hex } from '../src/words.ts';
import { f, kindOf, Use } from './art/Use.tsx';
import styles from './Happening.module.css';
import { type Layout, plotAt, walkPath } from './layout.ts';
import { atlasOfView, plotOfSite, wayBetween } from './survey.ts';

interface HappeningProps {
  /** Before the moment. */
  readonly view: View;
  readonly layout: Layout;
  readonly moment: Moment<ViaNebula>;
}

export function Happening({ view, layout, moment }: HappeningProps): ReactElement {
  return (
    <svg
      key={moment.id}
      viewBox={`0 0 ${f(layout.width)} ${f(layout.height)}`}
      className={styles.layer}
      style={{ '--ms': `${moment.ms}ms` } as React.CSSProperties}
      aria-hidden="true"
    >
      <Act {...{ view, layout, moment }} />
    </svg>
  );
}

function Act({ view, layout, moment: { event } }: HappeningProps): ReactElement | null {
  const atlas = atlasOfView(view);
  const hexOf = (at: Cell): Hex => atlas.hexOf[at] as Hex;
  const middle = (at: Cell): Point => layout.middles[hexOf(at)] as Point;
  switch (event.kind) {
    case 'resource-carried': {
      const way = wayBetween(view, hexOf(event.from), hexOf(event.to.at));
      if (!way) return null;
      const { d } = walkPath(
        way.map((hex) => layout.middles[hex] as Point),
        6,
      );
      return (
        <>
          <path d={d} className={styles.trail} />
          <g className={styles.walker} style={{ offsetPath: `path('${d}')` }}>
            <Use id={`good-${kindOf(event.resource)}`} x={0} y={-8} w={32} />
          </g>
        </>
      );
    }
    case 'meadow-laid':
      return <Parting {...middle(event.at)} />;
    case 'token-harvested':
    case 'exploitation-emptied':
      return <circle {...at(middle(event.at))} r="34" className={styles.flash} />;
    case 'building-erected': {
      const plot = plotOfSite(view, hexOf(event.site.at), event.seat, event.site.nth);
      const { x, y } = plotAt(middle(event.site.at), Math.max(0, plot), layout.shape, view.config.box.places);
      return (
        <g className={styles.rise} style={{ transformOrigin: `${f(x)}px ${f(y + 18)}px` }}>
          <Use id={`house-${view.config.seats[event.seat]}`} x={x} y={y + 20} w={40} h={46} stands />
        </g>
      );
    }
    default:
      return null;
  }
}
const at = ({ x, y }: Point) => ({ cx: f(x), cy: f(y) });

const SIDES = [0, 60, 120, 180, 240, 300];

/** Puffs that part to six sides. */
function Parting({ x, y }: Point): ReactElement {
  return (
    <g className={styles.parting} style={{ transformOrigin: `${f(x)}px ${f(y)}px` }}>
      {SIDES.map((angle) => {
        const turn = (angle * Math.PI) / 180;
        return (
          <ellipse key={angle} {...at({ x: x + 18 * Math.cos(turn), y: y + 16 * Math.sin(turn) })} rx="19" ry="12" />
        );
      })}
    </g>
  );
}
