import { BOT_NAMES, type BotName, isBotName } from '@penumbra/bots';
import { usage } from './errors.ts';
import { didYouMean } from './near.ts';

export function botNamed(name: string): BotName {
  if (isBotName(name)) return name;
  const known = BOT_NAMES.join(', ');
  if (name.startsWith('cmd:')) throw usage(`bots of your own ("${name}") cannot be seated yet; use one of: ${known}`);
  throw usage(`there is no bot "${name}"${didYouMean(name, BOT_NAMES) || `; there are: ${known}`}`);
}

/** `a,b`: one for all seats, or one for each. */
export function botsNamed(text: string, seats: number): BotName[] {
  const names = text.split(',').map((name) => botNamed(name.trim()));
  if (names.length === 1) return Array.from({ length: seats }, () => names[0] as BotName);
  if (names.length === seats) return names;
  throw usage(`--bots names ${names.length} bots for ${seats} seats; name one for all seats or one for each`);
}
