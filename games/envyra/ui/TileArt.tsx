// A tile, 100 × 116: plate, coin, symbol or restriction, sill with cubes, shelf with planned cubes, banner, rings.
import type { ReactElement, ReactNode } from 'react';
import { THEMES, type Theme } from '../src/components.ts';
import { Digits, r1, Sign } from './art/Art.tsx';
import type { Need, TileFacts, TileKind } from './facts.ts';

const INNER: { readonly [kind in TileKind]: readonly [stroke: string, opacity: number] } = {
  flora: ['#fff', 0.34],
  water: ['#fff', 0.34],
  fire: ['#fff', 0.34],
  bonus: ['var(--ev-bonus-3)', 0.95],
  end: ['var(--ev-corona)', 0.95],
};

export function Plate({ kind }: { readonly kind: TileKind }): ReactElement {
  const [stroke, opacity] = INNER[kind];
  const outline = `#ev-o-${kind}`;
  return (
    <g className="ev-plate">
      <use href={outline} y="4.5" fill="#000" opacity=".3" />
      <use href={outline} y="2.6" fill={`var(--ev-${kind}-3)`} />
      <use href={outline} fill={`url(#ev-g-${kind})`} stroke={`var(--ev-rim-${kind})`} strokeWidth="1.5" />
      <use href={outline} fill={`url(#ev-p-${kind})`} />
      <use
        href={outline}
        fill="none"
        stroke={stroke}
        strokeOpacity={opacity}
        strokeWidth="1.5"
        transform="translate(50 58) scale(.935 .945) translate(-50 -58)"
      />
    </g>
  );
}

const onCircle = (cx: number, cy: number, r: number, angle: number): readonly [number, number] => [
  r1(cx + r * Math.cos(angle)),
  r1(cy + r * Math.sin(angle)),
];

const RAYS = 24;

/** The End Tile's eclipse; the themes that the looking seat lacks are dashed. */
export function Eclipse({
  cx,
  cy,
  r,
  lacks = [],
}: {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly lacks?: readonly Need[];
}): ReactElement {
  const rays = Array.from({ length: RAYS }, (_, i) => {
    const angle = (i * 2 * Math.PI) / RAYS;
    const from = onCircle(cx, cy, r * 1.14, angle);
    return `M${from.join(' ')}L${onCircle(cx, cy, r * (i % 2 ? 1.32 : 1.5), angle).join(' ')}`;
  });
  const size = r1(r * 0.72);
  return (
    <g className="ev-emblem">
      <circle cx={cx} cy={cy} r={r1(r * 1.75)} fill="url(#ev-g-corona)" opacity=".55" />
      <path d={rays.join('')} stroke="var(--ev-corona)" strokeWidth="1.5" strokeLinecap="round" />
      <circle cx={cx} cy={cy} r={r1(r * 1.04)} fill="#08070d" stroke="var(--ev-corona)" strokeWidth="1.4" />
      {THEMES.map((theme, i) => {
        const [x, y] = onCircle(cx, cy, r * 0.56, -Math.PI / 2 + (i * 2 * Math.PI) / 3);
        const isLacked = lacks.some((need) => need.theme === theme);
        const look = isLacked
          ? { fill: 'none', strokeWidth: 2.2, strokeDasharray: '4 3' }
          : { fill: `var(--ev-${theme}-1)`, strokeWidth: 1.5 };
        return (
          <use
            key={theme}
            href={`#ev-m-${theme}`}
            x={r1(x - size / 2)}
            y={r1(y - size / 2)}
            width={size}
            height={size}
            stroke="#fff6e0"
            {...look}
          />
        );
      })}
    </g>
  );
}

interface Spot {
  readonly theme: Theme;
  readonly met: boolean;
  /** Written beside the shape where there are too many to draw. */
  readonly count: number | undefined;
}

