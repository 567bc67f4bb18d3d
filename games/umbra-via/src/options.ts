import { choice, flag, house, type OptionContext, type OptionSpec } from '@penumbra/kit';
import { SLOTS } from './components.ts';

export interface Options {
  readonly edition: 'published' | 'prototype';
  readonly specialTiles: boolean;
  readonly neutral: boolean;
  /** How many souls of an award the Soul Tile costs. */
  readonly claim: 'two' | 'one';
}

const published = (c: OptionContext): boolean => c.options.edition === 'published';
const publishedForTwo = (c: OptionContext): boolean => published(c) && c.players === 2;

export const OPTIONS: OptionSpec<Options> = {
  edition: choice<Options['edition']>(['published', 'prototype'], 'published'),
  specialTiles: flag(false, published),
  neutral: flag(publishedForTwo, publishedForTwo),
  claim: house<Options['claim']>(['two', 'one'], published),
};

/** What the editions disagree on. */
export interface Edition {
  /** How many souls the Soul Tile itself counts as when it is claimed. */
  readonly soulTileCounts: number;
  /** A path must count as this many tiles for a Soul Tile to be claimed. */
  readonly shortestClaim: number;
  /** Souls that were bid are out of the game; otherwise they return to their owner's bag. */
  readonly soulsAreSpent: boolean;
  /** Before a reveal the discard pile joins a stack with fewer tiles than this. */
  readonly renewedBelow: number;
}

const EDITIONS: { readonly [name in Options['edition']]: Edition } = {
  // ruling UV-2.2: the discard pile waits until a slot finds the stack empty
  published: { soulTileCounts: 2, shortestClaim: 2, soulsAreSpent: true, renewedBelow: 0 },
  prototype: { soulTileCounts: 1, shortestClaim: 1, soulsAreSpent: false, renewedBelow: SLOTS },
};

export const editionOf = ({ edition, claim }: Options): Edition => ({
  ...EDITIONS[edition],
  // ruling UV-5.4: one short of flowers + Soul Tile does not claim it, unless the house rule says so
  ...(claim === 'one' && { soulTileCounts: 1 }),
});
