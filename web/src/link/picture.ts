import { type Game, type JsonObject, readPosition, type Seat, type Seen, Source } from '@penumbra/kit';

/** What a viewer (a colour, or `public`) sees of a position: for diagrams. */
export function seenIn(game: Game, position: JsonObject, viewer = 'public'): Seen {
  const table = readPosition({ [game.facts.id]: game }, new Source({ game: game.facts.id, ...position }, 'diagram'));
  return table.seen(viewer === 'public' ? 'public' : (table.config.seats.indexOf(viewer) as Seat));
}
