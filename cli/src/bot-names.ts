import { BOT_NAMES, type BotName, isBotName } from '@penumbra/bots';
import { usage } from './errors.ts';
import { didYouMean } from './near.ts';

/** A bot of ours by name, or a program of somebody's that speaks the line protocol. */
export type BotRef = BotName | `cmd:${string}`;

export const isCommand = (name: string): name is `cmd:${string}` => /^cmd:\s*\S/.test(name);

export function ownBotNamed(name: string): BotName {
  if (isBotName(name)) return name;
  const known = BOT_NAMES.join(', ');
  throw usage(`there is no bot "${name}"${didYouMean(name, BOT_NAMES) || `; there are: ${known}, or cmd:COMMAND`}`);
}

export const botNamed = (name: string): BotRef => (isCommand(name) ? name : ownBotNamed(name));

/** `a,b`: one for all seats, or one for each. */
export function botsNamed(text: string, seats: number): BotRef[] {
  const names = text.split(',').map((name) => botNamed(name.trim()));
  if (names.length === 1) return Array.from({ length: seats }, () => names[0] as BotRef);
  if (names.length === seats) return names;
  throw usage(`--bots names ${names.length} bots for ${seats} seats; name one for all seats or one for each`);
}
