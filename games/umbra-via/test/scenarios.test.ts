import type { Games } from '@penumbra/kit';
import { goldenRecords, scenarios } from '@penumbra/kit/testing';
import { umbraVia } from '../src/index.ts';

const games: Games = { 'umbra-via': umbraVia };
scenarios(games, new URL('../scenarios/', import.meta.url));
goldenRecords(games, new URL('../records/', import.meta.url));
