// What the signs on the table mean, each drawn as it stands there.
import type { IntroPicture } from '@penumbra/board';
import type { ReactElement } from 'react';
import { CELLS, NO_TILE, type Tile } from '../src/components.ts';
import { SIGNS } from '../text/signs.ts';
import altar from './Altar.module.css';
import { Flower } from './art/Flower.tsx';
import { TileArt, TilePicture } from './art/Tile.tsx';
import { Crown } from './Icons.tsx';
import styles from './intro.module.css';
import { Joints } from './Joints.tsx';
import { LAYOUT } from './layout.ts';
import { SoulTile } from './Player.tsx';

const EAST_WEST = 10 as Tile;
/** On the left edge the hedge shuts its western end; the eastern one is open. */
const AT_HEDGE = 4;

/** The half of a tile in which one of its ends is. */
function End({ half }: { readonly half: 'west' | 'east' }): ReactElement {
  const { x, y } = LAYOUT.corner(AT_HEDGE);
  const tiles = new Array<Tile>(CELLS).fill(NO_TILE);
  tiles[AT_HEDGE] = EAST_WEST;
  return (
    <svg className={styles.picture} aria-hidden="true" viewBox={`${x + (half === 'west' ? -10 : 50)} ${y + 8} 66 88`}>
      <g transform={`translate(${x} ${y})`}>
        <TileArt tile={EAST_WEST} seed={1} />
      </g>
      <Joints tiles={tiles} />
    </svg>
  );
}

const PICTURES: readonly (() => ReactElement)[] = [
  () => <Flower colour="purple" count={3} size={44} />,
  () => <Flower colour="purple" soul size={44} />,
  () => <End half="east" />,
  () => <End half="west" />,
  () => <SoulTile colour="purple" left={6} counts={2} label="" />,
  () => (
    <b className={styles.count}>
      <Crown /> 8
    </b>
  ),
  () => (
    <b className={styles.count}>
      <Crown look={altar.crown} /> <Crown look={altar.tied} />
    </b>
  ),
  () => <span className={`${altar.order} ${styles.order}`}>1</span>,
  () => (
    <b className={styles.count}>
      <TilePicture tile={EAST_WEST} seed={1} size={30} /> 4 <i>1</i>
    </b>
  ),
];

export const signs: readonly IntroPicture[] = PICTURES.map((Picture, i) => ({
  Picture: () => (
    <span className={`uv-theme ${styles.sign}`}>
      <Picture />
    </span>
  ),
  words: { en: SIGNS.en[i] as never, pl: SIGNS.pl[i] as never, it: SIGNS.it[i] as never },
}));
