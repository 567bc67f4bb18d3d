// What can be chosen on the map: a hex each, with its name and all that lies on it in words.
import type { Point } from '@penumbra/board';
import { memo, type ReactElement } from 'react';
import type { View } from '../src/view.ts';
import { f } from './art/Use.tsx';
import { hexPath, type Layout, plotAt, RADIUS, type Shape } from './layout.ts';
import styles from './Map.module.css';
import { atlasOfView } from './survey.ts';

interface TargetsProps {
  readonly view: View;
  readonly layout: Layout;
  readonly label: string;
  /** By hex. */
  readonly words: readonly string[];
  can(name: string): boolean;
  isChosen(name: string): boolean;
  tabOf(name: string): 0 | -1;
}

export function Targets({ view, layout, label, words, can, isChosen, tabOf }: TargetsProps): ReactElement {
  const { names, ruins, meadowOf } = atlasOfView(view);
  const { shape, middles } = layout;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldsets
    <svg
      viewBox={`0 0 ${f(layout.width)} ${f(layout.height)}`}
      className={styles.targets}
      role="group"
      aria-label={label}
      data-element="map"
    >
      {names.map((name, hex) => {
        const goods = view.goods[meadowOf[hex] as number] ?? 0;
        return (
          <Cell
            key={name}
            {...{ name, shape }}
            {...(middles[hex] as Point)}
            label={words[hex] ?? name}
            can={can(name)}
            chosen={isChosen(name)}
            tab={tabOf(name)}
            drags={goods !== 0 && can(name)}
          />
        );
      })}
      {ruins.flatMap((hex) =>
        Array.from({ length: view.config.box.places }, (_, i) => {
          const { x, y, width, height } = plotAt(middles[hex] as Point, i, shape, view.config.box.places);
          const place = `plot ${names[hex]} ${i}`;
          return (
            <rect
              key={place}
              data-element={place}
              {...{ x: f(x - width / 2), y: f(y - height / 2), width, height }}
              className={styles.place}
            />
          );
        }),
      )}
    </svg>
  );
}

interface CellProps extends Point {
  readonly name: string;
  readonly shape: Shape;
  readonly label: string;
  readonly can: boolean;
  readonly chosen: boolean;
  readonly tab: 0 | -1;
  readonly drags: boolean;
}

const Cell = memo(function Cell({ name, x, y, shape, label, can, chosen, tab, drags }: CellProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons
    <g
      role="button"
      className={styles.cell}
      data-element={name}
      data-can={can || undefined}
      data-chosen={chosen || undefined}
      data-drag={drags ? '' : undefined}
      aria-label={label}
      aria-pressed={chosen || (can ? false : undefined)}
      tabIndex={tab}
    >
      <path d={hexPath({ x, y }, shape)} className={styles.hit} />
      <path d={hexPath({ x, y }, shape, RADIUS - 3)} className={styles.focus} />
    </g>
  );
});
