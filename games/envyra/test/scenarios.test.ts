import type { Game } from '@penumbra/kit';
import { rulings, scenarios } from '@penumbra/kit/testing';
import { envyra } from '../src/index.ts';

const games = { envyra: envyra as unknown as Game };

scenarios(games, new URL('../scenarios/', import.meta.url));
rulings(new URL('../', import.meta.url));
