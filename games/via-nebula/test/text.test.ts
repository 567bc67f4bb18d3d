import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Change,
  configure,
  everyConfig,
  everyEvent,
  pickMove,
  rngOfStep,
  type Seat,
  TABLE_REFUSALS,
  Table,
} from '@penumbra/kit';
import { type ViaNebula, viaNebula } from '@penumbra/via-nebula';
import type { Move } from '../src/moves/move.ts';
import { MOVE_KINDS } from '../src/moves/move.ts';
import { REFUSALS } from '../src/moves/refusal.ts';
import { NOTATION_ERRORS } from '../src/notation.ts';
import { CONTRACT_KINDS, RESOURCES } from '../src/words.ts';
import { EN, text as en } from '../text/en.ts';
import { GUIDE, GUIDE_LINES } from '../text/guide.ts';
import { IT, text as it } from '../text/it.ts';
import { PL, text as pl } from '../text/pl.ts';
import { ELEMENTS, ITEMS } from '../text/words.ts';

const TEXTS = { en, pl, it };

/** Random games of every map and seat count, step by step. */
function playAll(
  games: number,
  seen: (table: Table<ViaNebula>, change: Change<ViaNebula> | undefined, move: Move | undefined) => void,
): void {
  for (let game = 0; game < games; game++) {
    everyConfig(viaNebula).forEach((config, n) => {
      const table = new Table(viaNebula, config, { seed: `${game}${n}` });
      for (let step = 0; table.turn.kind !== 'over'; step++) {
        const { turn } = table;
        const seat = turn.kind === 'seat' ? turn.seat : (0 as Seat);
        const move =
          turn.kind === 'chance' ? undefined : pickMove(viaNebula, table.state, seat, rngOfStep(`${game}`, step));
        seen(table, undefined, move);
        const answer = move ? table.submit(seat, move) : table.chance();
        assert.ok(answer.ok);
        seen(table, answer.value, move);
      }
    });
  }
}

/** A sentence, and nothing that a template forgot. */
function assertSentence(text: string | undefined, what: string): void {
  assert.ok(text !== undefined && text.trim() !== '', `${what} has no text`);
  assert.doesNotMatch(text, /\b(undefined|null|NaN)\b|\[object|#| {2}/, what);
}

test('every refusal, option, ending, element and score line has a text in every language', () => {
  const refusals = [...REFUSALS, ...TABLE_REFUSALS, ...NOTATION_ERRORS];
  const config = everyConfig(viaNebula)[0]!;
  for (const [lang, text] of Object.entries(TEXTS)) {
    for (const code of refusals) {
      for (const at of [['c4', 'market-stall-1'], ['storage']]) {
        if (at.length === 1 && ['no-path', 'resources-missing'].includes(code)) continue;
        const sentence = text.refusal({ code: code as never, at }, config);
        assertSentence(sentence, `${lang} ${code}`);
        assert.notEqual(sentence, code, `${lang} ${code}`);
      }
    }
    const map = text.option('map');
    for (const words of [map.label, map.help, text.name, text.tagline, text.about]) assertSentence(words, lang);
    for (const value of ['beginner', 'expert']) assert.notEqual(map.value(value), value, `${lang} ${value}`);
    assert.equal(map.value('mine'), 'mine', 'a map of a table’s own keeps its name');
    for (const ending of ['fifth-building', 'stuck']) assert.notEqual(text.ending(ending), ending);
    for (const name of ELEMENTS) assert.notEqual(text.element(name), name, `${lang} ${name}`);
    for (const id of Object.keys(config.components.contracts)) assert.notEqual(text.element(id), id);
    assert.equal(text.element('c4'), 'c4');
    for (const item of ITEMS) assert.notEqual(text.item(item), item);
    for (const colour of viaNebula.facts.colours) assert.notEqual(text.seat(colour), colour);
  }
});

test('the languages say the same things, and each in its own words', () => {
  for (const words of [PL, IT]) {
    assert.deepEqual(shapeOf(words), shapeOf(EN), words.lang);
    for (const kind of CONTRACT_KINDS) assert.notEqual(words.contracts[kind].says, EN.contracts[kind].says, kind);
    for (const kind of RESOURCES) assert.notEqual(words.kinds[kind].name, EN.kinds[kind].name, kind);
  }
});
const shapeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]))
    : typeof value;

