// Records to and from files.
import { Fault, type GameRecord, isRecordText, readRecord, readRecordText, Source, writeRecord } from '@penumbra/kit';
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

/** Reads JSON or the readable text. */
export async function readRecordFile(file: File): Promise<GameRecord> {
  const text = await file.text();
  return isRecordText(text) ? readRecordText(catalog, text) : readRecord(catalog, Source.parse(text, file.name));
}

export const faultText = (error: unknown): string =>
  error instanceof Fault || error instanceof Error ? error.message : String(error);
