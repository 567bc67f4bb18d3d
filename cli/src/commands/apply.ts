import { type Table, writePosition } from '@penumbra/kit';
import type { Command } from 'commander';
import { usage } from '../errors.ts';
import { printJson } from '../output.ts';
import { insist, openPosition, seatNamed } from '../tables.ts';

interface Flags {
  readonly seed?: string;
  readonly json?: boolean;
}

const WORDS = `A move of several words may be quoted or not: apply p.json blue place c2.
To make several moves of the same seat, quote each: apply p.json blue "place c2" "shift c3".`;

export function define(command: Command): void {
  command
    .argument('<position>', 'a file, or - for standard input')
    .argument('<seat>', 'whose moves these are; or chance, to tell its outcomes')
    .argument('[moves...]', 'moves in notation; chance without an outcome is sampled with --seed')
    .option('--seed <text>', 'of an outcome that is not given')
    .option('--json', 'on one line')
    .addHelpText('after', `\n${WORDS}`)
    .action((file: string, who: string, words: readonly string[], flags: Flags) => {
      const table = openPosition(file, flags.seed);
      if (who.toLowerCase() === 'chance') applyChance(table, words);
      else applyMoves(table, who, words);
      printJson(writePosition(table), { compact: flags.json });
    });
}

function applyChance(table: Table, words: readonly string[]): void {
  if (words.length === 0) {
    if (table.seed === undefined) throw usage('chance needs an outcome, or --seed to sample one; give one of them');
    insist(table.chance(), table, { who: 'chance', what: 'be sampled' });
    return;
  }
  const outcomes = words.some((word) => word.includes(' ')) ? words : [words.join(' ')];
  for (const what of outcomes) insist(table.chanceText(what), table, { who: 'chance', what });
}

function applyMoves(table: Table, colour: string, words: readonly string[]): void {
  const seat = seatNamed(table, colour);
  if (words.length === 0) throw usage(`a move of ${colour} is missing; penumbra legal lists them`);
  const parses = (text: string): boolean => table.game.notation.parseMove(text, table.state, seat).ok;
  const joined = words.join(' ');
  const apart = words.some((word) => word.includes(' ')) || (!parses(joined) && words.every(parses));
  for (const what of apart ? words : [joined]) {
    insist(table.submitText(seat, what), table, { who: table.config.seats[seat] as string, what });
  }
}
