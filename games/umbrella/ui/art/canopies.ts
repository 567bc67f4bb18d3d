// Umbrellas from above, told apart by outline and pattern as well as by colour: red eight ribs and pale panels, blue
// nearly round with rings, yellow a star of six points, green square and striped.
import type { Letter } from '../../text/words.ts';
import { f } from './Use.tsx';

interface Kind {
  readonly ribs: number;
  readonly far: number;
  /** How far the cloth reaches between two ribs. */
  readonly mid: number;
  readonly turn: number;
}

const KINDS: { readonly [letter in Letter]: Kind } = {
  R: { ribs: 8, far: 47, mid: 41, turn: Math.PI / 8 },
  B: { ribs: 16, far: 45.5, mid: 43.6, turn: 0 },
  Y: { ribs: 6, far: 49, mid: 39, turn: 0 },
  G: { ribs: 4, far: 56, mid: 38, turn: Math.PI / 4 },
};

const at = (angle: number, radius: number): string => `${f(radius * Math.cos(angle))} ${f(radius * Math.sin(angle))}`;
const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** The outline, and each panel between two ribs. */
function shapes({ ribs, far, mid, turn }: Kind): { readonly outline: string; readonly panels: readonly string[] } {
  const step = (2 * Math.PI) / ribs;
  const control = 2 * mid - far * Math.cos(step / 2);
  const edge = (i: number): string => `Q${at(turn + (i + 0.5) * step, control)} ${at(turn + (i + 1) * step, far)}`;
  return {
    outline: `M${at(turn, far)}${times(ribs, edge).join('')}Z`,
    panels: times(ribs, (i) => `M0 0L${at(turn + i * step, far)}${edge(i)}Z`),
  };
}

const STRIPES = (d: string, width: number): string =>
  `<path clip-path="url(#um-clip-G)" d="${d}" stroke="var(--um-Gp)" stroke-width="${width}"/>`;

function pattern(letter: Letter, { panels }: { readonly panels: readonly string[] }, { ribs, turn }: Kind): string {
  const pale = (): string =>
    panels
      .filter((_, i) => i % 2 === 0)
      .map((d) => `<path d="${d}" fill="var(--um-Rp)"/>`)
      .join('');
  const star = times(2 * ribs, (i) => at(turn + (i * Math.PI) / ribs, i % 2 === 0 ? 34 : 15)).join('L');
  return {
    R: pale,
    B: () => '<g fill="none" stroke="var(--um-Bp)" stroke-width="7"><circle r="33"/><circle r="16"/></g>',
    Y: () => `<path d="M${star}Z" fill="var(--um-Yq)"/><circle r="12" fill="var(--um-Yp)"/>`,
    G: () => STRIPES('M-24-50V50M0-50V50M24-50V50', 9),
  }[letter]();
}

/** Below 24 px: one bold mark. */
function mark(letter: Letter, panels: readonly string[], kind: Kind): string {
  return {
    R: () => pattern('R', { panels }, kind),
    B: () => '<circle r="22" fill="none" stroke="var(--um-Bp)" stroke-width="13"/>',
    Y: () => '<circle r="17" fill="var(--um-Yp)"/>',
    G: () => STRIPES('M-17-50V50M17-50V50', 14),
  }[letter]();
}

/** Each panel lit from the top left. */
const shades = (panels: readonly string[], letter: Letter, { ribs, turn }: Kind): string =>
  ribs > 8
    ? ''
    : panels
        .map((d, i) => {
          const light = Math.cos(turn + ((i + 0.5) * 2 * Math.PI) / ribs + 2.2);
          const depth = (Math.abs(light) * (letter === 'Y' ? 0.13 : 0.2)).toFixed(2);
          return `<path d="${d}" fill="${light > 0 ? '#fff' : '#000'}" opacity="${depth}"/>`;
        })
        .join('');

const symbol = (id: string, inside: string): string =>
  `<symbol id="um-${id}" viewBox="-56 -56 112 112" overflow="visible">${inside}</symbol>`;

const letterOn = (letter: Letter): string =>
  `<g style="display:var(--um-letters)"><circle r="17" fill="var(--um-outline)"/><text y="8" font-size="23" font-weight="700" text-anchor="middle" fill="#fff" font-family="var(--sans)">${letter}</text></g>`;

function canopy(letter: Letter): string {
  const kind = KINDS[letter];
  const { outline, panels } = shapes(kind);
  const count = Math.min(8, kind.ribs);
  const rib = (i: number): number => kind.turn + (i * 2 * Math.PI) / count;
  const tips = times(count, (i) => {
    const [x, y] = at(rib(i), kind.far - 0.5).split(' ');
    return `<circle cx="${x}" cy="${y}" r="2.6"/>`;
  }).join('');
  const ribs = times(count, (i) => `M0 0L${at(rib(i), kind.far - 2)}`).join('');
  const line = (width: number): string =>
    `<path d="${outline}" fill="none" stroke="var(--um-outline)" stroke-width="${width}" stroke-linejoin="round"/>`;
  const cloth = `<path d="${outline}" fill="var(--um-${letter})"/>`;
  const full = `<g fill="var(--um-outline)">${tips}</g>${cloth}${pattern(letter, { panels }, kind)}${shades(panels, letter, kind)}<path d="${ribs}" stroke="var(--um-${letter}2)" stroke-width="1.6" opacity=".75"/><path d="${outline}" fill="url(#um-dome)"/>${line(3)}<circle r="6" fill="var(--um-outline)"/><circle cx="-1.5" cy="-1.5" r="2.2" fill="#fff" opacity=".8"/>${letterOn(letter)}`;
  return [
    letter === 'G' ? `<clipPath id="um-clip-G"><path d="${outline}"/></clipPath>` : '',
    symbol(`u-${letter}`, full),
    symbol(`m-${letter}`, `${cloth}${mark(letter, panels, kind)}${line(7)}`),
    symbol(
      `o-${letter}`,
      `<path d="${outline}" fill="none" stroke="currentColor" stroke-width="4" stroke-dasharray="9 8"/>`,
    ),
    `<radialGradient id="um-r-${letter}"><stop offset="0" stop-color="var(--um-${letter})" stop-opacity=".95"/><stop offset=".55" stop-color="var(--um-${letter})" stop-opacity=".45"/><stop offset="1" stop-color="var(--um-${letter})" stop-opacity="0"/></radialGradient>`,
  ].join('');
}

export const canopySymbols = (): string => (['R', 'B', 'Y', 'G'] as const).map(canopy).join('');
