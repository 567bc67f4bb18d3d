// Every sentence in three languages (UM-1 to UM-9: each event, move, refusal, option and ending has its own).
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  bound,
  type Change,
  configure,
  everyConfig,
  everyEvent,
  LANGS,
  readRecord,
  replay,
  type Seat,
  Source,
  TABLE_REFUSALS,
  Table,
} from '@penumbra/kit';
import { SOLO_RANKS, type Umbrella, umbrella } from '@penumbra/umbrella';
import { ENDINGS, SOLO_ENDINGS } from '../src/events.ts';
import { REFUSALS } from '../src/moves/refusal.ts';
import { NOTATION_ERRORS } from '../src/notation.ts';
import { PHASES } from '../src/state.ts';
import { COLOURS, FACES, LEVELS, POWERS } from '../src/words.ts';
import { EN, text as en } from '../text/en.ts';
import { GUIDE, GUIDE_LINES } from '../text/guide.ts';
import { IT, text as it } from '../text/it.ts';
import { PL, text as pl } from '../text/pl.ts';
import { ELEMENTS, ITEMS } from '../text/words.ts';

const TEXTS = { en, pl, it };

const FOLDER = new URL('../records/', import.meta.url);

/** The golden records, step by step: they end in every way and use every power. */
function playAll(seen: (table: Table<Umbrella>, change: Change<Umbrella>) => void): void {
  for (const file of readdirSync(FOLDER)) {
    const record = readRecord({ umbrella }, Source.parse(readFileSync(new URL(file, FOLDER), 'utf8'), file));
    replay(record, { onStep: (table, change) => seen(table as Table<Umbrella>, change as Change<Umbrella>) });
  }
}

/** A sentence, and nothing that a template forgot. */
function assertSentence(text: string | undefined, what: string): void {
  assert.ok(text !== undefined && text.trim() !== '', `${what} has no text`);
  assert.doesNotMatch(text, /\b(undefined|null|NaN)\b|\[object|#| {2}/, `${what}: ${text}`);
}

test('every refusal, option, ending, rank, element and score line has a text in every language', () => {
  const refusals = [...REFUSALS, ...TABLE_REFUSALS, ...NOTATION_ERRORS];
  const config = everyConfig(umbrella)[0]!;
  for (const [lang, text] of Object.entries(TEXTS)) {
    for (const code of refusals) {
      for (const at of [['center', 'R'], ['3', 's5'], ['b2']]) {
        const sentence = text.refusal({ code: code as never, at }, config);
        assertSentence(sentence, `${lang} ${code}`);
        assert.notEqual(sentence, code, `${lang} ${code}`);
      }
    }
    for (const [name, values] of [
      ['level', LEVELS],
      ['side', FACES],
      ['completion', ['must', 'may']],
    ] as const) {
      const option = text.option(name);
      for (const words of [option.label, option.help]) assertSentence(words, `${lang} ${name}`);
      for (const value of values) assert.notEqual(option.value(value), String(value), `${lang} ${name} ${value}`);
    }
    for (const words of [text.name, text.tagline, text.about]) assertSentence(words, lang);
    for (const ending of [...ENDINGS, ...SOLO_ENDINGS]) assert.notEqual(text.ending(ending), ending);
    for (const { rank } of SOLO_RANKS) assert.notEqual(text.rank?.(rank), rank);
    for (const name of [...ELEMENTS, ...PHASES, 'center', 'side:1', 'personal:teal', 's4', 'slot 2', ...COLOURS]) {
      assertSentence(text.element(name), `${lang} ${name}`);
      if (lang !== 'en') assert.notEqual(text.element(name), name, `${lang} ${name}`);
    }
    assert.equal(text.element('b2'), 'b2');
    for (const item of ITEMS) assert.notEqual(text.item(item), item);
    for (const colour of umbrella.facts.colours) assert.notEqual(text.seat(colour), colour);
  }
});

test('the languages say the same things, and each in its own words', () => {
  assert.deepEqual(Object.keys(TEXTS), [...LANGS]);
  for (const words of [PL, IT]) {
    assert.deepEqual(shapeOf(words), shapeOf(EN), words.lang);
    for (const power of POWERS) assert.notEqual(words.powers[power], EN.powers[power], power);
    for (const letter of COLOURS) assert.notEqual(words.colours[letter], EN.colours[letter], letter);
  }
});
const shapeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]))
    : typeof value;

/** What is told by what stands on the board, not by a line of the log. */
const SILENT = ['turn-began'];

