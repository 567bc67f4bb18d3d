// Reasons as sentences: the words for when are the same in every game.
import type { GameTypes } from './game.ts';
import type { Clause, Prospect, Reasoned, When } from './reasons.ts';
import type { GameText, Lang } from './text.ts';

const FRAMES: { readonly [lang in Lang]: { readonly [when in Exclude<When, 'now'>]: string } } = {
  en: { next: 'Then', else: 'Otherwise', more: 'More often', less: 'Less often' },
  pl: { next: 'Potem', else: 'Inaczej', more: 'Częściej', less: 'Rzadziej' },
  it: { next: 'Poi', else: 'Altrimenti', more: 'Più spesso', less: 'Meno spesso' },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Reasons as sentences: "You take Seed 3: +5. Otherwise Ada takes it." Empty where there are none. */
export const whyText = (lang: Lang, clauses: readonly Clause[]): string =>
  clauses.map(({ when, text }) => (when === 'now' ? `${capital(text)}.` : `${FRAMES[lang][when]} ${text}.`)).join(' ');

/** Two moves of one moment: what was played, and what would have been better. */
export interface TwoMoves extends Pick<Reasoned, 'seat' | 'seen'> {
  readonly played: GameTypes['Move'] | undefined;
  readonly better: GameTypes['Move'] | undefined;
  readonly why: Prospect;
  readonly betterWhy: Prospect;
}

/** What speaks against the one and for the other; what the one says the other does not say again. */
export function whyBoth(
  lang: Lang,
  text: GameText,
  two: TwoMoves,
): { readonly played: string; readonly better: string } {
  const { played, better, why, betterWhy, seat, seen } = two;
  const here = { seat, seen };
  const against = played && text.reason?.({ ...here, move: played, why, other: betterWhy, worse: true });
  const pro = better && text.reason?.({ ...here, move: better, why: betterWhy, other: why });
  const isSaid = pro !== undefined && pro.length > 0;
  const said = (against ?? []).filter(({ when }) => !(when === 'less' && isSaid));
  const added = (pro ?? []).filter(({ when }) => said.length === 0 || (when !== 'else' && when !== 'less'));
  return { played: whyText(lang, said), better: whyText(lang, added) };
}
