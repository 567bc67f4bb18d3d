// The rival that cheats: plain UCT on the true state, hidden pieces included, as generic engines do it. Seats that
// choose at once choose one after the other, its own first; playouts are random and go to the end of the game.

import type { Bot, Budget, Request } from '@penumbra/bots';
import { type Game, type GameTypes, listSeats, pickMove, type Rng, type Seat, type Table } from '@penumbra/kit';

type State = GameTypes['State'];
type Move = GameTypes['Move'];

interface Node {
  readonly edges: Map<Move, Edge>;
  visits: number;
}
interface Edge {
  readonly node: Node;
  visits: number;
  value: number;
}
const newNode = (): Node => ({ edges: new Map(), visits: 0 });
const EXPLORATION = Math.SQRT2;

/** Sees the table's state, which no bot of ours can. */
export const cheatingUct = (table: Table): Bot => ({
  name: 'uct',
  choose: <T extends GameTypes>({ game, seen, seat, rng, budget }: Request<T>): T['Move'] => {
    if (seen.legal.length === 1) return seen.legal[0] as T['Move'];
    const search = new Uct(game as unknown as Game, table.state as State, seat, rng);
    search.run(budget);
    return search.favourite() as T['Move'];
  },
});

class Uct {
  readonly #game: Game;
  readonly #truth: State;
  readonly #seat: Seat;
  readonly #rng: Rng;
  readonly #root = newNode();
  #state: State;

  constructor(game: Game, truth: State, seat: Seat, rng: Rng) {
    this.#game = game;
    this.#truth = truth;
    this.#seat = seat;
    this.#rng = rng;
    this.#state = game.clone(truth);
  }

  run({ iterations = Number.POSITIVE_INFINITY, late }: Budget): void {
    let done = 0;
    do this.#iterate();
    while (++done < iterations && !late?.());
  }

  favourite(): Move {
    let best: [Move, Edge] | undefined;
    for (const entry of this.#root.edges) if (!best || entry[1].visits > best[1].visits) best = entry;
    return (best as [Move, Edge])[0];
  }

  #iterate(): void {
    const game = this.#game;
    const s = game.clone(this.#truth, this.#state);
    const path: { edge: Edge; seat: Seat }[] = [];
    let node: Node | undefined = this.#root;
    const choose = (seat: Seat): Move => {
      if (!node) return pickMove(game, s, seat, this.#rng);
      const [move, edge]: [Move, Edge] = this.#select(node, game.legal(s, seat));
      path.push({ edge, seat });
      node = edge.visits === 0 ? undefined : edge.node;
      return move;
    };
    for (;;) {
      const turn = game.turn(s);
      if (turn.kind === 'over') break;
      if (turn.kind === 'chance') game.nature.apply(s, game.nature.sample(s, this.#rng));
      else if (turn.kind === 'seat') game.play(s, turn.seat, choose(turn.seat));
      else {
        const choices: (Move | undefined)[] = s.config.seats.map(() => undefined);
        for (const seat of this.#ownFirst(listSeats(turn.seats))) choices[seat] = choose(seat);
        game.resolve(s, choices);
      }
    }
    const { winners } = game.result(s) as { winners: readonly Seat[] };
    this.#root.visits++;
    for (const { edge, seat } of path) {
      edge.visits++;
      edge.node.visits++;
      if (winners.includes(seat)) edge.value += 1 / winners.length;
    }
  }

  #ownFirst(seats: readonly Seat[]): readonly Seat[] {
    return seats.includes(this.#seat) ? [this.#seat, ...seats.filter((seat) => seat !== this.#seat)] : seats;
  }

  /** The legal move of the largest upper bound; untried ones first, in any order. */
  #select(node: Node, legal: readonly Move[]): [Move, Edge] {
    const untried = legal.filter((move) => !node.edges.has(move));
    if (untried.length > 0) {
      const edge = { node: newNode(), visits: 0, value: 0 };
      const move = this.#rng.pick(untried);
      node.edges.set(move, edge);
      return [move, edge];
    }
    let best: [Move, Edge] | undefined;
    let bestBound = Number.NEGATIVE_INFINITY;
    for (const move of legal) {
      const edge = node.edges.get(move) as Edge;
      const n = Math.max(1, edge.visits);
      const bound = edge.value / n + EXPLORATION * Math.sqrt(Math.log(node.visits + 1) / n);
      if (bound <= bestBound) continue;
      bestBound = bound;
      best = [move, edge];
    }
    return best as [Move, Edge];
  }
}
