import { type Moment, PanZoom, type Point, usePanZoom } from '@penumbra/board';
import { type CSSProperties, type ReactElement, type ReactNode, useEffect } from 'react';
import type { Atlas } from '../src/atlas.ts';
import type { ViaNebula } from '../src/index.ts';
import type { ViaText } from '../text/words.ts';
import { hexesOf } from './about.ts';
import { type Arrangement, FINGER } from './arrange.ts';
import styles from './Board.module.css';
import { type Layout, RADIUS } from './layout.ts';

const MOST = 2.2;

interface FrameProps {
  readonly arrangement: Arrangement;
  readonly text: ViaText;
  readonly now: Moment<ViaNebula> | undefined;
  readonly atlas: Atlas;
  /** What can be chosen next, hexes and others. */
  readonly targets: readonly string[];
  readonly step: number;
  readonly children: ReactNode;
}

/** How far the map could be zoomed with all of these hexes in sight. */
function zoomFor({ middles, width, height }: Layout, { names }: Atlas, hexes: readonly string[]): number {
  const at = hexes.map((name) => middles[names.indexOf(name)] as Point);
  const span = (of: readonly number[]): number => Math.max(...of) - Math.min(...of) + 2 * RADIUS;
  return Math.min(MOST, width / span(at.map(({ x }) => x)), height / span(at.map(({ y }) => y)));
}

/** The map can be zoomed; it never has to be, unless its hexes are too small for a finger. */
export function Frame({ arrangement, text, now, atlas, targets, step, children }: FrameProps): ReactElement {
  const map = usePanZoom({ most: MOST });
  const { width, height, layout, hex } = arrangement;
  const isSmall = hex < FINGER - 2 && matchMedia('(pointer: coarse)').matches;
  const hexes = targets.filter((name) => atlas.names.includes(name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every choice, as what follows may be out of sight
  useEffect(() => {
    if (!isSmall || hexes.length === 0) return;
    // Zoomed a little, hexes would still be too small, and some of them out of sight.
    if (hex * zoomFor(layout, atlas, hexes) >= FINGER) map.fit(...hexes);
    else map.reset();
  }, [isSmall, step, hexes.join()]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every event
  useEffect(() => {
    // Something happens out of sight: the whole valley again.
    if (now && map.view.scale > 1 && hexesOf(now.event).some((name) => !map.shows(name))) map.reset();
  }, [now?.id]);
  const style = { inlineSize: width, blockSize: height, '--scale': width / layout.width } as CSSProperties;
  return (
    <div className={styles.map} style={style}>
      <PanZoom map={map} names={{ frame: text.labels.valley, whole: text.labels.whole }}>
        {children}
      </PanZoom>
    </div>
  );
}
