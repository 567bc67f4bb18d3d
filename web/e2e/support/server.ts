// The real server in a process of its own, on a free port, with a data folder of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Where a file looks like a disk and is none. */
const SHELF = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export interface RealServer {
  /** `http://localhost:4173` */
  readonly address: string;
  /** Ends it, as an operator would, and starts it again where it was. */
  restart(between?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** `web` is the folder of the built app, if it should be served, too. */
export async function startRealServer(web?: string): Promise<RealServer> {
  const data = mkdtempSync(path.join(SHELF, 'penumbra-online-'));
  const run = (port: number): Promise<Run> =>
    begin(['--data', data, '--port', `${port}`, ...(web ? ['--web', web] : [])]);
  let running = await run(0);
  const { address } = running;
  return {
    address,
    async restart(between) {
      await end(running.child);
      await between?.();
      running = await run(Number(new URL(address).port));
    },
    async stop() {
      await end(running.child);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

interface Run {
  readonly address: string;
  readonly child: ChildProcess;
}

function begin(args: readonly string[]): Promise<Run> {
  const child = spawn(process.execPath, ['cli/src/main.ts', 'serve', '--threads', '1', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const [, address] = /is open at (\S+?)\/ /.exec(line) ?? [];
      if (address) resolve({ address, child });
    });
  });
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
