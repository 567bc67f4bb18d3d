// The mist over what nobody has cleared: its own layer, so that it can drift without anything being painted again.
import type { Point } from '@penumbra/board';
import { memo, type ReactElement, useId } from 'react';
import type { View } from '../src/view.ts';
import type { Hex } from '../src/words.ts';
import { f } from './art/Use.tsx';
import { mistHexes } from './ground.ts';
import { hexPath, type Layout, RADIUS } from './layout.ts';
import styles from './Mist.module.css';
import { hash } from './random.ts';
import { atlasOfView } from './survey.ts';

interface MistProps {
  readonly view: View;
  readonly layout: Layout;
  readonly sign: string;
}

export const Mist = memo(
  function Mist({ view, layout }: MistProps): ReactElement {
    const id = useId();
    const { middles, shape, width, height } = layout;
    const hexes = mistHexes(view);
    return (
      <svg viewBox={`0 0 ${f(width)} ${f(height)}`} className={styles.layer} aria-hidden="true">
        <defs>
          <radialGradient id={`${id}puff`} cx=".42" cy=".32" r=".75">
            <stop offset="0" className={styles.fog1} />
            <stop offset=".62" className={styles.fog2} />
            <stop offset="1" className={styles.fog3} />
          </radialGradient>
        </defs>
        <path
          d={hexes.map((hex) => hexPath(middles[hex] as Point, shape, RADIUS + 3.5)).join('')}
          className={styles.fog}
        />
        <g fill={`url(#${id}puff)`} className={styles.puffs}>
          {puffsOf(view, layout, hexes).map(({ x, y, r }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: puffs have no names
            <ellipse key={i} cx={f(x)} cy={f(y)} rx={f(r * 1.4)} ry={f(r * 0.8)} />
          ))}
        </g>
        <path d={hexes.map((hex) => curlAt(middles[hex] as Point, hex)).join('')} className={styles.curls} />
      </svg>
    );
  },
  (old, now) => old.sign === now.sign && old.layout === now.layout,
);

function puffsOf(view: View, { middles }: Layout, hexes: readonly Hex[]): readonly (Point & { readonly r: number })[] {
  const { neighbours, names } = atlasOfView(view);
  const puffs = hexes.flatMap((hex) => {
    const { x, y } = middles[hex] as Point;
    const name = names[hex] as string;
    const turn = hash(name) * 2 * Math.PI;
    const ring = Array.from({ length: 5 }, (_, i) => {
      const angle = turn + (i * 2 * Math.PI) / 5;
      return { x: x + 19 * Math.cos(angle), y: y + 18 * Math.sin(angle), r: 13 + 6 * hash(name + i) };
    });
    const bridges = (neighbours[hex] as readonly Hex[])
      .filter((next) => next > hex && hexes.includes(next))
      .map((next) => {
        const other = middles[next] as Point;
        return { x: (x + other.x) / 2, y: (y + other.y) / 2, r: 19 };
      });
    return [...ring, { x, y: y + 2, r: 15 }, ...bridges];
  });
  return puffs.sort((a, b) => a.y - b.y);
}

/** Three lines of wind, the upper one curled. */
function curlAt({ x, y }: Point, hex: Hex): string {
  const flip = hash(`flip${hex}`) > 0.5 ? -1 : 1;
  const line = y + (hash(`line${hex}`) > 0.5 ? 8 : -2);
  const at = (dx: number, dy: number): string => `${f(x + dx * flip)} ${f(line + dy)}`;
  const sweep = flip > 0 ? 0 : 1;
  return `M${at(-20, 0)}L${at(9, 0)}A6.4 6.4 0 1 ${sweep} ${at(2.6, -6.4)}M${at(-13, 8)}L${at(18, 8)}M${at(-4, 15)}L${at(11, 15)}`;
}
