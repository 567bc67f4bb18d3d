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
  readonly chosen: readonly string[];
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
export function Frame(props: FrameProps): ReactElement {
  const { arrangement, text, now, atlas, targets, chosen, step, children } = props;
  const map = usePanZoom({ most: MOST });
  const { width, height, layout, hex } = arrangement;
  const isSmall = hex < FINGER - 2 && matchMedia('(pointer: coarse)').matches;
  const named = (names: readonly string[]) => names.filter((name) => atlas.names.includes(name));
  const [next, begun] = [named(targets), named(chosen)];
  const choice = next.length === 0 ? '' : `${step} ${next.join()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every choice, as what follows may be out of sight
  useEffect(() => {
    const isShown = next.length === 0 && chosen.length > 0;
    if (!isSmall || isShown) return;
    // Zoomed a little, hexes would still be too small, and some of them out of sight.
    const isEnough = (hexes: readonly string[]) => hex * zoomFor(layout, atlas, hexes) >= FINGER;
    const hexes = choice === '' ? undefined : [[...begun, ...next], next].find(isEnough);
    if (hexes) map.fit(...hexes);
    else map.reset();
  }, [isSmall, choice]);
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
