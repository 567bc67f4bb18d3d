import { choice, flag, type OptionContext, type OptionSpec } from '@penumbra/kit';

export interface Options {
  readonly edition: 'published' | 'prototype';
  readonly specialTiles: boolean;
  readonly neutral: boolean;
}

const published = (c: OptionContext): boolean => c.options.edition === 'published';
const publishedForTwo = (c: OptionContext): boolean => published(c) && c.players === 2;

export const OPTIONS: OptionSpec<Options> = {
  edition: choice<Options['edition']>(['published', 'prototype'], 'published'),
  specialTiles: flag(false, published),
  neutral: flag(publishedForTwo, publishedForTwo),
};

/** What the editions disagree on. */
export interface Edition {
  /** How many souls the Soul Tile itself counts as when it is claimed. */
  readonly soulTileCounts: number;
  /** Souls that were bid are out of the game; otherwise they return to their owner's bag. */
  readonly soulsAreSpent: boolean;
}

export const EDITIONS: { readonly [name in Options['edition']]: Edition } = {
  published: { soulTileCounts: 2, soulsAreSpent: true },
  prototype: { soulTileCounts: 1, soulsAreSpent: false },
};
