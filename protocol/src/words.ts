// The small words that schemas are made of.
import type { JsonObject } from '@penumbra/kit';
import * as z from 'zod';

const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/u;

/** Text that people wrote: one line, nothing invisible in it that could pretend to be something else. */
const line = (most: number) =>
  z
    .string()
    .max(most * 2)
    .trim()
    .normalize('NFC')
    .max(most)
    .refine((text) => !CONTROL.test(text.replaceAll('\u200d', '')), 'invisible characters');

export const NAME_LENGTH = 40;
export const CHAT_LENGTH = 500;
export const Name = line(NAME_LENGTH);
export const ChatText = line(CHAT_LENGTH).refine((text) => text.length > 0, 'empty');

export const TableId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
export const PersonId = z.string().regex(/^[A-Za-z0-9_-]{16}$/);
/** Made by the client for everything that must not happen twice. */
export const ClientId = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);
export const GameId = z.string().max(40);
export const MoveText = z.string().min(1).max(2_000);
export const SeatNumber = z.number().int().min(0).max(7);
export const Count = z.number().int().min(0).max(1_000_000_000);
export const Tally = z.number().int().min(0).max(0xffff_ffff);
/** Milliseconds since 1970. */
export const Time = z.number().int();
export const Language = z.enum(['en', 'pl', 'it']);
/** An object of JSON: what is inside is checked by whoever reads it, the kit's `Source` in the end. */
export const JsonMap = z.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** Numbers in an address arrive as text. */
export const countIn = (schema: z.ZodNumber) =>
  z.union([
    schema,
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number)
      .pipe(schema),
  ]);
