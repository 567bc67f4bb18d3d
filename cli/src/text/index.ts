import type { Lang } from '@penumbra/kit';
import { type CliText, en } from './en.ts';
import { it } from './it.ts';
import { pl } from './pl.ts';

export type { CliText } from './en.ts';

export const WORDS: { readonly [lang in Lang]: CliText } = { en, pl, it };
