// Tokens, exploitations, and what stands on ruins. Each is drawn again only when it has changed.
import type { Point } from '@penumbra/board';
import { memo, type ReactElement } from 'react';
import { tokenOf } from '../src/box.ts';
import { countOf, type Goods, sizeOf } from '../src/goods.ts';
import type { View } from '../src/view.ts';
import { EVERY_RESOURCE, type Hex, MEADOW, RUINS, type Token } from '../src/words.ts';
import { f, kindOf, Use } from './art/Use.tsx';
import type { Layout, Shape } from './layout.ts';
import styles from './Pieces.module.css';
import { Ruin } from './Ruin.tsx';
import { atlasOfView, plotsOf } from './survey.ts';

export function Pieces({ view, layout }: { readonly view: View; readonly layout: Layout }): ReactElement {
  const { terrain, names, meadowOf } = atlasOfView(view);
  const { box, seats } = view.config;
  return (
    <svg viewBox={`0 0 ${f(layout.width)} ${f(layout.height)}`} className={styles.layer} aria-hidden="true">
      {layout.middles.map(({ x, y }, hex) => {
        const name = names[hex] as string;
        const shape = layout.shape;
        if (terrain[hex] === RUINS) {
          const plots = plotsOf(view, hex as Hex);
          const sign = plots.map((on) => `${on.kind}${on.seat}${on.kind === 'site' ? on.goods : ''}`).join();
          return <Ruin key={name} {...{ name, x, y, shape, plots, sign, seats }} places={box.places} />;
        }
        if (terrain[hex] !== MEADOW) return null;
        const meadow = meadowOf[hex] as number;
        const token = (view.tokens[meadow] as number) - 1;
        if (token >= 0) {
          const { resource, amount, points } = tokenOf(view.config, token as Token);
          return <TokenDisc key={name} {...{ x, y, shape, resource, amount, points }} />;
        }
        const goods = view.goods[meadow] as Goods;
        const owner = seats[(view.owners[meadow] as number) - 1];
        return goods === 0 ? null : <Exploitation key={name} {...{ x, y, shape, goods, owner }} />;
      })}
    </svg>
  );
}

interface DiscProps extends Point {
  readonly shape: Shape;
  readonly resource: number;
  readonly amount: number;
  readonly points: number;
}

/** A wooden disc: what it gives at this table, and its points on a crest. */
const TokenDisc = memo(function TokenDisc({ x, y, shape, resource, amount, points }: DiscProps): ReactElement {
  const big = shape === 'tall';
  const crest = big ? { dx: 2, w: 20, h: 21, text: 25 } : { dx: 0, w: 17, h: 18, text: 24.2 };
  return (
    <g className={big ? styles.big : undefined}>
      <circle cx={f(x)} cy={f(y + 2.4)} r={big ? 27 : 25} className={styles.discSide} />
      <circle cx={f(x)} cy={f(y)} r={big ? 27 : 25} className="vn-disc" />
      <circle cx={f(x)} cy={f(y)} r={big ? 23.6 : 21.6} className="vn-disc-line" />
      <text x={f(x - 10)} y={f(y + (big ? 6 : 4))} className={styles.amount}>
        {amount}
      </text>
      <Use id={`good-${kindOf(resource)}`} x={x + 8.5} y={y - 2} w={big ? 27 : 23} />
      {points > 0 && (
        <>
          <Use id="crest" x={x + crest.dx} y={y + 20} w={crest.w} h={crest.h} />
          <text x={f(x + crest.dx)} y={f(y + crest.text)} className={styles.points}>
            {points}
          </text>
        </>
      )}
    </g>
  );
});

/** Where up to five goods lie in a heap, the rear ones first. */
const HEAPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-9, 0],
    [9, 0],
  ],
  [
    [0, -8],
    [-9.5, 8],
    [9.5, 8],
  ],
  [
    [-9.5, -9],
    [9.5, -9],
    [-9.5, 8.5],
    [9.5, 8.5],
  ],
  [
    [-9.5, -9],
    [9.5, -9],
    [-18, 8],
    [0, 8],
    [18, 8],
  ],
];

/** Every good by itself, in the order of the kinds. */
export const listGoods = (goods: Goods): readonly number[] =>
  EVERY_RESOURCE.flatMap((kind) => new Array<number>(countOf(goods, kind)).fill(kind));

interface ExploitationProps extends Point {
  readonly shape: Shape;
  readonly goods: Goods;
  /** A colour; undefined = open to all. */
  readonly owner: string | undefined;
}

export const Exploitation = memo(function Exploitation({ x, y, shape, goods, owner }: ExploitationProps): ReactElement {
  const shift = owner === undefined ? 0 : 12;
  const counted = shape === 'tall' || sizeOf(goods) > 5;
  return (
    <g>
      <ellipse cx={f(x)} cy={f(y + 9)} rx="31" ry="20" className={styles.earth} />
      <path
        d={`M${f(x - 26)} ${f(y + 5)}q26 -9 52 0M${f(x - 29)} ${f(y + 12)}q29 -9 58 0M${f(x - 25)} ${f(y + 19)}q25 -8 50 0`}
        className={styles.furrow}
      />
      {counted ? (
        <CountedGoods x={x + shift} y={y} goods={goods} owned={owner !== undefined} />
      ) : (
        listGoods(goods).map((kind, i, all) => {
          const [dx, dy] = (HEAPS[all.length] as (typeof HEAPS)[number])[i] as readonly [number, number];
          // biome-ignore lint/suspicious/noArrayIndexKey: goods of a kind are alike
          return <Use key={i} id={`good-${kindOf(kind)}`} x={x + shift + dx} y={y + 2 + dy} w={23} />;
        })
      )}
      {owner !== undefined && <Use id={`craftsman-${owner}`} x={x - 17} y={y + 23} w={35} h={38} stands />}
    </g>
  );
});

/** One good of each kind, and how many: where there is no room for a heap. */
function CountedGoods({
  x,
  y,
  goods,
  owned,
}: Point & { readonly goods: Goods; readonly owned: boolean }): ReactElement {
  const kinds = EVERY_RESOURCE.filter((kind) => countOf(goods, kind) > 0);
  const step = kinds.length < 3 ? 26 : 52 / kinds.length;
  const size = kinds.length === 1 ? 31 : Math.min(24, step);
  return (
    <>
      {kinds.map((kind, i) => {
        const line = kinds.length === 1 ? y - 1 : y + (i - (kinds.length - 1) / 2) * step;
        return (
          <g key={kind}>
            <Use id={`good-${kindOf(kind)}`} x={x - (owned ? 2 : 9)} y={line} w={size} />
            <text
              x={f(x + (owned ? 14 : 15))}
              y={f(line + size / 3)}
              className={styles.count}
              fontSize={kinds.length < 3 ? 25 : 18}
            >
              {countOf(goods, kind)}
            </text>
          </g>
        );
      })}
    </>
  );
}
