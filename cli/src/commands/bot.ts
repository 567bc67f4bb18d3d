import { createInterface } from 'node:readline';
import { BOTS, type Bot, type BotName } from '@penumbra/bots';
import {
  type Config,
  configure,
  Fault,
  type Game,
  type GameTypes,
  NO_SEATS,
  Rng,
  type Seat,
  type Seen,
  Source,
} from '@penumbra/kit';
import type { Command } from 'commander';
import { ownBotNamed } from '../bot-names.ts';
import { Failure } from '../errors.ts';
import { configOf, gameNamed, type TableFlags, withTableFlags } from '../games.ts';
import { printJson } from '../output.ts';

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

interface Asked {
  readonly seat: Seat;
  readonly seen: Seen<GameTypes>;
  readonly ms: number;
  readonly config: Config;
}

/** A view and a legal list from outside, as a table would have shown them. */
function readQuestion(game: Game, usual: Config, source: Source): Asked {
  const fields = source.fields('game', 'seats', 'options', 'components', 'seat', 'view', 'legal', 'ms');
  if (!fields.game.absent && fields.game.text() !== usual.game) {
    fields.game.fail('wrong-game', `this bot was started for ${usual.game}`);
  }
  const config = fields.seats.absent
    ? usual
    : configure(game, {
        seats: fields.seats.value,
        options: fields.options.value,
        components: fields.components.value,
      });
  const seat = fields.seat.indexIn(config.seats, 'seat') as Seat;
  const view =
    game.notation.readView?.(fields.view, config, seat) ??
    fields.view.fail('bad-value', `views of ${config.game} cannot be read back yet`);
  // Any world that looks like the view will do to read notation, and to see whose turn it is.
  const world = game.determinize(view, new Rng('reading'));
  const legal = fields.legal.list().map((entry) => {
    const move = game.notation.parseMove(entry.text(), world, seat);
    return move.ok ? move.value : entry.fail('bad-value', `"${entry.text()}" is no move: ${move.refusal.code}`);
  });
  if (legal.length === 0) fields.legal.fail('too-few', 'a bot is asked only when it can move');
  const rest = { step: 0, committed: NO_SEATS, mine: undefined, undoable: false };
  return {
    seat,
    seen: { view, turn: game.turn(world), legal, ...rest },
    ms: fields.ms.absent ? 1000 : fields.ms.count(),
    config,
  };
}
