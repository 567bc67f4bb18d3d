import {
  type Change,
  everyEvent,
  type GameRecord,
  type GameTypes,
  type Json,
  LANGS,
  type Lang,
  openTable,
  replay,
  type Step,
  type Table,
  type Viewer,
  writePosition,
  writeRecordText,
  writeResult,
} from '@penumbra/kit';
import { type Command, Option } from 'commander';
import { reading } from '../files.ts';
import { wholeNumber } from '../games.ts';
import { print, printJson } from '../output.ts';
import { paint, tint } from '../paint.ts';
import { type Speech, speechOf } from '../play/speech.ts';
import { resultLines } from '../result.ts';
import { openRecordFile, viewerNamed, waitingText } from '../tables.ts';

interface Flags {
  readonly to?: number;
  readonly as: string;
  readonly text?: boolean;
  readonly json?: boolean;
  readonly position?: boolean;
  readonly lang?: Lang;
}

export function define(command: Command): void {
  command
    .argument('<record>', 'a record or the journal of a table: a file, or - for standard input; as JSON or as text')
    .option('--to <n>', 'only the first n steps', wholeNumber(0))
    .option('--as <viewer>', 'whose board is drawn at the end: a seat, or public', 'public')
    .addOption(new Option('--text', 'print the record as text, which reads back').conflicts(['json', 'position']))
    .addOption(new Option('--json', 'as JSON: every step with its events, then the position').conflicts('position'))
    .option('--position', 'print only the position it leads to, ready for legal, view and apply')
    .addOption(
      new Option('--lang <language>', 'tell what happened in sentences, instead of notation')
        .choices(LANGS)
        .conflicts(['text', 'json', 'position']),
    )
    .action(async (file: string, flags: Flags) => {
      const record = cut(openRecordFile(file), flags.to);
      const { game, config } = record;
      const speech = flags.lang && (await speechOf({ game, config, lang: flags.lang }));
      const told = reading(file, () => tell(record, speech));
      if (flags.text) process.stdout.write(writeRecordText(record));
      else if (flags.json) printJson(asJson(told), { compact: true });
      else if (flags.position) printJson(writePosition(told.table));
      else show(told, { as: flags.as, speech });
    });
}

/** A record that stops early has no result and no seed to show. */
const cut = (record: GameRecord, to: number | undefined): GameRecord =>
  to === undefined || to >= record.steps.length
    ? record
    : { ...record, steps: record.steps.slice(0, to), result: undefined, seed: undefined };

interface ToldStep {
  readonly round: number;
  readonly step: Step;
  readonly events: readonly string[];
}
interface Told {
  readonly table: Table;
  readonly steps: readonly ToldStep[];
}

/** Replays a record and keeps what happened in every step, the hidden parts included: a record has no secrets. */
function tell(record: GameRecord, speech: Speech | undefined): Told {
  const { game, config } = record;
  const steps: ToldStep[] = [];
  let before = game.round(openTable(record).state);
  const table = replay(record, {
    onStep: (now: Table, change: Change<GameTypes>, index: number) => {
      const happened = everyEvent(change);
      const events = speech?.lines(happened) ?? happened.map((event) => game.notation.event(event, config));
      steps.push({ round: before, step: record.steps[index] as Step, events });
      before = game.round(now.state);
    },
  });
  return { table, steps };
}

function asJson({ table, steps }: Told): Json {
  const { result, config } = table;
  return {
    steps: steps.map(({ round, step: [who, what], events }, i) => ({ step: i, round, who, what, events })),
    position: writePosition(table),
    ...(result && { result: writeResult(result, config) }),
  };
}

interface Showing {
  readonly as: string;
  readonly speech: Speech | undefined;
}

function show({ table, steps }: Told, { as, speech }: Showing): void {
  const viewer: Viewer = viewerNamed(table, as);
  let heading = Number.NaN;
  steps.forEach(({ round, step: [who, what], events }, i) => {
    const when = (n: number): string => speech?.words.round(n, table.game.facts.counts) ?? `${n}.`;
    if (round !== heading) print(tint(when(round), 'strong'));
    heading = round;
    if (!speech) print(`${String(i + 1).padStart(5)}  ${who}  ${what}`);
    // That a round begins is what the next heading says.
    for (const event of events.filter((line) => !speech || line !== `${when(round + 1)}.`))
      print(speech ? `  ${event}` : tint(`         ${event}`, 'dim'));
  });
  const view = table.game.view(table.state, viewer);
  print(`\n${paint(speech?.sketch(view) ?? table.game.sketch(view))}\n`);
  const result = speech?.result(table.seen('public')) ?? resultLines(table);
  print(table.result ? result.join('\n') : `after ${steps.length} steps ${waitingText(table)}`);
}
