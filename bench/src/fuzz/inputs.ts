// Inputs that are nearly right: made from the schemas themselves, then spoilt in one place or several.
import type { Rng } from '@penumbra/kit';
import { ClientMessage, OPERATION_NAMES, OPERATIONS, type OperationName } from '@penumbra/protocol';
import * as z from 'zod';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

interface Schema {
  readonly type?: string;
  readonly properties?: { readonly [key: string]: Schema };
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly items?: Schema;
  readonly pattern?: string;
  readonly maximum?: number;
}

/** What nobody should have to reckon with. */
const ODD: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202eevil',
  '\u200b',
  'e\u0301'.repeat(50),
  '🕯'.repeat(30),
  "'; drop table journal; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '__proto__',
  'constructor',
  'x'.repeat(5_000),
  [],
  {},
  [[[[[[[[[[]]]]]]]]]],
  { __proto: null },
  JSON.parse('{"__proto__":{"isAdmin":true}}') as Json,
  { constructor: { prototype: { who: 'anybody' } } },
  { toString: 1, valueOf: 2, hasOwnProperty: 3 },
];
const ODD_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '',
  '\u0000',
  'table',
  'id',
  'seat',
  'host',
  'é',
];

/** What is known of a table that the inputs may speak of. */
export interface Known {
  readonly tables: readonly string[];
  /** Whoever asks sits there: a right input would be done. */
  readonly maySucceed: boolean;
}

const jsonSchemas = new Map<z.ZodType, Schema>();

function schemaOf(schema: z.ZodType): Schema {
  const known = jsonSchemas.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
  jsonSchemas.set(schema, known);
  return known;
}

function sample(schema: Schema, rng: Rng, known: Known): Json {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return sample(rng.pick(choices), rng, known);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return rng.pick(schema.enum);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key) || rng.below(2) === 0)
          .map(([key, one]) => [key, sample(one, rng, known)]),
      );
    case 'array':
      return Array.from({ length: rng.below(4) }, () => sample(schema.items ?? {}, rng, known));
    case 'integer':
    case 'number':
      return rng.below(Math.min(schema.maximum ?? 100, 100) + 1);
    case 'boolean':
      return rng.below(2) === 0;
    case 'string':
      return sampleText(schema.pattern ?? '', rng, known);
    default:
      return {};
  }
}

function sampleText(pattern: string, rng: Rng, { tables }: Known): string {
  if (pattern.includes('{22}')) return rng.below(3) === 0 ? 'T'.repeat(22) : rng.pick(tables);
  if (pattern.includes('{16}')) return 'P'.repeat(16);
  if (pattern.includes('{8,40}')) return `fuzz-${rng.next()}`;
  return rng.pick(['en', 'umbra-via', 'put 3', 'pass', 'a', 'hello there', 'red', 'random']);
}

/** The same with something wrong in it, somewhere. */
function spoil(value: Json, rng: Rng, depth = 0): Json {
  if (depth > 4 || rng.below(4) === 0) return rng.pick(ODD);
  if (Array.isArray(value)) {
    if (value.length === 0 || rng.below(3) === 0) return [...value, rng.pick(ODD)];
    return value.map((one, i) => (i === 0 ? spoil(one, rng, depth + 1) : one));
  }
  if (typeof value !== 'object' || value === null) return rng.pick(ODD);
  const keys = Object.keys(value);
  const copy: { [key: string]: Json } = { ...value };
  const key = keys.length > 0 ? rng.pick(keys) : '';
  switch (rng.below(4)) {
    case 0:
      delete copy[key];
      return copy;
    case 1:
      // As a text would bring it: an own key, whatever its name.
      Object.defineProperty(copy, rng.pick(ODD_KEYS), { value: rng.pick(ODD), enumerable: true });
      return copy;
    default:
      return { ...copy, [key]: spoil(copy[key] ?? null, rng, depth + 1) };
  }
}

export interface Asked {
  readonly name: OperationName;
  readonly input: Json;
}

/** Operations that a right input would make to happen, whoever asks. */
const OPEN: readonly string[] = [
  'session.create',
  'session.rename',
  'session.introduce',
  'session.forget',
  'session.listen',
  'tables.create',
];
const OPEN_TOO: readonly string[] = ['session.unlisten', 'passkey.offer', 'passkey.ask'];

/** An operation's input that its schema refuses, or that is about nothing that can be done. */
export function someInput(rng: Rng, known: Known): Asked {
  const { maySucceed } = known;
  for (;;) {
    const name = rng.pick(OPERATION_NAMES);
    const schema = OPERATIONS[name].input;
    let input = sample(schemaOf(schema), rng, known);
    if (rng.below(4) > 0) for (let n = 1 + rng.below(2); n > 0; n--) input = spoil(input, rng);
    const isRight = schema.safeParse(input).success;
    const harmless = OPERATIONS[name].method === 'GET' || (!maySucceed && ![...OPEN, ...OPEN_TOO].includes(name));
    if (!isRight || harmless) return { name, input };
  }
}

/** A message over a socket, right or wrong. */
export function someMessage(rng: Rng, known: Known): string {
  const asked = someInput(rng, known);
  const call: Json = { t: 'call', id: rng.below(1_000), name: asked.name, input: asked.input };
  const sampled = (): Json => sample(schemaOf(ClientMessage), rng, known);
  const message: Json = rng.below(3) > 0 ? call : rng.below(2) === 0 ? sampled() : spoil(sampled(), rng);
  const text = JSON.stringify(message);
  switch (rng.below(20)) {
    case 0:
      return text.slice(0, rng.below(text.length + 1));
    case 1:
      return `${text}${text}`;
    case 2:
      return '['.repeat(2_000);
    default:
      return text;
  }
}
