import { conformance } from '@penumbra/kit/testing';
import { toy } from './toy-game.ts';

conformance(toy, { games: 60 });
