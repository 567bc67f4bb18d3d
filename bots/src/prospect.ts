// What a move leads to, told by events: it is played in several worlds that the view allows, everybody plays on by what
// their seat sees there, and what happens in most of them is kept. What happens in one of them would be an accident.
import {
  EVERYONE,
  type GameTypes,
  hears,
  listSeats,
  NO_SEATS,
  type Prospect,
  type Seat,
  type Seen,
  type Tell,
  type Turn,
  type Won,
  waitingIn,
} from '@penumbra/kit';
import type { Request } from './bot.ts';
import { Search } from './search/search.ts';

const WORLDS = 24;
/** A clock that is over does not make an accident a reason. */
const LEAST_WORLDS = 10;
const MOST = 0.6;
/** What happens less often than this is not worth keeping. */
const RARE = 0.2;
/** How long a line is followed: so many choices of the seat's own, so many of anybody. */
const OWN_CHOICES = 3;
const ALL_CHOICES = 9;
/** How many worlds each of those choices looks at, at most. */
const LOOK = 40;

type Stage = 'now' | 'next';
type Told = { readonly [stage in Stage]: Set<string> };

/** Requires: the seat is asked and the move is legal. Ends early by the request's clock. */
export function prospectOf<T extends GameTypes>(request: Request<T>, move: T['Move']): Prospect<T['Event']> {
  const counts = { now: new Map<string, number>(), next: new Map<string, number>() };
  const all = new Map<string, number>();
  let worlds = 0;
  do {
    const { now, next } = new Line(request).follow(move);
    count(counts.now, now);
    count(counts.next, next);
    count(all, new Set([...now, ...next]));
    worlds++;
  } while (worlds < WORLDS && !(worlds >= LEAST_WORLDS && request.budget.late?.()));
  const events = (told: ReadonlyMap<string, number>, least: number): { event: T['Event'] | Won; share: number }[] =>
    [...told]
      .map(([text, n]) => ({ event: JSON.parse(text) as T['Event'] | Won, share: n / worlds }))
      .filter(({ share }) => share >= least);
  return {
    now: events(counts.now, MOST).map(({ event }) => event),
    next: events(counts.next, MOST).map(({ event }) => event),
    often: events(all, RARE),
  };
}

function count(counts: Map<string, number>, told: ReadonlySet<string>): void {
  for (const text of told) counts.set(text, (counts.get(text) ?? 0) + 1);
}

/** One world, from the move on. */
class Line<T extends GameTypes> {
  readonly #told: Told = { now: new Set(), next: new Set() };
  readonly #request: Request<T>;
  readonly #world: T['State'];
  #stage: Stage = 'now';
  readonly #tell: Tell<T['Event']>;

  constructor(request: Request<T>) {
    const { game, seen, seat, rng } = request;
    this.#request = request;
    this.#world = game.determinize(seen.view, rng);
    const say: Tell<T['Event']>['say'] = (event, to = EVERYONE) => {
      const gist = game.gist ? game.gist(event) : event;
      if (gist && hears(to, seat)) this.#told[this.#stage].add(JSON.stringify(gist));
    };
    this.#tell = { say, reveal: say };
  }

  follow(move: T['Move']): Told {
    const { game, seat } = this.#request;
    this.#step(game.turn(this.#world), move);
    let own = 0;
    for (let all = 0; all < ALL_CHOICES && own < OWN_CHOICES; all++) {
      const turn = this.#settle();
      if (turn.kind === 'over') break;
      this.#stage = 'next';
      if (listSeats(waitingIn(turn, NO_SEATS)).includes(seat)) own++;
      this.#step(turn, undefined);
    }
    if (this.#settle().kind === 'over') this.#end();
    return this.#told;
  }

  /** Who plays alone cannot but win. */
  #end(): void {
    const { winners = [] } = this.#request.game.result(this.#world) ?? {};
    const won: Won = { kind: 'won', winners };
    if (this.#request.seen.view.config.seats.length > 1) this.#told[this.#stage].add(JSON.stringify(won));
  }

  /** Whoever is asked chooses; the first time the seat itself does what is being weighed. */
  #step(turn: Turn, given: T['Move'] | undefined): void {
    const { game, seat, seen } = this.#request;
    const chosenBy = (asked: Seat): T['Move'] => (asked === seat && given ? given : this.#choose(asked, turn));
    if (turn.kind === 'seat') {
      game.play(this.#world, turn.seat, chosenBy(turn.seat), this.#tell);
    } else if (turn.kind === 'joint') {
      const asked = listSeats(turn.seats);
      const choices = seen.view.config.seats.map((_, one) =>
        asked.includes(one as Seat) ? chosenBy(one as Seat) : undefined,
      );
      game.resolve(this.#world, choices, this.#tell);
    }
  }

  /** By what that seat would see in this world. */
  #choose(seat: Seat, turn: Turn): T['Move'] {
    const { game, rng, budget } = this.#request;
    const legal = game.legal(this.#world, seat);
    if (legal.length === 1) return legal[0] as T['Move'];
    const seen: Seen<T> = {
      view: game.view(this.#world, seat),
      turn,
      waiting: waitingIn(turn, NO_SEATS),
      committed: NO_SEATS,
      mine: undefined,
      legal,
      undoable: false,
      round: game.round(this.#world),
      step: 0,
      entry: 0,
      result: undefined,
    };
    const search = new Search({ game, seen, seat, rng, budget: {} });
    search.run({ iterations: Math.min(LOOK, budget.iterations ?? LOOK) });
    const { moves, meant } = search.learned();
    return moves[meant.indexOf(Math.max(...meant))] as T['Move'];
  }

  #settle(): Turn {
    const { game, rng } = this.#request;
    for (;;) {
      const turn = game.turn(this.#world);
      if (turn.kind !== 'chance') return turn;
      game.nature.apply(this.#world, game.nature.sample(this.#world, rng), this.#tell);
    }
  }
}
