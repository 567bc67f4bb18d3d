// Every reason for a move in three languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { envyra } from '@penumbra/envyra';
import { configure, type GameTypes, type Seat, type Seen, Table, whyText } from '@penumbra/kit';
import { wordedReasons } from '@penumbra/kit/testing';
import { text as en } from '../text/en.ts';
import { text as it } from '../text/it.ts';
import { text as pl } from '../text/pl.ts';
import { REASONS } from '../text/words.ts';

const TEXTS = { en, pl, it };
const YOU = 0 as Seat;
const ADA = 1 as Seat;

test('every event that can be a reason has its clause in every language', () => {
  const found = wordedReasons(envyra, Object.values(TEXTS));
  for (const kind of found) assert.ok((REASONS as readonly string[]).includes(kind), `${kind} has no words`);
  assert.deepEqual(
    [...REASONS].filter((kind) => kind !== 'seat-stuck' && !found.has(kind)),
    [],
  );
});

test('numbers, genders and persons are right', () => {
  const config = configure(envyra, { seats: ['purple', 'gray'] });
  const table = new Table(envyra, config, { seed: '1' });
  while (table.turn.kind === 'chance') table.chance();
  const seen: Seen = table.seen(YOU);
  const say = (lang: keyof typeof TEXTS, event: object, seat: Seat, worse = false): string => {
    const text = TEXTS[lang].named({ names: ['Eva', 'Ada'], you: seat });
    const why = { now: [event as GameTypes['Event']], next: [], often: [] };
    const other = { now: [], next: [], often: [] };
    const reasoned = { why, other, worse, seat, seen, move: undefined as never };
    return whyText(lang, text.reason?.(reasoned as never) ?? []);
  };
  const tile = config.box.tileIds.indexOf('fire-lava-2');
  const taken = { kind: 'tile-captured', seat: YOU, cell: 0, tile, cubes: [] };
  assert.equal(say('en', taken, YOU), 'You take Lava 3 on a1: +3.');
  assert.equal(say('pl', taken, YOU), 'Zdobywasz a1 (lawa 3): +3.');
  assert.equal(say('it', taken, ADA, true), 'Eva conquista a1 (lava 3): +3.');
  const stuck = { kind: 'seat-stuck', seat: YOU };
  assert.equal(say('en', stuck, YOU, true), 'Every tile is barred to you.');
  assert.equal(say('pl', stuck, ADA), 'Eva nie ma dostępnej płytki.');
});
