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
import type { ClockSettings } from '@penumbra/protocol';
import { botOf, type Player } from '../../session/players.ts';
import { firstWish, type Wish } from '../../session/tables.ts';

/** A seat for somebody elsewhere: for friends who have the link, or for anybody. */
export interface Guest {
  readonly kind: 'friend' | 'open';
}
export type Wanted = Player | Guest;

/** What the form holds. With guests it is a table on the server. */
export interface TableWish extends Omit<Wish, 'players'> {
  readonly players: readonly Wanted[];
  readonly clock?: ClockSettings;
}

export const isGuest = (wanted: Wanted | undefined): wanted is Guest =>
  wanted?.kind === 'friend' || wanted?.kind === 'open';
export const isRemote = ({ players }: TableWish): boolean => players.some(isGuest);

/** A table on the server has one person here: the others are guests then. */
export function withGuests(wish: TableWish): TableWish {
  if (!isRemote(wish)) return wish;
  const me = wish.players.findIndex(({ kind }) => kind === 'person');
  const players = wish.players.map(
    (player, seat): Wanted => (player.kind === 'person' && seat !== me ? { kind: 'friend' } : player),
  );
  return { ...wish, players };
}

export interface OptionField {
  readonly name: string;
  readonly values: readonly OptionValue[];
  readonly value: OptionValue;
  readonly house: boolean;
}

/** The options as fields: what each offers with the choices before it. */
export function optionFields(game: Game, wish: Pick<Wish, 'seats' | 'options'>): OptionField[] {
  const { components } = readComponents(game.components, new Source(undefined));
  const options: { [name: string]: OptionValue } = {};
  return (Object.entries(game.options) as [string, OptionRule][]).map(([name, rule]) => {
    const context: OptionContext = { players: wish.seats.length, options, components: components as never };
    const { values, standard } = optionState(rule, context);
    const value = values.find((one) => one === wish.options[name]) ?? standard;
    options[name] = value;
    return { name, values, value, house: rule.house === true };
  });
}

export function fitted<W extends Pick<Wish, 'seats' | 'options'>>(game: Game, wish: W): W {
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
export function resized(game: Game, wish: TableWish, { count, friend }: Resize): Pick<TableWish, 'seats' | 'players'> {
  const free = game.facts.colours.filter((colour) => !wish.seats.includes(colour));
  const seats = [...wish.seats, ...free].slice(0, count);
  const allPeople = wish.players.length > 1 && wish.players.every(({ kind }) => kind === 'person');
  const joining = (i: number): Wanted =>
    isRemote(wish) ? { kind: 'friend' } : allPeople ? { kind: 'person', name: friend(i + 1) } : botOf('fair');
  return { seats, players: seats.map((_, i) => wish.players[i] ?? joining(i)) };
}

/** A colour that is taken changes places with the one it replaces. */
export function recoloured(seats: readonly string[], seat: number, colour: string): string[] {
  const other = seats.indexOf(colour);
  return seats.map((old, i) => (i === seat ? colour : i === other ? (seats[seat] as string) : old));
}

export const withoutSeat = (wish: TableWish, seat: number): Pick<TableWish, 'seats' | 'players'> => ({
  seats: wish.seats.filter((_, i) => i !== seat),
  players: wish.players.filter((_, i) => i !== seat),
});

export const startWish = (game: Game): Wish => firstWish(game);

/** People on every seat; `own` is what the person at this device is called. */
export function friendsWish(game: Game, own: string, friend: (n: number) => string): Wish {
  const wish = firstWish(game);
  const players = wish.seats.map((_, i): Player => ({ kind: 'person', name: i === 0 ? own : '' }));
  return named({ ...wish, players }, own, friend);
}

/** Yourself, and friends on every other seat. */
export function remoteWish(game: Game): TableWish {
  const wish = firstWish(game);
  return {
    ...wish,
    players: wish.seats.map((_, i): Wanted => (i === 0 ? { kind: 'person', name: '' } : { kind: 'friend' })),
  };
}

/** Among several people everybody needs a name, or nobody would know who is meant; alone one is simply “you”. */
export function named<W extends Pick<TableWish, 'players'>>(wish: W, own: string, friend: (n: number) => string): W {
  const people = wish.players.filter(({ kind }) => kind === 'person');
  if (people.length < 2) return wish;
  const nameOf = (player: Wanted, seat: number): string => (player === people[0] && own ? own : friend(seat + 1));
  return {
    ...wish,
    players: wish.players.map((player, seat) =>
      player.kind === 'person' && player.name.trim() === '' ? { ...player, name: nameOf(player, seat) } : player,
    ),
  };
}
