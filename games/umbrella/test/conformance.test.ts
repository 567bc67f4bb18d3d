import type { Config } from '@penumbra/kit';
import { conformance, positionsIn } from '@penumbra/kit/testing';
import { type Umbrella, umbrella } from '../src/index.ts';

type Options = Config<Umbrella>['options'];
const asRead = ({ completion }: Options): boolean => completion === 'must';
const printed = ({ side }: Options): boolean => side === 'white';

// 80 games with every player count and level. Random games are twenty times as long as guided ones, and meet covers,
// powers and the rarer endings less often. The other side is another table of patterns and the house rule adds a move,
// so that fewer games will do; every config is played all the same.
const effort = 10 / 32;
conformance(umbrella, { configs: ({ options: o }) => asRead(o) && printed(o), games: 20, player: 'random', effort });
conformance(umbrella, { configs: ({ options: o }) => asRead(o) && printed(o), games: 60, player: 'promise', effort });
conformance(umbrella, { configs: ({ options: o }) => asRead(o) && !printed(o), games: 6, effort: effort / 2 });
conformance(umbrella, { configs: ({ options: o }) => !asRead(o), games: 6, effort: effort / 2 });
conformance(umbrella, { games: 20, positions: positionsIn(new URL('own-tables.json', import.meta.url)) });
