// Every reason for a move in three languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configure, type GameTypes, readPosition, type Seat, type Seen, Source, Table, whyText } from '@penumbra/kit';
import { wordedReasons } from '@penumbra/kit/testing';
import { umbrella } from '@penumbra/umbrella';
import { text as en } from '../text/en.ts';
import { text as it } from '../text/it.ts';
import { text as pl } from '../text/pl.ts';
import { REASONS } from '../text/words.ts';

const TEXTS = { en, pl, it };
const YOU = 0 as Seat;
const ADA = 1 as Seat;

test('every event that can be a reason has its clause in every language', () => {
  const found = wordedReasons(umbrella, Object.values(TEXTS));
  for (const kind of found) assert.ok((REASONS as readonly string[]).includes(kind), `${kind} has no words`);
  // Random play never comes as far as a marker in every game: the golden records of the other test do.
  assert.ok(found.size > 0);
});

test('numbers, genders and persons are right', () => {
  const config = configure(umbrella, { seats: ['violet', 'teal'] });
  const table = new Table(umbrella, config, { seed: '1' });
  while (table.turn.kind === 'chance') table.chance();
  const seen: Seen = table.seen(YOU);
  const say = (lang: keyof typeof TEXTS, event: object, seat: Seat, worse = false): string => {
    const text = TEXTS[lang].named({ names: ['Eva', 'Ada'], you: seat });
    const why = { now: [event as GameTypes['Event']], next: [], often: [] };
    const other = { now: [], next: [], often: [] };
    const reasoned = { why, other, worse, seat, seen, move: undefined as never };
    return whyText(lang, text.reason?.(reasoned as never) ?? []);
  };
  const marker = { kind: 'marker-placed', seat: YOU, slot: 2, tile: 0, colour: 1, space: 0, fromAside: false };
  assert.match(say('en', marker, YOU), /^You complete choreography 3 in blue: \+\d+\.$/);
  assert.match(say('pl', marker, YOU), /^Kończysz choreografię 3 \(niebieski\): \+\d+\.$/);
  assert.match(say('it', marker, ADA, true), /^Eva completa la coreografia 3 \(blu\): \+\d+\.$/);
  assert.equal(say('pl', { kind: 'power-fired', seat: YOU, power: 'again' }, YOU), 'Masz dodatkową turę.');
  assert.equal(say('it', { kind: 'power-fired', seat: YOU, power: 'swap' }, YOU), 'Attivi un potere: scambio.');
  const last = { kind: 'last-turns-began', seat: YOU, ending: 'pool-empty' };
  assert.equal(say('en', last, YOU), 'The last turns begin.');
});

/** What is said of the first seat's moves in a position where nothing is foreseen. */
function sayingIn(seats: readonly string[], state: object) {
  const source = { format: 'penumbra/position@1', game: 'umbrella', seats, state: { turn: 'violet', ...state } };
  const seen: Seen = readPosition({ umbrella } as never, new Source(source)).seen(YOU);
  return (lang: keyof typeof TEXTS, text: string, worse = false): string => {
    const move = seen.legal.find((one) => umbrella.notation.move(one as never, seen.view.config as never) === text);
    assert.ok(move, text);
    const none = { now: [], next: [], often: [] };
    const reasoned = { why: none, other: none, worse, seat: YOU, seen, move };
    return whyText(lang, TEXTS[lang].reason?.(reasoned as never) ?? []);
  };
}

test('where nothing happens soon, a push is good for what it brings near, and bad where that is nothing', () => {
  const say = sayingIn(['violet', 'teal'], {
    phase: 'slide',
    stages: { violet: ['RRBB', 'YGBY', 'BYRG', 'GBYG'], teal: ['RRRB', 'YGBY', 'BYGG', 'GBYG'] },
    dances: { violet: [['c10w', '?'], ['c17w', '?'], [], []], teal: [['c20w', '?'], ['c02w', '?'], [], []] },
    zones: { 'side:0': 'RYG', 'side:1': 'YGB', center: 'YGB' },
  });
  assert.equal(say('en', 'slide right B 1'), 'Choreography 1 in blue is one push away.');
  assert.equal(say('pl', 'slide right B 1'), 'Do końca choreografii 1 (niebieski) brakuje 1 wsunięcia.');
  assert.equal(say('it', 'slide right B 2'), 'Alla coreografia 2 (blu) mancano 2 spinte.');
  assert.equal(say('en', 'slide left R 4'), '');
  assert.equal(say('en', 'slide left R 4', true), 'No choreography comes nearer.');
  assert.equal(say('en', 'slide right B 1', true), '', 'what brings something near is not idle');
});

test('a push is bad for whom the umbrella helps that it pushes out', () => {
  const say = sayingIn(['violet', 'teal', 'orange'], {
    phase: 'slide',
    stages: {
      violet: ['YRBG', 'GGBY', 'RGRB', 'YRBY'],
      teal: ['GRYG', 'RBRB', 'YGGG', 'RRBG'],
      orange: ['BYYR', 'BRBR', 'BYYR', 'GGRR'],
    },
    dances: {
      violet: [['c17w', '?'], ['c09w', '?'], [], []],
      teal: [['c10w', '?'], ['c04w', '?'], [], []],
      orange: [['c18w', '?'], ['c13w', '?'], [], []],
    },
    zones: { center: 'BYYGG', 'side:0': 'YY', 'side:1': 'RBBBYY', 'side:2': 'RYGG' },
  });
  assert.equal(say('en', 'slide right R 2', true), 'Teal can complete choreography 2 in green with one push.');
  assert.equal(say('pl', 'slide right R 2', true), 'Morski może jednym wsunięciem skończyć choreografię 2 (zielony).');
  assert.equal(say('it', 'slide right R 2', true), 'Con una spinta Turchese può completare la coreografia 2 (verde).');
});
