import { choice, type OptionSpec } from '@penumbra/kit';

export const VARIANTS = ['standard', 'basic'] as const;
export const EQUILIBRIUMS = ['none', 'open', 'secret', 'both'] as const;
export const END_TILES = ['standard', 'alternative'] as const;

export interface Options {
  /** `basic`: one cube per player and round, no way back. */
  readonly variant: (typeof VARIANTS)[number];
  readonly equilibrium: (typeof EQUILIBRIUMS)[number];
  readonly endTile: (typeof END_TILES)[number];
}

export const OPTIONS: OptionSpec<Options> = {
  variant: choice(VARIANTS, 'standard'),
  equilibrium: choice(EQUILIBRIUMS, 'none'),
  endTile: choice(END_TILES, 'standard'),
};

export const hasOpenCards = ({ equilibrium }: Options): boolean => equilibrium === 'open' || equilibrium === 'both';
export const hasSecretCards = ({ equilibrium }: Options): boolean => equilibrium === 'secret' || equilibrium === 'both';
