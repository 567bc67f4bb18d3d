import type { Games } from '@penumbra/kit';
import { goldenRecords, scenarios } from '@penumbra/kit/testing';
import { umbrella } from '../src/index.ts';

const games = { umbrella } as unknown as Games;

scenarios(games, new URL('../scenarios/', import.meta.url));
goldenRecords(games, new URL('../records/', import.meta.url));
