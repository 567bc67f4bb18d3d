// The keys of a position, in the order of the page: how each is written, read, and filled where it is left out.
import {
  codec,
  FIRST_SEAT,
  itemOf,
  keysOf,
  owned,
  quote,
  type Source,
  type Sources,
  slots,
  thingsOf,
  type Viewer,
} from '@penumbra/kit';
import { contractNamed, contractOf, type TableConfig, withMap } from './box.ts';
import { privateHeap } from './chance.ts';
import { readMap } from './components.ts';
import { runOn } from './flow.ts';
import { CONTRACT, LEFT, NEUTRAL, ON_MAP, PLAYERS } from './read-pieces.ts';
import { emptyTable, undealable } from './setup.ts';
import { lastSeats, NO_CONTRACT, NONE, PHASES, type State } from './state.ts';
import { emptyPlace, SETUP_PHASES } from './turn.ts';
import { type HandView, type View, view } from './view.ts';
import { ACTIONS_A_TURN, OPEN_PLACES, PRIVATE_DEALT } from './words.ts';

const hasTurn = (s: State): boolean => s.phase !== 'first' && s.phase !== 'over';
const SEATS = codec.list(codec.seatWord);
const OPEN = codec.unless(
  codec.list(codec.orNone(NEUTRAL, NO_CONTRACT)),
  (_, it) => it.list().length > OPEN_PLACES && `open has ${OPEN_PLACES} places`,
  'too-many',
);

const KEYS = keysOf<State, View>()(
  {
    phase: { always: true, as: codec.word(PHASES, 'phase'), fill: () => 'act' },
    turn: { as: codec.seatWord, where: hasTurn, fill: () => FIRST_SEAT },
    actionsLeft: { always: true, write: (s) => s.actions, check: readActions },
    lastTurns: { write: (s) => SEATS.write(lastSeats(s.last), s), settle: readLast },
    map: { always: true, write: (s) => s.config.box.atlas.rows },
    ...ON_MAP,
    players: PLAYERS,
    open: { as: OPEN },
    deck: {
      always: true,
      as: codec.sorted(NEUTRAL),
      show: (v) => v.deckSize,
      fill: (s) => s.config.box.neutral.filter((contract) => !CONTRACT.isPlaced(contract, s)),
    },
    ...LEFT,
    endCard: { as: codec.seatWord },
    ability: {
      write: (s) => (s.ability === NONE ? null : { contract: CONTRACT.write(s.ability, s), left: s.uses }),
      settle: readAbility,
    },
  },
  { start: (config, source) => emptyTable(readConfig(source.child('map'), config)), follow: checkPhase },
);

function readConfig(source: Source, config: TableConfig): TableConfig {
  if (source.absent) return config;
  if (typeof source.value !== 'string') return withMap(config, readMap(source));
  const { maps } = config.components;
  const rows = Object.hasOwn(maps, source.value) ? maps[source.value] : undefined;
  const known = Object.keys(maps).join(', ');
  return withMap(config, rows ?? source.fail('unknown-id', `no map ${quote(source.value)}; there are: ${known}`));
}

function readActions(source: Source, s: State): void {
  const given = source.absent ? (s.phase === 'act' ? ACTIONS_A_TURN : 0) : source.count(ACTIONS_A_TURN);
  if (s.phase === 'act' && given === 0) source.fail('impossible', 'in act there is an action left');
  s.actions = s.phase === 'over' || SETUP_PHASES.includes(s.phase) ? 0 : given;
}

function readLast(source: Source, s: State): void {
  const seats = source.list().map((entry) => {
    const seat = codec.seatWord.read(entry, s);
    if (seat === s.endCard) entry.fail('impossible', 'the seat with endCard gets no last turn');
    if (seat === s.turn) entry.fail('impossible', 'the seat on turn is not counted in lastTurns');
    return seat;
  });
  if (seats.length > 0 && s.endCard === NONE) source.fail('impossible', 'lastTurns without endCard');
  if (new Set(seats).size !== seats.length) source.fail('impossible', 'a seat gets one last turn');
  s.last = s.phase === 'over' ? 0 : seats.reduceRight((last, seat) => last * 8 + seat + 1, 0);
}