test('every event, move and prompt of many games is told in every language, and every kind of them happens', () => {
  const told = new Set<string>();
  const made = new Set<string>();
  playAll((table, change) => {
    for (const [lang, plain] of Object.entries(TEXTS)) {
      const names = table.config.seats.map((_, seat) => (seat === 0 ? 'Ada' : 'Bruno'));
      for (const text of [plain, plain.named({ names, you: 0 as Seat })]) {
        for (const event of everyEvent(change)) {
          told.add(event.kind);
          const sentence = text.event(event, table.config);
          if (!SILENT.includes(event.kind) || sentence !== undefined) assertSentence(sentence, `${lang} ${event.kind}`);
        }
        for (const viewer of ['public', 0 as Seat] as const) {
          const seen = table.seen(viewer);
          const seat = viewer === 'public' ? undefined : viewer;
          for (const move of seen.legal) {
            made.add(move.kind);
            const why = { now: [], next: [], often: [] };
            for (const { text: reason } of text.reason?.({ move, seat: 0 as Seat, seen, why, other: why }) ?? [])
              assertSentence(reason, `${lang} reason of ${move.kind}`);
            assertSentence(text.move(move, table.config), `${lang} ${move.kind}`);
          }
          assertSentence(text.prompt(seen, seat), `${lang} prompt`);
          assertSentence(text.goal?.(seen, seat), `${lang} goal`);
          if (seen.result) assertSentence(text.why?.(seen, seat), `${lang} why`);
        }
      }
    }
  });
  const missing = (all: object, found: ReadonlySet<string>): string[] => Object.keys(all).filter((k) => !found.has(k));
  assert.deepEqual(missing(EN.moves, made), [], 'moves that no game showed');
  assert.deepEqual(missing(EN.events, told), [], 'events that no game showed');
});

test('numbers, genders and cases are right', () => {
  assert.equal(PL.labels.markersOf(1), '1 znacznik');
  assert.equal(PL.labels.markersOf(3), '3 znaczniki');
  assert.equal(PL.labels.markersOf(11), '11 znaczników');
  // On a phone it stands beside all the markers.
  assert.equal(PL.labels.pool(11), 'Znaczniki: 11');
  assert.equal(PL.labels.points(-3), '−3 pkt');
  assert.equal(PL.labels.slides(2), '2 wsunięcia');
  assert.equal(IT.labels.markersOf(1), '1 segnalino');
  assert.equal(IT.labels.markersOf(8), '8 segnalini');
  assert.equal(EN.labels.points(2), '+2 pts');
  const config = configure(umbrella, { seats: ['violet', 'teal'] });
  const slid = {
    kind: 'umbrella-slid',
    seat: 0 as Seat,
    from: 3,
    side: 3,
    line: 0,
    colour: 2,
    out: 0,
    to: 0,
  } as never;
  assert.equal(en.event(slid, config), 'Violet pushes yellow up column a; red falls out at the top.');
  const you = { names: ['Ada', 'Bruno'], you: 0 as Seat };
  const polish = 'Wsuwasz z dołu w kolumnę a: żółty, wypada czerwony u góry.';
  assert.equal(pl.named(you).event(slid, config), bound(polish), 'no line ends with a word of one letter');
  assert.equal(
    it.named(you).event(slid, config),
    'Spingi un ombrello giallo dal basso, colonna a; esce un ombrello rosso.',
  );
});

test('the guided game plays to its end on the real rules, on the table that Play deals', () => {
  const config = configure(umbrella, { seats: GUIDE.seats });
  const seatOf = (colour: string): Seat => config.seats.indexOf(colour) as Seat;
  const assertOk = (answer: { ok: boolean }, i: number): void =>
    assert.ok(answer.ok, `step ${i}: ${JSON.stringify(answer)}`);
  // Where the guide lets one choose, it goes on whatever was chosen.
  for (const choice of [0, -1]) {
    const table = new Table(umbrella, config);
    for (const [i, step] of GUIDE.steps.entries()) {
      if (step.kind === 'chance') assertOk(table.chanceText(step.outcome), i);
      if (step.kind === 'move') assertOk(table.submitText(seatOf(step.seat), step.move), i);
      if (step.kind === 'ask') assertOk(table.submitText(seatOf(GUIDE.seat), step.moves?.at(choice) ?? ''), i);
    }
    assert.equal(table.state.markers[0], 0b11, 'the learner has filled a group');
  }
  const said = GUIDE.steps.flatMap((step) =>
    'say' in step ? [step.say, ...('instead' in step ? [step.instead] : [])] : [],
  );
  assert.deepEqual([...said].sort(), [...GUIDE_LINES].sort(), 'every line is said once');
  for (const words of [PL, IT]) {
    for (const line of GUIDE_LINES) assert.notEqual(words.guide[line], EN.guide[line], line);
  }
});
