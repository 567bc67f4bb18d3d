// A whole game in one file, to test the kit with: hidden hands, secret bids, chance, turns of one seat, a reveal.
// Everybody draws cards of 1 to 3. Each round all bid a card in secret; the highest (of equals the first in seat order)
// takes two actions: `claim` a cell of the board, or `show` a card of the hand to all.
import {
  allBut,
  CHANCE_TURN,
  type Config,
  choice,
  EVERYONE,
  firstSeats,
  flag,
  type Game,
  internedList,
  type Json,
  type JsonObject,
  jointTurn,
  NOBODY,
  no,
  OVER_TURN,
  only,
  type Refusal,
  type Rng,
  type Seat,
  type Source,
  seatTurn,
  span,
  squareGrid,
  type Tell,
  type Viewer,
  yes,
} from '@penumbra/kit';

export const VALUES = 3;
export const COPIES = 5;
const PHASES = ['draw', 'bid', 'act', 'over'] as const;
const [DRAW, BID, ACT, OVER] = [0, 1, 2, 3];
export const GRID = squareGrid(3, 3);

export interface ToyState {
  readonly config: Config<Toy>;
  phase: number;
  round: number;
  seat: number;
  actions: number;
  /** Cards by value. */
  deck: number[];
  spent: number[];
  /** Cards by seat and value, and how many of them everybody has seen. */
  hands: number[];
  shown: number[];
  /** 0 or seat + 1. */
  board: number[];
}

export interface ToyView {
  readonly config: Config<Toy>;
  readonly viewer: Viewer;
  readonly phase: number;
  readonly round: number;
  readonly seat: number;
  readonly actions: number;
  readonly spent: readonly number[];
  readonly hand: readonly number[];
  readonly sizes: readonly number[];
  readonly shown: readonly number[];
  readonly board: readonly number[];
}

export type ToyMove =
  | { readonly kind: 'bid'; readonly value: number }
  | { readonly kind: 'claim'; readonly cell: number }
  | { readonly kind: 'show'; readonly value: number };
export type ToyChance = { readonly kind: 'draw'; readonly cards: readonly (readonly number[])[] };
export type ToyEvent =
  | { readonly kind: 'drew'; readonly seat: Seat; readonly cards: readonly number[] | number }
  | { readonly kind: 'bids'; readonly values: readonly number[] }
  | { readonly kind: 'claimed'; readonly seat: Seat; readonly cell: number }
  | { readonly kind: 'showed'; readonly seat: Seat; readonly value: number };

export interface Toy {
  Options: { rounds: 2 | 3; show: boolean };
  Components: { cells: { readonly [id: string]: number } };
  Box: { readonly points: readonly number[] };
  State: ToyState;
  Move: ToyMove;
  Chance: ToyChance;
  Event: ToyEvent;
  View: ToyView;
  Refusal: 'not-asked' | 'no-such-card' | 'already-shown' | 'taken' | 'unreadable' | 'wrong-count' | 'not-in-play';
}

const BIDS = internedList(VALUES, (value): ToyMove => ({ kind: 'bid', value }));
const SHOWS = internedList(VALUES, (value): ToyMove => ({ kind: 'show', value }));
const CLAIMS = internedList(GRID.names.length, (cell): ToyMove => ({ kind: 'claim', cell }));
const EVERY_MOVE = [...BIDS, ...CLAIMS, ...SHOWS];

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
const handOf = (cards: readonly number[], seat: number): number[] => cards.slice(seat * VALUES, (seat + 1) * VALUES);
const players = (s: { readonly config: Config<Toy> }): number => s.config.seats.length;
const wanted = (s: ToyState): number => (s.round === 1 ? 2 : 1);

function refuse(s: ToyState, seat: Seat, move: ToyMove): Refusal<Toy['Refusal']> | undefined {
  const asked = s.phase === BID ? seat < players(s) : s.phase === ACT && s.seat === seat;
  if (!asked || (move.kind === 'bid') !== (s.phase === BID)) return { code: 'not-asked', at: [] };
  if (move.kind === 'claim') return s.board[move.cell] ? { code: 'taken', at: [GRID.names[move.cell]!] } : undefined;
  const at = seat * VALUES + move.value;
  if (!s.hands[at]) return { code: 'no-such-card', at: [String(move.value + 1)] };
  if (move.kind === 'bid') return undefined;
  if (!s.config.options.show) return { code: 'not-in-play', at: [] };
  return s.shown[at]! < s.hands[at] ? undefined : { code: 'already-shown', at: [] };
}

const legal = (s: ToyState, seat: Seat): ToyMove[] => EVERY_MOVE.filter((move) => !refuse(s, seat, move));

