import type { ShellText } from '../../text/index.ts';

const percent = (share: number): number => Math.round(100 * share);

/** The next best move after the one that is proposed, or one that cannot be told from it. */
export const rivalText = (t: ShellText, win: number, rival: { readonly name: string; readonly win: number }): string =>
  // Chosen by many games each, two moves may differ by less than their figures are sure of.
  percent(rival.win) < percent(win) ? t.table.hintNext(rival.name, percent(rival.win)) : t.table.hintAlike(rival.name);
