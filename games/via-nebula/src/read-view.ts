import type { Source, Viewer } from '@penumbra/kit';
import { contractOf, type TableConfig } from './box.ts';
import { readAsIs } from './read-position.ts';
import { type View, view } from './view.ts';
import { type Contract, PRIVATE_DEALT } from './words.ts';

/**
 * A view from its JSON. Sizes become contracts that could be there, the position is read, and looked at again.
 * Of a hand that is a number only, so many cards are private as were dealt and are not fulfilled yet.
 */
export function readView(source: Source, config: TableConfig, viewer: Viewer): View {
  const own = viewer === 'public' ? undefined : config.seats[viewer];
  const players = source.child('players');
  const seen = seenIds(source, config, own);
  const left = (contracts: readonly Contract[]): string[] =>
    contracts.map((contract) => contractOf(config, contract).id).filter((id) => !seen.has(id));
  const neutral = left(config.box.neutral);
  const secret = left(config.box.private);
  const hands = config.seats.map((name): [string, unknown] => {
    const player = players.child(name);
    const hand = player.child('hand');
    if (name === own || hand.absent) return [name, player.value ?? {}];
    const done = player.child('done').list();
    const fulfilled = done.filter((entry) => isPrivate(config, entry.text())).length;
    const size = hand.count(secret.length + neutral.length);
    const secrets = Math.min(size, secret.length, Math.max(0, PRIVATE_DEALT - fulfilled, size - neutral.length));
    const cards = [...secret.splice(0, secrets), ...neutral.splice(0, size - secrets)];
    return [name, player.with({ hand: cards }).value];
  });
  const deck = neutral.slice(0, source.child('deck').count(neutral.length));
  return view(readAsIs(source.with({ players: Object.fromEntries(hands), deck }), config), viewer);
}

const isPrivate = (config: TableConfig, id: string): boolean =>
  config.box.private.some((contract) => config.box.contracts[contract]?.id === id);

/** Every contract that the view names. */
function seenIds(source: Source, config: TableConfig, own: string | undefined): Set<string> {
  const lists = config.seats.flatMap((name) => {
    const player = source.child('players').child(name);
    return [player.child('done'), ...(name === own ? [player.child('hand')] : [])];
  });
  const entries = [...lists, source.child('open')].flatMap((list) => list.list());
  return new Set(entries.filter((entry) => !entry.absent).map((entry) => entry.text()));
}
