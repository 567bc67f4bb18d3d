import type { Game } from '@penumbra/kit';
import { rulings, scenarios } from '@penumbra/kit/testing';
import { viaNebula } from '@penumbra/via-nebula';

scenarios({ 'via-nebula': viaNebula as unknown as Game }, new URL('../scenarios/', import.meta.url));
rulings(new URL('../', import.meta.url));
