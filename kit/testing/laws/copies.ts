import { type Rng, Table } from '@penumbra/kit';
import { behaviour, difference, rawText, seatsOfConfig, viewersOf } from '../compare.ts';
import { type Law, type Moment, must, type Run, Sampler, type State } from '../law.ts';
import { stepAtRandom } from '../player.ts';

interface Kept {
  readonly state: State;
  readonly text: string;
}

/** As many copies of a game are kept to its end. */
const KEPT = 8;

export const copiesStay: Law = {
  number: 4,
  title: 'no earlier clone ever changes',
  watch(run) {
    const sampler = new Sampler(run, 'copies', 2);
    let kept: Kept[] = [];
    let dirty: State | undefined;
    return {
      moment(m) {
        if (!sampler.wants(m.kind)) return;
        const copy = checkClone(run, m.state);
        if (kept.length < KEPT) kept.push(copy);
        dirty = checkInto(run, m.state, dirty);
        checkPlayOnCopy(m, run.rng);
      },
      end({ table }) {
        for (const { state, text } of kept) {
          must(
            rawText(state) === text,
            () => `a copy changed while its game went on: ${difference(text, rawText(state))}`,
          );
        }
        kept = [];
        dirty = table.state as State;
      },
    };
  },
};

function checkClone({ game }: Run, state: State): Kept {
  const copy = game.clone(state);
  const text = rawText(state);
  must(rawText(copy) === text, () => `a clone differs: ${difference(text, rawText(copy))}`);
  const place = sharedPlace(state, copy, 'state');
  must(place === undefined, () => `${place} is shared between a state and its clone`);
  return { state: copy, text };
}

/** Copies over a state that was something else, and gives it back for the next time. */
function checkInto(run: Run, state: State, dirty: State | undefined): State {
  const { game } = run;
  const into = game.clone(state, dirty ?? game.clone(state));
  if (rawText(into) !== rawText(state)) {
    const [a, b] = [behaviour(run, state), behaviour(run, into)];
    must(a === b, () => `a clone over another state differs: ${difference(a, b)}`);
  }
  const place = sharedPlace(state, into, 'state');
  must(place === undefined, () => `${place} is shared between a state and a clone over another one`);
  return into;
}

/** The first part that two states have in common; the config may be. */
function sharedPlace(a: unknown, b: unknown, at: string): string | undefined {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return undefined;
  if (a === b) return Object.isFrozen(a) ? undefined : at;
  for (const key of Object.keys(a)) {
    if (key === 'config') continue;
    const [inA, inB] = [(a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]];
    const place = sharedPlace(inA, inB, `${at}.${key}`);
    if (place) return place;
  }
  return undefined;
}

/** Whatever only answers must leave the state alone. Requires: nothing was asked about this state yet. */
function checkQuestions(run: Run, state: State): void {
  const { game, config, rng } = run;
  const before = rawText(state);
  for (const seat of seatsOfConfig(config)) {
    const moves = game.legal(state, seat);
    game.hints.evaluate(state, seat);
    if (moves.length === 0) continue;
    game.pick?.(state, seat, rng);
    game.refuse(state, seat, rng.pick(moves));
    game.hints.promise?.(state, seat, rng.pick(moves));
    game.notation.parseMove(run.text(rng.pick(moves)), state, seat);
  }
  for (const viewer of viewersOf(config)) game.sketch(game.view(state, viewer));
  game.turn(state);
  game.round(state);
  game.result(state);
  game.invariants(state);
  game.notation.state(state);
  if (game.turn(state).kind === 'chance') askNature(game.nature, state, rng);
  must(rawText(state) === before, () => `a question changed the state: ${difference(before, rawText(state))}`);
}

function askNature(nature: Run['game']['nature'], state: State, rng: Rng): void {
  const outcome = nature.sample(state, rng);
  nature.refuse(state, outcome);
  nature.audience(state, outcome);
}

function checkPlayOnCopy({ run, state, turn }: Moment, rng: Rng): void {
  if (turn.kind === 'over') return;
  const { game, config } = run;
  const before = rawText(state);
  const table = new Table(game, config, { start: game.clone(state) });
  stepAtRandom(table, rng);
  must(rawText(state) === before, () => `playing on a copy changed the state: ${difference(before, rawText(state))}`);
  checkQuestions(run, table.state);
}
