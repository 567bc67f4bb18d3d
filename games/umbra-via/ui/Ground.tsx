import { memo, type ReactElement } from 'react';
import { CENTRAL_CELLS } from '../src/components.ts';
import { noise } from './art/stones.ts';
import { at, HEDGE, LAYOUT, outlineOf } from './layout.ts';
import { ALL_CELLS } from './scene.ts';

const SIDE = LAYOUT.width;
/** A square around the beds, `out` beyond them. */
const around = (out: number): { x: number; y: number; width: number; height: number } => ({
  x: HEDGE - out,
  y: HEDGE - out,
  width: SIDE - 2 * HEDGE + 2 * out,
  height: SIDE - 2 * HEDGE + 2 * out,
});

const FLIES = [
  [18, 64, 1, 3],
  [14, 72, 3, 8],
] as const;

/** Hedge, coping, earth, sixteen beds of moss: what never changes. */
export const Ground = memo(function Ground(): ReactElement {
  const hedge = { x: 1, y: 1, width: SIDE - 2, height: SIDE - 6, rx: 26 };
  return (
    <>
      <rect {...hedge} height={SIDE - 2} className="uv-hedge-side" />
      <rect {...hedge} fill="url(#uv-hedge)" />
      <rect {...hedge} fill="url(#uv-leaves)" />
      <rect {...around(11)} rx="15" className="uv-coping" />
      <rect {...around(9)} rx="13" className="uv-coping-joint" />
      <rect {...around(5)} rx="10" className="uv-earth" />
      {ALL_CELLS.map((cell) => (
        <g key={cell} transform={at(cell)}>
          <rect width="100" height="100" rx="8" className="uv-bed-edge" />
          <rect x="1.5" y="2.5" width="97" height="97" rx="7" fill="url(#uv-moss)" />
          <rect x="1.5" y="2.5" width="97" height="97" rx="7" fill="url(#uv-sprigs)" />
          {FLIES.map(([from, range, a, b]) => (
            <g
              key={a}
              transform={`translate(${from + noise(cell, a, b) * range} ${from + noise(cell, a + 1, b) * range})`}
            >
              <circle r="5.5" className="uv-fly-halo" />
              <circle r="1.5" className="uv-fly" />
            </g>
          ))}
        </g>
      ))}
    </>
  );
});

/** Drawn while the four middle beds are empty; on an empty board a dotted line says where the first tile goes. */
export const MoonWell = memo(function MoonWell({ isFirst }: { readonly isFirst: boolean }): ReactElement {
  return (
    <>
      <g transform={`translate(${SIDE / 2} ${SIDE / 2})`}>
        <circle r="47" className="uv-hedge-side" />
        <circle r="43" className="uv-well" />
        <circle r="36" fill="#1f2550" />
        <path d="M10-24A26 26 0 1 0 10 24A20 20 0 0 1 10-24Z" fill="#ffeec0" />
        <g fill="#fff6da">
          <circle cx="16" cy="-8" r="1.6" />
          <circle cx="21" cy="9" r="1.2" />
          <circle cx="9" cy="2" r="1" />
        </g>
      </g>
      {isFirst && <path d={outlineOf(CENTRAL_CELLS, 0)} className="uv-middle" />}
    </>
  );
});

/** Evening light over ground and tiles, under the flowers. */
export const Dusk = (): ReactElement => <rect {...around(5)} rx="10" fill="url(#uv-dusk)" />;

/** Four lanterns and the names of columns and rows. In sudden death the lanterns turn to embers. */
export const Lanterns = memo(function Lanterns({ isEmber }: { readonly isEmber: boolean }): ReactElement {
  return (
    <>
      {[
        [19, 19],
        [SIDE - 19, 19],
        [19, SIDE - 21],
        [SIDE - 19, SIDE - 21],
      ].map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r="50" fill={isEmber ? 'url(#uv-ember)' : 'url(#uv-lamp)'} />
          <path d="M-5.4-13H5.4L13-5.4V5.4L5.4 13H-5.4L-13 5.4V-5.4Z" className="uv-lantern" />
          <path d="M-3-8H3L8-3V3L3 8H-3L-8 3V-3Z" fill={isEmber ? '#ff8a5c' : '#fff0bd'} />
          {isEmber && <circle r="8.6" className="uv-eclipse" />}
          <path d="M-13 0H-8M8 0H13M0-13V-8M0 8V13" className="uv-lantern-rib" />
        </g>
      ))}
      {[0, 1, 2, 3].map((i) => {
        const column = LAYOUT.middle(i).x;
        const row = LAYOUT.middle(i * 4).y;
        return (
          <g key={i} className="uv-label">
            <rect x={column - 11} y="5" width="22" height="17" rx="8.5" />
            <text x={column} y="17.6">
              {'abcd'[i]}
            </text>
            <rect x="5" y={row - 11} width="17" height="22" rx="8.5" />
            <text x="13.5" y={row + 4.2}>
              {i + 1}
            </text>
          </g>
        );
      })}
    </>
  );
});
