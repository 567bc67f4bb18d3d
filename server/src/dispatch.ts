// Everything that is asked comes through here: checked, authorised, done, counted.
import type { Seat } from '@penumbra/kit';
import {
  ApiError,
  type ErrorText,
  OPERATIONS,
  type OperationName,
  type Output,
  type Parsed,
  refuse,
  type Who,
} from '@penumbra/protocol';
import type { Core } from './core.ts';
import type { PersonRow } from './storage/schema.ts';
import { StorageError } from './storage/storage.ts';
import { type Hosted, mayLook, seatOf } from './tables/hosted.ts';

/** What is known of whoever asks, as far as the operation's `who` promises. */
export interface Caller {
  readonly person: PersonRow | undefined;
}

/** The same once it is known that they may. */
export interface Called {
  /** Requires: the operation is not for anybody. */
  readonly me: PersonRow;
  readonly person: PersonRow | undefined;
  /** Requires: the operation is about a table that is looked at, sat at or owned. */
  readonly hosted: Hosted;
  /** Requires: the operation is for seats. */
  readonly seat: Seat;
}

export type Handlers = {
  readonly [N in OperationName]: (core: Core, input: Parsed<N>, called: Called) => Promise<Output<N>>;
};

export async function dispatch(
  core: Core,
  handlers: Handlers,
  { name, input, caller }: { readonly name: OperationName; readonly input: unknown; readonly caller: Caller },
): Promise<unknown> {
  const start = performance.now();
  try {
    const { who, input: schema } = OPERATIONS[name];
    if (who !== 'anybody' && !caller.person) throw refuse('no-session');
    if (caller.person && !core.mayAsk(caller.person.id)) throw refuse('too-often');
    const parsed = schema.safeParse(input);
    if (!parsed.success) throw refuse('bad-input', parsed.error.issues[0]?.path.join('.'));
    const about = who === 'anybody' || who === 'person' ? undefined : (parsed.data as { table: string }).table;
    const hosted = about === undefined ? undefined : await core.hosts.get(about);
    const called = authorise(who, caller, hosted);
    const value = await (handlers[name] as Handlers['session.get'])(core, parsed.data as never, called);
    core.counters.operations.inc({ name, code: 'ok' });
    return value;
  } catch (error) {
    const known = errorOf(core, error);
    core.counters.operations.inc({ name, code: known.code });
    throw new ApiError(known);
  } finally {
    core.counters.seconds.observe({ name }, (performance.now() - start) / 1_000);
  }
}

function authorise(who: Who, { person }: Caller, hosted: Hosted | undefined): Called {
  const me = person as PersonRow;
  if (!hosted) return { me, person } as Called;
  const seat = seatOf(hosted, me.id);
  if (who === 'viewer' && !mayLook(hosted, me.id)) throw refuse('no-spectators');
  if (who === 'seat' && seat === undefined) throw refuse('not-seated');
  if (who === 'host' && hosted.row.host !== me.id) throw refuse('not-host');
  return { me, person, hosted, seat: seat as Seat };
}

/** A mistake of ours is logged, and the other side learns only that there was one. */
export function errorOf({ log }: Core, error: unknown): ErrorText {
  if (error instanceof ApiError) return error.error;
  log.error({ err: error }, 'an operation failed');
  return { code: error instanceof StorageError ? 'storage-unavailable' : 'broken' };
}
