// The four guilds: a colour, and a charge that is on every piece they own.
import type { Colour } from '../../text/words.ts';

const CHARGES: { readonly [colour in Colour]: string } = {
  blue: 'M-3.5 0A3.5 3.5 0 1 1 3.5 0A3.5 3.5 0 1 1-3.5 0Z',
  black: 'M0-4.6L4 0L0 4.6L-4 0Z',
  white: 'M0-4.2L4.4 3.6H-4.4Z',
  red: 'M-1.5-4.3H1.5V-1.5H4.3V1.5H1.5V4.3H-1.5V1.5H-4.3V-1.5H-1.5Z',
};

const SHIELD = 'M-10-11H10V0C10 7 5 11 0 13C-5 11-10 7-10 0Z';
const CLOAK = 'M-10.5 0C-10.5-10-7.5-16 0-17C7.5-16 10.5-10 10.5 0Z';
const HAT = 'M-11-21.4C-6-22.8-4.6-28 0-28C4.6-28 6-22.8 11-21.4C6-19.8-6-19.8-11-21.4Z';
const HEAD =
  'M0-27C4-27 6-24 11-22.6C7-20.6 5.4-20.8 5-18.6C3.8-15-3.8-15-5-18.6C-5.4-20.8-7-20.6-11-22.6C-6-24-4-27 0-27Z';
const CLOTH = 'M.8-22H17L13.6-15.6L17-9H.8Z';
const ROOF = 'M-16.4-13.4L-7-27.6H8L16.4-13.4Z';

const p = (look: string, d: string): string => `<path class="${look}" d="${d}"/>`;
const symbol = (id: string, box: string, inside: string): string =>
  `<symbol id="vn-${id}" viewBox="${box}" overflow="visible">${inside}</symbol>`;

function guild(colour: string, charge: string): string {
  const own = `vn-own-${colour} vn-edge`;
  const at = (x: number, y: number, size = 1): string =>
    `<g transform="translate(${x} ${y})"><path class="vn-charge-${colour} vn-charge" d="${charge}"${size === 1 ? '' : ` transform="scale(${size})"`}/></g>`;
  return [
    symbol(`shield-${colour}`, '-12 -13 24 27', p('vn-halo-thin', SHIELD) + p(own, SHIELD) + at(0, -0.6, 1.35)),
    symbol(
      `craftsman-${colour}`,
      '-14 -32 32 34',
      '<ellipse rx="11" ry="3" class="vn-cast"/>' +
        p('vn-halo', CLOAK + HEAD) +
        p('vn-tool', 'M9-2L13.4-25') +
        p('vn-tool-head', 'M8.4-24.4Q13-28.6 18-23.4') +
        p(own, CLOAK) +
        '<circle cy="-19" r="4.9" class="vn-skin vn-edge"/>' +
        p(own, HAT) +
        at(0, -6.6),
    ),
    symbol(
      `flag-${colour}`,
      '-3 -24 24 26',
      p('vn-halo', `M0 1V-22${CLOTH}`) + p('vn-pole', 'M0 1V-23') + p(own, CLOTH) + at(7.2, -15.5),
    ),
    symbol(
      `house-${colour}`,
      '-17 -36 34 38',
      '<ellipse rx="16" ry="3.4" class="vn-cast"/>' +
        p('vn-halo', 'M-13 0V-13.4H-16.4L-7-27.6H5.4V-33H10V-24L16.4-13.4H13V0Z') +
        p('vn-wall vn-edge', 'M-13 0V-15H13V0Z') +
        p('vn-wall-dim', 'M4-15V0H13V-15Z') +
        p('vn-wall vn-edge', 'M5.4-33H10V-22H5.4Z') +
        p(own, ROOF) +
        p('vn-door', 'M-3 0V-7.4Q0-10.4 3-7.4V0Z') +
        p('vn-pane', 'M-10.4-10.4H-6.4V-5.6H-10.4ZM6.4-10.4H10.4V-5.6H6.4Z') +
        at(0, -20),
    ),
  ].join('');
}

export const guildSymbols = (): string =>
  Object.entries(CHARGES)
    .map(([colour, charge]) => guild(colour, charge))
    .join('');
