import { type Moment, PanZoom, usePanZoom } from '@penumbra/board';
import { type CSSProperties, type ReactElement, type ReactNode, useEffect } from 'react';
import type { ViaNebula } from '../src/index.ts';
import type { ViaText } from '../text/words.ts';
import { hexesOf } from './about.ts';
import { type Arrangement, FINGER } from './arrange.ts';
import styles from './Board.module.css';

const MOST = 2.2;

interface FrameProps {
  readonly arrangement: Arrangement;
  readonly text: ViaText;
  readonly now: Moment<ViaNebula> | undefined;
  /** What can be chosen. */
  readonly targets: readonly string[];
  readonly step: number;
  readonly children: ReactNode;
}

/** The map can be zoomed; it never has to be, unless its hexes are too small for a finger. */
export function Frame({ arrangement, text, now, targets, step, children }: FrameProps): ReactElement {
  const map = usePanZoom({ most: MOST });
  const { width, height, layout, hex } = arrangement;
  const isSmall = hex < FINGER - 2 && matchMedia('(pointer: coarse)').matches;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every decision
  useEffect(() => {
    if (isSmall && targets.length > 0) map.fit(...targets);
  }, [isSmall, step]);
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
