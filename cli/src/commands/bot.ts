import { createInterface } from 'node:readline';
import { BOTS, type Bot, type BotName } from '@penumbra/bots';
import { type Config, Fault, type Game, Rng, Source } from '@penumbra/kit';
import type { Command } from 'commander';
import { ownBotNamed } from '../bot-names.ts';
import { Failure } from '../errors.ts';
import { configOf, gameNamed, type TableFlags, withTableFlags } from '../games.ts';
import { printJson } from '../output.ts';
import { readQuestion } from '../outside/question.ts';

interface Flags extends TableFlags {
  readonly level: string;
  readonly seed: string;
}

const PROTOCOL = `Reads lines like {"seat":"blue","view":{…},"legal":["place c2"],"ms":1000} and answers each with one
like {"move":"place c2","info":{"bot":"greedy"}}, until the input ends. The table's seats, options and components are
read from those lines if they are there ("game", "seats", "options", "components"), and from the options otherwise.`;

export function define(command: Command): void {
  withTableFlags(command.argument('<game>'))
    .option('--level <bot>', 'which bot answers', 'greedy')
    .option('--seed <text>', "of the bot's own choices", '1')
    .addHelpText('after', `\n${PROTOCOL}`)
    .action(answerLines);
}

async function answerLines(id: string, flags: Flags): Promise<void> {
  const game = gameNamed(id);
  const usual = configOf(game, flags);
  const level = ownBotNamed(flags.level);
  const bot = BOTS[level]();
  let number = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    number++;
    if (line.trim() !== '') answer({ game, usual, level, bot, line, number, rng: new Rng(`${flags.seed}/${number}`) });
  }
}

interface Question {
  readonly game: Game;
  /** Where a line does not say. */
  readonly usual: Config;
  readonly level: BotName;
  readonly bot: Bot;
  readonly line: string;
  readonly number: number;
  readonly rng: Rng;
}

function answer({ game, usual, level, bot, line, number, rng }: Question): void {
  const start = performance.now();
  try {
    const source = Source.parse(line, 'it');
    const { seat, seen, ms, config } = readQuestion(game, usual, source);
    const late = (): boolean => performance.now() - start > ms;
    const move = bot.choose({ game, seen, seat, rng, budget: { late } });
    printJson({ move: game.notation.move(move, config), info: { bot: level } }, { compact: true });
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new Failure(`line ${number} cannot be answered: ${error.message} (${error.code}); see penumbra bot --help`);
  }
}
