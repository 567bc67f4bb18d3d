import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Config, everyConfig, type Game, listSeats, pickMove, Rng, type Seat, Table } from '@penumbra/kit';
import { sentenceFor } from '../src/push/text.ts';
import type { Hosted } from '../src/tables/hosted.ts';
import { catalog } from './world.ts';

const sentence = (table: Table, seat: Seat): Promise<string | undefined> =>
  sentenceFor({ row: { game: table.game.facts.id }, play: { table } } as unknown as Hosted, seat, 'it');

for (const game of Object.values(catalog)) {
  test(`${game.facts.id}: the sentence of a push is the same in every world that looks the same from outside`, async () => {
    const rng = new Rng(`push/${game.facts.id}`);
    const config = everyConfig(game).at(-1) as Config;
    const table = new Table(game as Game, config, { seed: '5eed' });
    const said = new Set<string>();
    while (table.turn.kind !== 'over') {
      const [seat] = listSeats(table.waiting);
      if (seat === undefined) {
        table.chance();
        continue;
      }
      const own = (await sentence(table, seat)) as string;
      said.add(own);
      const world = game.determinize(game.view(table.state as never, 'public'), rng);
      assert.equal(await sentence(new Table(game, world.config, { start: world }), seat), own);
      table.submit(seat, pickMove(game, table.state as never, seat, rng));
    }
    assert.ok(said.size > 1);
    assert.equal(await sentence(table, 0 as Seat), undefined, 'nobody is asked any more');
  });
}
