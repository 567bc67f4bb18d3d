import { conformance } from '@penumbra/kit/testing';
import { envyra } from '../src/index.ts';

// The End Tile changes two numbers: fewer games for the other one.
conformance(envyra, { games: 200, configs: ({ options }) => options.endTile === 'standard' });
conformance(envyra, { games: 40, configs: ({ options }) => options.endTile === 'alternative' });
