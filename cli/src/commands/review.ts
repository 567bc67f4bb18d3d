import { type Review, review, type Swing } from '@penumbra/bots';
import {
  applyEntry,
  type GameRecord,
  type GameText,
  type GameTypes,
  type Json,
  LANGS,
  type Lang,
  openTable,
  type Seen,
  speech,
  whyBoth,
} from '@penumbra/kit';
import { type Command, Option } from 'commander';
import { reading } from '../files.ts';
import { wholeNumber } from '../games.ts';
import { counted, print, printJson } from '../output.ts';
import { progressBar } from '../sim/progress.ts';
import { columns } from '../sim/text.ts';
import { openRecordFile } from '../tables.ts';
import { textFor } from '../texts.ts';

interface Flags {
  readonly iterations: number;
  readonly swing: number;
  readonly lang: Lang;
  readonly json?: boolean;
}

export function define(command: Command): void {
  command
    .argument('<record>', 'a file, or - for standard input; as JSON or as text')
    .option('--iterations <n>', 'how many worlds are looked at for every judgement', wholeNumber(1), 400)
    .option('--swing <points>', 'what a choice has to cost to be named, in points of a hundred', wholeNumber(0), 10)
    .addOption(new Option('--lang <language>', 'of the reasons').choices(LANGS).default('en'))
    .option('--json', 'as JSON')
    .action(async (file: string, flags: Flags) => {
      const record = openRecordFile(file);
      const bar = progressBar(record.steps.length, 'steps');
      const { iterations, swing } = flags;
      const found = reading(file, () =>
        review(record, { iterations, threshold: swing / 100, seed: 'review', onStep: (done) => bar(done) }),
      );
      if (flags.json) printJson(asJson(record, found), { compact: true });
      else print(reviewText(record, found, { ...flags, text: await textFor(record.config.game, flags.lang) }));
    });
}

const percent = (x: number): string => `${Math.round(100 * x)}%`;
const points = (x: number): string => speech.signed(Math.round(100 * x) + 0);
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
    swings: swings.map(({ seat, win, betterWin, why, betterWhy, ...rest }) => ({
      ...rest,
      why: why as unknown as Json,
      betterWhy: betterWhy as unknown as Json,
      seat: config.seats[seat] as string,
      win: rounded(win),
      betterWin: rounded(betterWin),
    })),
    luck: bySeat(luck),
    lost: bySeat(lost),
  };
}

/** The words around steps and reasons; everything else of them is the game's. */
interface Words {
  readonly steps: string;
  readonly step: string;
  readonly swings: (n: number) => string;
  readonly noSwings: (points: number) => string;
  readonly better: string;
  readonly win: string;
  readonly points: string;
  readonly luck: string;
  readonly lost: string;
}

const WORDS: { readonly [lang in Lang]: Words } = {
  en: {
    steps: 'Chances after every step, each by what that seat knew:',
    step: 'step',
    swings: (n) => `${counted(n, 'turning point')}:`,
    noSwings: (points) => `No choice cost more than ${points} points of a hundred.`,
    better: 'Better',
    win: 'chance to win',
    points: 'points of a hundred',
    luck: 'by luck',
    lost: 'lost by choice',
  },
  pl: {
    steps: 'Szanse po każdym kroku, według tego, co było wtedy wiadomo każdemu graczowi:',
    step: 'krok',
    swings: (n) =>
      `${speech.plural('pl')(n, { one: '# zwrot', few: '# zwroty', many: '# zwrotów', other: '# zwrotu' })}:`,
    noSwings: (points) => `Żadna decyzja nie kosztowała więcej niż ${points} pkt proc. szansy na wygraną.`,
    better: 'Lepiej',
    win: 'szansa na wygraną',
    points: 'pkt proc.',
    luck: 'szczęście',
    lost: 'stracone',
  },
  it: {
    steps: 'Probabilità dopo ogni passo, ciascuna secondo ciò che quel posto sapeva:',
    step: 'passo',
    swings: (n) => `${speech.plural('it')(n, { one: '# svolta', other: '# svolte' })}:`,
    noSwings: (points) => `Nessuna scelta è costata più di ${points} punti %.`,
    better: 'Meglio',
    win: 'probabilità di vittoria',
    points: 'punti %',
    luck: 'fortuna',
    lost: 'scelte',
  },
};

/** How a review is told. */
interface Telling extends Pick<Flags, 'lang' | 'swing'> {
  readonly text: GameText | undefined;
}

const nameOf = (text: GameText | undefined, colour: string): string => text?.seat(colour) ?? colour;

/** Turning points as sentences: what was played, what would have been better, and why, by what the seat knew. */
function swingTexts(record: GameRecord, { swings }: Review, { text, lang }: Telling): string[] {
  const table = openTable(record);
  const { game, config } = table;
  const words = WORDS[lang];
  const sides = (swing: Swing, seen: Seen): string => {
    const { seat, step } = swing;
    const moveOf = (name: string): GameTypes['Move'] | undefined =>
      seen.legal.find((one) => game.notation.move(one, config) === name);
    const [played, better] = [moveOf(swing.played), moveOf(swing.better)];
    const whys = text && whyBoth(lang, text, { ...swing, seen, played, better });
    const said = (name: string, move: GameTypes['Move'] | undefined, why = ''): string =>
      `${(move && text?.move(move, config)) ?? name}. ${why}`.trim();
    const who = nameOf(text, config.seats[seat] as string);
    const cost = Math.round(100 * (swing.betterWin - swing.win));
    // Whoever plays alone has no chance to win: the figure is how well it goes.
    const chance = config.seats.length > 1 ? `${words.win} ` : '';
    return [
      `  ${step}  ${who}: ${said(swing.played, played, whys?.played)}`,
      `      ${words.better}: ${said(swing.better, better, whys?.better)}`,
      `      ${chance}${percent(swing.win)} → ${percent(swing.betterWin)} (−${cost} ${words.points})`,
    ].join('\n');
  };
  const lines: string[] = [];
  for (const [i, entry] of record.steps.entries()) {
    for (const swing of swings) if (swing.step === i + 1) lines.push(sides(swing, table.seen(swing.seat)));
    applyEntry(table, entry, `steps[${i}]`);
  }
  return lines;
}

/** Where the chances stood after every step that changed them, the turning points, and what was luck. */
function reviewText(record: GameRecord, found: Review, telling: Telling): string {
  const { steps, luck, lost } = found;
  const words = WORDS[telling.lang];
  const seats = record.config.seats.map((colour) => nameOf(telling.text, colour));
  const curve = steps.map(({ step, who, what, win }) => [clipped(`${step}. ${who} ${what}`), ...win.map(percent)]);
  const swings = swingTexts(record, found, telling);
  return [
    words.steps,
    columns([[words.step, ...seats], ...curve]),
    '',
    swings.length === 0 ? words.noSwings(telling.swing) : words.swings(swings.length),
    ...swings,
    '',
    columns([
      [words.points, words.luck, words.lost],
      ...seats.map((who, seat) => [who, points(luck[seat] as number), points(-(lost[seat] as number))]),
    ]),
  ].join('\n');
}
