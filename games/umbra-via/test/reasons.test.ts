// Every reason for a move in three languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configure, type GameTypes, readPosition, type Seat, type Seen, Source, Table, whyText } from '@penumbra/kit';
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

test('where nothing is summoned soon, a tile is laid where one has most energy, and not where another has', () => {
  const state = {
    phase: 'place',
    round: 3,
    altar: [{ tile: 'NS', bids: { purple: { energy: 1 } } }, null, null, null],
    order: [1],
    board: { b2: { tile: 'NS', energy: { purple: 1 } }, c3: { tile: 'NE', energy: { blue: 3 } } },
  };
  const source = { format: 'penumbra/position@1', game: 'umbra-via', seats: ['purple', 'blue', 'red'], state };
  const seen: Seen = readPosition({ 'umbra-via': umbraVia } as never, new Source(source)).seen(0 as Seat);
  const say = (lang: keyof typeof TEXTS, text: string, worse = false): string => {
    const move = seen.legal.find((one) => umbraVia.notation.move(one as never, seen.view.config as never) === text);
    assert.ok(move, text);
    const none = { now: [], next: [], often: [] };
    const reasoned = { why: none, other: none, worse, seat: 0 as Seat, seen, move };
    return whyText(lang, TEXTS[lang].reason?.(reasoned as never) ?? []);
  };
  assert.equal(say('en', 'place b3'), 'Purple has most energy on the path of b3 (open ends: 2).');
  assert.equal(say('en', 'place b3', true), '');
  assert.equal(say('pl', 'place c2', true), 'Niebieski ma najwięcej energii na ścieżce przez c2 (otwarte wyloty: 2).');
  assert.equal(say('it', 'place c2', true), 'Blu ha più energia di tutti sul sentiero di c2 (uscite aperte: 2).');
  assert.equal(say('en', 'place c2'), '');
});
