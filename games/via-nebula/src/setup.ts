import { Fault, NO_SEAT } from '@penumbra/kit';
import { allGoods, type Box, type TableConfig, tokenCount } from './box.ts';
import { NO_GOODS } from './goods.ts';
import { bareSets } from './ground.ts';
import { NO_CONTRACT, type State } from './state.ts';
import { BUILDINGS, PRIVATE_DEALT, SITES, STACKS, TILES } from './words.ts';

/** A table before anything is dealt: all pieces on the guild boards, nothing on the map. */
export function emptyTable(config: TableConfig): State {
  const { players, atlas, craftsmen, stack } = config.box;
  const perSeat = <T>(value: T): T[] => new Array<T>(players).fill(value);
  const perMeadow = <T>(value: T): T[] => new Array<T>(atlas.meadows.length).fill(value);
  return {
    config,
    phase: 'first',
    turn: NO_SEAT,
    actions: 0,
    tokens: perMeadow(0),
    goods: perMeadow(NO_GOODS),
    owners: perMeadow(0),
    sets: bareSets(atlas, players),
    shores: [],
    sites: [],
    siteGoods: [],
    buildings: [],
    craftsmen: perSeat(craftsmen),
    siteStock: perSeat(SITES),
    buildingStock: perSeat(BUILDINGS),
    stacks: new Array<number>(players * STACKS).fill(stack),
    storage: perSeat(NO_GOODS),
    kept: [],
    hands: [],
    done: [],
    open: [],
    deck: [...config.box.neutral],
    supply: allGoods(config.box),
    reserve: TILES - players * STACKS * stack,
    endCard: NO_SEAT,
    last: 0,
    ability: NO_CONTRACT,
    uses: 0,
  };
}

/** Why tokens cannot be dealt on this map; undefined if they can. */
export function undealable(box: Box): string | undefined {
  const { atlas, tokens } = box;
  const wanted = tokenCount(box) - 1;
  if (!tokens.some(({ special, count }) => special && count > 0)) return 'there is no special token to take out';
  if (atlas.meadows.length === wanted) return undefined;
  return `the map has ${atlas.meadows.length} meadows; a new game needs ${wanted}, one less than there are tokens`;
}

export function setup(config: TableConfig): State {
  const { box, options } = config;
  const reason = undealable(box);
  if (reason) throw new Fault('bad-component', `components.maps.${options.map}`, reason);
  const wanted = PRIVATE_DEALT * box.players;
  if (box.private.length < wanted) {
    throw new Fault('bad-component', 'components.contracts', `a new game needs ${wanted} private contracts`);
  }
  return emptyTable(config);
}
