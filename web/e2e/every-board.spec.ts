// What every game has to be in the browser, a new one included.
// The titles begin with the game: `npm test -- games/envyra` runs those of Envyra.
import { games } from '@penumbra/catalog';
import { testEveryBoard } from './support/every-board.ts';

for (const { facts } of Object.values(games)) {
  const { id, colours, players } = facts;
  testEveryBoard({ id, seats: colours.slice(0, players.max), fewest: players.min });
}
