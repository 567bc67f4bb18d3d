import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { type Client, createClient, standardWires } from '@penumbra/protocol';
import { checkStorage, openSqlite, type Running, startServer } from '@penumbra/server';
import { games } from '../src/games.ts';
import { fails, PROGRAM } from './program.ts';

const noPython = spawnSync('python3', ['--version']).status !== 0 && 'there is no python3 here';
const MYBOT = path.join(import.meta.dirname, '../../docs/bots/mybot.py');

interface Place {
  readonly server: Running;
  readonly host: Client;
  readonly folder: string;
}

async function place(t: TestContext): Promise<Place> {
  const folder = mkdtempSync(path.join(tmpdir(), 'penumbra-join-'));
  const server = await startServer({ storage: await openSqlite(path.join(folder, 'penumbra.db')), logLevel: 'error' });
  t.after(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const stranger = createClient({ address: server.address, wires: standardWires(globalThis as never) });
  const { token } = await stranger.ask('session.create', { name: 'host', bearer: true });
  return { server, folder, host: stranger.as(token as string) };
}

function join(args: readonly string[], input = ''): Promise<{ status: number | null; text: string }> {
  const child = spawn(process.execPath, [PROGRAM, 'join', ...args]);
  const { promise, resolve } = Promise.withResolvers<{ status: number | null; text: string }>();
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += data));
  child.on('close', (status) => resolve({ status, text }));
  if (input) child.stdin.write(input);
  else child.stdin.end();
  return promise;
}

test('the example in Python plays a whole game online', { skip: noPython }, async (t) => {
  const { server, host, folder } = await place(t);
  const seats = [{ kind: 'open' as const }, { kind: 'bot' as const, level: 'random' }];
  const { table } = await host.ask('tables.create', { game: 'umbra-via', seats });
  const link = `${server.address}/#/table/${table.id}`;
  const { status, text } = await join([link, '--name', 'snake', '--bot', `python3 ${MYBOT}`]);
  assert.equal(status, 0, text);
  const { table: after } = await host.ask('tables.get', { table: table.id });
  assert.deepEqual([after.status, after.seats[0]?.name], ['over', 'snake']);
  const storage = await openSqlite(path.join(folder, 'penumbra.db'));
  const { problems, tables } = await checkStorage({ storage, games });
  await storage.close();
  assert.deepEqual([problems, tables], [[], 1]);
});

test('a person in a terminal moves, is refused with a reason, says something and goes', async (t) => {
  const { server, host } = await place(t);
  const seats = [{ kind: 'open' as const }, { kind: 'me' as const }];
  const { table } = await host.ask('tables.create', { game: 'envyra', seats });
  const { status, text } = await join([`${server.address}/${table.id}`], '1\n1\nsay well met\nretract\nquit\n');
  assert.equal(status, 0, text);
  assert.match(text, /Plan in secret — mark one or two tiles/);
  assert.match(text, /Your plan is sealed|somebody else’s turn/);
  const { lines } = await host.ask('chat.list', { table: table.id });
  assert.deepEqual(
    lines.map((line) => line.text),
    ['well met'],
  );
});

test('what is no link, no table or no server is one sentence', async (t) => {
  const { server } = await place(t);
  assert.match(fails(2, ['join', 'nonsense']), /is no link to a table/);
  assert.match((await join([`${server.address}/${'A'.repeat(22)}`])).text, /the server says no: unknown table/);
  assert.match((await join([`http://127.0.0.1:9/${'A'.repeat(22)}`])).text, /cannot be reached/);
});
