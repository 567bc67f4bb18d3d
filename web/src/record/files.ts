// Records to and from files.
import {
  Fault,
  type GameRecord,
  isRecordText,
  readRecord,
  readRecordText,
  replay,
  Source,
  writeRecord,
} from '@penumbra/kit';
import { catalog } from '../games/catalog.ts';

export function downloadRecord(record: GameRecord): void {
  const blob = new Blob([`${JSON.stringify(writeRecord(record))}\n`], { type: 'application/json' });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${record.config.game}-${new Date().toISOString().slice(0, 16).replace(/[T:]/g, '-')}.json`;
  link.click();
  // The browser may still be reading; a minute is plenty.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Reads JSON or the readable text, and plays it once so that nothing impossible gets in. */
export async function readRecordFile(file: File): Promise<GameRecord> {
  const text = await file.text();
  const record = isRecordText(text)
    ? readRecordText(catalog, text)
    : readRecord(catalog, Source.parse(text, file.name));
  replay(record);
  return record;
}

export const faultText = (error: unknown): string =>
  error instanceof Fault || error instanceof Error ? error.message : String(error);
