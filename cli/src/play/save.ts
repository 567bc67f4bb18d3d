import { recordOf, writeRecord, writeRecordText } from '@penumbra/kit';
import { Failure } from '../errors.ts';
import { writeWhole } from '../files.ts';
import type { Session } from './session.ts';

/** Writes the game so far: as text if the name ends in .txt, as JSON otherwise. False if that could not be done. */
export function saveRecord({ table, holders, console, speech }: Session, file: string): boolean {
  const record = recordOf(table, { names: holders.map((holder) => (holder === 'me' ? 'person' : `bot:${holder}`)) });
  const text = file.endsWith('.txt') ? writeRecordText(record) : `${JSON.stringify(writeRecord(record), null, 1)}\n`;
  try {
    writeWhole(file, text);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.say(`${error.message}.`);
    return false;
  }
  console.say(speech.words.saved(file));
  return true;
}
