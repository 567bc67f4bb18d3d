// Umbrellas from above, told apart by outline and pattern as well as by colour: red eight ribs and pale panels, blue
// nearly round with rings, yellow a star of six points, green square and striped. A table shows more than a hundred of
// them, and each is built anew when a place changes its colour: what has one look is one shape.
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
const ring = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
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
  const star = times(2 * ribs, (i) => at(turn + (i * Math.PI) / ribs, i % 2 === 0 ? 34 : 15)).join('L');
  return {
    R: () => `<path d="${panels.filter((_, i) => i % 2 === 0).join('')}" fill="var(--um-Rp)"/>`,
    B: () => `<path d="${ring(33)}${ring(16)}" fill="none" stroke="var(--um-Bp)" stroke-width="7"/>`,
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

/** How deep panels are shaded that face the light, or face away from it, by how much they do. */
const DEPTHS = [
  { from: 0.7, depth: 0.18 },
  { from: 0.4, depth: 0.12 },
] as const;

/** Panels lit from the top left: one shape for all that are equally bright. */
function shades(panels: readonly string[], letter: Letter, { ribs, turn }: Kind): string {
  if (ribs > 8) return '';
  const lights = panels.map((_, i) => Math.cos(turn + ((i + 0.5) * 2 * Math.PI) / ribs + 2.2));
  return [1, -1]
    .flatMap((towards) =>
      DEPTHS.map(({ from, depth }, i) => {
        const most = DEPTHS[i - 1]?.from ?? 2;
        const d = panels.filter((_, panel) => {
          const light = towards * (lights[panel] as number);
          return light >= from && light < most;
        });
        const opacity = letter === 'Y' ? depth * 0.65 : depth;
        return d.length === 0
          ? ''
          : `<path d="${d.join('')}" fill="${towards > 0 ? '#fff' : '#000'}" fill-opacity="${f(opacity * 10) / 10}"/>`;
      }),
    )
    .join('');
}

const symbol = (id: string, inside: string): string =>
  `<symbol id="um-${id}" viewBox="-56 -56 112 112" overflow="visible">${inside}</symbol>`;

const letterOn = (letter: Letter): string =>
  `<g style="display:var(--um-letters)"><circle r="17" fill="var(--um-outline)"/><text y="8" font-size="23" font-weight="700" text-anchor="middle" fill="#fff" font-family="var(--sans)">${letter}</text></g>`;

function canopy(letter: Letter): string {
  const kind = KINDS[letter];
  const { outline, panels } = shapes(kind);
  const count = Math.min(8, kind.ribs);
  const rib = (i: number): number => kind.turn + (i * 2 * Math.PI) / count;
  const tips = times(count, (i) => `M${at(rib(i), kind.far - 0.5)}h0`).join('');
  const ribs = times(count, (i) => `M0 0L${at(rib(i), kind.far - 2)}`).join('');
  const line = (width: number, fill: string): string =>
    `<path d="${outline}" fill="${fill}" stroke="var(--um-outline)" stroke-width="${width}" stroke-linejoin="round"/>`;
  const cloth = `<path d="${outline}" fill="var(--um-${letter})"/>`;
  const full = [
    `<path d="${tips}" stroke="var(--um-outline)" stroke-width="5.2" stroke-linecap="round"/>`,
    cloth,
    pattern(letter, { panels }, kind),
    shades(panels, letter, kind),
    `<path d="${ribs}" stroke="var(--um-${letter}2)" stroke-width="1.6" stroke-opacity=".75"/>`,
    line(3, 'url(#um-dome)'),
    '<circle r="6" fill="var(--um-outline)"/><circle cx="-1.5" cy="-1.5" r="2.2" fill="#fff" fill-opacity=".8"/>',
    letterOn(letter),
  ].join('');
  return [
    letter === 'G' ? `<clipPath id="um-clip-G"><path d="${outline}"/></clipPath>` : '',
    symbol(`u-${letter}`, full),
    // Ribs, tips and the glint would be thinner than a point.
    symbol(
      `n-${letter}`,
      `${cloth}${pattern(letter, { panels }, kind)}${line(4, 'url(#um-dome)')}<circle r="6" fill="var(--um-outline)"/>${letterOn(letter)}`,
    ),
    symbol(`m-${letter}`, `${cloth}${mark(letter, panels, kind)}${line(7, 'none')}`),
    // All that is seen of one that lies below another.
    symbol(`e-${letter}`, line(3, `var(--um-${letter})`)),
    symbol(
      `o-${letter}`,
      `<path d="${outline}" fill="none" stroke="currentColor" stroke-width="4" stroke-dasharray="9 8"/>`,
    ),
    `<radialGradient id="um-r-${letter}"><stop offset="0" stop-color="var(--um-${letter})" stop-opacity=".95"/><stop offset=".55" stop-color="var(--um-${letter})" stop-opacity=".45"/><stop offset="1" stop-color="var(--um-${letter})" stop-opacity="0"/></radialGradient>`,
  ].join('');
}

export const canopySymbols = (): string => (['R', 'B', 'Y', 'G'] as const).map(canopy).join('');
