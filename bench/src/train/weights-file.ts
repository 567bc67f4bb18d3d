import { existsSync, readFileSync } from 'node:fs';
import type { SearchPlan } from '@penumbra/bots';
import type { Weights } from '@penumbra/kit';

/** The weights in a file that `penumbra train` wrote, or in one of `bench/before`: both list them one a line. */
export function readWeights(text: string): Weights {
  const lines = text.matchAll(/^ +"?(\w+)"?: \[(-?[\d.e-]+), (-?[\d.e-]+)\],?$/gm);
  return Object.fromEntries([...lines].map(([, name, start, end]) => [name, [Number(start), Number(end)] as const]));
}

/** What a game was judged by before anything was learned, as written by hand; nothing, where there was no such thing. */
export function beforeOf(game: string): Weights {
  const text = textBefore(game);
  return text === undefined ? {} : readWeights(text);
}

/** How its bots searched then. */
export function planBefore(game: string): Partial<SearchPlan> {
  const text = textBefore(game);
  return text === undefined ? {} : ((JSON.parse(text) as { plan?: Partial<SearchPlan> }).plan ?? {});
}

function textBefore(game: string): string | undefined {
  const file = new URL(`../../before/${game}.json`, import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
