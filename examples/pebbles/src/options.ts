import type { OptionSpec } from '@penumbra/kit';

/** What is chosen before play; `choice`, `flag` and `house` make rows of the table. */
export type Options = Record<never, never>;

export const OPTIONS: OptionSpec<Options> = {};
