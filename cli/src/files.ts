import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { Fault, Source } from '@penumbra/kit';
import { FAILED, Failure, usage } from './errors.ts';

const STDIN = 0;
const reasons: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  EACCES: 'it may not be read or written by you',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
};
const reasonOf = (error: unknown): string => {
  const { code = 'unknown', message } = error as NodeJS.ErrnoException;
  return reasons[code] ?? message;
};

export const nameOf = (file: string): string => (file === '-' ? 'standard input' : file);

/** The text of a file; `-` is standard input. */
export function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? STDIN : file, 'utf8');
  } catch (error) {
    throw new Failure(
      `cannot read ${nameOf(file)}: ${reasonOf(error)}; give a file that exists, or - for standard input`,
    );
  }
}

export const readJson = (file: string): Source => reading(file, () => Source.parse(readText(file), nameOf(file)));

/** Whatever is wrong with what a file says is said together with the file, the place and the code. */
export function reading<V>(file: string, read: () => V): V {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    // A record of other rules is in order as it is.
    const advice =
      error.code === 'wrong-rules' ? 'replay it with a version that has those' : 'correct it there and try again';
    throw new Failure(`${nameOf(file)} cannot be used: ${error.message} (${error.code}); ${advice}`);
  }
}

/** A file that appears whole or not at all: it is written beside its place and moved there at the end. */
export interface Draft {
  write(text: string): void;
  /** Puts the file in its place. */
  finish(): void;
}

/** Whoever stops the program with a signal gets the same tidying up as everybody. */
function leaveTidily(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(FAILED));
  }
}

export function draftFile(file: string): Draft {
  if (file === '-') throw usage('a file that is written needs a name; give one instead of -');
  const target = path.resolve(file);
  const temporary = `${target}.${process.pid}.part`;
  const attempt = <V>(write: () => V): V => {
    try {
      return write();
    } catch (error) {
      throw new Failure(`cannot write ${file}: ${reasonOf(error)}; give a path in a folder that can be written to`);
    }
  };
  const discard = (): void => rmSync(temporary, { force: true });
  process.on('exit', discard);
  leaveTidily();
  const handle = attempt(() => openSync(temporary, 'w'));
  return {
    write: (text) => attempt(() => writeAll(handle, text)),
    finish: () =>
      attempt(() => {
        closeSync(handle);
        renameSync(temporary, target);
        process.off('exit', discard);
      }),
  };
}

function writeAll(handle: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) done += writeSync(handle, bytes, done);
}

export function writeWhole(file: string, text: string): void {
  const draft = draftFile(file);
  draft.write(text);
  draft.finish();
}
