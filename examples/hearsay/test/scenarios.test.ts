import type { Games } from '@penumbra/kit';
import { goldenRecords, rulings, scenarios } from '@penumbra/kit/testing';
import { hearsay } from '../src/index.ts';

const games = { hearsay } as unknown as Games;

scenarios(games, new URL('../scenarios/', import.meta.url));
goldenRecords(games, new URL('../records/', import.meta.url), new URL('digests.json', import.meta.url));
rulings(new URL('../', import.meta.url));
