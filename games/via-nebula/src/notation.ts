import { type Answer, isOneOf, no, type Seat, seatNamed, unreachable, type Viewer, yes } from '@penumbra/kit';
import { contractNamed, contractOf, type TableConfig, tokenNamed, tokenOf } from './box.ts';
import type { Chance } from './chance.ts';
import { countOf, type Goods } from './goods.ts';
import { codeOfWords } from './move-words.ts';
import { paidGoods } from './moves/build.ts';
import { MOVE_KINDS, type Move, moveOf, STORAGE } from './moves/move.ts';
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

/** What words that cannot be read are answered with. */
export const NOTATION_ERRORS = ['unknown-move', 'unreadable-move', 'unknown-chance', 'unreadable-chance'] as const;
export type NotationError = (typeof NOTATION_ERRORS)[number];

export const siteText = (at: Cell, nth: number): string => (nth === 1 ? nameOfCell(at) : `${nameOfCell(at)}.${nth}`);
const kindText = (kind: Resource): string => RESOURCES[kind]!;
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

/** Takes upper case, extra blanks, parts in another order, `d5.1`, a kind that need not be named, payment in any order. */
export function parseMove(text: string, s: State, _seat: Seat): Answer<Move, NotationError> {
  const words = text
    .toLowerCase()
    .split(/[\s>:,]+/)
    .filter((word) => word !== '');
  const kind = words.find((word) => isOneOf(MOVE_KINDS, word));
  if (!kind) return no('unknown-move', text);
  const at = words.indexOf(kind);
  const rest = words.filter((_, i) => i !== at);
  const code = codeOfWords(kind, rest, s);
  return code === undefined ? no('unreadable-move', text) : yes(moveOf(code));
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
      return ['tokens', ...outcome.cells.map((cell, i) => tokenText(config, cell, outcome.tokens[i]!))].join(' ');
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
export function parseChance(text: string, s: State): Answer<Chance, NotationError> {
  const [kind, ...words] = text
    .toLowerCase()
    .replace(/\s*([:,])\s*/g, '$1')
    .split(/\s+/)
    .filter((word) => word !== '');
  const { config } = s;
  const [word = ''] = words;
  const wrong = (...at: string[]): Answer<Chance, NotationError> => no('unreadable-chance', ...at);
  switch (kind) {
    case 'first': {
      const seat = seatNamed(config.seats, word);
      return words.length === 1 && seat !== undefined ? yes({ kind, seat }) : wrong(...words);
    }
    case 'tokens':
      return parseTokens(words, s);
    case 'private':
      return parsePrivate(words, s);
    case 'open': {
      const contracts = words.flatMap((id) => contractNamed(config, id) ?? []);
      return contracts.length < words.length ? wrong(...words) : yes({ kind, contracts });
    }
    case 'refill': {
      const contract = contractNamed(config, word);
      return words.length === 1 && contract !== undefined ? yes({ kind, contract }) : wrong(...words);
    }
    case 'secret': {
      const [name, id, ...rest] = word.split(':');
      const contract = contractNamed(config, id);
      const seat = seatNamed(config.seats, name);
      if (words.length !== 1 || rest.length > 0 || contract === undefined || seat === undefined) return wrong(...words);
      return yes({ kind, seat, contract });
    }
    default:
      return no('unknown-chance', text);
  }
}

function parseTokens(words: readonly string[], { config }: State): Answer<Chance, NotationError> {
  const laid: [Cell, Token][] = [];
  for (const word of words) {
    const [name, id, ...rest] = word.split(':');
    const cell = cellNamed(name ?? '');
    const token = tokenNamed(config, id);
    if (cell === undefined || token === undefined || rest.length > 0) return no('unreadable-chance', word);
    laid.push([cell, token]);
  }
  // Cells are numbered in reading order.
  laid.sort(([a], [b]) => a - b);
  return yes({ kind: 'tokens', cells: laid.map(([cell]) => cell), tokens: laid.map(([, token]) => token) });
}

function parsePrivate(words: readonly string[], { config }: State): Answer<Chance, NotationError> {
  const hands: Contract[][] = config.seats.map(() => []);
  for (const word of words) {
    const [name, ids = '', ...rest] = word.split(':');
    const hand = hands[config.seats.indexOf(name ?? '')];
    if (!hand || hand.length > 0 || rest.length > 0) return no('unreadable-chance', word);
    for (const id of ids.split(',')) {
      const contract = contractNamed(config, id);
      if (contract === undefined) return no('unreadable-chance', word);
      hand.push(contract);
    }
    hand.sort((a, b) => a - b);
  }
  return yes({ kind: 'private', hands });
}
