import type { BySeat, Seat, Source } from '@penumbra/kit';
import { isLevel, type Level } from '../think/levels.ts';

/** Who sits on a seat of a table on this device. */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: Level };

export type Players = BySeat<Player>;

export const isPerson = (player: Player | undefined): boolean => player?.kind === 'person';
export const personSeats = (players: Players): Seat[] =>
  players.flatMap((player, seat) => (player.kind === 'person' ? [seat as Seat] : []));

/** As records write names: `bot:greedy`. */
export const recordName = (player: Player): string => (player.kind === 'bot' ? `bot:${player.level}` : player.name);

/** Names of a record back to players; what is no known bot is a person. */
export function playerOfName(name: string | undefined, fallback: Player): Player {
  if (!name) return fallback;
  const level = /^bot:(.*)$/.exec(name)?.[1];
  if (level === undefined) return { kind: 'person', name };
  return isLevel(level) ? { kind: 'bot', level } : fallback;
}

export function readPlayer(source: Source): Player {
  const { kind, name, level } = source.fields('kind', 'name', 'level');
  if (kind.oneOf(['person', 'bot']) === 'person') return { kind: 'person', name: name.text() };
  const word = level.text();
  return isLevel(word) ? { kind: 'bot', level: word } : level.fail('bad-value', `unknown bot ${word}`);
}
