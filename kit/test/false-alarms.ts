// How often the laws of fairness fail a game that is fair: `node kit/test/false-alarms.ts 1000` plays so many seeds.
import { everyConfig } from '@penumbra/kit';
import { breaches, LAWS } from '@penumbra/kit/testing';
import { toy } from './toy-game.ts';

const seeds = Number(process.argv[2] ?? 1000);
const laws = LAWS.filter(({ number }) => number === 19 || number === 20);
const configs = everyConfig(toy);
let alarms = 0;
for (let seed = 0; seed < seeds; seed++) {
  const config = configs[seed % configs.length]!;
  for (const { message } of breaches(toy, { config }, { games: 20, laws, seed: `false alarm ${seed}` })) {
    alarms++;
    console.log(message);
  }
}
console.log(`${alarms} false alarms in ${seeds} seeds`);
