import { randomBytes } from 'node:crypto';
import { LANGS, sha256hex, Table } from '@penumbra/kit';
import { type Command, Option } from 'commander';
import { Crew, helpersHere } from '../crew/crew.ts';
import { configOf, gameNamed, wholeNumber } from '../games.ts';
import { Console } from '../play/console.ts';
import { learnFrom } from '../play/fair.ts';
import { play } from '../play/loop.ts';
import { askGame, askSeating, type SeatingFlags } from '../play/seating.ts';
import { newSession } from '../play/session.ts';
import { WORDS } from '../text/index.ts';
import { textFor } from '../texts.ts';

interface Flags extends SeatingFlags {
  readonly options?: string;
  readonly components?: string;
  readonly seed?: string;
  readonly ms?: number;
}

export function define(command: Command): void {
  command
    .argument('[game]', 'asked for if left out')
    .option('--players <n>', 'how many play', wholeNumber(1))
    .option('--seats <seats>', 'who plays what, clockwise: purple=me,blue=greedy; or only the colours')
    .addOption(
      new Option('--against <bot>', 'play the first seat against this bot in all others; fair follows your strength'),
    )
    .option('--options <json>', "the game's options")
    .option('--components <file>', 'component tables that add to or replace the printed ones')
    .option('--ms <n>', 'how long bots think that think by the clock', wholeNumber(1))
    .option('--seed <text>', 'of chance and bots; a secret one, if left out')
    .addOption(new Option('--lang <language>', 'of everything that is said').choices(LANGS).default('en'))
    .action(start);
}

async function start(id: string | undefined, flags: Flags): Promise<void> {
  const named = id === undefined ? undefined : gameNamed(id);
  const console = new Console();
  const crew = new Crew(helpersHere());
  try {
    const { lang } = flags;
    const words = WORDS[lang];
    const game = named ?? (await askGame(console, lang));
    const seating = game && (await askSeating(console, game, flags));
    if (!game || !seating) return;
    const { options, components } = flags;
    const config = configOf(game, {
      seats: seating.colours.join(','),
      ...(options !== undefined && { options }),
      ...(components !== undefined && { components }),
    });
    const table = new Table(game, config, { seed: hexSeed(flags.seed) });
    console.say(`${words.begin((await textFor(game.facts.id, lang))?.name ?? game.facts.id)}\n`);
    const thinking = { ms: flags.ms, crew };
    await play(await newSession(table, { holders: seating.holders, console, thinking, lang }));
    learnFrom(table, seating.holders);
    if (!table.result) console.say(words.unfinished);
  } finally {
    console.close();
    crew.close();
  }
}

/** Records hold hexadecimal seeds; any other text stands for its hash. */
function hexSeed(text: string | undefined): string {
  if (text === undefined) return randomBytes(16).toString('hex');
  return /^[0-9a-f]+$/.test(text) ? text : sha256hex(text).slice(0, 32);
}
