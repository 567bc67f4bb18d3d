// What stands still: the rim, the ground of every hex, hedges, trodden ways and what grows. Drawn again only when the
// ground itself has changed.
import type { Point } from '@penumbra/board';
import { memo, type ReactElement, useId } from 'react';
import type { View } from '../src/view.ts';
import { FORBIDDEN, FOREST, type Hex, MEADOW, MIST, RUINS } from '../src/words.ts';
import { f, Use } from './art/Use.tsx';
import styles from './Ground.module.css';
import { trailsOf } from './ground.ts';
import { cornersAt, hexPath, type Layout, RADIUS, towards } from './layout.ts';
import { hash } from './random.ts';
import { atlasOfView, isOpen, isTile } from './survey.ts';

export interface GroundProps {
  readonly view: View;
  readonly layout: Layout;
  /** What the drawing depends on, in one word. */
  readonly sign: string;
}

const LOOKS = {
  [MEADOW]: styles.field,
  [MIST]: styles.mist,
  [FOREST]: styles.forest,
  [RUINS]: styles.ruin,
  [FORBIDDEN]: styles.crag,
  '.': undefined,
} as const;

export const Ground = memo(
  function Ground({ view, layout }: GroundProps): ReactElement {
    const id = useId();
    const { middles, shape, width, height } = layout;
    const atlas = atlasOfView(view);
    const open = atlas.cells.flatMap((_, hex) => (isOpen(view, hex) ? [hex as Hex] : []));
    const { hedges, seams } = edgesOf(view, layout, open);
    return (
      <svg viewBox={`0 0 ${f(width)} ${f(height)}`} className={styles.layer} aria-hidden="true">
        <defs>
          <linearGradient id={`${id}rim`} x1="0" y1="0" x2=".6" y2="1">
            <stop offset="0" className={styles.rim1} />
            <stop offset="1" className={styles.rim2} />
          </linearGradient>
          <radialGradient id={`${id}lawn`} cx=".45" cy=".35" r=".8">
            <stop offset="0" className={styles.lawn1} />
            <stop offset="1" className={styles.lawn2} />
          </radialGradient>
        </defs>
        <Rim layout={layout} fill={`url(#${id}rim)`} />
        <g className={styles.base}>
          {atlas.cells.map((cell, hex) => (
            <path
              key={cell}
              d={hexPath(middles[hex] as Point, shape, RADIUS + 0.6)}
              className={isOpen(view, hex) ? styles.lawn : LOOKS[atlas.terrain[hex] ?? '.']}
            />
          ))}
        </g>
        <g fill={`url(#${id}lawn)`}>
          {open.map((hex) => (
            <path key={hex} d={hexPath(middles[hex] as Point, shape, RADIUS + 0.4)} />
          ))}
        </g>
        <Trails view={view} layout={layout} />
        <path d={seams} className={styles.seam} />
        <path
          d={open
            .flatMap((hex) => (isTile(view, hex) ? [hexPath(middles[hex] as Point, shape, RADIUS - 4)] : []))
            .join('')}
          className={styles.bevel}
        />
        <path d={hedges} className={styles.hedgeShade} />
        <path d={hedges} className={styles.hedge} />
        <Growth view={view} layout={layout} />
      </svg>
    );
  },
  (old, now) => old.sign === now.sign && old.layout === now.layout,
);

function Rim({ layout, fill }: { readonly layout: Layout; readonly fill: string }): ReactElement | null {
  const { width, height, names, bays, shape, frame } = layout;
  if (frame === 'bare') return <rect width={width} height={height} fill={fill} />;
  const stretch = shape === 'wide' ? 1 : 2.3;
  const pines = bays.flatMap((bay, i) =>
    [
      [-6, -3, 0.8],
      [7, -1, 0.95],
      [0, 6, 1.1],
    ].map(([dx = 0, dy = 0, size = 1]) => {
      const scale = size * (0.92 + 0.25 * hash(`pine${i}${dx}`));
      return (
        <Use
          // biome-ignore lint/suspicious/noArrayIndexKey: pines have no names
          key={`${i} ${dx}`}
          id="pine"
          x={bay.x + dx * stretch}
          y={bay.y + 8 + dy}
          w={17 * scale}
          h={24 * scale}
          stands
        />
      );
    }),
  );
  return (
    <>
      <rect width={width} height={height} rx="20" fill={fill} />
      {[3, 8.5, 14, 19.5].map((d, k) => (
        <rect
          key={d}
          x={d}
          y={d}
          width={width - 2 * d}
          height={height - 2 * d}
          rx={20 - k * 3}
          className={styles.contour}
        />
      ))}
      {pines}
      <g className={styles.names}>
        {names.map(({ name, x, y }) => (
          <text key={name} x={f(x)} y={f(y)}>
            {name}
          </text>
        ))}
      </g>
    </>
  );
}

