// What the form holds, kept possible while it is changed: options that no longer apply fall back to their defaults.
import {
  type Game,
  type Json,
  type OptionContext,
  type OptionRule,
  type OptionValue,
  optionState,
  readComponents,
  Source,
} from '@penumbra/kit';
import type { Player } from '../../session/players.ts';
import { firstWish, type Wish } from '../../session/tables.ts';
import type { ShellText } from '../../text/index.ts';
import { STANDARD_LEVEL } from '../../think/levels.ts';

export interface OptionField {
  readonly name: string;
  readonly values: readonly OptionValue[];
  readonly value: OptionValue;
}

/** The options as fields: what each offers with the choices before it. */
export function optionFields(game: Game, wish: Wish): OptionField[] {
  const { components } = readComponents(game.components, new Source(undefined));
  const options: { [name: string]: OptionValue } = {};
  return (Object.entries(game.options) as [string, OptionRule][]).map(([name, rule]) => {
    const context: OptionContext = { players: wish.seats.length, options, components: components as never };
    const { values, standard } = optionState(rule, context);
    const value = values.find((one) => one === wish.options[name]) ?? standard;
    options[name] = value;
    return { name, values, value };
  });
}

export function fitted(game: Game, wish: Wish): Wish {
  const given: { [name: string]: Json } = {};
  for (const { name, values, value } of optionFields(game, wish)) {
    if (values.length > 1 && wish.options[name] !== undefined) given[name] = value;
  }
  return { ...wish, options: given };
}

interface Resize {
  readonly count: number;
  /** The name of a person who joins. */
  friend(n: number): string;
}

/** As many seats as wanted: those that stay keep their player; among people only, people join. */
export function resized(game: Game, wish: Wish, { count, friend }: Resize): Pick<Wish, 'seats' | 'players'> {
  const free = game.facts.colours.filter((colour) => !wish.seats.includes(colour));
  const seats = [...wish.seats, ...free].slice(0, count);
  const allPeople = wish.players.length > 1 && wish.players.every(({ kind }) => kind === 'person');
  const joining = (i: number): Player =>
    allPeople ? { kind: 'person', name: friend(i + 1) } : { kind: 'bot', level: STANDARD_LEVEL };
  return { seats, players: seats.map((_, i) => wish.players[i] ?? joining(i)) };
}

/** A colour that is taken changes places with the one it replaces. */
export function recoloured(seats: readonly string[], seat: number, colour: string): string[] {
  const other = seats.indexOf(colour);
  return seats.map((old, i) => (i === seat ? colour : i === other ? (seats[seat] as string) : old));
}

export const startWish = (game: Game, t: ShellText): Wish => firstWish(game, t.create.you);

export function friendsWish(game: Game, friend: (n: number) => string): Wish {
  const wish = firstWish(game, friend(1));
  return { ...wish, players: wish.seats.map((_, i): Player => ({ kind: 'person', name: friend(i + 1) })) };
}
