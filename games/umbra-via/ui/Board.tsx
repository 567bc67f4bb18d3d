import type { BoardProps } from '@penumbra/board';
import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import type { UmbraVia } from '../src/index.ts';
import type { TableConfig } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { Altar } from './Altar.tsx';
import './art/art.css';
import './art/scene.css';
import { Flower } from './art/Flower.tsx';
import { flowerOf } from './art/kinds.ts';
import styles from './Board.module.css';
import { type Drag, useDrag } from './drag.ts';
import { GardenView } from './GardenView.tsx';
import { Hand, StillHand } from './Hand.tsx';
import { useFocusKeeper, useInView, useKeys } from './keys.ts';
import { altarMoment, launch, type Shown, shownScene } from './moments.ts';
import { Supply, Track } from './Table.tsx';
import { type Bidding, useBid } from './useBid.ts';
import type { UmbraText } from './words.ts';

/** The whole table of Umbra Via for one viewer. */
export function Board(props: BoardProps<UmbraVia>): ReactElement {
  const { seen, before, moments, seat, still, motion, patterns } = props;
  const config = props.config as TableConfig;
  const root = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => shownScene(seen.view, before?.view, moments), [seen.view, before?.view, moments]);
  const bid = useBid(props);
  const drag = useDrag(bid.bidding, bid.put);
  useKeys(root, bid.assignKey);
  useFocusKeeper(root);
  const isAsked = seat !== undefined && !still && moments.length === 0 && seen.legal.length > 0;
  const wanted = bid.bidding ? '[data-uv="hand"]' : '[data-uv="board"]';
  useInView(root, isAsked ? wanted : undefined, `${seen.view.round} ${seen.view.bid}`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment is launched once, however often the board renders
  useEffect(() => {
    if (root.current && motion === 'full') launch(root.current, shown);
  }, [shown.now?.id]);

  return (
    <div ref={root} className={`uv-theme ${styles.frame}`} data-motion={motion}>
      <div className={styles.root} data-still={still || undefined} data-focus={focusOf(before?.view ?? seen.view)}>
        <GardenView props={props} shown={shown} />
        <Side props={props} shown={shown} bid={bid} drag={drag} />
      </div>
      {drag.dragging && seat !== undefined && (
        <div ref={drag.ghost} className={styles.dragged} aria-hidden="true">
          <Flower size={56} {...flowerOf(config, seat, drag.dragging.piece.kind)} marks={patterns} />
        </div>
      )}
    </div>
  );
}

/** Where the game is being played: a small screen gives that part the room. */
const focusOf = ({ phase }: View): 'altar' | 'garden' =>
  phase === 'reveal' || phase === 'draw' || phase === 'bid' ? 'altar' : 'garden';

interface SideProps {
  readonly props: BoardProps<UmbraVia>;
  readonly shown: Shown;
  readonly bid: Bidding;
  readonly drag: Drag;
}

/** Altar, own hand, and what else lies on the table. */
function Side({ props, shown, bid, drag }: SideProps): ReactElement {
  const { seen, seat, still, point, patterns, motion, hint, refusal } = props;
  const { scene, now } = shown;
  const text = props.text as UmbraText;
  const config = props.config as TableConfig;
  const shared = { config, text, point, patterns, bid, pieceHandlers: drag.handlers };
  return (
    <div className={styles.side}>
      <Altar
        {...shared}
        scene={scene}
        seat={seat}
        hint={hint?.kind === 'bid' ? hint : undefined}
        moment={altarMoment(motion === 'full' ? now?.event : undefined)}
        still={still}
        over={drag.dragging?.over}
      />
      {seat !== undefined && !still && (
        <Hand {...shared} seat={seat} refusal={refusal?.move.kind === 'bid' ? refusal.sentence : undefined} />
      )}
      {seat !== undefined && still && <StillHand view={seen.view} seat={seat} text={text} patterns={patterns} />}
      <div className={styles.table}>
        <Track scene={scene} config={config} text={text} pointed={point.includes('tiebreak')} />
        {!still && <Supply view={seen.view} text={text} pointed={point.includes('supply')} />}
      </div>
    </div>
  );
}
