// The peer in a thread of its own: what passes through the rules there must not slow down ours, nor the other way round.
// Immer's proxies teach the compiler to expect anything, and the same code then runs at half its speed for everybody.

import { parentPort, workerData } from 'node:worker_threads';
import type { Game } from '@penumbra/kit';
import { games } from './arena/duel.ts';
import { peerPlayouts, rate } from './speed.ts';

const play = peerPlayouts(games[workerData as string] as Game);
parentPort?.on('message', (ms: number) => parentPort?.postMessage(play ? rate(ms, play) : undefined));
