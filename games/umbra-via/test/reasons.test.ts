// Every reason for a move in three languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configure, type GameTypes, type Seat, type Seen, Table, whyText } from '@penumbra/kit';
import { wordedReasons } from '@penumbra/kit/testing';
import { umbraVia } from '@penumbra/umbra-via';
import { text as en } from '../text/en.ts';
import { text as it } from '../text/it.ts';
import { text as pl } from '../text/pl.ts';
import { REASONS } from '../text/words.ts';

const TEXTS = { en, pl, it };
const YOU = 0 as Seat;
const ADA = 1 as Seat;

test('every event that can be a reason has its clause in every language', () => {
  const found = wordedReasons(umbraVia, Object.values(TEXTS));
  for (const kind of found) assert.ok((REASONS as readonly string[]).includes(kind), `${kind} has no words`);
  assert.deepEqual(
    [...REASONS].filter((kind) => !found.has(kind)),
    [],
  );
});

test('numbers, genders and persons are right', () => {
  const config = configure(umbraVia, { seats: ['purple', 'blue'] });
  const table = new Table(umbraVia, config, { seed: '1' });
  while (table.turn.kind === 'chance') table.chance();
  const seen: Seen = table.seen(YOU);
  const say = (lang: keyof typeof TEXTS, event: object, seat: Seat, worse = false): string => {
    const text = TEXTS[lang].named({ names: ['Eva', 'Ada'], you: seat });
    const why = { now: [event as GameTypes['Event']], next: [], often: [] };
    const other = { now: [], next: [], often: [] };
    const reasoned = { why, other, worse, seat, seen, move: undefined as never };
    return whyText(lang, text.reason?.(reasoned as never) ?? []);
  };
  const path = { kind: 'path-summoned', cells: 0, energy: 0, earned: [2, 1, 0, 0, 0], taken: [2, 1, 0, 0, 0] };
  assert.equal(say('en', path, YOU), 'You free 2 souls with a path, Ada 1.');
  assert.equal(say('pl', path, YOU), 'Uwalniasz ścieżką 2 dusze, Ada 1.');
  assert.equal(say('it', path, YOU), 'Con un sentiero liberi 2 anime, Ada 1.');
  const won = { kind: 'tile-won', seat: ADA, slot: 2, worth: 0, tie: false };
  assert.equal(say('en', won, YOU, true), 'Ada wins tile III.');
  assert.equal(say('pl', won, ADA), 'Wygrywasz płytkę III.');
  assert.equal(say('it', won, ADA), 'Vinci la tessera III.');
  assert.equal(say('pl', { kind: 'won', winners: [YOU, ADA] }, YOU), 'Jest wspólne zwycięstwo: ty i\u00a0Ada.');
});
