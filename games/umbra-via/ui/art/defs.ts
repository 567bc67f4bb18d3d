import './art.css';
import { BLOOM_SYMBOLS } from './blooms.ts';
import { GROUND } from './ground.ts';
import { TILE_SYMBOLS } from './stones.ts';

const ID = 'uv-defs';

/**
 * Pieces and stones are drawn once for the whole page, and every picture of them refers to these: a tile has a hundred
 * stones, a table dozens of tiles and flowers.
 */
export function provideArt(): void {
  if (document.getElementById(ID)) return;
  document.body.insertAdjacentHTML(
    'beforeend',
    `<svg id="${ID}" class="uv-theme" width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${GROUND}${BLOOM_SYMBOLS}${TILE_SYMBOLS}</defs></svg>`,
  );
}
