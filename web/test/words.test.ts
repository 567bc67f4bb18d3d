// The text board reads out whole views: each key, each phase and whatever a sketch names has a word in every language.
// Codes are English words, so English may say them as they are.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@penumbra/catalog';
import { texts } from '@penumbra/catalog/text';
import {
  everyConfig,
  FIRST_SEAT,
  type Games,
  type GameText,
  type Json,
  LANGS,
  listSeats,
  pickMove,
  rngOfStep,
  Table,
} from '@penumbra/kit';

/** Words that languages share. */
const SHARED = ['flora', 'lava'];
const CELL = /^[a-j]\d+$/;
/** Enough of them for every option. */
const CONFIGS = 8;
/** How far the drawing is looked at, and how often. */
const STEPS = 300;
const EVERY = 7;

for (const [id, game] of Object.entries(games as unknown as Games)) {
  test(`${id}: a sketch fits eighty columns in every language`, async () => {
    for (const lang of LANGS) {
      const text = (await texts[id as keyof typeof texts][lang]()) as unknown as GameText;
      const configs = everyConfig(game);
      for (const config of configs.filter((_, i) => i % Math.ceil(configs.length / CONFIGS) === 0)) {
        const table = new Table(game, config, { seed: 'cd' });
        for (let step = 0; step < STEPS && table.turn.kind !== 'over'; step++) {
          const sketch = step % EVERY === 0 ? game.sketch(game.view(table.state, FIRST_SEAT), text.element) : [];
          for (const { lines } of sketch) {
            const written = lines.map((line) =>
              line
                .map((one) => one.text)
                .join('')
                .trimEnd(),
            );
            const long = written.filter((line) => [...line].length > 80);
            assert.deepEqual(long, [], lang);
          }
          const [seat] = listSeats(table.waiting);
          if (seat === undefined) table.chance();
          else table.submit(seat, pickMove(game, table.state, seat, rngOfStep('cd', step)));
        }
      }
    }
  });

  test(`${id}: no key of a view and nothing that a sketch names is read out as a code`, async () => {
    const names = new Set<string>();
    const note = (value: Json, key = ''): void => {
      if (Array.isArray(value)) for (const one of value as readonly Json[]) note(one);
      else if (value !== null && typeof value === 'object') {
        for (const [name, one] of Object.entries(value as { readonly [name: string]: Json })) {
          names.add(name);
          note(one, name);
        }
      } else if (key === 'phase') names.add(String(value));
    };
    const configs = everyConfig(game);
    const every = Math.ceil(configs.length / CONFIGS);
    for (const config of configs.filter((_, i) => i % every === 0)) {
      const table = new Table(game, config, { seed: 'ab' });
      for (let step = 0; ; step++) {
        const view = game.view(table.state, 'public');
        note(game.notation.view(view));
        for (const viewer of step % EVERY === 0 ? (['public', FIRST_SEAT] as const) : []) {
          const sketch = game.sketch(game.view(table.state, viewer), (name) => {
            names.add(name);
            return name;
          });
          for (const panel of sketch) names.add(panel.name);
        }
        if (table.turn.kind === 'over') break;
        const [seat] = listSeats(table.waiting);
        if (seat === undefined) table.chance();
        else table.submit(seat, pickMove(game, table.state, seat, rngOfStep('ab', step)));
      }
    }
    for (const lang of ['pl', 'it'] as const) {
      const text = (await texts[id as keyof typeof texts][lang]()) as unknown as GameText;
      const raw = [...names].filter(
        (name) => !CELL.test(name) && text.element(name) === name && !SHARED.includes(name),
      );
      assert.deepEqual(raw, [], lang);
    }
  });
}
