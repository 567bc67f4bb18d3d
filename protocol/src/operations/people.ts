// Who somebody is.
import * as z from 'zod';
import { Count, GameId, Language, Name, Time } from '../words.ts';
import { Nothing, op, You } from './operation.ts';

/** What browsers and authenticators say to each other is theirs. */
const WebAuthn = z.looseObject({});

/** In Elo above somebody who plays at random; the strength is within twice the deviation of it, 19 times of 20. */
const Estimate = z.strictObject({ rating: z.number(), deviation: z.number().positive() });

export const people = {
  'session.create': op({
    method: 'POST',
    path: '/session',
    who: 'anybody',
    summary: 'Become a guest, or find out who you are; a bearer token is given to programs that ask for one',
    input: z.strictObject({ name: Name.optional(), bearer: z.boolean().default(false) }),
    output: You.extend({ token: z.string().optional(), version: Count, now: Time }),
    httpOnly: true,
  }),
  'session.get': op({
    method: 'GET',
    path: '/session',
    who: 'person',
    summary: 'Who you are',
    input: Nothing,
    output: You,
  }),
  'session.rename': op({
    method: 'PATCH',
    path: '/session',
    who: 'person',
    summary: 'Change your name, at all your tables',
    input: z.strictObject({ name: Name }),
    output: You,
  }),
  'session.forget': op({
    method: 'DELETE',
    path: '/session',
    who: 'person',
    summary: 'Forget me: name, chat and identity go, records stay without a name',
    input: Nothing,
    output: Nothing,
    httpOnly: true,
  }),
  'session.listen': op({
    method: 'POST',
    path: '/session/push',
    who: 'person',
    summary: 'Be told by web push when it is your turn',
    input: z.strictObject({
      endpoint: z.url({ protocol: /^https$/ }).max(1_000),
      keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
      language: Language,
    }),
    output: Nothing,
  }),
  'session.unlisten': op({
    method: 'DELETE',
    path: '/session/push',
    who: 'person',
    summary: 'No web push to this endpoint any more',
    input: z.strictObject({ endpoint: z.string().max(1_000) }),
    output: Nothing,
  }),
  'session.strengths': op({
    method: 'GET',
    path: '/session/strengths',
    who: 'person',
    summary: 'How well you play each game, as far as your games against bots have shown; nobody else is told',
    input: Nothing,
    output: z.strictObject({ strengths: z.array(Estimate.extend({ game: GameId, games: Count })) }),
  }),
  'session.introduce': op({
    method: 'PUT',
    path: '/session/strengths/:game',
    who: 'person',
    summary: 'How well you play a game by what your device knows; it counts until the first game that ends here',
    input: Estimate.extend({ game: GameId }),
    output: Nothing,
  }),
  'passkey.offer': op({
    method: 'POST',
    path: '/passkeys/offer',
    who: 'person',
    summary: 'What an authenticator needs to make a passkey for you',
    input: Nothing,
    output: WebAuthn,
  }),
  'passkey.keep': op({
    method: 'POST',
    path: '/passkeys',
    who: 'person',
    summary: 'Keep your identity for good with the passkey that was made',
    input: z.strictObject({ response: WebAuthn }),
    output: You,
  }),
  'passkey.ask': op({
    method: 'POST',
    path: '/passkeys/ask',
    who: 'anybody',
    summary: 'What an authenticator needs to prove who you are',
    input: Nothing,
    output: WebAuthn,
  }),
  'passkey.enter': op({
    method: 'POST',
    path: '/passkeys/enter',
    who: 'anybody',
    summary: 'Be who the passkey says you are, on this device too',
    input: z.strictObject({ response: WebAuthn, bearer: z.boolean().default(false) }),
    output: You.extend({ token: z.string().optional() }),
    httpOnly: true,
  }),
};
