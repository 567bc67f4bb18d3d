import type { OptionSpec } from '@penumbra/kit';

export interface Options {
  /** The id of a map among the components. */
  readonly map: string;
}

export const OPTIONS: OptionSpec<Options> = {
  map: { values: (context) => Object.keys(context.components.maps ?? {}), default: 'beginner' },
};
