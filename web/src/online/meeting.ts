// This browser at the server: who it is there, and the one line that all online pages share.
import {
  ApiError,
  type Client,
  type Connection,
  connect,
  createClient,
  type Person,
  standardWires,
} from '@penumbra/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSettings } from '../settings/settings.ts';
import { address } from './probe.ts';

export interface Meeting {
  readonly client: Client;
  readonly connection: Connection;
  readonly you: Person;
  /** The server's time. */
  now(): number;
}

let meeting: Promise<Meeting> | undefined;

/** Becomes a guest on first contact; later it is the same person. */
export function meet(): Promise<Meeting> {
  meeting ??= begin();
  meeting.catch(() => {
    meeting = undefined;
  });
  return meeting;
}

async function begin(): Promise<Meeting> {
  const client = createClient({ address, wires: standardWires(globalThis as never) });
  const { name } = useSettings.getState();
  const asked = Date.now();
  const { you, now } = await client.ask('session.create', { name });
  const ahead = now - (asked + Date.now()) / 2;
  const connection = connect(client);
  addEventListener('online', () => connection.retry());
  connection.onState(() => {
    // A server that lost its people gives a new name to this one at the next page.
    if (connection.error?.code === 'no-session') meeting = undefined;
  });
  if (name !== you.name) rename(connection, name);
  useSettings.subscribe((settings, before) => {
    if (settings.name !== before.name) rename(connection, settings.name);
  });
  return { client, connection, you, now: () => Date.now() + ahead };
}

function rename(connection: Connection, name: string): void {
  connection.call('session.rename', { name }).catch(() => {
    // The next visit brings the name again.
  });
}

export const useLine = ({ connection }: Meeting): Connection['state'] =>
  useSyncExternalStore(connection.onState, () => connection.state);

export type Watched = ReturnType<Connection['watch']>['now'];

/** A table as this browser is told of it; undefined before the first word. */
export function useWatched({ connection }: Meeting, table: string): Watched | undefined {
  const [watched, setWatched] = useState<Watched>();
  useEffect(() => {
    const handle = connection.watch(table, setWatched);
    setWatched(handle.now);
    return handle.close;
  }, [connection, table]);
  return watched?.table === table ? watched : undefined;
}

/** Why the server said no, as a code of `bad`; what is no answer at all goes on. */
export function codeOf(error: unknown): string {
  if (error instanceof ApiError) return error.code;
  // The network, not the server.
  if (error instanceof TypeError) return 'connection-lost';
  throw error;
}
