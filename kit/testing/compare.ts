import { type Config, MAX_SEATS, type Seat, Table, type Viewer } from '@penumbra/kit';
import type { Moment, Move, Run, State } from './law.ts';

/** All there is in a state or a view, as text; `config` is shared and never changes. */
export const rawText = (value: { readonly config: Config }): string => JSON.stringify({ ...value, config: 0 });

/** A state in the words of a position. */
export const stateText = (run: Run, s: State): string => JSON.stringify(run.game.notation.state(s));

export const viewText = (run: Run, s: State, viewer: Viewer): string =>
  JSON.stringify(run.game.notation.view(run.game.view(s, viewer)));

/** Equal for everybody who asks: the same text, whom it waits for, and legal moves. */
export function behaviour(run: Run, s: State): string {
  const { game, config } = run;
  const legal = config.seats.map((_, seat) => game.legal(s, seat as Seat).map((move) => run.text(move)));
  return JSON.stringify([game.notation.state(s), game.turn(s), legal]);
}

const SEATS = Array.from({ length: MAX_SEATS }, (_, seat) => seat as Seat);

export const viewersOf = (config: Config): readonly Viewer[] => [...seatsOfConfig(config), 'public'];
export const seatsOfConfig = (config: Config): readonly Seat[] => SEATS.slice(0, config.seats.length);

export const nameOf = (config: Config, viewer: Viewer): string =>
  viewer === 'public' ? 'public' : (config.seats[viewer] as string);

/** A table of its own on a copy of the moment's state. */
export const forkTable = ({ run, state }: Moment, seed?: string): Table =>
  new Table(run.game, run.config, { start: run.game.clone(state), seed });

export const tableOn = (run: Run, state: State): Table => new Table(run.game, run.config, { start: state });

export const textsOf = (run: Run, moves: readonly Move[]): readonly string[] => moves.map((move) => run.text(move));

/** Equal as data. Shared parts are equal without looking. */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) =>
      Object.hasOwn(b, key) && sameData((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
}

/** The first place where two texts of JSON differ, in short. */
export function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 40);
  return `…${a.slice(from, at + 60)}… against …${b.slice(from, at + 60)}…`;
}
