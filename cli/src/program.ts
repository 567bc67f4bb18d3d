import { spawn } from 'node:child_process';

/** A program of its own, in a process that has done nothing else before; gives its exit code. */
export function runProgram(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  child.on('error', reject);
  child.on('exit', (code) => resolve(code ?? 1));
  return promise;
}
