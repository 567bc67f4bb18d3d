import { umbraVia } from '@penumbra/umbra-via';
import { umbrella } from '@penumbra/umbrella';

/** The only list of games: everything else finds them by id. */
export const games = {
  'umbra-via': umbraVia,
  umbrella,
};
