// By which elements a move is chosen, and what stands on the table while an event is shown. It knows no browser: the test
// asks it on Node.
import type { Scenery, Way } from '@penumbra/board/pure';
import type { Pebbles } from '../src/index.ts';
// #joint
import { ADDS } from '../src/moves/add.ts';
// #end
import type { Move } from '../src/moves/index.ts';
import { TAKES } from '../src/moves/take.ts';

export const MOVES: readonly Move[] = [
  // #joint
  ...ADDS,
  // #end
  ...TAKES,
];

/** `take 2` is the second stone from the end of the heap: whoever taps it takes two. */
export const elementOf = ({ kind, stones }: Move): string => `${kind} ${stones}`;

/** The last stones of the heap, from its end. */
export const TOP: readonly string[] = TAKES.map(elementOf);

/** One element is all that a move of this game needs; most games need two or three. */
export const elementsOf = (move: Move): Way => [elementOf(move)];

export interface Scene {
  readonly heap: number;
  readonly taken: readonly number[];
}

export const SCENERY: Scenery<Pebbles, Scene> = {
  of: ({ heap, taken }) => ({ heap, taken }),
  after(scene, event) {
    switch (event.kind) {
      case 'heap-filled':
        return { ...scene, heap: event.stones };
      // #joint
      case 'stones-added':
        return { ...scene, heap: event.stones.reduce((sum, n) => sum + n, scene.heap) };
      // #end
      case 'stones-taken': {
        const taken = scene.taken.map((n, seat) => (seat === event.seat ? n + event.stones : n));
        return { heap: scene.heap - event.stones, taken };
      }
      default:
        return scene;
    }
  },
  // Stones that are taken lie on the heap until they have flown.
  showsAfter: ({ kind }) => kind !== 'stones-taken',
};
