import { FIRST_SEAT, quote, type Seat, type Source } from '@penumbra/kit';
import { contractOf, type TableConfig, withMap } from './box.ts';
import { privateHeap } from './chance.ts';
import { readMap } from './components.ts';
import { runOn } from './flow.ts';
import { type Goods, goodsOf, NO_GOODS, plus } from './goods.ts';
import { readPieces, readSeat } from './read-map.ts';
import { checkTokens, readContract, readContracts, readPlayers } from './read-players.ts';
import { emptyTable, undealable } from './setup.ts';
import { NONE, owned, PHASES, resourcesOut, type State, tilesOut } from './state.ts';
import { emptyPlace, SETUP_PHASES } from './turn.ts';
import { ACTIONS_A_TURN, EVERY_RESOURCE, PRIVATE_DEALT, RESOURCES, TILES } from './words.ts';

const KEYS = [
  'phase',
  'turn',
  'actionsLeft',
  'lastTurns',
  'map',
  'tokens',
  'exploitations',
  'meadows',
  'sites',
  'buildings',
  'players',
  'open',
  'deck',
  'supply',
  'reserve',
  'endCard',
  'ability',
] as const;
type Fields = { readonly [key in (typeof KEYS)[number]]: Source };

/** Reads a state, fills what is left out, refuses what cannot be, and runs on. */
export function readState(source: Source, config: TableConfig): State {
  const s = readAsIs(source, config);
  runOn(s);
  return s;
}

/** The same without running on. */
export function readAsIs(source: Source, config: TableConfig): State {
  const fields = source.fields(...KEYS);
  const s = emptyTable(readConfig(fields.map, config));
  s.phase = fields.phase.absent ? 'act' : fields.phase.oneOf(PHASES, 'phase');
  if (s.phase !== 'first' && s.phase !== 'over') s.turn = readTurn(fields.turn, s);
  s.actions = readActions(fields.actionsLeft, s);
  readPieces(fields, s);
  readPlayers(fields.players, s);
  checkTokens(fields, s);
  readContracts(fields, s);
  readSupply(fields.supply, s);
  readReserve(fields.reserve, s);
  readEnd(fields, s);
  readAbility(fields, s);
  checkPhase(fields, s);
  return s;
}

function readConfig(source: Source, config: TableConfig): TableConfig {
  if (source.absent) return config;
  if (typeof source.value !== 'string') return withMap(config, readMap(source));
  const { maps } = config.components;
  const rows = Object.hasOwn(maps, source.value) ? maps[source.value] : undefined;
  const known = Object.keys(maps).join(', ');
  return withMap(config, rows ?? source.fail('unknown-id', `no map ${quote(source.value)}; there are: ${known}`));
}

const readTurn = (source: Source, s: State): Seat => (source.absent ? FIRST_SEAT : readSeat(source, s));

function readActions(source: Source, s: State): number {
  const given = source.absent ? (s.phase === 'act' ? ACTIONS_A_TURN : 0) : source.count(ACTIONS_A_TURN);
  if (s.phase === 'act' && given === 0) source.fail('impossible', 'in act there is an action left');
  return s.phase === 'over' || SETUP_PHASES.includes(s.phase) ? 0 : given;
}

function readSupply(source: Source, s: State): void {
  const fields = source.fields(...RESOURCES);
  s.supply = EVERY_RESOURCE.reduce<Goods>((sum, kind) => {
    const name = RESOURCES[kind]!;
    const all = s.config.box.resources[kind]!;
    const out = resourcesOut(s, kind);
    const count = fields[name].absent ? all - out : fields[name].count();
    if (count < 0 || count + out > all) {
      fields[name].fail(
        'too-many',
        `${Math.max(count, 0)} here and ${out} elsewhere are more than the ${all} there are`,
      );
    }
    return plus(sum, goodsOf(kind, count));
  }, NO_GOODS);
}

function readReserve(source: Source, s: State): void {
  const out = tilesOut(s) + s.stacks.reduce((sum, count) => sum + count, 0);
  s.reserve = source.absent ? TILES - out : source.count();
  if (s.reserve >= 0 && s.reserve + out <= TILES) return;
  source.fail(
    'too-many',
    `${Math.max(s.reserve, 0)} here and ${out} elsewhere (meadows, stacks) are more than the ${TILES} there are`,
  );
}

function readEnd({ endCard, lastTurns }: Fields, s: State): void {
  if (!endCard.absent) s.endCard = readSeat(endCard, s);
  const seats = lastTurns.list().map((entry) => {
    const seat = readSeat(entry, s);
    if (seat === s.endCard) entry.fail('impossible', 'the seat with endCard gets no last turn');
    if (seat === s.turn) entry.fail('impossible', 'the seat on turn is not counted in lastTurns');
    return seat;
  });
  if (seats.length > 0 && s.endCard === NONE) lastTurns.fail('impossible', 'lastTurns without endCard');
  if (new Set(seats).size !== seats.length) lastTurns.fail('impossible', 'a seat gets one last turn');
  s.last = s.phase === 'over' ? 0 : seats.reduceRight((last, seat) => last * 8 + seat + 1, 0);
}

function readAbility({ ability: source, actionsLeft }: Fields, s: State): void {
  if (s.phase !== 'ability') {
    if (!source.absent) source.fail('impossible', 'an ability is decided in phase ability only');
    return;
  }
  const { contract, left } = source.fields('contract', 'left');
  const number = readContract(contract, s.config);
  if (!s.done.includes(owned(number, s.turn))) {
    contract.fail('impossible', `${contract.text()} is not in done of the seat on turn`);
  }
  const kind = contractOf(s.config, number).kind;
  if (kind === 'distillery' && s.actions === ACTIONS_A_TURN) {
    actionsLeft.fail('impossible', 'the build has been paid, and an extra action would be one too many');
  }
  const uses = kind === 'goods-export' ? 2 : 1;
  s.ability = number;
  s.uses = left.absent ? uses : left.count(uses, 1);
}

function checkPhase({ phase, map, tokens, open }: Fields, s: State): void {
  const dealt = s.phase !== 'first' && s.phase !== 'tokens';
  if (!dealt) {
    const reason = undealable(s.config.box);
    if (reason) map.fail('impossible', reason);
    if (s.kept.length + [...s.tokens, ...s.goods].filter((n) => n !== 0).length > 0) {
      tokens.fail('impossible', 'more tokens than there are: none is dealt yet');
    }
  }
  if (SETUP_PHASES.includes(s.phase)) {
    if (open.list().some((place) => !place.absent)) open.fail('impossible', 'nothing is open before it is dealt');
    s.open.length = 0;
  }
  if (!dealt || s.phase === 'private') {
    const wanted = PRIVATE_DEALT * s.config.box.players;
    if (privateHeap(s).length < wanted) phase.fail('too-few', `${wanted} private contracts are needed to deal`);
  }
  const empty = emptyPlace(s);
  if (s.phase === 'refill' && (empty < 0 || s.deck.length === 0)) {
    phase.fail('impossible', 'refill needs an empty place in open and a deck');
  }
  if (s.phase === 'secret' && s.deck.length === 0) phase.fail('impossible', 'secret needs a deck to draw from');
  if (s.phase === 'act' && empty >= 0 && s.deck.length > 0) {
    open.child(empty).fail('impossible', 'an empty place in open while there is a deck');
  }
}
