import { meadowAt } from './atlas.ts';
import type { ContractCard } from './box.ts';
import { onlyKind } from './goods.ts';
import { paymentsFor } from './moves/build.ts';
import {
  AS_PRINTED,
  buildCode,
  carryCode,
  cellCode,
  deliverCode,
  EQUAL_PAYMENT,
  exchangeCode,
  flyCode,
  type MoveKind,
  plainCode,
  returnCode,
  STORAGE,
} from './moves/move.ts';
import type { State } from './state.ts';
import { type Cell, cellNamed, EVERY_RESOURCE, RESOURCES, type Resource } from './words.ts';

interface Site {
  readonly at: Cell;
  readonly nth: number;
}

/** The words of a move after the first, sorted by what they can be; each keeps its order among its like. */
interface Words {
  readonly sites: Site[];
  readonly resources: Resource[];
  readonly others: string[];
  /** What stands behind `using`. */
  readonly paid: Resource[];
}

const resourceNamed = (word: string): Resource | undefined => {
  return EVERY_RESOURCE.find((kind) => RESOURCES[kind] === word);
};

/** `d5`, `d5.1` or `d5.2`. */
function siteNamed(word: string): Site | undefined {
  const [name, nth, ...rest] = word.split('.');
  const at = cellNamed(name!);
  if (at === undefined || rest.length > 0 || (nth !== undefined && nth !== '1' && nth !== '2')) return undefined;
  return { at, nth: nth === '2' ? 2 : 1 };
}

function sortWords(words: readonly string[]): Words {
  const sorted: Words = { sites: [], resources: [], others: [], paid: [] };
  let paying = false;
  for (const word of words) {
    const resource = resourceNamed(word);
    const site = siteNamed(word);
    if (word === 'using') paying = true;
    else if (resource !== undefined) (paying ? sorted.paid : sorted.resources).push(resource);
    else if (site && sorted.sites.length < 2) sorted.sites.push(site);
    else sorted.others.push(word);
  }
  return sorted;
}

/** The code of the move that these words mean, if they mean one. */
export const codeOfWords = (kind: MoveKind, words: readonly string[], s: State): number | undefined =>
  codeOf(kind, kind === 'build' ? buildWords(words, s) : sortWords(words), s);

/** A contract's id may look like a cell; the site is written first. */
function buildWords(words: readonly string[], s: State): Words {
  const known = (word: string | undefined): boolean => s.config.box.contracts.some(({ id }) => id === word);
  const place = words.findIndex((word, i) => known(word) && (i > 0 || !siteNamed(word) || !known(words[1])));
  if (place < 0) return sortWords(words);
  const sorted = sortWords(words.filter((_, i) => i !== place));
  sorted.others.unshift(words[place]!);
  return sorted;
}

function codeOf(kind: MoveKind, words: Words, s: State): number | undefined {
  const { sites, resources, others, paid } = words;
  const [site, second] = sites;
  const has = (...counts: [sites: number, resources: number, others: number]): boolean =>
    sites.length === counts[0] && resources.length === counts[1] && others.length === counts[2] && paid.length === 0;
  switch (kind) {
    case 'craft':
    case 'site':
    case 'explore':
    case 'lay':
    case 'harvest':
      return has(1, 0, 0) && site?.nth === 1 ? cellCode(kind, site.at) : undefined;
    case 'carry':
      if (!has(2, 0, 0) && !has(2, 1, 0)) return undefined;
      return site?.nth === 1 ? carryCodeOf(s, site.at, resources[0], second!) : undefined;
    case 'build':
      return site && sites.length === 1 && others.length === 1 && resources.length === 0
        ? buildCodeOf(s, site, others[0]!, paid)
        : undefined;
    case 'exchange':
      return has(1, 2, 0) && site ? exchangeCode(site.at, site.nth, resources[0]!, resources[1]!) : undefined;
    case 'fly':
      return has(2, 0, 0) && site?.nth === 1 && second?.nth === 1 ? flyCode(site.at, second.at) : undefined;
    case 'return':
      if (has(0, 1, 1) && others[0] === 'storage') return returnCode(STORAGE, 1, resources[0]!);
      return has(1, 1, 0) && site ? returnCode(site.at, site.nth, resources[0]!) : undefined;
    case 'deliver':
      return has(1, 1, 0) && site ? deliverCode(site.at, site.nth, resources[0]!) : undefined;
    case 'extra':
    case 'draw':
    case 'shortcut':
    case 'skip':
      return has(0, 0, 0) ? plainCode(kind) : undefined;
  }
}

/** A kind that is the only one there need not be named, so the canonical move does not. */
function carryCodeOf(s: State, from: Cell, resource: Resource | undefined, { at, nth }: Site): number {
  const meadow = meadowAt(s.config.box.atlas, from);
  const single = meadow === undefined ? -1 : onlyKind(s.goods[meadow]!);
  return carryCode(from, resource === undefined || resource === single ? -1 : resource, at, nth);
}

function buildCodeOf(s: State, { at, nth }: Site, id: string, paid: readonly Resource[]): number | undefined {
  const contract = s.config.box.contracts.findIndex((card) => card.id === id);
  const card = s.config.box.contracts[contract];
  const payment = card && paymentNamed(card, paid);
  return payment === undefined ? undefined : buildCode(at, nth, contract, payment);
}

function paymentNamed(card: ContractCard, paid: readonly Resource[]): number | undefined {
  if (card.demand === 'these') return paid.length === 0 ? AS_PRINTED : undefined;
  if (paid.length !== card.size) return undefined;
  const [first] = paid;
  const payment =
    card.demand === 'equal'
      ? paid.every((kind) => kind === first)
        ? EQUAL_PAYMENT + first!
        : AS_PRINTED
      : paid.reduce<number>((set, kind) => set | (1 << kind), 0);
  return paymentsFor(card).includes(payment) ? payment : undefined;
}