/** What is told by what stands on the board, not by a line of the log. */
const SILENT = ['turn-begun'];

test('every event, move and prompt of many games is told in every language, and every kind of them happens', () => {
  const told = new Set<string>();
  const made = new Set<string>();
  playAll(3, (table, change, move) => {
    for (const [lang, text] of Object.entries(TEXTS)) {
      if (move) assertSentence(text.move(move, table.config), `${lang} ${move.kind}`);
      if (move) assertSentence(text.title(move, table.config), `${lang} ${move.kind}`);
      if (move) made.add(move.kind);
      for (const event of change ? everyEvent(change) : []) {
        told.add(event.kind);
        const sentence = text.event(event, table.config);
        if (!SILENT.includes(event.kind) || sentence !== undefined) assertSentence(sentence, `${lang} ${event.kind}`);
      }
      for (const viewer of ['public', 0 as Seat] as const) {
        const seen = table.seen(viewer);
        const seat = viewer === 'public' ? undefined : viewer;
        assertSentence(text.prompt(seen, seat), `${lang} prompt`);
        assertSentence(text.goal?.(seen, seat), `${lang} goal`);
        if (seen.result) assertSentence(text.why?.(seen, seat), `${lang} why`);
      }
    }
  });
  assert.deepEqual(
    MOVE_KINDS.filter((kind) => !made.has(kind)),
    [],
    'moves that no game showed',
  );
  // Random players hardly ever hold the only thing they can do in secret.
  assert.deepEqual(
    Object.keys(EN.events).filter((kind) => !told.has(kind)),
    [],
    'events that no game showed',
  );
});

test('numbers, genders and cases are right', () => {
  const { labels, gains, prompts, kinds } = PL;
  assert.equal(kinds.stone.many(2), '2 kamienie');
  assert.equal(kinds.stone.many(5), '5 kamieni');
  assert.equal(labels.tokens(3, 4), '3 żetony, +4 pkt');
  assert.equal(labels.tokens(5, -1), '5 żetonów, −1 pkt');
  assert.match(prompts.act(1, false), /została 1 akcja/);
  assert.equal(IT.kinds.wood.many(3), 'legno ×3');
  assert.equal(IT.gains.tilesStay(1), 'Su questa pila resta 1 tessera');
  assert.equal(IT.gains.tilesStay(2), 'Su questa pila restano 2 tessere');
  assert.equal(EN.gains.points(1), '+1 point');
  assert.equal(EN.gains.points(-2), '−2 points');
  assert.match(gains.comesHome(undefined), /Odzyskujesz/);
});

test('the guided game plays to its end on the real rules, on the table that Play deals', () => {
  const config = configure(viaNebula, { seats: GUIDE.seats });
  const table = new Table(viaNebula, config);
  const seatOf = (colour: string): Seat => config.seats.indexOf(colour) as Seat;
  const assertOk = (answer: { ok: boolean }, i: number): void =>
    assert.ok(answer.ok, `step ${i}: ${JSON.stringify(answer)}`);
  for (const [i, step] of GUIDE.steps.entries()) {
    if (step.kind === 'chance') assertOk(table.chanceText(step.outcome), i);
    if (step.kind === 'move') assertOk(table.submitText(seatOf(step.seat), step.move), i);
    if (step.kind !== 'ask') continue;
    const legal = table.seen(seatOf(GUIDE.seat)).legal.map((move) => viaNebula.notation.move(move, config));
    for (const move of step.moves ?? []) assert.ok(legal.includes(move), `step ${i}: ${move}`);
    assertOk(table.submitText(seatOf(GUIDE.seat), step.moves?.[0] ?? ''), i);
  }
  assert.equal(table.state.buildings.length, 1, 'the learner has built');
  const said = GUIDE.steps.flatMap((step) =>
    'say' in step ? [step.say, ...('instead' in step ? [step.instead] : [])] : [],
  );
  assert.deepEqual([...said].sort(), [...GUIDE_LINES].sort(), 'every line is said once');
  for (const words of [PL, IT]) {
    for (const line of GUIDE_LINES) assert.notEqual(words.guide[line], EN.guide[line], line);
  }
});
