import type { BySeat, Seat, Sitter, Source } from '@penumbra/kit';
import { isLevel, type Level, STANDARD_LEVEL } from '../think/levels.ts';

/** Who sits on a seat of a table on this device. */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | {
      readonly kind: 'bot';
      readonly level: Level;
      /** The level is drawn anew for every table, so that the person has a fair match. */
      readonly fair?: true;
    };

export type Players = BySeat<Player>;

/** Whoever plays at this device, by no name: every language has its own word for that. */
export const YOU: Player = { kind: 'person', name: '' };

/** What can be chosen for a bot's seat. */
export type BotChoice = Level | 'fair';
export const botOf = (choice: BotChoice): Player =>
  choice === 'fair' ? { kind: 'bot', level: STANDARD_LEVEL, fair: true } : { kind: 'bot', level: choice };

export const isPerson = (player: Player | undefined): boolean => player?.kind === 'person';
export const personSeats = (players: Players): Seat[] =>
  players.flatMap((player, seat) => (player.kind === 'person' ? [seat as Seat] : []));

/** Whoever plays alone on this device. */
export function onlyPerson(players: Players): Seat | undefined {
  const [seat, ...others] = personSeats(players);
  return others.length === 0 ? seat : undefined;
}

/** As everybody at the table knows them. */
export const sitterOf = (player: Player): Sitter => ({
  kind: player.kind,
  name: player.kind === 'bot' ? player.level : player.name,
});

/** As records write names: `bot:greedy`. */
export const recordName = (player: Player): string => (player.kind === 'bot' ? `bot:${player.level}` : player.name);

/** Names of a record back to players; what is no known bot is a person. */
export function playerOfName(name: string | undefined, fallback: Player): Player {
  if (name === undefined) return fallback;
  const level = /^bot:(.*)$/.exec(name)?.[1];
  if (level === undefined) return { kind: 'person', name };
  return isLevel(level) ? { kind: 'bot', level } : fallback;
}

export function readPlayer(source: Source): Player {
  const { kind, name, level, fair } = source.fields('kind', 'name', 'level', 'fair');
  if (kind.oneOf(['person', 'bot']) === 'person') return { kind: 'person', name: name.text() };
  const word = level.text();
  return isLevel(word)
    ? { kind: 'bot', level: word, ...(!fair.absent && { fair: true }) }
    : level.fail('bad-value', `unknown bot ${word}`);
}
