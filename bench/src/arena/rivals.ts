import { existsSync, readFileSync } from 'node:fs';
import { isBotName } from '@penumbra/bots';
import { beforeOf, planBefore, readWeights } from '../train/weights-file.ts';
import type { Entrant } from './duel.ts';
import { METHODS } from './methods.ts';

/** Weights from a file, in the hands of an expert. */
const WITH_FILE = /^weights@(.+)$/;

/**
 * Who is meant by a word of the command line: a bot, a method of the tournament, `learned` (the game as it is),
 * `before` (the expert as it judged and searched before anything was learned), or `weights@FILE`. Undefined if nobody is.
 */
export function rivalNamed(word: string, game: string): Entrant | undefined {
  if (word === 'uct' || isBotName(word)) return word;
  if (word === 'learned') return { name: word };
  if (word === 'before') return { name: word, weights: beforeOf(game), plan: planBefore(game) };
  const file = WITH_FILE.exec(word)?.[1];
  if (file !== undefined)
    return existsSync(file) ? { name: word, weights: readWeights(readFileSync(file, 'utf8')) } : undefined;
  return METHODS.find(({ name }) => name === word);
}
