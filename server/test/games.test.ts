import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newsFor, Rng, readRecord, replay, Source, sha256hex, verify } from '@penumbra/kit';
import type { Client } from '@penumbra/protocol';
import { loadHosted, wholeHistory } from '../src/tables/load.ts';
import { catalog, connected, guest, playRandomly, testServer } from './world.ts';

for (const game of Object.keys(catalog)) {
  const { min, max } = (catalog[game] as (typeof catalog)[string]).facts.players;
  test(`${game}: a whole game over the wire; all who looked on heard the same game, and its record verifies`, async (t) => {
    const server = await testServer(t);
    const count = Math.min(Math.max(min, 3), max);
    const people = await Promise.all(Array.from({ length: count }, (_, i) => guest(server, `player ${i}`)));
    const seats = people.map((_, i) => ({ kind: i === 0 ? ('me' as const) : ('open' as const) }));
    const [host, ...others] = people as [Client, ...Client[]];
    const { table } = await host.ask('tables.create', { game, seats });
    for (const other of others) await other.ask('tables.join', { table: table.id });
    const watcher = await guest(server, 'watcher');
    const looking = playRandomly(connected(t, watcher), table.id, new Rng('nobody'));
    const played = await Promise.all(
      people.map((client, i) => playRandomly(connected(t, client), table.id, new Rng(`${game}/${i}`))),
    );
    const all = [...played, await looking];
    const first = all[0] as (typeof all)[0];
    for (const { seen, log, logFrom } of all) {
      assert.equal(seen?.entry, first.seen?.entry);
      assert.deepEqual(seen?.result, first.seen?.result);
      assert.deepEqual(
        log.map(({ entry }) => entry),
        log.map((_, i) => logFrom + i),
      );
    }
    // Whoever comes after a restart is told the same.
    const again = await loadHosted(server.core, table.id);
    await wholeHistory(server.core, again);
    const told = again.play?.changes.map((change) => newsFor(change, 'public'));
    assert.deepEqual(JSON.parse(JSON.stringify(told)), all.at(-1)?.log);
    const answer = await host.ask('tables.record', { table: table.id });
    assert.equal(answer.kind, 'whole');
    const record = readRecord(catalog, new Source(answer.kind === 'whole' ? answer.record : {}));
    assert.equal(replay(record).turn.kind, 'over');
    verify(record);
    assert.equal(sha256hex(record.seed as string), table.seedHash);
    assert.deepEqual(
      record.names,
      people.map((_, i) => `player ${i}`),
    );
  });
}
