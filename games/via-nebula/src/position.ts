// The keys of a position, in the order of the page: how each is written, read, and filled where it is left out.
import { byName, everyName, FIRST_SEAT, filled, type Json, type JsonObject, keysOf } from '@penumbra/kit';
import { contractOf, tokenOf } from './box.ts';
import { countOf, type Goods } from './goods.ts';
import { isEmptyMeadow } from './ground.ts';
import { readAbility, readActions, readLast, readReserve, readSupply } from './read-counts.ts';
import { readBuildings, readExploitations, readMeadows, readSites, readTokens } from './read-map.ts';
import { readContracts, readPlayers } from './read-players.ts';
import { lastSeats, NONE, type Owned, ownerOf, PHASES, type State, thingOf, thingsOf } from './state.ts';
import type { View } from './view.ts';
import { type Hex, RESOURCES, type Resource, STACKS } from './words.ts';

type Known = State | View;

const goodsJson = (goods: Goods): JsonObject => byName<Resource>(RESOURCES, (kind) => countOf(goods, kind));
const idsOf = ({ config }: Known, contracts: readonly number[]): string[] =>
  contracts.map((contract) => contractOf(config, contract).id);
const colour = ({ config }: Known, seat: number): string => config.seats[seat] ?? '';

/** By the name of each printed meadow. */
const byMeadow = ({ config }: Known, of: (meadow: number) => Json): JsonObject =>
  byName(
    config.box.atlas.meadows.map((hex) => config.box.atlas.names[hex]!),
    of,
  );
const exploitationJson = (s: Known, meadow: number): JsonObject =>
  filled([
    ['owner', s.config.seats[s.owners[meadow]! - 1]],
    ['resources', goodsJson(s.goods[meadow]!)],
  ]);
const pieceJson = (s: Known, entry: Owned<Hex>): JsonObject => ({
  at: s.config.box.atlas.names[thingOf(entry)]!,
  owner: colour(s, ownerOf(entry)),
});

const playersJson = (s: Known, handOf: (seat: number) => Json): JsonObject =>
  byName(s.config.seats, (seat) => ({
    craftsmen: s.craftsmen[seat]!,
    sites: s.siteStock[seat]!,
    buildings: s.buildingStock[seat]!,
    stacks: s.stacks.slice(seat * STACKS, (seat + 1) * STACKS),
    ...filled([
      ['storage', goodsJson(s.storage[seat]!)],
      ['tokens', thingsOf(s.kept, seat).map((token) => tokenOf(s.config, token).id)],
      ['hand', handOf(seat)],
      ['done', idsOf(s, thingsOf(s.done, seat))],
    ]),
  }));

/** The hand of another is replaced by its size. */
const handSeen = (v: View, seat: number): Json => {
  const { contracts, size } = v.hands[seat]!;
  return contracts ? idsOf(v, contracts) : size;
};

const meadowsJson = (s: Known): string[] =>
  s.config.box.atlas.hexes
    .filter((hex) => s.config.box.atlas.meadowOf[hex] === -1 && isEmptyMeadow(s, hex))
    .map((hex) => s.config.box.atlas.names[hex]!);

const hasTurn = (s: State): boolean => s.phase !== 'first' && s.phase !== 'over';

const KEYS = keysOf<State, View>()({
  phase: { always: true, read: (it) => it.oneOf(PHASES, 'phase'), fill: () => 'act' },
  turn: {
    write: (s) => colour(s, s.turn),
    read: (it, s) => (hasTurn(s) ? it.seatIn(s.config.seats) : s.turn),
    fill: (s) => (hasTurn(s) ? FIRST_SEAT : s.turn),
  },
  actionsLeft: { always: true, write: (s) => s.actions, check: readActions },
  lastTurns: { write: (s) => lastSeats(s.last).map((seat) => colour(s, seat)), settle: readLast },
  map: { always: true, write: (s) => s.config.box.atlas.rows },
  tokens: {
    write: (s) => byMeadow(s, (meadow) => s.config.box.tokens[s.tokens[meadow]! - 1]?.id ?? ''),
    read: readTokens,
  },
  exploitations: { write: (s) => byMeadow(s, (meadow) => exploitationJson(s, meadow)), read: readExploitations },
  meadows: { write: meadowsJson, check: readMeadows },
  sites: {
    write: (s) =>
      s.sites.map((entry, i) => ({ ...pieceJson(s, entry), ...filled([['resources', goodsJson(s.siteGoods[i]!)]]) })),
    read: readSites,
  },
  buildings: { write: (s) => s.buildings.map((entry) => pieceJson(s, entry)), read: readBuildings },
  players: {
    write: (s: State) => playersJson(s, (seat) => idsOf(s, thingsOf(s.hands, seat))),
    show: (v) => playersJson(v, (seat) => handSeen(v, seat)),
    check: readPlayers,
  },
  open: { write: (s) => s.open.map((contract) => s.config.box.contracts[contract]?.id ?? null) },
  deck: { always: true, write: (s: State) => idsOf(s, s.deck), show: (v) => v.deckSize, check: readContracts },
  supply: {
    always: true,
    write: (s) => everyName<Resource>(RESOURCES, (kind) => countOf(s.supply, kind)),
    check: readSupply,
  },
  reserve: { always: true, check: readReserve },
  endCard: { write: (s) => colour(s, s.endCard), read: (it, s) => it.seatIn(s.config.seats) },
  ability: {
    write: (s) => (s.ability === NONE ? null : { contract: contractOf(s.config, s.ability).id, left: s.uses }),
    settle: readAbility,
  },
});

export const stateJson = KEYS.state;
export const viewJson = KEYS.view;
export const readKeys = KEYS.read;
export type Fields = ReturnType<typeof readKeys>;
