import { isBotName } from '@penumbra/bots';
import { LANGS, type Lang } from '@penumbra/kit';
import { type Command, Option } from 'commander';
import type { BotRef } from '../bot-names.ts';
import { wholeNumber } from '../games.ts';
import { playBot } from '../join/bot.ts';
import { readAddress, sitDown, told } from '../join/online.ts';
import { playPerson } from '../join/person.ts';
import { Console } from '../play/console.ts';

interface Flags {
  readonly name: string;
  readonly bot?: string;
  readonly ms?: number;
  readonly token?: string;
  readonly lang: Lang;
}

export function define(command: Command): void {
  command
    .argument('<link>', 'the link of an online table')
    .option('--name <name>', 'as the others see you', '')
    .option('--bot <bot>', 'let a bot play: a level, or a program that speaks the line protocol ("python3 mybot.py")')
    .option('--ms <n>', 'how long the bot may think', wholeNumber(1))
    .option('--token <token>', 'to come back to a seat that was taken before; PENUMBRA_TOKEN says the same')
    .addOption(new Option('--lang <language>', 'of what is said about the game').choices(LANGS).default('en'))
    .action((link: string, flags: Flags) => told(() => join(link, flags)));
}

const botRef = (text: string): BotRef =>
  isBotName(text) ? text : text.startsWith('cmd:') ? (text as BotRef) : `cmd:${text}`;

async function join(link: string, { name, bot, ms, token, lang }: Flags): Promise<void> {
  const { address, table } = readAddress(link);
  const online = await sitDown({ address, table, name, token: token ?? process.env.PENUMBRA_TOKEN });
  try {
    if (bot !== undefined) return await playBot(online, botRef(bot), ms);
    console.log(
      `You are at the table. To come back to this seat: PENUMBRA_TOKEN=${online.client.token} penumbra join ${link}`,
    );
    const terminal = new Console();
    await playPerson(online, terminal, lang).finally(() => terminal.close());
  } finally {
    online.close();
  }
}