/** Up to three shapes are drawn one by one; more only in numbers, as a table of one's own may ask for. */
function spotsOf(needs: readonly Need[], lacks: readonly Need[]): readonly Spot[] {
  const lacked = (theme: Theme): number => lacks.find((need) => need.theme === theme)?.count ?? 0;
  const all = needs.reduce((sum, { count }) => sum + count, 0);
  if (all > 3) return needs.map(({ theme, count }) => ({ theme, count, met: lacked(theme) === 0 }));
  return needs.flatMap(({ theme, count }) =>
    Array.from({ length: count }, (_, i) => ({ theme, count: undefined, met: i < count - lacked(theme) })),
  );
}

function places(count: number, up: boolean): readonly (readonly [x: number, y: number, size: number])[] {
  if (up) return Array.from({ length: count }, (_, i) => [50 + (i - (count - 1) / 2) * 19, 37, 15] as const);
  if (count === 1) return [[50, 45, 26]];
  if (count === 2) return [35, 65].map((x) => [x, 45, 24] as const);
  return [
    [50, 32, 23],
    [35, 56, 23],
    [65, 56, 23],
  ];
}

function Restriction({
  needs,
  lacks,
  up,
}: {
  readonly needs: readonly Need[];
  readonly lacks: readonly Need[];
  readonly up: boolean;
}): ReactElement {
  const spots = spotsOf(needs, lacks);
  const at = places(spots.length, up);
  return (
    <g className="ev-emblem">
      {lacks.length > 0 && <rect x="8" y="14" width="84" height={up ? 32 : 60} fill="url(#ev-p-bars)" />}
      {spots.map(({ theme, met, count }, i) => {
        const [x, y, size] = at[i] as readonly [number, number, number];
        const drawn = met ? size : size * 0.74;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: spots are places
          <g key={i} className={`ev-${theme}`}>
            {!met && (
              <circle cx={x} cy={y} r={r1(size * 0.72)} fill="var(--ev-bonus-1)" stroke="#2d2540" strokeWidth="1.5" />
            )}
            <use
              href={`#ev-m-${theme}`}
              x={r1(x - drawn / 2)}
              y={r1(y - drawn / 2)}
              width={r1(drawn)}
              height={r1(drawn)}
              stroke="var(--t2)"
              {...(met
                ? { fill: 'var(--t1)', strokeWidth: 1.6 }
                : { fill: 'none', strokeWidth: 2.8, strokeDasharray: '4 2.6' })}
            />
            {count !== undefined && (
              <g color={met ? '#fff' : '#2d2540'}>
                <Digits points={count} x={x} y={y + 1} h={size * 0.55} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** What a tile is about. With planned cubes on the shelf it moves up and shrinks. */
export function Emblem({
  facts,
  lacks,
  up,
}: {
  readonly facts: TileFacts;
  readonly lacks: readonly Need[];
  readonly up: boolean;
}): ReactElement {
  if (facts.kind === 'end') return <Eclipse cx={50} cy={up ? 27 : 42} r={up ? 14.5 : 20} lacks={lacks} />;
  if (facts.theme === undefined || facts.symbol === undefined) {
    return <Restriction needs={facts.needs} lacks={lacks} up={up} />;
  }
  const [size, cy] = up ? [37, 27] : [52, 44];
  return (
    <>
      <g className={`ev-emblem ev-${facts.theme}`} color="var(--ev-glyph)">
        <Sign symbol={facts.symbol} x={50 - size / 2} y={cy - size / 2} size={size} />
      </g>
      {facts.needs.length > 0 && <SmallNeeds needs={facts.needs} lacks={lacks} />}
    </>
  );
}

/** The restriction of a tile with a theme, which only a table's own has. */
function SmallNeeds({ needs, lacks }: { readonly needs: readonly Need[]; readonly lacks: readonly Need[] }) {
  return (
    <g>
      {lacks.length > 0 && <rect x="34" y="3" width="38" height="20" fill="url(#ev-p-bars)" />}
      {needs.map(({ theme, count }, i) => (
        <g key={theme} className={`ev-${theme}`} color="#fff6e0">
          <use href={`#ev-m-${theme}`} x={36 + i * 12} y="5" width="11" height="11" fill="var(--t1)" stroke="#fff6e0" />
          {count > 1 && <Digits points={count} x={41.5 + i * 12} y={11} h={7} />}
        </g>
      ))}
    </g>
  );
}

/** Top left: what the tile is worth. */
export function Coin({ facts: { kind, points } }: { readonly facts: TileFacts }): ReactElement {
  const isBonus = kind === 'bonus';
  return (
    <g color={isBonus ? '#fff6df' : 'var(--ev-shelf-ink)'}>
      <circle
        cx="17.5"
        cy="17.5"
        r="12.8"
        fill={isBonus ? 'var(--ev-dark)' : 'var(--ev-shelf)'}
        stroke={isBonus ? 'var(--ev-bonus-3)' : 'var(--ev-dark)'}
        strokeWidth="1.4"
      />
      <Digits points={points} x={17.5} y={17.5} h={16.8} />
    </g>
  );
}

/** Hangs from the top edge: whose the tile would be. Filled with a majority, hollow if only by having placed last. */
export function Banner({ colour, newest }: { readonly colour: string; readonly newest: boolean }): ReactElement {
  return (
    <g className={`ev-${colour}`}>
      <path
        d="M74 .5H94V28L84 22.5L74 28Z"
        fill={newest ? 'var(--ev-shelf)' : 'var(--c)'}
        stroke="#120f1c"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      {newest && (
        <path d="M76.5 2.5H91.5V23.6L84 19.5L76.5 23.6Z" fill="none" stroke="var(--c-line)" strokeWidth="2.2" />
      )}
      <use
        href={`#ev-k-${colour}`}
        x="79"
        y="5.8"
        width="10"
        height="10"
        fill={newest ? 'var(--c-line)' : 'var(--c-mark)'}
      />
    </g>
  );
}

export interface Gate {
  readonly colour: string;
  readonly open: boolean;
}

/** For whom a restricted tile is open (solid) or barred (hollow); only on tiles that are large enough. */
export function Gates({ gates, dark }: { readonly gates: readonly Gate[]; readonly dark: boolean }): ReactElement {
  return (
    <g className="ev-gate">
      {gates.map(({ colour, open }, i) => (
        <use
          key={colour}
          href={`#ev-k-${colour}`}
          x={r1(50 + (i - (gates.length - 1) / 2) * 11 - 3.5)}
          y="70.5"
          width="7"
          height="7"
          {...(open
            ? { fill: dark ? '#fff6e0' : '#2d2540' }
            : { fill: 'none', stroke: dark ? '#b9b2cc' : '#6b6076', strokeWidth: 2 })}
        />
      ))}
    </g>
  );
}

/** Around a tile, in its silhouette. */
export function Ring({ kind, look = '' }: { readonly kind: TileKind; readonly look?: string }): ReactElement {
  return (
    <g transform="translate(50 58) scale(1.055 1.048) translate(-50 -58)">
      <use href={`#ev-o-${kind}`} className="ev-casing" />
      <use href={`#ev-o-${kind}`} className={`ev-ring ${look}`} />
    </g>
  );
}

export const Outline = ({ kind, look }: { readonly kind: TileKind; readonly look: string }): ReactElement => (
  <g transform="translate(50 58) scale(1.13 1.115) translate(-50 -58)">
    <use href={`#ev-o-${kind}`} className={`ev-outline ${look}`} />
  </g>
);

/** A cell without a tile; `children` what is left of one. */
export const EmptyCell = ({ children }: { readonly children?: ReactNode }): ReactElement => (
  <>
    <rect x="3" y="3" width="94" height="110" rx="14" fill="var(--ev-cell-2)" />
    <rect x="3" y="6" width="94" height="107" rx="13" fill="var(--ev-cell)" />
    <path
      d="M4 100a13 13 0 0 0 13 13H83a13 13 0 0 0 13 -13"
      fill="none"
      stroke="var(--ev-tray-lip)"
      strokeWidth="1.5"
      opacity=".7"
    />
    {children ?? (
      <g fill="none" stroke="var(--ev-inlay)" strokeWidth="1.4" opacity=".8">
        <circle cx="50" cy="58" r="15" />
        <path d="M50 46l10.4 18H39.6Z" />
      </g>
    )}
  </>
);
