// What is one's own. The app takes it into its dock; taps on it come to the board all the same.
import { itemOf } from '@penumbra/kit';
// #joint
import { ADDS } from '../src/moves/add.ts';
// #end
import styles from './Board.module.css';
import { type Parts, Row } from './Heap.tsx';
// #joint
import { elementOf } from './play.ts';
// #end

export function Hand(parts: Parts) {
  const { props, scene } = parts;
  const { seat = 0, text } = props;
  const taken = itemOf(scene.taken, seat);
  return (
    <div className={styles.hand}>
      {/* #hidden */}
      {itemOf(props.seen.view.lucky, seat) > 0 && (
        <span className={styles.lucky}>
          {text.element('lucky')} <b>{itemOf(props.seen.view.lucky, seat)}</b>
        </span>
      )}
      {/* #end */}
      {/* #joint */}
      {props.seen.view.phase === 'add' && <Adding {...parts} />}
      {/* #end */}
      {taken > 0 && (
        <span>
          {text.item('stones')} <b>{taken}</b> <Row count={taken} />
        </span>
      )}
    </div>
  );
}

// #joint
/** A choice that others do not see; once it is made, it alone is left until all have chosen. */
function Adding({ props, selection }: Parts) {
  const { config, seen, text, hint } = props;
  const shown = seen.mine ? ADDS.filter((move) => move === seen.mine) : ADDS;
  return shown.map((move) => (
    <button
      key={move.stones}
      type="button"
      className={styles.add}
      {...selection.mark(elementOf(move))}
      data-meant={(seen.mine ?? selection.preview) === move || undefined}
      data-hint={hint === move || undefined}
      aria-label={text.move(move, config)}
    >
      <Row count={move.stones} />
    </button>
  ));
}
// #end