function readAbility(source: Source, s: State, { actionsLeft }: Sources<'actionsLeft'>): void {
  if (s.phase !== 'ability') {
    if (!source.absent) source.fail('impossible', 'an ability is decided in phase ability only');
    return;
  }
  const { contract, left } = source.fields('contract', 'left');
  const id = contract.text();
  const number = contractNamed(s.config, id) ?? contract.fail('unknown-id', `there is no contract ${quote(id)}`);
  if (!s.done.includes(owned(number, s.turn))) contract.fail('impossible', `${id} is not in done of the seat on turn`);
  const { kind } = contractOf(s.config, number);
  if (kind === 'distillery' && s.actions === ACTIONS_A_TURN)
    actionsLeft.fail('impossible', 'the build has been paid, and an extra action would be one too many');
  const uses = kind === 'goods-export' ? 2 : 1;
  s.ability = number;
  s.uses = left.absent ? uses : left.count(uses, 1);
}

function checkPhase(s: State, { phase, map, tokens, open }: Sources<'phase' | 'map' | 'tokens' | 'open'>): void {
  const dealt = s.phase !== 'first' && s.phase !== 'tokens';
  const reason = dealt ? undefined : undealable(s.config.box);
  if (reason) map.fail('impossible', reason);
  if (!dealt && s.kept.length + [...s.tokens, ...s.goods].filter((n) => n !== 0).length > 0)
    tokens.fail('impossible', 'more tokens than there are: none is dealt yet');
  if (SETUP_PHASES.includes(s.phase)) {
    if (open.list().some((place) => !place.absent)) open.fail('impossible', 'nothing is open before it is dealt');
    s.open.length = 0;
  }
  const wanted = PRIVATE_DEALT * s.config.box.players;
  if ((!dealt || s.phase === 'private') && privateHeap(s).length < wanted)
    phase.fail('too-few', `${wanted} private contracts are needed to deal`);
  const empty = emptyPlace(s);
  if (s.phase === 'refill' && (empty < 0 || s.deck.length === 0))
    phase.fail('impossible', 'refill needs an empty place in open and a deck');
  if (s.phase === 'secret' && s.deck.length === 0) phase.fail('impossible', 'secret needs a deck to draw from');
  if (s.phase === 'act' && empty >= 0 && s.deck.length > 0)
    open.child(empty).fail('impossible', 'an empty place in open while there is a deck');
}

export const { state: stateJson, view: viewJson } = KEYS;

export function readState(source: Source, config: TableConfig): State {
  const s = KEYS.readState(source, config);
  runOn(s);
  return s;
}

/**
 * A view from its JSON, without asking what can be and what follows. Of a hand that is a number, so many cards are
 * private as were dealt and are not fulfilled yet.
 */
export function readView(source: Source, config: TableConfig, viewer: Viewer): View {
  const players = config.seats.map((name) => source.child('players').child(name));
  const known = players.map((player, seat) => (seat === viewer ? player : player.with({ hand: undefined })).value);
  const named = Object.fromEntries(slots.zipped(config.seats, known));
  const s = KEYS.readKeys(source.with({ players: named, deck: undefined }), config);
  // Of either kind as many as nobody sees.
  let [secret, neutral] = [privateHeap(s).length, s.deck.length];
  const seen = view(s, viewer);
  const hands = seen.hands.map((own, seat): HandView => {
    const hand = itemOf(players, seat).child('hand');
    if (seat === viewer || hand.absent) return own;
    const size = hand.count(secret + neutral);
    const fulfilled = thingsOf(s.done, seat).filter((contract) => contractOf(config, contract).private).length;
    const secrets = Math.min(size, secret, Math.max(0, PRIVATE_DEALT - fulfilled, size - neutral));
    secret -= secrets;
    neutral -= size - secrets;
    return { contracts: undefined, size, neutral: Array.from({ length: size }, (_, i) => i >= secrets) };
  });
  return { ...seen, hands, deckSize: source.child('deck').count(neutral) };
}
