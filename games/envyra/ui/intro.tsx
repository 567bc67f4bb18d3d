// The game in four pictures, drawn by its pieces.
import type { IntroPicture } from '@penumbra/board';
import { configure } from '@penumbra/kit';
import type { ReactElement } from 'react';
import type { Cell, CellSet } from '../src/box.ts';
import type { Tile } from '../src/components.ts';
import type { Event } from '../src/events.ts';
import { envyra } from '../src/index.ts';
import { blankState, type EnvyraConfig } from '../src/state.ts';
import { type View, view } from '../src/view.ts';
import { INTRO } from '../text/intro.ts';
import './art/art.css';
import './art/theme.css';
import { useSprite } from './art/sprite.ts';
import { type CellLook, TileView } from './Grid.tsx';
import styles from './intro.module.css';
import { sceneAfter } from './scene.ts';

interface Drawn {
  readonly tile: string;
  readonly cubes?: readonly number[];
  /** Whose planned cubes stand on the shelf. */
  readonly plans?: readonly number[];
  readonly look?: CellLook;
}

const PURPLE = 0 as never;

function sceneWith(tiles: readonly Drawn[]): View {
  const config = configure(envyra, { seats: ['purple', 'gray', 'pink', 'white'] }) as EnvyraConfig;
  const laid = tiles.flatMap(({ tile, cubes = [] }, i): Event[] => [
    { kind: 'tile-laid', cell: i as Cell, tile: config.box.tileOf.get(tile) as Tile },
    ...cubes.map((seat): Event => ({ kind: 'cube-deployed', seat: seat as never, cell: i as Cell })),
  ]);
  const plans = config.seats.map(
    (_, seat) => tiles.reduce((all, { plans: of = [] }, i) => all | (of.includes(seat) ? 1 << i : 0), 0) as CellSet,
  );
  // Purple owns one tile of each theme: enough for the End Tile, not for what asks for two.
  const owned = ['flora-leaf-1', 'water-rain-1', 'fire-lava-1'].map(
    (id): Event => ({
      kind: 'tile-captured',
      seat: PURPLE,
      cell: (config.box.cells - 1) as Cell,
      tile: config.box.tileOf.get(id) as Tile,
      cubes: [],
    }),
  );
  return [...laid, ...owned, { kind: 'plans-revealed', plans } as const].reduce(
    sceneAfter,
    view(blankState(config), 'public'),
  );
}

const pictureOf = (...tiles: readonly Drawn[]) =>
  function Picture(): ReactElement {
    useSprite();
    const scene = sceneWith(tiles);
    return (
      <svg
        className={`ev-theme ev-purple ${styles.picture}`}
        viewBox={`-8 -8 ${tiles.length * 112 + 4} 134`}
        data-motion="reduced"
        aria-hidden="true"
      >
        {tiles.map(({ tile, look = {} }, i) => (
          <g key={tile} transform={`translate(${i * 112} 0)`}>
            <TileView view={scene} cell={i} seat={PURPLE} look={look} />
          </g>
        ))}
      </svg>
    );
  };

const PICTURES = [
  pictureOf(
    { tile: 'flora-leaf-2', plans: [0], look: { mark: 'draft' } },
    { tile: 'water-rain-1', plans: [0], look: { mark: 'draft' } },
  ),
  pictureOf(
    { tile: 'flora-seed-1', cubes: [1, 0], plans: [3, 1], look: { wanted: 'two' } },
    { tile: 'fire-sun-1', plans: [2] },
  ),
  pictureOf({ tile: 'water-wave-2', cubes: [0, 2], look: { ghost: 'purple', target: true } }),
  pictureOf({ tile: 'bonus-4-1' }, { tile: 'end', cubes: [2, 3] }),
];

export const intro: readonly IntroPicture[] = PICTURES.map((Picture, i) => ({
  Picture,
  words: { en: INTRO.en[i as 0], pl: INTRO.pl[i as 0], it: INTRO.it[i as 0] },
}));
