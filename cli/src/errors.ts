import type { Refusal } from '@penumbra/kit';

export const OK = 0;
export const FAILED = 1;
export const WRONG_USAGE = 2;

/** A command that could not do what it was asked: one sentence that says what to do. */
export class Failure extends Error {
  readonly exitCode: number;
  constructor(sentence: string, exitCode = FAILED) {
    super(sentence);
    this.name = 'Failure';
    this.exitCode = exitCode;
  }
}

/** The command line itself is wrong: an unknown name, a number that is none, things that exclude each other. */
export const usage = (sentence: string): Failure => new Failure(sentence, WRONG_USAGE);

/** A code in words, with the elements it is about: `not next to a tile (a1)`. */
export const refusalText = ({ code, at }: Refusal): string =>
  `${code.replaceAll('-', ' ')}${at.length > 0 ? ` (${at.join(', ')})` : ''}`;