function play(s: ToyState, seat: Seat, move: ToyMove, tell?: Tell<ToyEvent>): void {
  if (move.kind === 'claim') {
    s.board[move.cell] = seat + 1;
    tell?.say({ kind: 'claimed', seat, cell: move.cell });
  } else if (move.kind === 'show') {
    s.shown[seat * VALUES + move.value]!++;
    tell?.reveal({ kind: 'showed', seat, value: move.value });
  }
  if (--s.actions > 0) return;
  s.seat = 0;
  s.round++;
  s.phase = s.round > s.config.options.rounds ? OVER : DRAW;
}

function resolve(s: ToyState, choices: readonly (ToyMove | undefined)[], tell?: Tell<ToyEvent>): void {
  const values = choices.slice(0, players(s)).map((move) => (move?.kind === 'bid' ? move.value : -1));
  tell?.say({ kind: 'bids', values });
  values.forEach((value, seat) => {
    const at = seat * VALUES + value;
    s.hands[at]!--;
    // A shown card goes first: otherwise the next view would tell whether there is a second one.
    s.shown[at] = Math.max(s.shown[at]! - 1, 0);
    s.spent[value]!++;
  });
  s.phase = ACT;
  s.actions = 2;
  s.seat = values.indexOf(Math.max(...values));
}

function takeRandom(counts: number[], rng: Rng): number {
  let nth = rng.below(sum(counts));
  let value = 0;
  while (nth >= counts[value]!) nth -= counts[value++]!;
  counts[value]!--;
  return value;
}

function draw(from: number[], count: number, rng: Rng): number[] {
  const cards = [0, 0, 0];
  for (let i = 0; i < count; i++) cards[takeRandom(from, rng)]!++;
  return cards;
}

/** In how many ways so many cards of a value can be taken out of the deck; takes them. */
function take(deck: number[], value: number, count: number): number {
  let ways = 1;
  for (let i = 0; i < count; i++) ways *= deck[value]!-- / (i + 1);
  return ways;
}

const clone = (s: ToyState, into?: ToyState): ToyState => {
  const copy: ToyState = {
    config: s.config,
    phase: s.phase,
    round: s.round,
    seat: s.seat,
    actions: s.actions,
    deck: s.deck.slice(),
    spent: s.spent.slice(),
    hands: s.hands.slice(),
    shown: s.shown.slice(),
    board: s.board.slice(),
  };
  return into ? Object.assign(into, copy) : copy;
};

function determinize(view: ToyView, rng: Rng, into?: ToyState): ToyState {
  const { config, viewer, phase, round, seat, actions } = view;
  const unseen = view.spent.map((spent, value) => COPIES - spent - (view.hand[value] ?? 0));
  const hands = view.sizes.flatMap((_, i) => (i === viewer ? view.hand : handOf(view.shown, i)));
  view.shown.forEach((count, at) => {
    if (Math.floor(at / VALUES) !== viewer) unseen[at % VALUES]! -= count;
  });
  view.sizes.forEach((size, i) => {
    if (i === viewer) return;
    draw(unseen, size - sum(handOf(view.shown, i)), rng).forEach((count, value) => {
      hands[i * VALUES + value]! += count;
    });
  });
  const [spent, shown, board] = [view.spent.slice(), view.shown.slice(), view.board.slice()];
  const s = { config, phase, round, seat, actions, deck: unseen, spent, hands, shown, board };
  return into ? Object.assign(into, s) : s;
}

function invariants(s: ToyState): string | undefined {
  for (let value = 0; value < VALUES; value++) {
    const held = s.config.seats.reduce((total, _, seat) => total + s.hands[seat * VALUES + value]!, 0);
    const all = s.deck[value]! + s.spent[value]! + held;
    if (all !== COPIES) return `${all} cards of ${value + 1}`;
  }
  return s.shown.some((count, at) => count > s.hands[at]!) ? 'more cards shown than held' : undefined;
}

const LETTERS = '123';
const printCards = (cards: readonly number[]): string =>
  cards.map((count, value) => LETTERS[value]!.repeat(count)).join('') || '-';
const countCards = (text: string): number[] =>
  [...LETTERS].map((letter) => [...text].filter((other) => other === letter).length);

function printChance({ cards }: ToyChance, config: Config<Toy>, viewer?: Viewer): string {
  const parts = cards.map((drawn, seat) => {
    const open = viewer === undefined || viewer === seat;
    return `${config.seats[seat]}:${open ? printCards(drawn) : `(${sum(drawn)})`}`;
  });
  return ['draw', ...parts].join(' ');
}

