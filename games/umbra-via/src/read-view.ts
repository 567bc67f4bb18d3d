import type { Source, Viewer } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import { HAND_SIZE } from './components.ts';
import { readState } from './read-position.ts';
import { type View, view } from './view.ts';

/** A view from its JSON: the state of one who holds nothing but the own hand, and the sizes of the others'. */
export function readView(source: Source, config: TableConfig, viewer: Viewer): View {
  const own = viewer === 'public' ? '' : config.seats[viewer]!;
  const hands = source.child('hands').fields(...config.seats);
  const held = hands[own]?.absent === false ? { [own]: hands[own].value } : {};
  const seen = view(readState(source.with({ hands: held }), config), viewer);
  const sizes = config.seats.map((colour, seat) => {
    const hand = hands[colour]!;
    if (seat === viewer) return seen.handSizes[seat]!;
    return hand.absent ? 0 : hand.count(HAND_SIZE);
  });
  return { ...seen, handSizes: sizes };
}
