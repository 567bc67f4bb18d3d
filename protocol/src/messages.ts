// What travels over a socket.
import * as z from 'zod';
import { ErrorText } from './codes.ts';
import { ChatLine, Sync } from './play.ts';
import { Person, TableInfo } from './tables.ts';
import { Count, TableId, Tally, Time } from './words.ts';

const CallId = Count;

/** From a client. The first one is `hello`; `watch` goes on from the numbers that the client has. */
export const ClientMessage = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('hello'), version: Count, token: z.string().max(200).optional() }),
  z.strictObject({ t: z.literal('watch'), table: TableId, from: Count, chat: Count.default(0) }),
  z.strictObject({ t: z.literal('unwatch'), table: TableId }),
  z.strictObject({ t: z.literal('call'), id: CallId, name: z.string().max(40), input: z.unknown() }),
  z.strictObject({ t: z.literal('ping') }),
]);
export type ClientMessage = z.input<typeof ClientMessage>;
export type ClientMessageKind = ClientMessage['t'];
export const CLIENT_MESSAGES = ['hello', 'watch', 'unwatch', 'call', 'ping'] as const satisfies ClientMessageKind[];

/** From the server. `bye` is the last one, and says why. */
export const ServerMessage = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('welcome'), version: Count, you: Person, now: Time }),
  z.strictObject({ t: z.literal('info'), table: TableId, info: TableInfo }),
  Sync.extend({ t: z.literal('sync') }),
  z.strictObject({ t: z.literal('chat'), table: TableId, lines: z.array(ChatLine) }),
  z.strictObject({ t: z.literal('closed'), table: TableId, error: ErrorText }),
  z.strictObject({ t: z.literal('answer'), id: CallId, value: z.unknown().optional(), error: ErrorText.optional() }),
  z.strictObject({ t: z.literal('error'), error: ErrorText }),
  /** The tally of what the server had sent before this one, and heard up to the ping, over this socket. */
  z.strictObject({ t: z.literal('pong'), now: Time, sent: Tally.optional(), heard: Tally.optional() }),
  z.strictObject({ t: z.literal('bye'), error: ErrorText }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
