// Everything that can be asked of the server: one table for routes, socket calls, the client, the documentation and
// the test of who may do what.
import type * as z from 'zod';
import { others } from './others.ts';
import { people } from './people.ts';
import { moves } from './play.ts';
import { games, tables } from './tables.ts';

export type { Who } from './operation.ts';
export const OPERATIONS = { ...people, ...games, ...tables, ...moves, ...others };
export type OperationName = keyof typeof OPERATIONS;
export const OPERATION_NAMES = Object.keys(OPERATIONS) as readonly OperationName[];
export type Input<N extends OperationName> = z.input<(typeof OPERATIONS)[N]['input']>;
export type Parsed<N extends OperationName> = z.output<(typeof OPERATIONS)[N]['input']>;
export type Output<N extends OperationName> = z.output<(typeof OPERATIONS)[N]['output']>;
