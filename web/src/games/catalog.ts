import { games } from '@penumbra/catalog';
import type { Games } from '@penumbra/kit';

/** The rules of every game by id. Apart from their boards, so that what needs only rules loads only rules. */
export const catalog = games as unknown as Games;
