import { envyra } from '@penumbra/envyra';
import { umbraVia } from '@penumbra/umbra-via';
import { umbrella } from '@penumbra/umbrella';
import { viaNebula } from '@penumbra/via-nebula';

/** The only list of games: everything else finds them by id. */
export const games = {
  'umbra-via': umbraVia,
  'via-nebula': viaNebula,
  umbrella,
  envyra,
};
