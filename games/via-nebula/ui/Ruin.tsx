// A ruin: paving in a broken ring of stones, and on its plots sites with their goods, and buildings.
import type { Point } from '@penumbra/board';
import type { BySeat } from '@penumbra/kit';
import { memo, type ReactElement } from 'react';
import { countOf, type Goods, sizeOf } from '../src/goods.ts';
import { EVERY_RESOURCE } from '../src/words.ts';
import { f, kindOf, Use } from './art/Use.tsx';
import { hexPath, type Plot, plotAt, RADIUS, type Shape } from './layout.ts';
import styles from './Ruin.module.css';
import { hash } from './random.ts';
import type { OnPlot } from './survey.ts';

interface RuinProps extends Point {
  readonly name: string;
  readonly shape: Shape;
  readonly plots: readonly OnPlot[];
  /** Plots in one word. */
  readonly sign: string;
  readonly seats: BySeat<string>;
  readonly places: number;
}

/** Stones and gaps along the edge, different from ruin to ruin. */
const RINGS = [
  '9 1.4 12 1.4 8 1.4 10 14 7 1.4 11 1.4 9 22',
  '11 1.4 8 1.4 12 20 9 1.4 10 1.4 7 12',
  '8 1.4 10 16 12 1.4 9 1.4 11 1.4 7 24',
] as const;

export const Ruin = memo(
  function Ruin({ name, x, y, shape, plots, seats, places }: RuinProps): ReactElement {
    const wide = shape === 'wide';
    const ring = { strokeDasharray: RINGS[Math.floor(hash(name) * 3)], strokeDashoffset: f(hash(`${name}o`) * 60) };
    const twice = plots.filter((on) => on.kind === 'site' && on.nth === 2).map(({ seat }) => seat);
    return (
      <g>
        <path d={hexPath({ x, y }, shape, RADIUS - 5)} className={styles.paving} />
        <path transform={`translate(${f(x)} ${f(y)})`} d={wide ? JOINTS.wide : JOINTS.tall} className={styles.joint} />
        <path d={hexPath({ x, y }, shape, RADIUS - 5.5)} className={styles.stonesDim} {...ring} />
        <path d={hexPath({ x, y: y - 1.6 }, shape, RADIUS - 5.5)} className={styles.stones} {...ring} />
        <Use
          id="column"
          x={x - (wide ? 29 : 33)}
          y={y + (wide ? -10 : 8)}
          w={wide ? 11 : 12}
          h={wide ? 22 : 24}
          stands
        />
        <Use
          id="column"
          x={x + (wide ? 29 : 33)}
          y={y + (wide ? -10 : 8)}
          w={wide ? 11 : 12}
          h={wide ? 16 : 17}
          stands
        />
        {Array.from({ length: places }, (_, i) => {
          const on = plots[i];
          const plot = plotAt({ x, y }, i, shape, places);
          const colour = seats[on?.seat ?? -1] ?? '';
          const key = `plot ${i}`;
          if (!on) return <FreePlot key={key} {...plot} />;
          return on.kind === 'building' ? (
            <House key={key} {...{ plot, colour, shape }} />
          ) : (
            <Site
              key={key}
              {...{ plot, colour, shape }}
              goods={on.goods}
              nth={twice.includes(on.seat) ? on.nth : undefined}
            />
          );
        })}
      </g>
    );
  },
  (old, now) => old.sign === now.sign && old.x === now.x && old.y === now.y && old.places === now.places,
);

const JOINTS = {
  wide: 'M-30-4h60M-28 12h56M-12-30v14M10-20v16M-18-4v16M4 12v18',
  tall: 'M-34 0h68M-24-18h48M-24 18h48M-8-18v18M14 0v18',
};

const FreePlot = ({ x, y, width, height }: Plot): ReactElement => (
  <rect x={f(x - width / 2)} y={f(y - height / 2 + 2)} {...{ width, height }} rx="4" className={styles.free} />
);

interface OnProps {
  readonly plot: Plot;
  readonly colour: string;
  readonly shape: Shape;
}

export function House({ plot: { x, y, width }, colour, shape }: OnProps): ReactElement {
  const wide = shape === 'wide' || width === 46;
  return <Use id={`house-${colour}`} x={x} y={y + (wide ? 20 : 15)} w={wide ? 34 : 36} h={wide ? 40 : 38} stands />;
}

/** Planks, a flag, and the goods that wait on it. `nth` where its owner has two here. */
export function Site({
  plot,
  colour,
  shape,
  goods,
  nth,
}: OnProps & { readonly goods: Goods; readonly nth?: number | undefined }): ReactElement {
  const { x, y, width, height } = plot;
  const [left, top] = [x - width / 2, y - height / 2];
  const beside = shape === 'tall' && width > 46;
  const flag = beside ? { x: left - 3, y: y - 17 } : { x: left + 2, y: y - 41 };
  return (
    <g>
      <rect x={f(left)} y={f(top + 3.5)} {...{ width, height }} rx="3" className={styles.side} />
      <rect x={f(left)} y={f(top + 1)} {...{ width, height }} rx="3" className={styles.plot} />
      <path
        d={
          beside
            ? `M${f(x - 10)} ${f(top + 1)}v${height}M${f(x + 9)} ${f(top + 1)}v${height}`
            : `M${f(left)} ${f(y - 5)}h${width}M${f(left)} ${f(y + 7)}h${width}`
        }
        className={styles.plank}
      />
      <use href={`#vn-flag-${colour}`} x={f(flag.x)} y={f(flag.y)} width="25" height="27" />
      {nth !== undefined && (
        <text x={f(flag.x + 21)} y={f(flag.y + 9)} className={styles.nth}>
          {nth}
        </text>
      )}
      <Waiting plot={plot} goods={goods} beside={beside} />
    </g>
  );
}

/** The goods on a site: each by itself while there is room, else one of a kind and how many. */
function Waiting({
  plot: { x, y, width },
  goods,
  beside,
}: {
  readonly plot: Plot;
  readonly goods: Goods;
  readonly beside: boolean;
}): ReactElement {
  const kinds = EVERY_RESOURCE.filter((kind) => countOf(goods, kind) > 0);
  const all = EVERY_RESOURCE.flatMap((kind) => new Array<number>(countOf(goods, kind)).fill(kind));
  const columns = beside || width > 40 ? 3 : 2;
  if (sizeOf(goods) > columns * (beside ? 2 : 3)) {
    return (
      <>
        {kinds.map((kind, i) => {
          const [column, row] = [i % columns, Math.floor(i / columns)];
          const [gx, gy] = [x + (beside ? 0 : -width / 4 - 1) + column * 15, y - 6 + row * 13];
          return (
            <g key={kind}>
              <Use id={`good-${kindOf(kind)}`} x={gx} y={gy} w={13} />
              <text x={f(gx + 6)} y={f(gy + 6)} className={styles.count}>
                {countOf(goods, kind)}
              </text>
            </g>
          );
        })}
      </>
    );
  }
  const two = beside && all.length > 3;
  return (
    <>
      {all.map((kind, i) => {
        const [column, row] = [i % columns, Math.floor(i / columns)];
        const at = beside
          ? two
            ? { x: x - 3 + column * 12, y: y - 4 + row * 12, w: 14 }
            : { x: x - 4 + i * 15, y: y + 2, w: 18 }
          : { x: x + (column - (columns - 1) / 2) * 14, y: y - 6 + row * 13.4, w: 16 };
        // biome-ignore lint/suspicious/noArrayIndexKey: goods of a kind are alike
        return <Use key={i} id={`good-${kindOf(kind)}`} {...at} />;
      })}
    </>
  );
}
