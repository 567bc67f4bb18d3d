// Choices that have no place on the map: kinds, one of two sites, payments, and what to do at a ruin.
import type { View } from '../src/view.ts';
import type { ViaText } from '../text/words.ts';
import type { Chosen } from './marks.ts';
import { atlasOfView } from './survey.ts';

export interface Menu {
  readonly kind: 'give' | 'take' | 'plot' | 'pay' | 'here';
  /** The element it is about. */
  readonly at: string;
  readonly options: readonly string[];
  /** Staking a site is one of them. */
  readonly stakes: boolean;
}

const KINDS: readonly (readonly [RegExp, Menu['kind']])[] = [
  [/^give /, 'give'],
  [/^take /, 'take'],
  [/^pay /, 'pay'],
  [/^[a-z]\d+\.\d$/, 'plot'],
  [/^carry$|^contract /, 'here'],
];

export function menuOf({ chosen, now }: Chosen, view: View): Menu | undefined {
  const { names } = atlasOfView(view);
  const at = chosen.findLast((name) => names.includes(name) || name === 'storage');
  if (at === undefined) return undefined;
  const options = [...now.next].filter((name) => !names.includes(name));
  const kind = KINDS.find(([pattern]) => options.some((name) => pattern.test(name)))?.[1];
  const isOnly = now.moves.length === 1;
  return kind === undefined || isOnly ? undefined : { kind, at, options, stakes: now.done?.kind === 'site' };
}

export const menuTitle = ({ kind }: Menu, { labels }: ViaText): string =>
  ({
    give: labels.chooseKind,
    take: labels.chooseInto,
    plot: labels.choosePlot,
    pay: labels.choosePay,
    here: labels.chooseHere,
  })[kind];
