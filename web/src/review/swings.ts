import type { Review, Swing } from '@penumbra/bots';

/** Nobody learns from more mistakes at a time. */
const MOST = 8;

export const costOf = ({ betterWin, win }: Swing): number => betterWin - win;

/** The dearest choices, the dearest first. */
export const dearest = ({ swings }: Review): readonly Swing[] =>
  [...swings].sort((a, b) => costOf(b) - costOf(a)).slice(0, MOST);

/** In points of a hundred. */
export const points = (share: number): number => Math.round(100 * share);

/** By seat, the chances after every step, that of the start included. */
export const linesOf = ({ steps }: Review, seats: number): readonly (readonly number[])[] =>
  Array.from({ length: seats }, (_, seat) => {
    const line = steps.map(({ win }) => win[seat] ?? 0);
    return [line[0] ?? 0, ...line];
  });
