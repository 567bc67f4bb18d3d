// The names of what can be chosen, and by which of them a move is chosen.
import { inAnyOrder, inTurn, maybe, oneOf, type Way } from '@penumbra/board/pure';
import { contractOf, type TableConfig } from '../src/box.ts';
import { goodsText } from '../src/goods.ts';
import { paidGoods } from '../src/moves/build.ts';
import { AS_PRINTED, type Move, STORAGE } from '../src/moves/move.ts';
import { type Cell, type Contract, nameOfCell, RESOURCES, type Resource } from '../src/words.ts';

// Hexes are called by their cells, verbs and simple abilities by their moves. The rest:

/** An own site or exploitation, told apart from another of one's own on the same hex. */
const plotName = (at: Cell, nth: number): string => `${nameOfCell(at)}.${nth}`;
/** A good that leaves a place, and one that comes from the supply. */
const giveName = (kind: Resource): string => `give ${RESOURCES[kind]}`;
export const takeName = (kind: Resource): string => `take ${RESOURCES[kind]}`;
/** Ids of a table's own contracts may look like cells. */
export const contractName = (config: TableConfig, contract: Contract): string =>
  `contract ${contractOf(config, contract).id}`;
const payName = (config: TableConfig, contract: Contract, payment: number): string =>
  `pay ${goodsText(paidGoods(contractOf(config, contract), payment))}`;

/** What chooses itself where there is no other: a site alone on its ruin, a payment without alternatives. */
export const isImplied = (name: string): boolean => /^[a-z]\d+\.\d$|^pay |^give /.test(name);

function waysOf(move: Move, config: TableConfig): readonly Way[] {
  switch (move.kind) {
    case 'craft':
    case 'site':
    case 'explore':
      return inTurn(maybe(move.kind), nameOfCell(move.at));
    case 'carry': {
      const from = nameOfCell(move.from);
      const source = move.resource === undefined ? from : inTurn(from, giveName(move.resource));
      const [ruin, plot] = [nameOfCell(move.at), plotName(move.at, move.nth)];
      return oneOf(
        inTurn(maybe('carry'), source, ruin, plot),
        inTurn('carry', ruin, plot, source),
        inTurn(ruin, 'carry', plot, source),
      );
    }
    case 'build': {
      const card = contractName(config, move.contract);
      const [ruin, plot] = [nameOfCell(move.at), plotName(move.at, move.nth)];
      const pay = move.payment === AS_PRINTED ? [] : [payName(config, move.contract, move.payment)];
      return inTurn(maybe('build'), inAnyOrder(card, ruin), plot, ...pay);
    }
    case 'exchange':
      return inTurn(nameOfCell(move.at), plotName(move.at, move.nth), giveName(move.out), takeName(move.into));
    case 'return':
      return move.at === STORAGE
        ? inTurn('storage', giveName(move.resource))
        : inTurn(nameOfCell(move.at), plotName(move.at, move.nth), giveName(move.resource));
    case 'deliver':
      return inAnyOrder(takeName(move.resource), inTurn(nameOfCell(move.at), plotName(move.at, move.nth)));
    case 'fly':
      return inTurn(nameOfCell(move.from), nameOfCell(move.at));
    case 'lay':
    case 'harvest':
      return [[nameOfCell(move.at)]];
    case 'extra':
    case 'draw':
    case 'shortcut':
    case 'skip':
      return [[move.kind]];
  }
}

const known = new WeakMap<TableConfig, (move: Move) => readonly Way[]>();

/** The same function for the same table, as a selection wants it. */
export function elementsFor(config: TableConfig): (move: Move) => readonly Way[] {
  const ways = known.get(config) ?? ((move: Move) => waysOf(move, config));
  known.set(config, ways);
  return ways;
}

/** The elements that a refusal, a guide or a hint names, as they are called on the board. */
export const onBoard = (config: TableConfig, name: string): string =>
  config.box.contracts.some(({ id }) => id === name) && !config.box.atlas.names.includes(name)
    ? `contract ${name}`
    : name;
