import { type ComponentSpec, isOneOf, quote, type Source } from '@penumbra/kit';
import { MOST_OF_A_KIND } from './goods.ts';
import {
  CONTRACT_KINDS,
  type ContractKind,
  EVERY_RESOURCE,
  MAX_COLUMNS,
  MAX_CONTRACTS,
  MAX_ROWS,
  RESOURCE_LETTERS,
  RESOURCES,
  TERRAINS,
} from './words.ts';

export type MapRows = readonly string[];

export interface ContractEntry {
  readonly kind: ContractKind;
  /** Letters, `different:3` or `equal:2`. */
  readonly cost: string;
  readonly points: number;
}

export interface TokenEntry {
  readonly resource: (typeof RESOURCES)[number];
  /** As printed for four players. */
  readonly amount: number;
  readonly points: number;
  readonly count: number;
  readonly special?: boolean;
}

export interface Components {
  readonly maps: { readonly [id: string]: MapRows };
  readonly contracts: { readonly [id: string]: ContractEntry };
  readonly tokens: { readonly [id: string]: TokenEntry };
  readonly resources: { readonly [resource: string]: number };
}

const MAPS = Object.freeze({
  beginner: Object.freeze([
    'M~R~MMXM~M',
    '~M~~~~R~~',
    'R~~MRF~X~M',
    '~M~~~FM~R',
    'MXR~FM~~~M',
    '~M~F~FRM~',
    'R~~MRFMX~R',
    '~M~XM~~M~',
    'M~R~M~RM~M',
  ]),
  expert: Object.freeze([
    '.~RX~~MM~R',
    'M~~~R~~M~.',
    'M~MMFFMXM~',
    '~MXFRFMM~R',
    'R~~~~F~F~~',
    '~RFFRFMM~R',
    'R~XMFFMXM~',
    '~M~~R~~M~M',
    'M~MMX~R~M.',
  ]),
});

/** Kind, costs of the copies in order, points of each. */
const CONTRACTS: readonly (readonly [ContractKind, string, number])[] = [
  ['market-stall', 'WS SC CG GF WF WC', 2],
  ['distillery', 'WWS SSC CCG GGF WFF WSG', 3],
  ['flying-machine', 'WSC SCG CGF WGF', 3],
  ['workshop', 'SG CF WG SF', 2],
  ['caravan', 'CC GG', 2],
  ['goods-export', 'CFF WWG', 3],
  ['harvest', 'SSF WCC', 3],
  ['adventurers', 'WW SS', 2],
  ['architect', 'WSCF', 0],
  ['mayor', 'WCGF', 0],
  ['merchant', 'SCG', 0],
  ['priest', 'different:3', 3],
  ['lazy-explorer', 'equal:2', 0],
  ['quiet-town', 'WSGF SCGF', 4],
  ['express-delivery', 'WCF WSG', 3],
  ['secret-plan', 'WG SF', 2],
  ['shortcut', 'CGF WSS', 3],
];

const contractEntries = (): [string, ContractEntry][] =>
  CONTRACTS.flatMap(([kind, costs, points]) =>
    costs
      .split(' ')
      .map((cost, i, all): [string, ContractEntry] => [
        all.length > 1 ? `${kind}-${i + 1}` : kind,
        Object.freeze({ kind, cost, points }),
      ]),
  );

const tokenEntries = (): [string, TokenEntry][] =>
  RESOURCES.flatMap((resource): [string, TokenEntry][] => [
    [`${resource}-3`, Object.freeze({ resource, amount: 3, points: 1, count: 2 })],
    [`${resource}-4`, Object.freeze({ resource, amount: 4, points: 2, count: 2 })],
    [`${resource}-5`, Object.freeze({ resource, amount: 5, points: 0, count: 1, special: true })],
  ]);

const RESOURCE_COUNT = 18;
const MOST_POINTS = 99;
const MOST_COPIES = 99;

function readMap(source: Source): MapRows {
  const rows = source.list().map((entry) => {
    const row = entry.text();
    if (row.length > MAX_COLUMNS) entry.fail('bad-value', `a row has at most ${MAX_COLUMNS} hexes`);
    for (const letter of row) {
      if (isOneOf(TERRAINS, letter)) continue;
      entry.fail('bad-value', `${quote(letter)} is no terrain; there are: ${TERRAINS.join(' ')}`);
    }
    return row;
  });
  if (rows.length === 0 || rows.length > MAX_ROWS) source.fail('bad-value', `a map has 1 to ${MAX_ROWS} rows`);
  return Object.freeze(rows);
}

const LETTERS = new RegExp(`^[${RESOURCE_LETTERS}]{1,9}$`);
export const ANY_COST = /^(different:[1-5]|equal:[1-9])$/;

function readContract(source: Source): ContractEntry {
  const { kind, cost, points } = source.fields('kind', 'cost', 'points');
  if (!LETTERS.test(cost.text()) && !ANY_COST.test(cost.text())) {
    cost.fail('bad-value', `${quote(cost.value)} is no cost: letters of ${RESOURCE_LETTERS}, different:3 or equal:2`);
  }
  return Object.freeze({
    kind: kind.oneOf(CONTRACT_KINDS, 'kind'),
    cost: cost.text(),
    points: points.count(MOST_POINTS),
  });
}

function readToken(source: Source): TokenEntry {
  const { resource, amount, points, count, special } = source.fields(
    'resource',
    'amount',
    'points',
    'count',
    'special',
  );
  return Object.freeze({
    resource: resource.oneOf(RESOURCES, 'resource'),
    amount: amount.count(MOST_OF_A_KIND, 1),
    points: points.count(MOST_POINTS),
    count: count.count(MOST_COPIES),
    ...(!special.absent && special.flag() && { special: true }),
  });
}

export { readMap };

export const COMPONENTS: ComponentSpec<Components> = {
  tables: {
    maps: { entries: MAPS, read: readMap },
    contracts: { entries: Object.freeze(Object.fromEntries(contractEntries())), read: readContract },
    tokens: { entries: Object.freeze(Object.fromEntries(tokenEntries())), read: readToken },
    resources: {
      entries: Object.freeze(Object.fromEntries(EVERY_RESOURCE.map((kind) => [RESOURCES[kind], RESOURCE_COUNT]))),
      read: (source) => source.count(MOST_OF_A_KIND),
      closed: true,
    },
  },
  check({ contracts }, source) {
    if (Object.keys(contracts).length <= MAX_CONTRACTS) return;
    source.child('contracts').fail('bad-component', `there can be at most ${MAX_CONTRACTS} contracts`);
  },
};
