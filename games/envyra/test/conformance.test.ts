import type { Config } from '@penumbra/kit';
import { conformance, positionsIn } from '@penumbra/kit/testing';
import { type Envyra, envyra } from '../src/index.ts';

const standard = ({ options }: Config<Envyra>): boolean => options.endTile === 'standard';
const half = ({ options }: Config<Envyra>): boolean =>
  options.equilibrium === 'open' || options.equilibrium === 'secret';

// The End Tile changes two numbers, and open or secret cards alone are half of both: fewer games for these.
const effort = 10 / 24;
conformance(envyra, { games: 80, configs: (config) => standard(config) && !half(config), effort });
conformance(envyra, { games: 30, configs: (config) => standard(config) && half(config), effort });
conformance(envyra, { games: 20, configs: (config) => !standard(config), effort: effort / 2 });
conformance(envyra, { games: 20, positions: positionsIn(new URL('own-tables.json', import.meta.url)) });
