import type { Json, JsonObject } from '@penumbra/kit';
import { contractOf, type TableConfig, tokenOf } from './box.ts';
import { countOf, type Goods } from './goods.ts';
import { isEmptyMeadow } from './ground.ts';
import { NONE, ownerOf, type State, thingOf, thingsOf } from './state.ts';
import type { View } from './view.ts';
import { EVERY_RESOURCE, type Hex, RESOURCES, STACKS, type Token } from './words.ts';

// States and views as JSON.

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);
/** Leaves out what is empty or null. */
const withoutEmpty = (object: { readonly [key: string]: Json | undefined }): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => !isEmpty(value))) as JsonObject;

const goodsJson = (goods: Goods): JsonObject =>
  Object.fromEntries(
    EVERY_RESOURCE.filter((kind) => countOf(goods, kind) > 0).map((kind) => [RESOURCES[kind], countOf(goods, kind)]),
  );

/** What is open to all: the words that state and view share. */
type Shared = Omit<State, 'hands' | 'deck'>;
type HandJson = (seat: number) => Json | undefined;

const idOf = (config: TableConfig, contract: number): string => contractOf(config, contract).id;
const idsOf = (config: TableConfig, contracts: readonly number[]): string[] =>
  contracts.map((contract) => idOf(config, contract));
const tokenIds = (config: TableConfig, tokens: readonly number[]): string[] =>
  tokens.map((token) => tokenOf(config, token).id);

function sharedJson(s: Shared, handOf: HandJson, deck: Json): JsonObject {
  const { config } = s;
  const { atlas } = config.box;
  const colour = (seat: number): string | null => (seat === NONE ? null : config.seats[seat]!);
  return {
    phase: s.phase,
    ...withoutEmpty({ turn: colour(s.turn) }),
    actionsLeft: s.actions,
    ...withoutEmpty({ lastTurns: lastSeats(s.last).map(colour) }),
    map: atlas.rows,
    ...withoutEmpty({
      tokens: tokensJson(s),
      exploitations: exploitationsJson(s),
      meadows: atlas.names.filter((_, hex) => atlas.meadowOf[hex] === -1 && isEmptyMeadow(s, hex as Hex)),
      sites: s.sites.map((entry, i) => ({
        ...pieceJson(s, entry),
        ...withoutEmpty({ resources: goodsJson(s.siteGoods[i]!) }),
      })),
      buildings: s.buildings.map((entry) => pieceJson(s, entry)),
    }),
    players: Object.fromEntries(config.seats.map((name, seat) => [name, playerJson(s, seat, handOf)])),
    ...withoutEmpty({ open: s.open.map((contract) => (contract === NONE ? null : idOf(config, contract))) }),
    deck,
    supply: Object.fromEntries(EVERY_RESOURCE.map((kind) => [RESOURCES[kind], countOf(s.supply, kind)])),
    reserve: s.reserve,
    ...withoutEmpty({
      endCard: colour(s.endCard),
      ability: s.ability === NONE ? null : { contract: idOf(config, s.ability), left: s.uses },
    }),
  };
}

/** The seats that still get a last turn, in order. */
export function lastSeats(last: number): number[] {
  const seats: number[] = [];
  for (let rest = last; rest !== 0; rest >>= 3) seats.push((rest & 7) - 1);
  return seats;
}

function tokensJson(s: Shared): JsonObject {
  const { meadows, names } = s.config.box.atlas;
  return Object.fromEntries(
    meadows.flatMap((hex, meadow) => {
      const token = s.tokens[meadow]!;
      return token === 0 ? [] : [[names[hex]!, tokenOf(s.config, (token - 1) as Token).id]];
    }),
  );
}

function exploitationsJson(s: Shared): JsonObject {
  const { meadows, names } = s.config.box.atlas;
  return Object.fromEntries(
    meadows.flatMap((hex, meadow) => {
      const goods = s.goods[meadow]!;
      const owner = s.config.seats[s.owners[meadow]! - 1];
      if (goods === 0) return [];
      return [[names[hex]!, { ...(owner && { owner }), resources: goodsJson(goods) }]];
    }),
  );
}

const pieceJson = ({ config }: Shared, entry: number): { at: string; owner: string } => ({
  at: config.box.atlas.names[thingOf(entry)]!,
  owner: config.seats[ownerOf(entry)]!,
});

function playerJson(s: Shared, seat: number, handOf: HandJson): JsonObject {
  const { config } = s;
  const hand = handOf(seat);
  return {
    craftsmen: s.craftsmen[seat]!,
    sites: s.siteStock[seat]!,
    buildings: s.buildingStock[seat]!,
    stacks: s.stacks.slice(seat * STACKS, (seat + 1) * STACKS),
    ...withoutEmpty({
      storage: goodsJson(s.storage[seat]!),
      tokens: tokenIds(config, thingsOf(s.kept, seat)),
      hand: hand === 0 ? null : hand,
      done: idsOf(config, thingsOf(s.done, seat)),
    }),
  };
}

export const stateJson = (s: State): JsonObject =>
  sharedJson(s, (seat) => idsOf(s.config, thingsOf(s.hands, seat)), idsOf(s.config, s.deck));

/** Other hands and the deck are replaced by their sizes. */
export function viewJson(v: View): JsonObject {
  const handOf: HandJson = (seat) => {
    const hand = v.hands[seat]!;
    return hand.contracts ? idsOf(v.config, hand.contracts) : hand.size;
  };
  return sharedJson(v as unknown as Shared, handOf, v.deckSize);
}
