// What an operation is, and what several of them are made of.
import * as z from 'zod';
import { Person, TableInfo } from '../tables.ts';
import { Count, TableId } from '../words.ts';

/**
 * Who may ask. anybody: no session is needed · person: anybody with a session · viewer: who may look at the table ·
 * seat: who sits at it · host: who made it.
 */
export type Who = 'anybody' | 'person' | 'viewer' | 'seat' | 'host';

export interface Operation<I extends z.ZodType, O extends z.ZodType> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly who: Who;
  readonly summary: string;
  /** Path, query and body together. */
  readonly input: I;
  readonly output: O;
  /** Sets a cookie: over HTTP alone. */
  readonly httpOnly?: true;
}

export const op = <I extends z.ZodType, O extends z.ZodType>(operation: Operation<I, O>): Operation<I, O> => operation;

export const Nothing = z.strictObject({});
export const OnTable = z.strictObject({ table: TableId });
export const InfoAnswer = z.strictObject({ table: TableInfo });
export const You = z.strictObject({ you: Person, passkeys: Count });
