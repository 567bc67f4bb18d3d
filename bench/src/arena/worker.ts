import { parentPort } from 'node:worker_threads';
import { type Duel, playDuel } from './duel.ts';

parentPort?.on('message', (duel: Duel) => parentPort?.postMessage(playDuel(duel)));
