// Reasons as sentences: the words for when are the same in every game.
import type { Seat } from './base.ts';
import type { GameTypes } from './game.ts';
import type { Clause, Prospect, Reasoned, When } from './reasons.ts';
import { capital } from './speech.ts';
import type { GameText, Lang } from './text.ts';

type Frame = (text: string) => string;

const FRAMES: { readonly [lang in Lang]: { readonly [when in Exclude<When, 'now'>]: Frame } } = {
  en: {
    next: (text) => `Then ${text}`,
    likely: (text) => `Then probably ${text}`,
    else: (text) => `Otherwise ${text}`,
    more: (text) => `More often ${text}`,
    less: (text) => `Less often ${text}`,
    sooner: (text) => `${capital(text)}, and sooner`,
    later: (text) => `${capital(text)}, but later`,
  },
  pl: {
    next: (text) => `Potem ${text}`,
    likely: (text) => `Potem prawdopodobnie ${text}`,
    else: (text) => `Inaczej ${text}`,
    more: (text) => `Częściej ${text}`,
    less: (text) => `Rzadziej ${text}`,
    sooner: (text) => `${capital(text)}, i to wcześniej`,
    later: (text) => `${capital(text)}, ale później`,
  },
  it: {
    next: (text) => `Poi ${text}`,
    likely: (text) => `Poi probabilmente ${text}`,
    else: (text) => `Altrimenti ${text}`,
    more: (text) => `Più spesso ${text}`,
    less: (text) => `Meno spesso ${text}`,
    sooner: (text) => `${capital(text)}, e prima`,
    later: (text) => `${capital(text)}, ma più tardi`,
  },
};

interface Called {
  isYou(seat: Seat): boolean;
  seat(seat: Seat): string;
}

/** That somebody does what has just been told: "Ada does". */
export function sameText(lang: string, names: Called, seat: Seat): string {
  const [you, name] = [names.isYou(seat), names.seat(seat)];
  if (lang === 'pl') return you ? 'robisz to ty' : `robi to ${name}`;
  if (lang === 'it') return you ? 'lo fai tu' : `lo fa ${name}`;
  return you ? 'you do' : `${name} does`;
}

/** Reasons as sentences: "You take Seed 3: +5. Otherwise Ada does." Empty where there are none. */
export const whyText = (lang: Lang, clauses: readonly Clause[]): string =>
  clauses.map(({ when, text }) => `${when === 'now' ? capital(text) : FRAMES[lang][when](text)}.`).join(' ');

/** Two moves of one moment: what was played, and what would have been better. */
export interface TwoMoves extends Pick<Reasoned, 'seat' | 'seen'> {
  readonly played: GameTypes['Move'] | undefined;
  readonly better: GameTypes['Move'] | undefined;
  readonly why: Prospect;
  readonly betterWhy: Prospect;
}

/** Of what the move that was played leads to: the better one does not, or not so surely. */
const UNLIKELY: { readonly [lang in Lang]: string } = {
  en: 'That becomes less likely.',
  pl: 'To staje się mniej prawdopodobne.',
  it: 'Così diventa meno probabile.',
};
/** Nothing that is likely to happen soon tells the two apart; the search looked further. */
const LATER: { readonly [lang in Lang]: string } = {
  en: 'What speaks for it shows only later.',
  pl: 'Co za tym przemawia, widać dopiero później.',
  it: 'Che cosa la rende migliore si vede solo più avanti.',
};

const FEARED: readonly When[] = ['next', 'likely', 'more'];

/** What the other move says as well, the other way round. */
const MIRRORED: readonly When[] = ['less', 'sooner', 'later'];

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
  const said = (against ?? []).filter(({ when }) => !(isSaid && MIRRORED.includes(when)));
  const added = (pro ?? []).filter(({ when }) => said.length === 0 || (when !== 'else' && when !== 'less'));
  const isPrevented = added.length === 0 && said.some(({ when }) => FEARED.includes(when));
  if (text.reason && said.length === 0 && added.length === 0) return { played: '', better: LATER[lang] };
  return { played: whyText(lang, said), better: isPrevented ? UNLIKELY[lang] : whyText(lang, added) };
}
