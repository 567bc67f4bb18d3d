import type { UiParts } from '@penumbra/board';
import type { Pebbles } from '../src/index.ts';
import styles from './Board.module.css';
import { Board } from './Board.tsx';
import { Heap } from './Heap.tsx';
import { Player } from './Player.tsx';

/** What is not here is there by itself; a guide and rules come before the game is published. */
export const ui: UiParts<Pebbles> = {
  Board,
  Player,
  /** For the game's card: a night that is the same in both themes. */
  Thumb: () => (
    <div className={styles.thumb}>
      <Heap count={10} />
    </div>
  ),
  duration: ({ kind }) => (kind === 'stones-taken' ? 600 : 200),
  tally: { item: 'stones', of: ({ taken }) => taken },
};
