import { useSize } from '@penumbra/board';
import { type ReactElement, useLayoutEffect, useMemo, useRef, useState } from 'react';
import './art/board.css';
import { useSprite } from './art/sprite.ts';
import styles from './Board.module.css';
import { trayRoom } from './elsewhere.ts';
import { layoutOf, pictureLayout } from './layout.ts';
import { Table } from './Table.tsx';

import type { Props } from './usePlay.ts';

/** The whole table of Umbrella for one viewer. */
export function Board(props: Props): ReactElement {
  useSprite();
  const root = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(root);
  const [isPicture, setPicture] = useState(false);
  useLayoutEffect(() => {
    // A diagram stands in text; everything else stands in a stage, which says so.
    if (root.current) setPicture(getComputedStyle(root.current).getPropertyValue('--um-picture').trim() === '1');
  }, []);
  const others = props.config.seats.length - 1;
  const tray = props.seat === undefined || props.still ? 0 : trayRoom(props.seen.view, props.seat, width);
  const layout = useMemo(() => {
    if (width === 0) return undefined;
    return isPicture ? pictureLayout(width) : layoutOf(width, height, others, tray);
  }, [isPicture, width, height, others, tray]);
  const { motion, patterns, still } = props;
  // Whoever only looks has no hands.
  const shown = useMemo(
    (): Props => (still ? { ...props, seen: { ...props.seen, legal: [] } } : props),
    [props, still],
  );
  return (
    <div
      ref={root}
      className={`um-theme ${styles.root}`}
      data-motion={motion}
      data-patterns={patterns}
      data-still={still || undefined}
      inert={still}
    >
      {layout && <Table props={shown} layout={layout} root={root} />}
    </div>
  );
}
