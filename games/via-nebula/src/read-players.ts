import { Places, quote, type Source, type Sources } from '@penumbra/kit';
import { contractNamed, contractOf, type TableConfig } from './box.ts';
import { readGoods, readToken } from './read-map.ts';
import { countOwned, NO_CONTRACT, owned, type State, thingOf } from './state.ts';
import { BUILDINGS, type Contract, OPEN_PLACES, SITES, STACKS } from './words.ts';

// Reading what the players have, and the contracts wherever they are.

const KEYS = ['craftsmen', 'sites', 'buildings', 'stacks', 'storage', 'tokens', 'hand', 'done'] as const;

export function readPlayers(source: Source, s: State, { tokens }: Sources<'tokens'>): void {
  const { seats } = s.config;
  const fields = source.fields(...seats);
  seats.forEach((name, seat) => {
    const player = fields[name]!.fields(...KEYS);
    const { box } = s.config;
    const standing = s.owners.filter((owner) => owner === seat + 1).length;
    s.craftsmen[seat] = readStock(player.craftsmen, { all: box.craftsmen, out: standing, where: 'exploitations' });
    s.siteStock[seat] = readStock(player.sites, { all: SITES, out: countOwned(s.sites, seat), where: 'sites' });
    const erected = countOwned(s.buildings, seat);
    s.buildingStock[seat] = readStock(player.buildings, { all: BUILDINGS, out: erected, where: 'buildings' });
    const sites = countOwned(s.sites, seat);
    if (sites > s.buildingStock[seat]) {
      const left = `players.${name}.buildings: ${s.buildingStock[seat]}`;
      player.sites.fail('impossible', `${sites} sites on the map (sites) are more than the buildings left (${left})`);
    }
    if (!player.stacks.absent) readStacks(player.stacks, s, seat);
    s.storage[seat] = readGoods(player.storage);
    for (const entry of player.tokens.list()) s.kept.push(owned(readToken(entry, s), seat));
  });
  checkTokens(source, tokens, s);
}

/** A count on the guild board: given, or the full set less what is on the map. */
function readStock(source: Source, { all, out, where }: { all: number; out: number; where: string }): number {
  const count = source.absent ? all - out : source.count();
  if (count < 0 || count + out > all) {
    source.fail(
      'too-many',
      `${Math.max(count, 0)} here and ${out} on the map (${where}) are more than the ${all} there are`,
    );
  }
  return count;
}

function readStacks(source: Source, s: State, seat: number): void {
  const list = source.list();
  if (list.length !== STACKS) source.fail('bad-value', `there are ${STACKS} stacks`);
  list.forEach((entry, stack) => {
    s.stacks[seat * STACKS + stack] = entry.count(s.config.box.stack);
  });
}

/** Copies of a token, on the map and kept, may not be more than there are. */
function checkTokens(players: Source, tokens: Source, s: State): void {
  s.config.box.tokens.forEach(({ id, count }, token) => {
    const keeper = s.config.seats.find((_, seat) => s.kept.some((entry) => entry === owned(token, seat)));
    const laid = s.tokens.filter((there) => there === token + 1).length;
    const all = laid + s.kept.filter((entry) => thingOf(entry) === token).length;
    if (all <= count) return;
    const place = keeper === undefined ? tokens : players.child(keeper).child('tokens');
    place.fail('too-many', `${all} tokens ${id}, of which there are ${count}`);
  });
}

export const readContract = (source: Source, config: TableConfig): Contract =>
  contractNamed(config, source.text()) ?? source.fail('unknown-id', `there is no contract ${quote(source.value)}`);

/** Hands, fulfilled contracts, display and deck: every contract in one place at most. */
export function readContracts(deck: Source, s: State, { players, open }: Sources<'players' | 'open'>): void {
  const places = new Places('contract', (id) => contractNamed(s.config, id));
  const readNeutral = (source: Source): Contract => {
    const contract = readContract(source, s.config);
    if (contractOf(s.config, contract).private) {
      source.fail('impossible', `${source.text()} is private: it is never in open or deck`);
    }
    return places.read(source);
  };
  s.config.seats.forEach((name, seat) => {
    const player = players.child(name);
    for (const entry of player.child('hand').list()) s.hands.push(owned(places.read(entry), seat));
    for (const entry of player.child('done').list()) s.done.push(owned(places.read(entry), seat));
  });
  const shown = open.list();
  if (shown.length > OPEN_PLACES) open.fail('too-many', `open has ${OPEN_PLACES} places`);
  s.open = shown.map((entry) => (entry.absent ? NO_CONTRACT : readNeutral(entry)));
  s.deck = deck.absent
    ? s.config.box.neutral.filter((contract) => !places.has(contract))
    : deck
        .list()
        .map(readNeutral)
        .sort((a, b) => a - b);
}
