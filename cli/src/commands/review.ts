import { type Review, review, type Swing } from '@penumbra/bots';
import type { GameRecord, Json } from '@penumbra/kit';
import type { Command } from 'commander';
import { reading } from '../files.ts';
import { wholeNumber } from '../games.ts';
import { counted, print, printJson } from '../output.ts';
import { progressBar } from '../sim/progress.ts';
import { columns } from '../sim/text.ts';
import { openRecordFile } from '../tables.ts';

interface Flags {
  readonly iterations: number;
  readonly swing: number;
  readonly json?: boolean;
}

export function define(command: Command): void {
  command
    .argument('<record>', 'a file, or - for standard input; as JSON or as text')
    .option('--iterations <n>', 'how many worlds are looked at for every judgement', wholeNumber(1), 400)
    .option('--swing <points>', 'what a choice has to cost to be named, in points of a hundred', wholeNumber(0), 10)
    .option('--json', 'as JSON')
    .action((file: string, flags: Flags) => {
      const record = openRecordFile(file);
      const bar = progressBar(record.steps.length, 'steps');
      const { iterations, swing } = flags;
      const found = reading(file, () =>
        review(record, { iterations, threshold: swing / 100, seed: 'review', onStep: (done) => bar(done) }),
      );
      if (flags.json) printJson(asJson(record, found), { compact: true });
      else print(reviewText(record, found));
    });
}

const percent = (x: number): string => `${Math.round(100 * x)} %`;
const points = (x: number): string => `${x > 0 ? '+' : ''}${(100 * x).toFixed(0)}`;
const WIDEST = 60;
/** A deal can name dozens of pieces. */
const clipped = (text: string): string => (text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text);
const rounded = (x: number): number => Math.round(1e4 * x) / 1e4;

function asJson({ config }: GameRecord, { steps, swings, luck, lost }: Review): Json {
  const bySeat = (values: readonly number[]): { [colour: string]: number } =>
    Object.fromEntries(config.seats.map((colour, seat) => [colour, rounded(values[seat] as number)]));
  return {
    game: config.game,
    steps: steps.map(({ step, who, what, win }) => ({ step, who, what, win: bySeat(win) })),
    swings: swings.map(({ seat, win, betterWin, ...rest }) => ({
      ...rest,
      seat: config.seats[seat] as string,
      win: rounded(win),
      betterWin: rounded(betterWin),
    })),
    luck: bySeat(luck),
    lost: bySeat(lost),
  };
}

/** Where the chances stood after every step that changed them, the turning points, and what was luck. */
function reviewText({ config }: GameRecord, { steps, swings, luck, lost }: Review): string {
  const curve = steps.map(({ step, who, what, win }) => [clipped(`${step}. ${who} ${what}`), ...win.map(percent)]);
  const swingLine = ({ step, seat, played, better, win, betterWin }: Swing): string =>
    `  ${step}  ${config.seats[seat]}: ${played} (${percent(win)}); better ${better} (${percent(betterWin)})`;
  return [
    'Chances after every step, each by what that seat knew:',
    columns([['step', ...config.seats], ...curve]),
    '',
    swings.length === 0 ? 'No turning points.' : `${counted(swings.length, 'turning point')}:`,
    ...swings.map(swingLine),
    '',
    columns([
      ['points of a hundred', 'by luck', 'lost by choice'],
      ...config.seats.map((colour, seat) => [colour, points(luck[seat] as number), points(-(lost[seat] as number))]),
    ]),
  ].join('\n');
}
