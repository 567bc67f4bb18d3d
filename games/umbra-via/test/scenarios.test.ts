import type { Games } from '@penumbra/kit';
import { rulings, scenarios } from '@penumbra/kit/testing';
import { umbraVia } from '../src/index.ts';

const games: Games = { 'umbra-via': umbraVia };
scenarios(games, new URL('../scenarios/', import.meta.url));
rulings(new URL('../', import.meta.url));
