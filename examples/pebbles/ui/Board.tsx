// The whole table of Pebbles for one viewer. It has no words of its own: what is said comes from `text`.
import { Beside, type BoardProps, panelName, shownScene, useFlights, useOffer, useSelection } from '@penumbra/board';
import type { Pebbles } from '../src/index.ts';
import type { Move } from '../src/moves/index.ts';
import styles from './Board.module.css';
import { Hand } from './Hand.tsx';
import { Row, Table } from './Heap.tsx';
import { elementOf, elementsOf, MOVES, SCENERY, TOP } from './play.ts';

const NO_MOVES: readonly never[] = [];

export function Board(props: BoardProps<Pebbles>) {
  const { config, seen, seat, text, still } = props;
  const { scene } = shownScene(props, SCENERY);
  const selection = useSelection<Move>({
    legal: seat === undefined || still ? NO_MOVES : seen.legal,
    elementsOf,
    act: props.act,
    refusal: props.refusal,
    pending: props.pending,
    firstTap: props.firstTap,
    key: `${seat} ${seen.step}`,
    // What cannot be chosen is tried all the same: the rules say why not.
    attempt: (name) => MOVES.find((move) => elementOf(move) === name),
  });
  const chosen = selection.chosen.length > 0 ? selection.now.done : undefined;
  useOffer(props.offer, chosen && { label: text.move(chosen, config), ready: true, run: selection.commit });
  const flights = useFlights({
    motion: props.motion,
    moments: props.moments,
    launch: ({ event, ms }, fly) => {
      if (event.kind !== 'stones-taken') return;
      const to = panelName(config.seats[event.seat] as string);
      const piece = <Row count={1} className={styles.flying} />;
      for (const from of TOP.slice(0, event.stones)) fly({ from, to, piece, ms, hides: from });
    },
  });
  const { refusal } = selection;
  const tried = props.refusal ? elementOf(props.refusal.move) : 'heap';
  const hand = <Hand {...{ props, selection, scene }} />;
  return (
    <div className={styles.root} data-assist={props.assist} {...selection.root}>
      <Table {...{ props, selection, scene }} />
      {seat !== undefined && !still && (props.dock ? props.dock(hand) : hand)}
      {refusal && (
        <Beside key={refusal.id} of={refusal.at.length > 0 ? refusal.at : tried}>
          {refusal.sentence}
        </Beside>
      )}
      {flights.layer}
    </div>
  );
}
