import { useSize } from '@penumbra/board';
import { type ReactElement, type RefObject, useMemo, useRef } from 'react';
import './art/art.css';
import './art/theme.css';
import { type Arrangement, arrange } from './arrange.ts';
import { useSprite } from './art/sprite.ts';
import styles from './Board.module.css';
import { Still } from './Still.tsx';
import { atlasOfView } from './survey.ts';
import { Table } from './Table.tsx';
import type { Props } from './usePlay.ts';

/** The whole table of Via Nebula for one viewer. */
export function Board(props: Props): ReactElement {
  useSprite();
  return props.still ? <Still {...props} /> : <Living {...props} />;
}

function Living(props: Props): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const arrangement = useArrangement(props, root);
  const { motion, patterns } = props;
  return (
    <div ref={root} className={`vn-theme ${styles.root}`} data-motion={motion} data-patterns={patterns}>
      {arrangement && <Table props={props} arrangement={arrangement} root={root} />}
    </div>
  );
}

function useArrangement(props: Props, root: RefObject<HTMLDivElement | null>): Arrangement | undefined {
  const { width, height } = useSize(root);
  const { view } = props.seen;
  const hand = props.seat === undefined ? 0 : (view.hands[props.seat]?.size ?? 0);
  const cards = Math.max(1, view.open.length + hand);
  const docked = props.dock !== undefined;
  const over = view.phase === 'over';
  const atlas = atlasOfView(view);
  return useMemo(
    () => (width === 0 ? undefined : arrange(atlas, { width, height, cards, docked, over })),
    [atlas, width, height, cards, docked, over],
  );
}