/** Towards another meadow only a pale seam; towards everything else a hedge. */
function edgesOf(view: View, { middles, shape }: Layout, open: readonly Hex[]): { hedges: string; seams: string } {
  const { neighbours } = atlasOfView(view);
  let hedges = '';
  let seams = '';
  for (const hex of open) {
    const middle = middles[hex] as Point;
    const corners = cornersAt(middle, shape);
    corners.forEach((a, i) => {
      const b = corners[(i + 1) % 6] as Point;
      const beyond = towards(middle, towards(a, b, 0.5), 2);
      const other = (neighbours[hex] as readonly Hex[]).find((next) => isNear(middles[next] as Point, beyond));
      const line = `M${f(a.x)} ${f(a.y)}L${f(b.x)} ${f(b.y)}`;
      if (other === undefined || !isOpen(view, other)) hedges += line;
      else if (other > hex) seams += line;
    });
  }
  return { hedges, seams };
}
const isNear = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 2;

/** Where goods could walk now, from every exploitation to every ruin; the busier, the wider. Decoration only. */
function Trails({ view, layout: { middles } }: { readonly view: View; readonly layout: Layout }): ReactElement {
  return (
    <g className={styles.trails}>
      {trailsOf(view).map(({ from, over, to, ways }) => {
        const [a, m, b] = [from, over, to].map((hex) => middles[hex] as Point) as [Point, Point, Point];
        const half = (point: Point): string => `${f((point.x + m.x) / 2)} ${f((point.y + m.y) / 2)}`;
        const bend = `${f(m.x + (hash(`x${over}`) - 0.5) * 16)} ${f(m.y + (hash(`y${over}`) - 0.5) * 16)}`;
        return (
          <path
            key={`${from} ${over} ${to}`}
            d={`M${half(a)}Q${bend} ${half(b)}`}
            strokeWidth={f(2.6 + Math.min(4, Math.sqrt(ways)))}
          />
        );
      })}
    </g>
  );
}

/** Trees and crags, and on meadows tufts, flowers, and the remains of what was cleared. */
function Growth({ view, layout }: { readonly view: View; readonly layout: Layout }): ReactElement {
  const { terrain, names } = atlasOfView(view);
  return (
    <>
      {layout.middles.map((middle, hex) => {
        const name = names[hex] as string;
        if (isOpen(view, hex)) return <Lawn key={name} name={name} {...middle} under={terrain[hex] as string} />;
        if (terrain[hex] === FOREST) return <Forest key={name} {...middle} />;
        return terrain[hex] === FORBIDDEN ? (
          <Use key={name} id="crag" x={middle.x} y={middle.y - 1} w={62} h={52} />
        ) : null;
      })}
    </>
  );
}

const TREES = [
  [-15, -2, 0.95],
  [13, -4, 1.05],
  [-1, 20, 1.2],
  [-22, 21, 0.75],
  [20, 20, 0.8],
] as const;

function Forest({ x, y }: Point): ReactElement {
  return (
    <g>
      {TREES.map(([dx, dy, size]) => (
        <Use key={dx} id="tree" x={x + dx} y={y + dy} w={24 * size} h={28 * size} stands />
      ))}
    </g>
  );
}

const REMAINS: { readonly [terrain: string]: string } = { [FOREST]: 'stump', [FORBIDDEN]: 'rock' };

function Lawn({ name, x, y, under }: Point & { readonly name: string; readonly under: string }): ReactElement {
  const at = (k: number, reach: number): number => (hash(name + k) - 0.5) * reach;
  const tufts = 2 + Math.floor(hash(`${name}n`) * 3);
  const remains = REMAINS[under];
  return (
    <g>
      {Array.from({ length: tufts }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tufts have no names
        <Use key={i} id="tuft" x={x + at(i, 44)} y={y + at(i + 9, 40)} w={9} h={6} />
      ))}
      {hash(`${name}b`) > 0.5 && (
        <>
          <circle cx={f(x + at(20, 40))} cy={f(y + at(21, 36))} r="1.7" className={styles.bloom} />
          <circle cx={f(x + at(22, 40))} cy={f(y + at(23, 36))} r="1.5" className={styles.bloom} />
        </>
      )}
      {remains && (
        <>
          <Use id={remains} x={x - 19} y={y + 13} w={12} h={10} />
          <Use id={remains} x={x + 20} y={y - 10} w={10} h={8} />
        </>
      )}
    </g>
  );
}
