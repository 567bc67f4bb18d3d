import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { createClient, standardWires } from '@penumbra/protocol';
import { openSqlite, startServer } from '@penumbra/server';
import { fails, works } from './program.ts';

test('a copy that was made while the server ran is whole, and opens as a database of its own', async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'penumbra-backup-'));
  const data = path.join(folder, 'data');
  mkdirSync(data);
  const server = await startServer({ storage: await openSqlite(path.join(data, 'penumbra.db')), logLevel: 'error' });
  t.after(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const stranger = createClient({ address: server.address, wires: standardWires(globalThis as never) });
  const { token } = await stranger.ask('session.create', { bearer: true });
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }];
  await stranger.as(token as string).ask('tables.create', { game: 'umbra-via', seats });
  const copy = path.join(folder, 'copy.db');
  assert.equal(works(['backup', copy, '--data', data]), `copied to ${copy}\n`);
  assert.match(fails(2, ['backup', copy, '--data', data]), /is there already/);
  const restored = path.join(folder, 'restored');
  mkdirSync(restored);
  copyFileSync(copy, path.join(restored, 'penumbra.db'));
  assert.match(works(['serve', '--check', '--data', restored]), /^1 tables with \d+ entries, 0 problems\n$/);
  assert.match(fails(1, ['backup', path.join(folder, 'x'), '--database', 'mysql://x']), /no address of PostgreSQL/);
});
