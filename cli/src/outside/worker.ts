import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type MessagePort, workerData } from 'node:worker_threads';

export interface Start {
  readonly command: string;
  readonly port: MessagePort;
  /** Counts answers; whoever asked sleeps on it. */
  readonly signal: Int32Array<SharedArrayBuffer>;
}

/** A line of the program, or that there will be none. */
export interface Heard {
  readonly line?: string;
  readonly problem?: string;
}

const { command, port, signal } = workerData as Start;
const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
let open = 0;
let ended: Heard | undefined;

function answer(heard: Heard): void {
  if (open === 0) return;
  open--;
  port.postMessage(heard);
  Atomics.add(signal, 0, 1);
  Atomics.notify(signal, 0);
}

function end(problem: string): void {
  ended = { problem };
  while (open > 0) answer(ended);
}

child.on('error', (error) => end(` (${error.message})`));
child.on('exit', (code) => setImmediate(end, code === 0 ? '' : ` (exit code ${code})`));
// A program that ends early is noticed by its exit, not by the pipe.
child.stdin.on('error', () => {});
createInterface({ input: child.stdout }).on('line', (line) => answer({ line }));

port.on('message', (question: string | undefined) => {
  if (question === undefined) {
    child.stdin.end();
    port.close();
    return;
  }
  open++;
  if (ended) answer(ended);
  else child.stdin.write(`${question}\n`);
});
