import {
  type Act,
  arrowHandlers,
  type BoardProps,
  type Drag,
  Dragged,
  type Selection,
  shownScene,
  together,
  useDrag,
  useFlights,
  useFocusKeeper,
  useKeys,
  useOffer,
} from '@penumbra/board';
import { type CSSProperties, type ReactElement, type ReactNode, useMemo, useRef } from 'react';
import type { UmbraVia } from '../src/index.ts';
import type { Move } from '../src/moves/index.ts';
import { Altar } from './Altar.tsx';
import './art/art.css';
import './art/scene.css';
import type { UmbraText } from '../text/words.ts';
import { Flower } from './art/Flower.tsx';
import { flowerOf } from './art/kinds.ts';
import styles from './Board.module.css';
import { Dock } from './Dock.tsx';
import { decidingPath } from './decided.ts';
import { inHand, type Piece } from './draft.ts';
import { flowerOfName, HAND, slotOf } from './elements.ts';
import { launch, useReturn } from './flights.tsx';
import { GardenView } from './GardenView.tsx';
import { altarMoment, SCENERY, type Shown } from './moments.ts';
import { showsAfter } from './motion.ts';
import { type Round, roundOf } from './round.ts';
import { Supply } from './Supply.tsx';
import { StillHand } from './Tray.tsx';
import { type Bidding, useBid } from './useBid.ts';
import { useNarrow } from './useNarrow.ts';
import { useCellSelection, useMarks, useSight } from './useSight.ts';

type Props = BoardProps<UmbraVia, UmbraText>;

/** The whole table of Umbra Via for one viewer. */
export function Board(props: Props): ReactElement {
  const { config, seen, before, moments, decided, log = NO_LOG, seat, still, motion } = props;
  const root = useRef<HTMLDivElement>(null);
  const deciding = useMemo(() => decidingPath({ seen, before, moments, decided }), [seen, before, moments, decided]);
  const shown = useMemo(() => shownScene({ seen, before, moments }, SCENERY), [seen, before, moments]);
  const { scene, now } = shown;
  const round = useMemo(
    () => roundOf(scene, log, now && showsAfter(now.event) ? now.event : undefined),
    [scene, log, now],
  );
  const bid = useBid(props);
  const drag = useBidDrag(bid);
  const selection = useCellSelection(props, bid.bidding);
  const sight = useSight(props, selection);
  const marks = useMarks(props, sight, { ...shown, deciding });
  useBidKeys(bid);
  useFocusKeeper(root, HAVENS);
  const isNarrow = useNarrow();
  const act = still ? undefined : actOf(props, bid, selection, isNarrow);
  useOffer(props.offer, act);
  const flights = useFlights({ motion, moments, launch: (_, fly) => launch({ shown, deciding, config, fly }) });
  useReturn(log, flights);
  return (
    <div
      ref={root}
      className={`uv-theme ${styles.frame}`}
      data-motion={motion}
      {...together(drag.root, arrowHandlers())}
    >
      <div
        className={styles.root}
        data-still={still || undefined}
        style={{ '--uv-lines': config.seats.length } as CSSProperties}
      >
        <GardenView
          {...{ props, selection, sight, marks }}
          shown={deciding ? { ...shown, scene: deciding.scene } : shown}
        />
        <Side {...{ props, shown, round, bid }} over={overSlot(bid, drag)} refused={selection.refusal?.id}>
          <Dock {...{ props, shown, round, bid, sight, act, isNarrow }} choose={selection.tap} />
        </Side>
      </div>
      <Dragged drag={drag}>
        <DraggedFlower {...{ config, seat, bid }} name={drag.dragging?.name} />
      </Dragged>
      {flights.layer}
    </div>
  );
}

const NO_LOG: NonNullable<Props['log']> = [];

/** Where the keyboard goes on when what it stood on is gone, best first. */
const HAVENS = ['[data-hand-piece]', '[data-commit]', '[data-target][tabindex="0"]'];

function useBidDrag(bid: Bidding): Drag {
  return useDrag({
    take: (name) => bid.bidding && pieceOf(bid, name) !== undefined,
    drop: (name, onto) => {
      const [piece, slot] = [pieceOf(bid, name), onto === undefined ? undefined : slotUnder(bid, onto)];
      if (piece && slot !== undefined) bid.put(piece, slot);
    },
  });
}

function useBidKeys(bid: Bidding): void {
  const digits = [1, 2, 3, 4].map((digit) => [digit, () => bid.bidding && bid.assignKey(digit - 1)]);
  useKeys({ ...Object.fromEntries(digits), Backspace: () => bid.bidding && bid.takeLast() });
}

const pieceOf = ({ draft }: Bidding, name: string | undefined): Piece | undefined => {
  const id = name === undefined ? undefined : flowerOfName(name);
  return draft.find((piece) => piece.id === id);
};

/** The slot that something is let go over: on it, or back in the hand. */
const slotUnder = (bid: Bidding, onto: string): number | undefined =>
  onto === HAND || pieceOf(bid, onto) ? -1 : slotOf(onto);

const overSlot = (bid: Bidding, { dragging }: Drag): number | undefined =>
  dragging?.over === undefined ? undefined : slotUnder(bid, dragging.over);

function DraggedFlower({
  config,
  seat,
  bid,
  name,
}: Pick<Props, 'config' | 'seat'> & { readonly bid: Bidding; readonly name: string | undefined }): ReactElement | null {
  const piece = pieceOf(bid, name);
  return piece && seat !== undefined ? <Flower size={56} {...flowerOf(config, seat, piece.kind)} /> : null;
}

/** The committing button: seals the bid, or plays what a finger has tapped once. */
function actOf(
  { text, config, pending }: Props,
  bid: Bidding,
  { chosen, preview, commit, refusal }: Selection<Move>,
  isNarrow: boolean,
): Act | undefined {
  const { labels } = text;
  if (bid.bidding) {
    const left = inHand(bid.draft).length;
    const help = left === 0 ? labels.allAssigned : isNarrow ? labels.handHelpTouch : labels.handHelp;
    return {
      label: left === 0 ? labels.commit : `${labels.commit} ${bid.draft.length - left}/${bid.draft.length}`,
      ready: left === 0,
      note: bid.refusal ?? refusal?.sentence ?? help,
      // A phone's dock has room for one button; a flower is taken back by tapping it.
      also: left < bid.draft.length && !isNarrow ? [{ label: labels.clear, run: bid.clear }] : undefined,
      run: bid.commit,
    };
  }
  if (pending || chosen.length === 0 || !preview) return undefined;
  return { label: text.move(preview, config), ready: true, note: labels.tapAgain, run: commit };
}

interface SideProps {
  readonly props: Props;
  readonly shown: Shown;
  readonly round: Round;
  readonly bid: Bidding;
  readonly over: number | undefined;
  readonly refused: string | number | undefined;
  readonly children: ReactNode;
}

function Side({ props, shown, round, bid, over, refused, children }: SideProps): ReactElement {
  const { config, text, seen, seat, still, point, patterns, motion, hint } = props;
  const { scene, now } = shown;
  return (
    <div className={styles.side}>
      <Altar
        {...{ config, text, point, patterns, bid, scene, round, seat, still, over }}
        hint={hint?.kind === 'bid' ? hint : undefined}
        moment={altarMoment(motion === 'full' ? now?.event : undefined)}
        blink={bid.bidding ? refused : undefined}
        supply={<Supply view={(props.before ?? seen).view} text={text} pointed={point.includes('supply')} />}
      />
      {seat !== undefined && still && <StillHand view={seen.view} seat={seat} text={text} />}
      {!still && children}
    </div>
  );
}
