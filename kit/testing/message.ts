import {
  type Audience,
  EVERYONE,
  hears,
  type Seat,
  type Table,
  type Tell,
  type Viewer,
  writeSeen,
} from '@penumbra/kit';
import { rawText, viewText } from './compare.ts';
import type { Moment, Move, Run, State } from './law.ts';
import { askedSeats } from './player.ts';

/** Everything that a viewer is sent about a table, in the bytes it is sent in, and what a screen makes of it. */
export function message(run: Run, table: Table, viewer: Viewer): string {
  const { game } = run;
  const seen = table.seen(viewer);
  return JSON.stringify({
    ...writeSeen(game, seen),
    data: rawText(seen.view),
    sketch: game.sketch(seen.view),
    legal: seen.legal.map((move) => run.text(move)),
  });
}

/** What a viewer can tell about a state: its view, whom it waits for, the viewer's own moves. */
export function outlook(run: Run, s: State, viewer: Viewer): string {
  const { game } = run;
  const legal = viewer === 'public' ? [] : game.legal(s, viewer).map((move) => run.text(move));
  const view = game.view(s, viewer);
  return JSON.stringify([game.notation.view(view), rawText(view), game.turn(s), legal]);
}

/**
 * A state that the viewer cannot tell from the moment's own. None, if it can after all: that is law 7's matter, and
 * the laws that compare twins have nothing to say.
 */
export function twinOf({ run, state }: Moment, viewer: Viewer): State | undefined {
  const twin = run.game.determinize(run.game.view(state, viewer), run.rng);
  return viewText(run, twin, viewer) === viewText(run, state, viewer) ? twin : undefined;
}

/** Hears everything that is told, and remembers to whom. */
export class Ear implements Tell<{ readonly kind: string }> {
  readonly #told: { readonly event: { readonly kind: string }; readonly to: Audience }[] = [];
  revealed = false;

  say(event: { readonly kind: string }, to: Audience = EVERYONE): void {
    this.#told.push({ event, to });
  }

  reveal(event: { readonly kind: string }, to: Audience = EVERYONE): void {
    this.revealed = true;
    this.say(event, to);
  }

  /** The events of one viewer, as they are and in notation. */
  heard(run: Run, viewer: Viewer): string {
    const events = this.#told.filter(({ to }) => hears(to, viewer)).map(({ event }) => event);
    return JSON.stringify([events, events.map((event) => run.game.notation.event(event, run.config))]);
  }
}

/** One step for rules without a table: a choice for every seat that is asked, or an outcome. */
export interface Step {
  readonly choices: readonly (Move | undefined)[];
  readonly outcome: { readonly kind: string } | undefined;
}

export function isPossible({ game }: Run, s: State, { choices, outcome }: Step): boolean {
  const turn = game.turn(s);
  if (turn.kind === 'chance') return outcome !== undefined && !game.nature.refuse(s, outcome);
  const asked = askedSeats(turn);
  if (asked.length === 0 || choices.some((move, seat) => move && !asked.includes(seat as Seat))) return false;
  return asked.every((seat) => {
    const move = choices[seat];
    return move !== undefined && !game.refuse(s, seat, move);
  });
}

/** Requires: the step is possible. Changes the state and gives what was told. */
export function carryOut({ game }: Run, s: State, { choices, outcome }: Step): Ear {
  const ear = new Ear();
  const turn = game.turn(s);
  if (turn.kind === 'chance') game.nature.apply(s, outcome as { kind: string }, ear);
  else if (turn.kind === 'joint') game.resolve(s, choices, ear);
  else if (turn.kind === 'seat') game.play(s, turn.seat, choices[turn.seat] as Move, ear);
  return ear;
}
