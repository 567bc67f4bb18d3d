import { conformance } from '@penumbra/kit/testing';
import { OWN_CELLS, toy } from './toy-game.ts';

conformance(toy, { games: 60 });
conformance(toy, { games: 60, positions: [OWN_CELLS] });
