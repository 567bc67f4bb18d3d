// A table has one config, also where its position brings a map or components: the page and the worker agree on it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { games } from '@penumbra/catalog';
import { type Games, type JsonObject, journalOf, readPosition, Source, verify } from '@penumbra/kit';
import { LocalLink, type LocalWorld } from '../src/link/local.ts';
import type { Player } from '../src/session/players.ts';
import { readSaved, writeSaved } from '../src/session/saved.ts';
import { Answerer } from '../src/think/answer.ts';
import { questionOf } from '../src/think/thinker.ts';

const catalog = games as unknown as Games;

/** Tables with components or a map of their own, which every game brings along for law 18. */
const ownTables = (id: string): readonly JsonObject[] =>
  JSON.parse(readFileSync(new URL(`../../games/${id}/test/own-tables.json`, import.meta.url), 'utf8'));

const players = (seats: number): Player[] =>
  Array.from({ length: seats }, (_, seat) => ({ kind: 'bot', level: seat === 0 ? 'novice' : 'greedy' }));

for (const id of Object.keys(games)) {
  for (const [i, position] of ownTables(id).entries()) {
    test(`${id}: the worker plays own table ${i} to its end`, async () => {
      const answerer = new Answerer(catalog, () => 0);
      const world: LocalWorld = {
        think: async (request) => answerer.answer(structuredClone(questionOf(1, request))).move,
        pace: async () => {},
        frame: async () => {},
        save: () => {},
        now: () => 0,
      };
      const table = readPosition(catalog, new Source(position), '0badcafe');
      const seated = players(table.config.seats.length);
      const kept = writeSaved({ id: 'own', journal: journalOf(table), players: seated, assist: 'legal', changed: 0 });
      const link = new LocalLink(readSaved(catalog, new Source(kept)), world);
      await link.drive();
      assert.equal(link.problem, undefined);
      assert.equal(link.seen.turn.kind, 'over');
      assert.equal(link.seen.view.config, link.config);
      verify(link.record);
    });
  }
}
