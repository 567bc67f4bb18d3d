// A record in the fragment of an address: JSON, deflated, in the letters that an address may have.
import { type GameRecord, type Games, readRecord, Source, writeRecord } from '@penumbra/kit';

export async function packRecord(record: GameRecord): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(writeRecord(record)));
  return toLetters(await through(bytes, new CompressionStream('deflate-raw')));
}

/** Throws a `Fault` for a record that cannot be, an `Error` for letters that are none of ours. */
export async function unpackRecord(games: Games, letters: string): Promise<GameRecord> {
  const bytes = await through(fromLetters(letters), new DecompressionStream('deflate-raw'));
  return readRecord(games, Source.parse(new TextDecoder().decode(bytes), 'the link'));
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream as TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

function toLetters(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
