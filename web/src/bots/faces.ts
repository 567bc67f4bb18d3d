// The bots as people meet them: moons of Uranus, each with its own surface, filling from level to level. Names and
// sentences stand in the languages' tables; how strong they are, in `strength.ts`.
import type { Level } from '../think/levels.ts';

interface Face {
  /** How much of the disc is lit, 0 to 1. */
  readonly lit: number;
  /** What the moon is known by, on a disc of radius 9. */
  readonly surface: string;
  /** There to be compared with, not to be played with. */
  readonly comparison?: true;
}

/** Of whoever `fair` seats: both sides alike. */
export const FAIR_FACE: Face = { lit: 0.5, surface: 'M-5-2h10M-5 2h10' };

export const FACES: { readonly [level in Level]: Face } = {
  // Small and nearly round, with three craters.
  beginner: { lit: 0.1, surface: 'M-4-4m-1.8 0a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0M3-2h.1M-1 5h.1M5 4h.1' },
  // Valleys with flat floors, crossing each other.
  novice: { lit: 0.24, surface: 'M-8-2 6-7M-7 4 8-1M-2-8 3 8M1-9 6 7' },
  // The chevron.
  casual: { lit: 0.38, surface: 'M-6 4-1-4 6 2M-5 7 0-1 5 5M-7-5-3-8' },
  // Craters, dark-floored.
  skilled: {
    lit: 0.52,
    surface: 'M-3-3m-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0M4 3m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M3-5h.1M-4 5h.1',
  },
  // One of the dark ones, with bright streaks.
  strong: { lit: 0.66, surface: 'M-7-3C-3-6 2-5 6-7M-8 2C-3-1 3 0 8-2M-5 6C-1 3 4 4 7 3' },
  // A canyon from pole to equator, and a great basin.
  expert: { lit: 0.82, surface: 'M-3-8C2-5 0-1 4 1S6 5 8 4M-4 4m-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0' },
  // The bright ring near the rim.
  master: { lit: 1, surface: 'M2-6m-3 0a3 1.6 0 1 0 6 0a3 1.6 0 1 0-6 0M-5 3h.1M-2 6h.1M4 4h.1' },
  greedy: { lit: 0, surface: 'M-5 0 0 4 5 0', comparison: true },
  random: { lit: 0, surface: 'M-4-4h.1M3-5h.1M0 1h.1M-5 4h.1M5 3h.1M2 6h.1', comparison: true },
};