function parseChance(text: string, s: ToyState) {
  const [keyword, ...parts] = text.trim().toLowerCase().split(/\s+/);
  const cards = s.config.seats.map((colour, i) => {
    const [who, drawn] = parts[i]?.split(':') ?? [];
    return who === colour && drawn && /^[123-]+$/.test(drawn) ? countCards(drawn) : undefined;
  });
  if (keyword !== 'draw' || parts.length !== players(s) || cards.includes(undefined)) return no('unreadable');
  return yes<ToyChance>({ kind: 'draw', cards: cards as number[][] });
}

function parseMove(text: string) {
  const [keyword, word, ...rest] = text.trim().toLowerCase().split(/\s+/);
  const value = rest.length > 0 || word === undefined ? -1 : /^[123]$/.test(word) ? Number(word) - 1 : -1;
  const cell = rest.length > 0 ? -1 : GRID.names.indexOf(word ?? '');
  const move = keyword === 'bid' ? BIDS[value] : keyword === 'show' ? SHOWS[value] : undefined;
  const found = keyword === 'claim' ? CLAIMS[cell] : move;
  return found ? yes(found) : no('unreadable', text);
}

const bySeat = (config: Config<Toy>, of: (seat: number) => Json): JsonObject =>
  Object.fromEntries(config.seats.map((colour, seat) => [colour, of(seat)]));

const writeShared = (s: ToyState | ToyView) => ({
  phase: PHASES[s.phase]!,
  round: s.round,
  ...(s.phase === ACT && { turn: s.config.seats[s.seat]!, actions: s.actions }),
  spent: printCards(s.spent),
  shown: bySeat(s.config, (seat) => printCards(handOf(s.shown, seat))),
  board: Object.fromEntries(
    s.board.flatMap((owner, cell) => (owner ? [[GRID.names[cell]!, s.config.seats[owner - 1]!]] : [])),
  ),
});

const SHARED = ['phase', 'round', 'turn', 'actions', 'spent', 'shown', 'board'] as const;
type SharedFields = { readonly [key in (typeof SHARED)[number]]: Source };
const readCards = (from: Source): number[] => (from.absent ? [0, 0, 0] : countCards(from.text()));

function readShared(f: SharedFields, config: Config<Toy>) {
  return {
    config,
    phase: f.phase.absent ? DRAW! : f.phase.indexIn(PHASES),
    round: f.round.absent ? 1 : f.round.count(4, 1),
    seat: f.turn.absent ? 0 : f.turn.indexIn(config.seats, 'seat'),
    actions: f.actions.absent ? 0 : f.actions.count(2),
    spent: readCards(f.spent),
    shown: config.seats.flatMap((colour) => readCards(f.shown.child(colour))),
    board: GRID.names.map((name) => {
      const owner = f.board.child(name);
      return owner.absent ? 0 : owner.indexIn(config.seats, 'seat') + 1;
    }),
  };
}

function readView(source: Source, config: Config<Toy>, viewer: Viewer): ToyView {
  const f = source.fields(...SHARED, 'hands');
  const hand = viewer === 'public' ? [0, 0, 0] : readCards(f.hands.child(config.seats[viewer]!));
  const sizes = config.seats.map((colour, seat) => (seat === viewer ? sum(hand) : f.hands.child(colour).count()));
  return { ...readShared(f, config), viewer, hand, sizes };
}

function readState(source: Source, config: Config<Toy>): ToyState {
  const f = source.fields(...SHARED, 'hands', 'deck');
  const hands = config.seats.flatMap((colour) => readCards(f.hands.child(colour)));
  const s: ToyState = { ...readShared(f, config), hands, deck: [] };
  for (const [colour, hand] of f.hands.entries()) {
    if (!config.seats.includes(colour)) hand.fail('unknown-seat', `${colour} is not seated`);
  }
  s.deck = f.deck.absent
    ? s.spent.map((n, v) => COPIES - n - config.seats.reduce((all, _, i) => all + s.hands[i * VALUES + v]!, 0))
    : readCards(f.deck);
  const wrong = invariants(s) ?? (s.deck.some((count) => count < 0) ? 'more cards than there are' : undefined);
  if (wrong) f.hands.fail('impossible', wrong);
  return s;
}

function result(s: ToyState) {
  if (s.phase !== OVER) return undefined;
  const scores = s.config.seats.map((_, seat) =>
    s.board.reduce((total, owner, cell) => total + (owner === seat + 1 ? s.config.box.points[cell]! : 0), 0),
  );
  const best = Math.max(...scores);
  const winners = s.config.seats.flatMap((_, seat) => (scores[seat] === best ? [seat as Seat] : []));
  return { winners, scores, sheet: [{ item: 'cells', points: scores }], ending: 'rounds' };
}

