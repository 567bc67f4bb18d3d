import {
  type Change,
  eventsFor,
  type GameRecord,
  readRecord,
  readRecordText,
  recordOf,
  replay,
  Source,
  verify,
  writeRecord,
  writeRecordText,
} from '@penumbra/kit';
import { difference, sameData, stateText, viewersOf } from '../compare.ts';
import { type Law, must, type Played, type Run } from '../law.ts';

/** Games are replayed up to so many, and on until they had so many steps. */
const GAMES = 6;
const STEPS = 8_000;

export const recordsReplay: Law = {
  number: 6,
  title: 'a record replays to the same position, events and result',
  watch(run) {
    let games = 0;
    let steps = 0;
    return {
      end(played) {
        if (games >= Math.ceil(GAMES * run.effort) && steps >= STEPS * run.effort) return;
        games++;
        steps += played.table.steps.length;
        checkRecord(run, played);
      },
    };
  },
};

function checkRecord(run: Run, played: Played): void {
  const { table } = played;
  const record = recordOf(table, { names: run.config.seats.map((colour) => `Player ${colour}`) });
  const json = JSON.stringify(writeRecord(record));
  const read = readRecord(run.games, Source.parse(json, 'the record'));
  const again = JSON.stringify(writeRecord(read));
  must(again === json, () => `the record in JSON reads back differently: ${difference(json, again)}`);
  checkReplay(run, read, played);
  const fromText = JSON.stringify(writeRecord(readRecordText(run.games, writeRecordText(record))));
  must(fromText === json, () => `the record in text reads back differently: ${difference(json, fromText)}`);
  if (!played.over) return;
  const { outcomes } = verify(read);
  const drawn = table.steps.filter(([who]) => who === 'chance').length;
  must(outcomes === drawn, () => `${outcomes} of ${drawn} outcomes were verified`);
}

function checkReplay(run: Run, record: GameRecord, { table, log }: Played): void {
  const replayed = replay(record, {
    onStep(_, change, index) {
      const [then, now] = [heard(run, log[index]), heard(run, change)];
      must(then === now, () => `events of step ${index}: ${difference(then, now)}`);
    },
  });
  const [a, b] = [stateText(run, table.state), stateText(run, replayed.state)];
  must(a === b, () => `the replay ends in another position: ${difference(a, b)}`);
  const [state, again] = [table, replayed].map((one) => ({ ...one.state, config: 0 }));
  must(sameData(state, again), () => 'the replay ends in another state of the same position');
  const [won, wonAgain] = [JSON.stringify(table.result), JSON.stringify(replayed.result)];
  must(won === wonAgain, () => `the replay ends with another result: ${difference(won, wonAgain)}`);
}

/** What every viewer hears of a step; nothing, while others still choose. */
const heard = (run: Run, change: Change | undefined): string =>
  JSON.stringify(viewersOf(run.config).map((viewer) => (change ? eventsFor(change, viewer) : [])));
