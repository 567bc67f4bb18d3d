import type { Player } from '../session/players.ts';
import type { ShellText } from '../text/index.ts';

export const levelName = (level: string, t: ShellText): string =>
  (t.levels as { readonly [level: string]: string })[level] ?? level;

export const playerName = (player: Player, t: ShellText): string =>
  player.kind === 'person' ? player.name : t.create.bot(levelName(player.level, t));
