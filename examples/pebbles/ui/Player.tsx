// What is known about a player; the app draws the name around it.
import { type PlayerProps, shownScene } from '@penumbra/board';
import { itemOf } from '@penumbra/kit';
import type { Pebbles } from '../src/index.ts';
import styles from './Board.module.css';
import { Row } from './Heap.tsx';
import { SCENERY } from './play.ts';

export function Player(props: PlayerProps<Pebbles>) {
  const { of, text, room } = props;
  const { scene } = shownScene(props, SCENERY);
  const taken = itemOf(scene.taken, of);
  // #hidden
  const lucky = itemOf(props.seen.view.lucky, of);
  // #end
  return (
    <div className={styles.player}>
      <span>
        {text.item('stones')} <b>{taken}</b> {room === 'full' && <Row count={taken} />}
      </span>
      {/* #hidden */}
      {lucky > 0 && room !== 'chip' && (
        <span className={styles.lucky}>
          {text.element('lucky')} <b>{lucky}</b>
        </span>
      )}
      {/* #end */}
    </div>
  );
}
