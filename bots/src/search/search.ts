import { type Game, type GameTypes, pickMove, type Rng, type Seat, type Turn } from '@penumbra/kit';
import type { Budget, Request } from '../bot.ts';
import type { Learned } from '../learned.ts';
import { planFor, type SearchPlan } from './advice.ts';
import { align, type Choices, grown, jointEdge, type Node, newChoices, newMind, newNode } from './node.ts';
import { evenly, sharesOf } from './priors.ts';
import { type Draw, learnAgainst, learnRegret, meantByRegret, newDraw, selectByRegret } from './regret.ts';
import { secretsIn } from './secrets.ts';
import { learn, selectBest } from './select.ts';
import { bell, glance, type Sight } from './sight.ts';

/**
 * A tree of more points than this is not grown any further: that keeps it under 256 MB in every game (211 in Umbra Via,
 * which learns in pairs). An expert on a quick machine gets there in a second, a master anywhere in three.
 */
export const MOST_NODES = 70_000;
/** Every so many worlds one looks up whether it is worth going on, as if the rest went by a little quicker. */
const OFTEN = 256;
const HASTE = 1.2;
/** The choices of so many are one number without further ado. */
const FEW = 4;
const NOBODY = -1;

/**
 * Information-set search: one tree for what the deciding seat knows, a new world for every iteration, chance
 * sampled on the way. Where several choose at once each has its own statistics and learns for itself. Where minds are
 * told apart, a seat has statistics of its own for everything that it may know (multiple observers): the tree is made
 * of moves, which everybody sees, and what a seat sees besides is in its view.
 */
export class Search<T extends GameTypes> {
  readonly root: Node = newNode();
  readonly plan: SearchPlan;
  readonly #game: Game<T>;
  readonly #request: Request<T>;
  readonly #rng: Rng;
  readonly #world: T['State'];
  readonly #scratch: T['State'];
  readonly #choices: (T['Move'] | undefined)[];
  readonly #values: number[];
  readonly #sums: number[];
  /** Who chose what on the way down; the lists are written over by every iteration. */
  readonly #path: Choices[] = [];
  readonly #chosen: number[] = [];
  /** How each was drawn, and where the only other one stands who chose at the same time, if that is learned from. */
  readonly #draws: Draw[] = [];
  readonly #other: number[] = [];
  #length = 0;
  readonly #rival = { draw: newDraw(), choice: 0, heed: 0 };
  #nodes = 1;
  readonly #sight: Sight;
  /** The moves that are looked at; all that are legal, unless some are overlooked. */
  #noticed: readonly T['Move'][] | undefined;
  /** The own choices, if they are misjudged, and by how much each. */
  #misjudging: Choices | undefined;
  readonly #errors: number[] = [];
  readonly #tellsApart: boolean;
  readonly #keepsLists: boolean;
  iterations = 0;

