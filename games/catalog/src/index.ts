/** The only list of games: everything else finds them by id. */
export const games = {};
