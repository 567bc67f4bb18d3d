// What a move leads to, told by events: it is played in several worlds that the view allows, everybody plays on by what
// their seat sees there, and what happens in most of them is kept. What happens in one of them would be an accident.
import {
  EVERYONE,
  type GameTypes,
  hears,
  type Likely,
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
/** Who wins is told by the chances as long as it is open. */
const DECIDED = 0.9;
/** What happens less often than this is not worth keeping. */
const RARE = 0.2;
/** How long a line is followed: so many choices of the seat's own, so many of anybody. */
const OWN_CHOICES = 3;
const ALL_CHOICES = 9;
/** How many worlds each of those choices looks at, at most. */
const LOOK = 40;

type Stage = 'now' | 'next';
/** Events as text, and after how many own choices each happened first. */
type Told = { readonly [stage in Stage]: Map<string, number> };

/** How often something happened, and after how many own choices in all. */
interface Tally {
  readonly worlds: number;
  readonly after: number;
}

/** Requires: the seat is asked and the move is legal. Ends early by the request's clock. */
export function prospectOf<T extends GameTypes>(request: Request<T>, move: T['Move']): Prospect<T['Event']> {
  const counts = { now: new Map<string, Tally>(), next: new Map<string, Tally>() };
  const all = new Map<string, Tally>();
  let worlds = 0;
  do {
    const { now, next } = new Line(request).follow(move);
    count(counts.now, now);
    count(counts.next, next);
    count(all, new Map([...next, ...now]));
    worlds++;
  } while (worlds < WORLDS && !(worlds >= LEAST_WORLDS && request.budget.late?.()));
  const likely = (told: ReadonlyMap<string, Tally>, least: number): Likely<T['Event']>[] =>
    [...told]
      .map(([text, { worlds: n, after }]) => {
        return { event: JSON.parse(text) as T['Event'] | Won, share: n / worlds, after: after / n };
      })
      .filter(({ share }) => share >= least);
  const usual = (told: ReadonlyMap<string, Tally>): (T['Event'] | Won)[] =>
    likely(told, MOST).flatMap(({ event, share }) => (event.kind === 'won' && share < DECIDED ? [] : [event]));
  return {
    now: usual(counts.now),
    next: usual(counts.next),
    often: likely(all, RARE),
  };
}

function count(counts: Map<string, Tally>, told: ReadonlyMap<string, number>): void {
  for (const [text, own] of told) {
    const { worlds, after } = counts.get(text) ?? { worlds: 0, after: 0 };
    counts.set(text, { worlds: worlds + 1, after: after + own });
  }
}

/** One world, from the move on. */
class Line<T extends GameTypes> {
  readonly #told: Told = { now: new Map(), next: new Map() };
  readonly #request: Request<T>;
  readonly #world: T['State'];
  #stage: Stage = 'now';
  /** Choices of the seat's own since the move. */
  #own = 0;
  readonly #tell: Tell<T['Event']>;

  constructor(request: Request<T>) {
    const { game, seen, seat, rng } = request;
    this.#request = request;
    this.#world = game.determinize(seen.view, rng);
    const say: Tell<T['Event']>['say'] = (event, to = EVERYONE) => {
      const gist = game.gist ? game.gist(event, this.#stage) : event;
      if (gist && hears(to, seat)) this.#hear(gist);
    };
    this.#tell = { say, reveal: say };
  }

  follow(move: T['Move']): Told {
    const { game, seat } = this.#request;
    this.#step(game.turn(this.#world), move);
    for (let all = 0; all < ALL_CHOICES && this.#own < OWN_CHOICES; all++) {
      const turn = this.#settle();
      if (turn.kind === 'over') break;
      this.#stage = 'next';
      if (listSeats(waitingIn(turn, NO_SEATS)).includes(seat)) this.#own++;
      this.#step(turn, undefined);
    }
    if (this.#settle().kind === 'over') this.#end();
    return this.#told;
  }

  #hear(event: T['Event'] | Won): void {
    const told = this.#told[this.#stage];
    const text = JSON.stringify(event);
    if (!told.has(text)) told.set(text, this.#own);
  }

  /** Who plays alone cannot but win. */
  #end(): void {
    const { winners = [] } = this.#request.game.result(this.#world) ?? {};
    const won: Won = { kind: 'won', winners };
    if (this.#request.seen.view.config.seats.length > 1) this.#hear(won);
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
