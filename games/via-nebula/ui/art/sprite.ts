// Every piece of the game as a <symbol>, put into the page once: boards, panels and pictures use them by name.
// One hex has a corner radius of 40 units.
import { useSymbols } from '@penumbra/board';
import { pictureSymbols } from './contracts.ts';
import { goodSymbols } from './goods.ts';
import { guildSymbols } from './guilds.ts';

const p = (look: string, d: string): string => `<path class="${look}" d="${d}"/>`;
const symbol = (id: string, box: string, ...inside: string[]): string =>
  `<symbol id="vn-${id}" viewBox="${box}" overflow="visible">${inside.join('')}</symbol>`;

const CREST = 'M0-11.6L9.6-7.2V1.4C9.6 7 4.6 10 0 12C-4.6 10-9.6 7-9.6 1.4V-7.2Z';

/** What guilds have and what lies on the table. */
const things = (): string =>
  [
    symbol(
      'lantern',
      '-10 -15 20 30',
      '<circle cy="2" r="14" fill="url(#vn-lamp)"/>',
      p('vn-lamp-line', 'M-3.6-9Q0-15 3.6-9'),
      p('vn-lamp-iron', 'M-6-8H6L4.6-5H-4.6ZM-7 7H7V10.4H-7Z'),
      p('vn-lamp-glass', 'M-5.4-5H5.4L6.6 7H-6.6Z'),
      p('vn-lamp-fire', 'M0-3C3 .4 3.4 2.6 2.4 4.4C1.4 6-1.4 6-2.4 4.4C-3.4 2.6-2 1 0-3Z'),
    ),
    symbol(
      'lantern-out',
      '-10 -15 20 30',
      p('vn-lamp-off', 'M-3.6-9Q0-15 3.6-9M-6-8H6L4.6-5H-4.6ZM-5.4-5H5.4L6.6 7H-6.6ZM-7 7H7V10.4H-7Z'),
    ),
    symbol(
      'explorer',
      '-14 -30 28 32',
      p('vn-hood vn-edge', 'M-9 0C-9-9-6-15-1-16C5-15 7-9 7 0Z'),
      p('vn-hood vn-edge', 'M-1-26C4.6-26 5.6-20 4.4-16H-6.4C-7.6-20-6.6-26-1-26Z'),
      '<circle cy="-19.6" r="3.4" class="vn-skin"/>',
      p('vn-lamp-line', 'M5-11L11-13V-10'),
      '<circle cx="11" cy="-6" r="8" fill="url(#vn-lamp)"/><rect x="8.4" y="-10" width="5.2" height="7.6" rx="1.4" class="vn-lamp-glass"/>',
    ),
    symbol(
      'tile',
      '-12 -11 24 22',
      p('vn-tile-side', 'M-10.6 3.4V-2.6L0-8.4L10.6-2.6V3.4L0 9.2Z'),
      p('vn-tile-top', 'M-10.6-2.6L0-8.4L10.6-2.6L0 3.2Z'),
    ),
    symbol('disc', '-10 -10 20 20', '<circle r="8.6" class="vn-disc"/><circle r="5.6" class="vn-disc-line"/>'),
    symbol('crest', '-11 -12 22 24', p('vn-crest', CREST)),
  ].join('');

/** What stands in the valley. */
const growth = (): string =>
  [
    symbol(
      'tree',
      '-14 -30 28 32',
      '<ellipse rx="9" ry="2.4" class="vn-cast"/>',
      p('vn-bough', 'M-3 0L-2-12L-8-18L-9-24M-2-12L-1-20L-5-27M-1-20L4-28M0-10L6-16L6-23M6-16L10-19'),
      p('vn-trunk', 'M-3.6 0L-2-13H1.4L3.4 0Z'),
    ),
    symbol(
      'stump',
      '-6 -6 12 10',
      p('vn-trunk', 'M-4 2L-3-3H3L4 2Z'),
      '<ellipse cy="-3" rx="3" ry="1.3" class="vn-stump"/>',
    ),
    symbol('rock', '-6 -6 12 10', p('vn-crag-lit', 'M-5 3L-3-3L2-5L5 3Z')),
    symbol(
      'crag',
      '-30 -30 60 50',
      p('vn-crag-dim', 'M-29 15L-15-12L-9-4L2-27L13-6L18-12L29 15Q0 22-29 15Z'),
      p(
        'vn-crag-lit',
        'M-29 15L-15-12L-12-2L-17 16ZM2-27L4-10L-2 0L3 18Q-8 18-12 16L-8 0ZM18-12L17 2L20 16L12 18L14 2Z',
      ),
      p('vn-snow', 'M2-27L7.4-17L4-13L0-16L-3.4-14.4ZM-15-12L-11.6-6.6L-17-6ZM18-12L21-4.6L16.2-6.4Z'),
    ),
    symbol(
      'pine',
      '-10 -26 20 28',
      p('vn-pine', 'M0-26L7-13H4L9-4H-9L-4-13H-7Z'),
      p('vn-pine-dim', 'M0-26L7-13H4L9-4H0Z'),
    ),
    symbol(
      'column',
      '-6 -20 12 22',
      p('vn-column', 'M-4 0V-13L-1-16L1-13.4L4-15V0Z'),
      p('vn-column-dim', 'M1 0V-13.4L4-15V0ZM-5.4-1.6H5.4V1.6H-5.4Z'),
    ),
    symbol('tuft', '-6 -6 12 8', p('vn-tuft', 'M-4 1Q-4-2-5.4-4M0 1V-5.4M4 1Q4-2 5.4-4')),
    symbol(
      'scroll',
      '-9 -11 18 22',
      p('vn-page', 'M-6-9H6V8Q6 10 4 10H-4Q-6 10-6 8Z'),
      p('vn-rod', 'M-7.6-10.6H7.6V-7H-7.6Z'),
      '<circle cy="3" r="3.3" class="vn-wax"/>',
    ),
    symbol('crown', '0 0 24 24', p('vn-ico', 'M4 18h16M4 15L3 7l5 4l4-6l4 6l5-4l-1 8z')),
    symbol('no', '0 0 24 24', p('vn-ico', 'M12 3a9 9 0 1 0 .01 0ZM6 6l12 12')),
  ].join('');

const LAMP =
  '<radialGradient id="vn-lamp"><stop offset="0" stop-color="#ffd873" stop-opacity=".95"/><stop offset=".45" stop-color="#ffc94d" stop-opacity=".45"/><stop offset="1" stop-color="#ffc94d" stop-opacity="0"/></radialGradient>';

const SPRITE = {
  id: 'vn-sprite',
  markup: (): string =>
    `<defs>${LAMP}</defs>${goodSymbols()}${guildSymbols()}${things()}${growth()}${pictureSymbols()}`,
};

export const useSprite = (): void => useSymbols(SPRITE);