  constructor(request: Request<T>, plan: Partial<SearchPlan> = {}, sight: Sight = {}) {
    const { game, seen, rng } = request;
    this.#game = game;
    this.#request = request;
    this.#rng = rng;
    this.#sight = sight;
    this.plan = planFor(game, plan);
    this.#rival.heed = this.plan.heed;
    this.#tellsApart = this.plan.minds === 'each' && game.facts.hidden;
    this.#world = game.determinize(seen.view, rng);
    this.#scratch = game.clone(this.#world);
    const legal = game.legal(this.#world, request.seat);
    this.#keepsLists = game.legal(this.#world, request.seat) === legal;
    const players = seen.view.config.seats.length;
    this.#choices = new Array(players).fill(undefined);
    this.#values = new Array(players).fill(0);
    this.#sums = new Array(players).fill(0);
  }

  /**
   * Goes on until the budget is used up. At least once, so that there is always an answer. The clock is asked after
   * every iteration: that is less than a hundredth of one, and nobody knows how long the next would take.
   */
  run({ iterations = Number.POSITIVE_INFINITY, late, left }: Budget): void {
    const end = this.iterations + iterations;
    do this.#iterate();
    while (this.iterations < end && !late?.() && !(left && this.iterations % OFTEN === 0 && this.#isCertain(left())));
  }

  /** Whether the move that was tried most would be even if all the time that is left went to the next. */
  #isCertain(left: number): boolean {
    // What several choose at once is drawn by lot, and every world counts.
    if (this.#request.seen.turn.kind !== 'seat') return false;
    let [most, next] = [0, 0];
    for (const visits of this.learned().visits) {
      if (visits > most) [most, next] = [visits, most];
      else if (visits > next) next = visits;
    }
    return most - next > (HASTE * this.iterations * left) / (1 - left);
  }

  /** What a seat can expect to get, over everything that was tried. */
  expected(seat: Seat): number {
    return (this.#sums[seat] as number) / this.iterations;
  }

  /** What a seat has learned about the moves that it is choosing from. */
  learned(seat: Seat = this.#request.seat): Learned<T['Move']> {
    const choices = this.root.choices.find((c) => c.seat === seat) as Choices;
    const { moves, visits, values } = choices;
    return { moves, visits, values, meant: choices.regrets.length > 0 ? meantByRegret(choices) : visits };
  }

  #iterate(): void {
    const game = this.#game;
    const s = game.determinize(this.#request.seen.view, this.#rng, this.#world);
    this.#length = 0;
    let node = this.root;
    let turn = game.turn(s);
    if (turn.kind === 'chance') {
      turn = this.#settle(s);
      node = this.#child(node, 0, turn) ?? node;
    }
    for (let depth = 0; depth < this.plan.depth && turn.kind !== 'over'; depth++) {
      const isNew = node.visits === 0 && depth > 0;
      node.visits++;
      if (isNew) break;
      const edge = this.#step(s, node, turn);
      turn = this.#settle(s);
      const next = this.#child(node, edge, turn);
      if (!next) break;
      node = next;
    }
    this.#playOut(s);
    this.#judge(s);
    this.#backUp();
    this.iterations++;
  }

  /** Lets whoever is asked choose; gives the number of what was chosen. */
  #step(s: T['State'], node: Node, turn: Turn): number {
    if (turn.kind === 'seat') {
      const choice = this.#choose(s, node, turn.seat, false);
      const move = (node.choices[0] as Choices).moves[choice] as T['Move'];
      this.#game.play(s, turn.seat, move);
      return choice;
    }
    if (turn.kind !== 'joint') throw new Error(`nobody is asked in a turn of ${turn.kind}`);
    let edge = 0;
    let asked = 0;
    const { joint, many } = this.plan;
    const inPairs = joint === 'pairs' && isPair(turn.seats);
    const byRegret = inPairs || (joint === 'pairs' ? many : joint) === 'regret';
    for (let seat = 0; seat < this.#choices.length; seat++) {
      this.#choices[seat] = undefined;
      if ((turn.seats & (1 << seat)) === 0) continue;
      const choice = this.#choose(s, node, seat as Seat, byRegret);
      this.#choices[seat] = (node.choices[asked] as Choices).moves[choice] as T['Move'];
      edge = asked < FEW ? edge * 1024 + choice : jointEdge(node, edge, { asked, choice });
      asked++;
    }
    if (inPairs) {
      this.#other[this.#length - 2] = this.#length - 1;
      this.#other[this.#length - 1] = this.#length - 2;
    }
    this.#game.resolve(s, this.#choices);
    return edge;
  }

  #choose(s: T['State'], node: Node, seat: Seat, byRegret: boolean): number {
    const common = choicesOf(node, seat);
    const isRoot = node === this.root && seat === this.#request.seat;
    if (isRoot) this.#noticed ??= this.#notice(common);
    const legal = isRoot && this.#noticed ? this.#noticed : this.#game.legal(s, seat);
    const priors = (): readonly number[] => this.#priors(s, seat, legal);
    const at = align(common, { moves: legal, areKept: this.#keepsLists, priors });
    if (common.total > 0 && common.total === this.plan.rethink) this.#rethink(s, common, legal, at);
    // What the own seat knows now is the same in every world.
    const choices = this.#tellsApart && !isRoot ? this.#mindOf(s, common) : common;
    const draw = this.#draw(this.#length);
    const choice = byRegret ? selectByRegret(choices, at, this.#rng, draw) : selectBest(choices, at, this.plan);
    this.#path[this.#length] = choices;
    this.#other[this.#length] = NOBODY;
    this.#chosen[this.#length++] = choice;
    return choice;
  }

  #draw(i: number): Draw {
    while (this.#draws.length <= i) this.#draws.push(newDraw());
    const draw = this.#draws[i] as Draw;
    draw.probability = 0;
    return draw;
  }

  /** What the seat has learned with what it knows in this world; whatever it knew, where there is no room for more. */
  #mindOf(s: T['State'], common: Choices): Choices {
    const game = this.#game;
    const secrets = secretsIn(game.view(s, common.seat as Seat), game.view(s, 'public'));
    const known = common.minds?.get(secrets);
    if (known) return grown(known);
    if (this.#nodes >= MOST_NODES) return common;
    this.#nodes++;
    return grown(newMind(common, secrets));
  }

  /** The own moves that will be looked at; says how wrongly, too. */
  #notice(choices: Choices): readonly T['Move'][] {
    const { legal } = this.#request.seen;
    const { notices = Number.POSITIVE_INFINITY, noise = 0 } = this.#sight;
    const noticed = legal.length > notices ? glance(legal, notices, this.#rng) : legal;
    if (noise > 0) {
      this.#misjudging = choices;
      for (const _ of noticed) this.#errors.push(noise * bell(this.#rng));
    }
    return noticed;
  }

  /** How much of the attention each move deserves before it is tried. */
  #priors(s: T['State'], seat: Seat, legal: readonly T['Move'][]): readonly number[] {
    const { hints } = this.#game;
    if (this.plan.priors === 'none' || legal.length < 2) return evenly(legal.length);
    const byPromise = this.plan.priors === 'promise' ? hints.promise : undefined;
    const joint = this.#game.turn(s).kind === 'joint';
    if (!byPromise && (this.plan.priors === 'promise' || joint)) return evenly(legal.length);
    const worths = legal.map((move) => (byPromise ? byPromise(s, seat, move) : this.#trial(s, seat, move)));
    return sharesOf(worths);
  }

  /** Where many pass it is worth the time to try every move: the evaluation of what comes of it takes the place of the prior. */
  #rethink(s: T['State'], choices: Choices, legal: readonly T['Move'][], at: readonly number[]): void {
    // What several choose at once cannot be tried one by one.
    if (this.#game.turn(s).kind === 'joint') return;
    const shares = sharesOf(legal.map((move) => this.#trial(s, choices.seat as Seat, move)));
    const priors = choices.priors.slice();
    for (const [i, share] of shares.entries()) priors[at[i] as number] = share;
    choices.priors = priors;
  }

  #trial(s: T['State'], seat: Seat, move: T['Move']): number {
    const trial = this.#game.clone(s, this.#scratch);
    this.#game.play(trial, seat, move);
    return this.#game.hints.evaluate(trial, seat);
  }

  /** Samples chance until somebody is asked. */
  #settle(s: T['State']): Turn {
    const { nature } = this.#game;
    for (;;) {
      const turn = this.#game.turn(s);
      if (turn.kind !== 'chance') return turn;
      nature.apply(s, nature.sample(s, this.#rng));
    }
  }

  #child(node: Node, edge: number, turn: Turn): Node | undefined {
    const asked = turn.kind === 'seat' ? turn.seat : turn.kind === 'joint' ? 8 + turn.seats : 7;
    const key = edge * 512 + asked;
    const known = node.children?.get(key);
    if (known || this.#nodes >= MOST_NODES) return known;
    const child = newNode();
    node.children ??= new Map();
    node.children.set(key, child);
    this.#nodes++;
    return child;
  }

  /** Beyond the tree: a few steps by the plan's policy, so that the evaluation looks at something quieter. */
  #playOut(s: T['State']): void {
    const game = this.#game;
    for (let step = 0; step < this.plan.cutoff; step++) {
      const turn = this.#settle(s);
      if (turn.kind === 'over') return;
      if (turn.kind === 'seat') {
        game.play(s, turn.seat, this.#pick(s, turn.seat));
        continue;
      }
      if (turn.kind !== 'joint') return;
      for (let seat = 0; seat < this.#choices.length; seat++) {
        this.#choices[seat] = turn.seats & (1 << seat) ? this.#pick(s, seat as Seat) : undefined;
      }
      game.resolve(s, this.#choices);
    }
  }

  #pick(s: T['State'], seat: Seat): T['Move'] {
    const { hints } = this.#game;
    const first = pickMove(this.#game, s, seat, this.#rng);
    // What several choose at once cannot be tried one by one.
    const isBlind = (): boolean => !hints.promise && this.#game.turn(s).kind === 'joint';
    if (this.plan.policy === 'random' || isBlind()) return first;
    // The best of three at random: guided, cheap and never the same twice.
    const rate = (move: T['Move']): number => hints.promise?.(s, seat, move) ?? this.#trial(s, seat, move);
    let best = first;
    let bestPromise = rate(first);
    for (let i = 0; i < 2; i++) {
      const other = pickMove(this.#game, s, seat, this.#rng);
      const promise = rate(other);
      if (promise > bestPromise) {
        best = other;
        bestPromise = promise;
      }
    }
    return best;
  }

  /** What every seat gets: its share of the victory, or how it stands, adding up to 1. */
  #judge(s: T['State']): void {
    const values = this.#values;
    const result = this.#game.result(s);
    // Who plays alone always wins; how well is for the evaluation to say.
    if (result && values.length > 1) {
      values.fill(0);
      for (const seat of result.winners) values[seat] = 1 / result.winners.length;
      return;
    }
    const { hints } = this.#game;
    if (hints.shares) return hints.shares(s, values);
    const first = hints.evaluate(s, 0 as Seat);
    values[0] = first;
    // Between two, what the one does not win the other does: half the work.
    if (values.length === 2) values[1] = 1 - first;
    if (values.length <= 2) return;
    let sum = first;
    for (let seat = 1; seat < values.length; seat++) {
      values[seat] = hints.evaluate(s, seat as Seat);
      sum += values[seat] as number;
    }
    if (sum > 0) for (let seat = 0; seat < values.length; seat++) values[seat]! /= sum;
  }

  #backUp(): void {
    for (let i = 0; i < this.#length; i++) {
      const choices = this.#path[i] as Choices;
      const choice = this.#chosen[i] as number;
      const error = choices === this.#misjudging ? (this.#errors[choice] as number) : 0;
      const value = (this.#values[choices.seat] as number) + error;
      const draw = this.#draws[i] as Draw;
      if (draw.probability > 0) this.#regret(i, value, draw);
      learn(choices, choice, value);
    }
    for (let seat = 0; seat < this.#sums.length; seat++) this.#sums[seat]! += this.#values[seat] as number;
  }

  #regret(i: number, value: number, draw: Draw): void {
    const choices = this.#path[i] as Choices;
    const choice = this.#chosen[i] as number;
    const other = this.#other[i] as number;
    if (other === NOBODY) return learnRegret(choices, choice, value, draw);
    const rival = this.#rival;
    rival.draw = this.#draws[other] as Draw;
    rival.choice = this.#chosen[other] as number;
    learnAgainst(choices, choice, value, draw, rival);
  }
}

const isPair = (seats: number): boolean => {
  const rest = seats & (seats - 1);
  return rest !== 0 && (rest & (rest - 1)) === 0;
};

function choicesOf(node: Node, seat: Seat): Choices {
  for (let i = 0; i < node.choices.length; i++) {
    const known = node.choices[i] as Choices;
    if (known.seat === seat) return known;
  }
  const choices = newChoices(seat);
  node.choices = [...node.choices, choices];
  return choices;
}
