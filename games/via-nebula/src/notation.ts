import { type Answer, no, type Seat, unreachable, type Viewer, yes } from '@penumbra/kit';
import { contractOf, type TableConfig, tokenOf } from './box.ts';
import type { Chance } from './chance.ts';
import { countOf, type Goods } from './goods.ts';
import { paidGoods } from './moves/build.ts';
import { type Move, STORAGE } from './moves/move.ts';
import type { State } from './state.ts';
import {
  type Cell,
  type Contract,
  cellNamed,
  EVERY_RESOURCE,
  nameOfCell,
  RESOURCES,
  type Resource,
  type Token,
} from './words.ts';

export const siteText = (at: Cell, nth: number): string => (nth === 1 ? nameOfCell(at) : `${nameOfCell(at)}.${nth}`);
const kindText = (kind: Resource): string => RESOURCES[kind] as string;
/** `wood,wood,clay`. */
export const goodsText = (goods: Goods): string =>
  EVERY_RESOURCE.flatMap((kind) => new Array<string>(countOf(goods, kind)).fill(kindText(kind))).join(',');

export function moveText(move: Move, config: TableConfig): string {
  switch (move.kind) {
    case 'craft':
    case 'site':
    case 'explore':
    case 'lay':
    case 'harvest':
      return `${move.kind} ${nameOfCell(move.at)}`;
    case 'carry': {
      const named = move.resource === undefined ? '' : `:${kindText(move.resource)}`;
      return `carry ${nameOfCell(move.from)}${named}>${siteText(move.at, move.nth)}`;
    }
    case 'build': {
      const card = contractOf(config, move.contract);
      const using = card.demand === 'these' ? '' : ` using ${goodsText(paidGoods(card, move.payment))}`;
      return `build ${siteText(move.at, move.nth)} ${card.id}${using}`;
    }
    case 'exchange':
      return `exchange ${siteText(move.at, move.nth)} ${kindText(move.out)} ${kindText(move.into)}`;
    case 'fly':
      return `fly ${nameOfCell(move.from)} ${nameOfCell(move.at)}`;
    case 'return':
      return `return ${move.at === STORAGE ? 'storage' : siteText(move.at, move.nth)} ${kindText(move.resource)}`;
    case 'deliver':
      return `deliver ${kindText(move.resource)} ${siteText(move.at, move.nth)}`;
    case 'extra':
    case 'draw':
    case 'shortcut':
    case 'skip':
      return move.kind;
    default:
      return unreachable(move);
  }
}

/** What a viewer may not know is replaced by its size. */
export function chanceText(outcome: Chance, config: TableConfig, viewer?: Viewer): string {
  const ids = (contracts: readonly Contract[]): string[] =>
    contracts.map((contract) => contractOf(config, contract).id);
  const seenBy = (seat: number): boolean => viewer === undefined || viewer === seat;
  switch (outcome.kind) {
    case 'first':
      return `first ${config.seats[outcome.seat]}`;
    case 'tokens':
      return ['tokens', ...outcome.cells.map((cell, i) => tokenText(config, cell, outcome.tokens[i] as Token))].join(
        ' ',
      );
    case 'private': {
      const hands = outcome.hands.map((hand, seat) => (seenBy(seat) ? ids(hand).join(',') : hand.length));
      return ['private', ...hands.map((hand, seat) => `${config.seats[seat]}:${hand}`)].join(' ');
    }
    case 'open':
      return ['open', ...ids(outcome.contracts)].join(' ');
    case 'refill':
      return `refill ${contractOf(config, outcome.contract).id}`;
    case 'secret':
      return `secret ${config.seats[outcome.seat]}:${seenBy(outcome.seat) ? contractOf(config, outcome.contract).id : 1}`;
    default:
      return unreachable(outcome);
  }
}
const tokenText = (config: TableConfig, cell: Cell, token: Token): string =>
  `${nameOfCell(cell)}:${tokenOf(config, token).id}`;

/** Takes upper case, extra blanks, and seats, meadows and a hand's contracts in any order. */
export function parseChance(text: string, s: State): Answer<Chance> {
  const [kind, ...words] = text
    .toLowerCase()
    .replace(/\s*([:,])\s*/g, '$1')
    .split(/\s+/)
    .filter((word) => word !== '');
  const { config } = s;
  const seatNamed = (name: string | undefined): number => config.seats.indexOf(name ?? '');
  const contracts = (ids: readonly string[]): Contract[] =>
    ids.map((id) => config.box.contracts.findIndex((card) => card.id === id) as Contract);
  const [word = ''] = words;
  const wrong = (...at: string[]): Answer<Chance> => no('unreadable-chance', ...at);
  switch (kind) {
    case 'first':
      return words.length === 1 && seatNamed(word) >= 0
        ? yes({ kind, seat: seatNamed(word) as Seat })
        : wrong(...words);
    case 'tokens':
      return parseTokens(words, s);
    case 'private':
      return parsePrivate(words, s);
    case 'open':
      return contracts(words).includes(-1 as Contract) ? wrong(...words) : yes({ kind, contracts: contracts(words) });
    case 'refill': {
      const [contract] = contracts([word]);
      return words.length === 1 && contract !== -1 ? yes({ kind, contract: contract as Contract }) : wrong(...words);
    }
    case 'secret': {
      const [name, id, ...rest] = word.split(':');
      const [contract] = contracts([id ?? '']);
      const readable = words.length === 1 && rest.length === 0 && seatNamed(name) >= 0 && contract !== -1;
      return readable ? yes({ kind, seat: seatNamed(name) as Seat, contract: contract as Contract }) : wrong(...words);
    }
    default:
      return no('unknown-chance', text);
  }
}

function parseTokens(words: readonly string[], { config }: State): Answer<Chance> {
  const laid: [Cell, Token][] = [];
  for (const word of words) {
    const [name, id, ...rest] = word.split(':');
    const cell = cellNamed(name ?? '');
    const token = config.box.tokens.findIndex((card) => card.id === id);
    if (cell === undefined || token < 0 || rest.length > 0) return no('unreadable-chance', word);
    laid.push([cell, token as Token]);
  }
  // Cells are numbered in reading order.
  laid.sort(([a], [b]) => a - b);
  return yes({ kind: 'tokens', cells: laid.map(([cell]) => cell), tokens: laid.map(([, token]) => token) });
}

function parsePrivate(words: readonly string[], { config }: State): Answer<Chance> {
  const hands: Contract[][] = config.seats.map(() => []);
  for (const word of words) {
    const [name, ids = '', ...rest] = word.split(':');
    const hand = hands[config.seats.indexOf(name ?? '')];
    if (!hand || hand.length > 0 || rest.length > 0) return no('unreadable-chance', word);
    for (const id of ids.split(',')) {
      const contract = config.box.contracts.findIndex((card) => card.id === id);
      if (contract < 0) return no('unreadable-chance', word);
      hand.push(contract as Contract);
    }
    hand.sort((a, b) => a - b);
  }
  return yes({ kind: 'private', hands });
}
