// Every piece of the game as a <symbol>, put into the page once: boards, panels and pictures use them by name.
import { useSymbols } from '@penumbra/board';
import { canopySymbols } from './canopies.ts';
import './theme.css';

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
const radial = (id: string, stops: string, more = ''): string =>
  `<radialGradient id="um-${id}" ${more}>${stops}</radialGradient>`;
const linear = (id: string, stops: string, x2: number): string =>
  `<linearGradient id="um-${id}" x1="0" y1="0" x2="${x2}" y2="1">${stops}</linearGradient>`;
const symbol = (id: string, box: string, inside: string): string =>
  `<symbol id="um-${id}" viewBox="${box}" overflow="visible">${inside}</symbol>`;

/** Fans of setts, row over row. */
function setts(): string {
  const ring = (r: number, colour: string, dash: string): string =>
    `<circle r="${r}" fill="none" stroke="var(--um-${colour})" stroke-width="6.4" stroke-dasharray="${dash}"/>`;
  const fan = `<g id="um-fan"><circle r="40" fill="var(--um-joint)"/>${ring(36.2, 'sett', '10 1.373')}${ring(28.6, 'sett-2', '9 1.27')}${ring(21, 'sett', '8 1.425')}${ring(13.4, 'sett-2', '7 1.42')}</g>`;
  const rows = [-20, 0, 20, 40, 60, 80].flatMap((y, row) =>
    (row % 2 === 0 ? [-40, 40, 120] : [-80, 0, 80, 160]).map((x) => `<use href="#um-fan" x="${x}" y="${y}"/>`),
  );
  return `${fan}<pattern id="um-setts" width="80" height="40" patternUnits="userSpaceOnUse">${rows.join('')}</pattern>`;
}

const lights = (): string =>
  [
    radial('lamp', stop(0, 'var(--um-lamp)', 0.95) + stop(0.35, 'var(--um-lamp)', 0.45) + stop(1, 'var(--um-lamp)', 0)),
    linear(
      'sheen',
      [
        [0, 0],
        [0.32, 0.03],
        [0.46, 0.26],
        [0.52, 0.05],
        [0.7, 0.16],
        [1, 0],
      ]
        .map(([offset, opacity]) => stop(offset as number, 'var(--um-sheen)', opacity))
        .join(''),
      1,
    ),
    linear('wet', stop(0, 'var(--um-puddle-2)') + stop(1, 'var(--um-puddle)'), 0),
    radial('shade', stop(0.55, '#000', 0.5) + stop(1, '#000', 0)),
    radial('dome', stop(0, '#fff', 0.5) + stop(0.4, '#fff', 0.06) + stop(1, '#000', 0.2), 'cx=".36" cy=".3" r=".8"'),
    linear('brass', stop(0, 'var(--um-brass-hi)') + stop(0.45, 'var(--um-brass)') + stop(1, 'var(--um-brass-2)'), 1),
    linear('pave', stop(0, 'var(--um-pave)') + stop(1, 'var(--um-pave-2)'), 1),
  ].join('');

const icon = (id: string, d: string, width = 2.4): string =>
  symbol(
    id,
    '-12 -12 24 24',
    `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
  );

const things = (): string =>
  [
    symbol(
      'marker',
      '-50 -50 100 100',
      '<circle r="46" fill="var(--um-brass-2)"/><circle r="43" fill="url(#um-brass)"/><circle r="33" fill="none" stroke="var(--um-brass-2)" stroke-width="3"/><path d="M-17 -2a17 17 0 0 1 34 0l-8.5-3-8.5 3-8.5-3z" fill="var(--um-brass-ink)"/><path d="M0-3V15a7 7 0 0 0 13 2" fill="none" stroke="var(--um-brass-ink)" stroke-width="5" stroke-linecap="round"/>',
    ),
    symbol(
      'soles',
      '-10 -10 20 20',
      '<path d="M-5.4-8c2.4 0 3.3 2 3.1 4.4-.2 2.2-.8 3-.8 4.6h-3.4c0-1.6-1.6-2.9-1.7-5C-8.3-6.2-7.6-8-5.4-8zM-6.5 2.3h3.3c.2 2.4-.2 4.3-1.7 4.3s-1.8-2-1.6-4.3z"/><path d="M5.4-5.6c2.2 0 2.9 1.8 2.8 4C8.1.5 6.5 1.8 6.5 3.4H3.1c0-1.6-.6-2.4-.8-4.6-.2-2.4.7-4.4 3.1-4.4zM3.2 4.7h3.3c.2 2.3-.1 4.3-1.6 4.3S3 7.1 3.2 4.7z"/>',
    ),
    icon('swap', 'M-8-3.5H5M1.5-7.5l4 4-4 4M8 4.5H-5M-1.5.5l-4 4 4 4'),
    icon('trade', 'M-9 8.5H9M-4.5 5V-7M-8-3.5l3.5-4 3.5 4M4.5-8V4M1 .8l3.5 4 3.5-4'),
    icon('again', 'M6.8-4A8 8 0 1 0 8 1M8.5-9v6h-6', 2.6),
    symbol('violet', '-10 -10 20 20', '<path d="M0-9 8 0 0 9-8 0z"/>'),
    symbol('teal', '-10 -10 20 20', '<circle r="7.5"/>'),
    symbol('orange', '-10 -10 20 20', '<path d="M0-8.5 8.5 7h-17z"/>'),
    symbol('slate', '-10 -10 20 20', '<rect x="-7" y="-7" width="14" height="14" rx="1"/>'),
    symbol(
      'lamppost',
      '-30 -30 60 60',
      '<circle r="9" fill="var(--um-casing)"/><path d="M0 0L17 17" stroke="var(--um-casing)" stroke-width="5" stroke-linecap="round"/><circle cx="18" cy="18" r="10" fill="var(--um-casing)"/><circle cx="18" cy="18" r="6.5" fill="var(--um-lamp)"/><circle r="4" fill="var(--um-well-line)"/>',
    ),
    symbol(
      'manhole',
      '-30 -30 60 60',
      '<circle r="29" fill="var(--um-joint)"/><g fill="none" stroke="var(--um-casing)" stroke-opacity=".45"><circle r="26" fill="var(--um-sett-2)" stroke-width="2"/><circle r="19" stroke-width="3" stroke-dasharray="6 3.9"/><circle r="11" stroke-width="3" stroke-dasharray="4 2.9"/><path d="M-5 0H5M0-5V5" stroke-width="2.5"/></g>',
    ),
    symbol(
      'drain',
      '0 0 60 20',
      '<rect width="60" height="20" rx="5" fill="var(--um-casing)"/><path d="M9 5v10M17 5v10M25 5v10M33 5v10M41 5v10M49 5v10" stroke="var(--um-well-line)" stroke-width="3.5" stroke-linecap="round"/>',
    ),
  ].join('');

const SPRITE = {
  id: 'um-sprite',
  theme: 'um-theme',
  markup: (): string => `<defs>${setts()}${lights()}</defs>${canopySymbols()}${things()}`,
};

export const useSprite = (): void => useSymbols(SPRITE);
