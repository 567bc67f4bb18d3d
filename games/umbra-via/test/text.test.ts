// Every sentence in three languages (UV-1 to UV-8); ui.test.ts asks for refusals, options, moves and prompts of random games.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { everyConfig, everyEvent, LANGS, readRecord, replay, type Seat, Source } from '@penumbra/kit';
import { type UmbraVia, umbraVia } from '@penumbra/umbra-via';
import { ENDINGS, type Event } from '../src/events.ts';
import { EN, text as en } from '../text/en.ts';
import { INTRO } from '../text/intro.ts';
import { IT, text as it } from '../text/it.ts';
import { PL, text as pl } from '../text/pl.ts';
import { SIGNS } from '../text/signs.ts';
import type { UmbraText } from '../text/words.ts';

const TEXTS = { en, pl, it };
const CONFIG = everyConfig(umbraVia)[0]!;
const [YOU, ADA] = [0 as Seat, 1 as Seat];
const named = (text: UmbraText): UmbraText => text.named({ names: ['Nika', 'Ada', 'Bruno', 'Eva'], you: YOU });
const tell = (event: object): string[] =>
  Object.values(TEXTS).map((text) => named(text).event(event as Event, CONFIG) ?? '');

test('every event of the golden records is told in every language, and every kind of them happens', () => {
  const folder = new URL('../records/', import.meta.url);
  const told = new Set<string>();
  const games = { 'umbra-via': umbraVia as never };
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const record = readRecord(games, Source.parse(readFileSync(new URL(file, folder), 'utf8'), file));
    replay(record, {
      onStep: (table, change) => {
        for (const event of everyEvent(change) as readonly Event[]) {
          told.add(event.kind);
          if (event.kind === 'hand-drawn') continue;
          for (const [lang, text] of Object.entries(TEXTS)) {
            const line = text.event(event, table.config as typeof CONFIG);
            assert.match(line ?? '', /^\p{Lu}.*[.!]$/u, `${lang} ${event.kind}`);
            assert.doesNotMatch(line ?? '', /\b(undefined|null|NaN)\b|\[object| {2}/, `${lang} ${event.kind}`);
          }
        }
      },
    });
  }
  assert.deepEqual(
    Object.keys(EN.events).filter((kind) => !told.has(kind)),
    ['hands-returned'],
    'what no record shows, and nothing else',
  );
  assert.deepEqual(tell({ kind: 'hands-returned' }).filter(Boolean).length, 3);
});

test('a slot is named in the case that its sentence needs', () => {
  const refused = (code: UmbraVia['Refusal']): string[] =>
    LANGS.map((lang) => TEXTS[lang].refusal({ code, at: ['slot 3'] }, CONFIG).replaceAll('\u00a0', ' '));
  assert.deepEqual(refused('slot-empty'), [
    'There is no tile in slot III.',
    'W niszy III nie ma płytki.',
    'Nella nicchia III non c’è nessuna tessera.',
  ]);
  assert.deepEqual(refused('slot-blocked'), [
    'A Block lies in slot III: nobody can bid there.',
    'W niszy III leży Blokada: nikt nie może jej licytować.',
    'Nella nicchia III c’è un Blocco: nessuno può offrire lì.',
  ]);
  const bid = umbraVia.notation.parseMove('bid 3:EE', umbraVia.setup(CONFIG), YOU);
  assert.ok(bid.ok);
  assert.deepEqual(
    LANGS.map((lang) => TEXTS[lang].move(bid.value, CONFIG)),
    ['Bid 2 energy on slot III', 'Licytuj: 2 energie na III', 'Offri 2 energie sulla III'],
  );
  assert.deepEqual(
    LANGS.map((lang) => TEXTS[lang].element('slot 3')),
    ['slot III', 'nisza III', 'nicchia III'],
  );
});

test('numbers, genders and persons are right', () => {
  assert.deepEqual(
    [1, 2, 5, 12, 22].map((count) => PL.kinds.soul(count)),
    ['1 dusza', '2 dusze', '5 dusz', '12 dusz', '22 dusze'],
  );
  assert.deepEqual(
    [0, 1, 2].map((count) => IT.kinds.soul(count)),
    ['0 anime', '1 anima', '2 anime'],
  );
  assert.deepEqual(
    [1, 2, 5].map((count) => PL.labels.openEnds(count).split('.')[0]),
    ['1 otwarty wylot', '2 otwarte wyloty', '5 otwartych wylotów'],
  );
  assert.deepEqual(tell({ kind: 'tile-won', slot: 2, seat: YOU, worth: 5, tie: true }), [
    'You win tile III with 5, by the tie.',
    'Wygrywasz płytkę III ofertą 5, dzięki torowi remisów.',
    'Vinci la tessera III con 5 (spareggio).',
  ]);
  assert.deepEqual(tell({ kind: 'soul-tile-claimed', seat: ADA }), [
    'Ada claims the Soul Tile!',
    'Ada zdobywa Płytkę Duszy!',
    'Ada conquista la Tessera Anima!',
  ]);
  assert.deepEqual(tell({ kind: 'game-ended', winners: [YOU, ADA], ending: 'soul-tile' }), [
    'You and Ada share the victory: the Soul Tile is claimed.',
    'Wspólne zwycięstwo: ty i\u00a0Ada. Zdobyto Płytkę Duszy.',
    'Vittoria condivisa: tu e Ada. Tessera Anima conquistata.',
  ]);
});

test('endings, pictures and signs stand alone, in every language', () => {
  for (const lang of LANGS) {
    for (const ending of ENDINGS) assert.match(TEXTS[lang].ending(ending), /^[\p{Lu}\d]/u, `${lang} ${ending}`);
    for (const said of [...INTRO[lang], ...SIGNS[lang]]) for (const words of said) assert.match(words, /^\p{Lu}/u);
    assert.equal(SIGNS[lang].length, SIGNS.en.length);
  }
});
