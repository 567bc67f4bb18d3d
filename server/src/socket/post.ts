// What sockets are told in one turn of the event loop leaves when it ends, in one write to the system for each of them:
// that costs more than making what is written.
import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';

export interface Outbox {
  readonly socket: WebSocket;
  /** What has not left yet. */
  texts: readonly string[];
}

export interface Post {
  say(from: Outbox, text: string): void;
  /** Does not wait for the turn to end. */
  leave(from: Outbox): void;
}

const NONE: readonly string[] = [];
/** The last part of a message, which is its only one, and text (RFC 6455). */
const WHOLE_TEXT = 0x81;
const SHORT = 125;
const MEDIUM = 0xffff;

const headSize = (bytes: number): number => (bytes <= SHORT ? 2 : bytes <= MEDIUM ? 4 : 10);

function writeHead(frame: Buffer, at: number, bytes: number): number {
  frame[at] = WHOLE_TEXT;
  if (bytes <= SHORT) {
    frame[at + 1] = bytes;
    return at + 2;
  }
  frame[at + 1] = bytes <= MEDIUM ? 126 : 127;
  return bytes <= MEDIUM ? frame.writeUInt16BE(bytes, at + 2) : frame.writeBigUInt64BE(BigInt(bytes), at + 2);
}

/** Messages as a server sends them: not compressed, not masked. */
function framesOf(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(sizes.reduce((sum, bytes) => sum + headSize(bytes) + bytes, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    const start = writeHead(frames, at, sizes[i] as number);
    at = start + frames.write(text, start);
  }
  return frames;
}

/** A socket that is not open any more takes its letters with it. */
function leave(outbox: Outbox, frames: Buffer): void {
  outbox.texts = NONE;
  const { socket } = outbox;
  if (socket.readyState !== socket.OPEN) return;
  // Without compression its own messages take the same way, so they keep their order with these.
  (socket as unknown as { readonly _socket: Writable })._socket.write(frames);
}

export function newPost(): Post {
  let full: Outbox[] = [];
  const leaveAll = (): void => {
    const all = full;
    full = [];
    let last: readonly string[] = NONE;
    let frames: Buffer = Buffer.alloc(0);
    for (const outbox of all) {
      const { texts } = outbox;
      if (texts.length === 0) continue;
      // Spectators are all told the same.
      if (texts.length > 1 || texts[0] !== last[0]) frames = framesOf(texts);
      last = texts.length > 1 ? NONE : texts;
      leave(outbox, frames);
    }
  };
  return {
    say(from, text) {
      if (from.texts.length > 0) {
        from.texts = [...from.texts, text];
        return;
      }
      from.texts = [text];
      if (full.length === 0) process.nextTick(leaveAll);
      full.push(from);
    },
    leave(from) {
      if (from.texts.length > 0) leave(from, framesOf(from.texts));
    },
  };
}
