// Chat, links to other devices, the server itself.
import * as z from 'zod';
import { ChatLine } from '../play.ts';
import { ChatText, ClientId, Count, countIn } from '../words.ts';
import { InfoAnswer, Nothing, OnTable, op } from './operation.ts';

export const others = {
  'chat.say': op({
    method: 'POST',
    path: '/tables/:table/chat',
    who: 'seat',
    summary: 'Say something to the others at the table',
    input: OnTable.extend({ text: ChatText, id: ClientId }),
    output: z.strictObject({ n: Count }),
  }),
  'chat.list': op({
    method: 'GET',
    path: '/tables/:table/chat',
    who: 'seat',
    summary: 'What was said, from a number on',
    input: OnTable.extend({ from: countIn(Count).default(0) }),
    output: z.strictObject({ lines: z.array(ChatLine) }),
  }),
  'chat.mute': op({
    method: 'POST',
    path: '/tables/:table/mute',
    who: 'seat',
    summary: 'Hear the chat of this table no more, or again',
    input: OnTable.extend({ on: z.boolean() }),
    output: InfoAnswer,
  }),
  'links.make': op({
    method: 'POST',
    path: '/tables/:table/seat-link',
    who: 'seat',
    summary: 'A link that moves your seat to another device, once; an earlier one stops working',
    input: OnTable,
    output: z.strictObject({ token: z.string() }),
  }),
  'links.revoke': op({
    method: 'DELETE',
    path: '/tables/:table/seat-link',
    who: 'seat',
    summary: 'Make the links of your seat stop working',
    input: OnTable,
    output: Nothing,
  }),
  'links.claim': op({
    method: 'POST',
    path: '/seat-links',
    who: 'person',
    summary: 'Take the seat that a link moves',
    input: z.strictObject({ token: z.string().max(200) }),
    output: InfoAnswer,
  }),
  'server.push': op({
    method: 'GET',
    path: '/push-key',
    who: 'anybody',
    summary: 'The public key for web push',
    input: Nothing,
    output: z.strictObject({ key: z.string() }),
  }),
  'server.health': op({
    method: 'GET',
    path: '/health',
    who: 'anybody',
    summary: 'Whether the server and its database answer',
    input: Nothing,
    output: z.strictObject({ ok: z.boolean(), version: Count, storage: z.boolean() }),
  }),
};