export const toy: Game<Toy> = {
  facts: {
    id: 'toy',
    rules: 1,
    colours: ['red', 'blue', 'green'],
    players: { min: 2, max: 3 },
    hidden: true,
    chance: true,
    simultaneous: true,
    longest: 20,
  },
  options: { rounds: choice([2, 3], 3), show: flag(true) },
  components: {
    tables: { cells: { entries: { b2: 2 }, read: (source) => source.count(9, 1) } },
    check(components, source) {
      for (const id of Object.keys(components.cells)) {
        if (!GRID.names.includes(id)) source.child('cells').child(id).fail('unknown-id', 'there is no such cell');
      }
    },
  },
  box: ({ components }) => ({ points: GRID.names.map((name) => components.cells[name] ?? 1) }),
  setup: (config) => ({
    config,
    phase: DRAW!,
    round: 1,
    seat: 0,
    actions: 0,
    deck: [COPIES, COPIES, COPIES],
    spent: [0, 0, 0],
    hands: config.seats.flatMap(() => [0, 0, 0]),
    shown: config.seats.flatMap(() => [0, 0, 0]),
    board: GRID.names.map(() => 0),
  }),
  turn: (s) => [CHANCE_TURN, jointTurn(firstSeats(players(s))), seatTurn(s.seat as Seat), OVER_TURN][s.phase]!,
  round: (s) => s.round,
  legal,
  refuse,
  play,
  resolve,
  nature: {
    sample(s, rng) {
      const deck = s.deck.slice();
      return { kind: 'draw', cards: s.config.seats.map(() => draw(deck, wanted(s), rng)) };
    },
    ways(s, { cards }) {
      const deck = s.deck.slice();
      return cards.reduce(
        (ways, drawn) => ways * drawn.reduce((n, count, value) => n * take(deck, value, count), 1),
        1,
      );
    },
    refuse(s, { cards }) {
      if (s.phase !== DRAW) return { code: 'not-asked', at: [] };
      const wrong = cards.findIndex((drawn) => sum(drawn) !== wanted(s));
      if (cards.length !== players(s) || wrong >= 0) return { code: 'wrong-count', at: [] };
      const short = s.deck.findIndex((count, value) => count < sum(cards.map((drawn) => drawn[value]!)));
      return short >= 0 ? { code: 'no-such-card', at: [String(short + 1)] } : undefined;
    },
    apply(s, { cards }, tell) {
      cards.forEach((drawn, i) => {
        const seat = i as Seat;
        drawn.forEach((count, value) => {
          s.hands[i * VALUES + value]! += count;
          s.deck[value]! -= count;
        });
        tell?.say({ kind: 'drew', seat, cards: drawn }, only(seat));
        tell?.say({ kind: 'drew', seat, cards: sum(drawn) }, allBut(seat));
      });
      s.phase = BID!;
    },
    audience: (_, { cards }) => (cards.some((drawn) => sum(drawn) > 0) ? NOBODY : EVERYONE),
  },
  result,
  clone,
  invariants,
  view: (s, viewer) => ({
    config: s.config,
    viewer,
    phase: s.phase,
    round: s.round,
    seat: s.seat,
    actions: s.actions,
    spent: s.spent.slice(),
    hand: viewer === 'public' ? [0, 0, 0] : handOf(s.hands, viewer),
    sizes: s.config.seats.map((_, seat) => sum(handOf(s.hands, seat))),
    shown: s.shown.slice(),
    board: s.board.slice(),
  }),
  determinize,
  notation: {
    move: (move) => `${move.kind} ${move.kind === 'claim' ? GRID.names[move.cell]! : move.value + 1}`,
    parseMove,
    chance: printChance,
    parseChance,
    event: ({ kind }) => kind,
    state: (s) => ({
      ...writeShared(s),
      hands: bySeat(s.config, (seat) => printCards(handOf(s.hands, seat))),
      deck: printCards(s.deck),
    }),
    readState,
    view: (v) => ({
      ...writeShared(v),
      hands: bySeat(v.config, (seat) => (seat === v.viewer ? printCards(v.hand) : v.sizes[seat]!)),
    }),
    readView,
  },
  hints: {
    evaluate: (s, seat) => s.board.filter((owner) => owner === seat + 1).length / 9,
    promise: (_, __, move) => (move.kind === 'claim' ? 1 : 0),
  },
  sketch: (view) => [{ name: 'board', lines: [[span(view.board.join(' '))]] }],
};

/** A toy with other points than the printed ones. */
export const OWN_CELLS: JsonObject = {
  seats: ['green', 'red', 'blue'],
  components: { cells: { a1: 5, b2: 1 } },
  state: { phase: 'bid', hands: { green: '12', red: '33', blue: '2' }, board: { a1: 'red' } },
};
