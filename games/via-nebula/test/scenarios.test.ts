import type { Game } from '@penumbra/kit';
import { scenarios } from '@penumbra/kit/testing';
import { viaNebula } from '@penumbra/via-nebula';

scenarios({ 'via-nebula': viaNebula as unknown as Game }, new URL('../scenarios/', import.meta.url));
