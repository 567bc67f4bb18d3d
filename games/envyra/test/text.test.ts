import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Envyra, envyra } from '@penumbra/envyra';
import {
  type Change,
  everyConfig,
  everyEvent,
  listSeats,
  pickMove,
  readPosition,
  rngOfStep,
  type Seat,
  Source,
  TABLE_REFUSALS,
  Table,
} from '@penumbra/kit';
import { ENDINGS, type Event } from '../src/events.ts';
import type { Move } from '../src/moves/index.ts';
import { REFUSALS } from '../src/moves/refusal.ts';
import { NOTATION_ERRORS } from '../src/notation.ts';
import { END_TILES, EQUILIBRIUMS, VARIANTS } from '../src/options.ts';
import { EN, text as en } from '../text/en.ts';
import { GUIDE, GUIDE_LINES } from '../text/guide.ts';
import { IT, text as it } from '../text/it.ts';
import { PL, text as pl } from '../text/pl.ts';
import { ELEMENTS, ITEMS, SYMBOLS } from '../text/words.ts';
import { stateOf, tableOn } from './tables.ts';

const TEXTS = { en, pl, it };
const PURPLE = 0 as Seat;

/** Random games of every option and seat count, step by step. */
function playAll(
  games: number,
  seen: (table: Table<Envyra>, change: Change<Envyra> | undefined, move: Move | undefined) => void,
): void {
  for (let game = 0; game < games; game++) {
    everyConfig(envyra).forEach((config, n) => {
      play(new Table(envyra, config, { seed: `${game}${n}` }), seen);
    });
  }
}

function play(table: Table<Envyra>, seen: Parameters<typeof playAll>[1]): void {
  for (let step = 0; table.turn.kind !== 'over'; step++) {
    const { turn } = table;
    seen(table, undefined, undefined);
    if (turn.kind === 'chance') {
      const drawn = table.chance();
      assert.ok(drawn.ok);
      seen(table, drawn.value, undefined);
      continue;
    }
    for (const seat of turn.kind === 'seat' ? [turn.seat] : listSeats(turn.seats)) {
      const move = pickMove(envyra, table.state, seat, rngOfStep(`${step}`, seat));
      const answer = table.submit(seat, move);
      assert.ok(answer.ok);
      seen(table, answer.value, move);
    }
  }
}

/** A sentence, and nothing that a template forgot. */
function assertSentence(text: string | undefined, what: string): void {
  assert.ok(text !== undefined && text.trim() !== '', `${what} has no text`);
  assert.doesNotMatch(text, /\b(undefined|null|NaN)\b|\[object|#| {2}/, what);
}

test('every refusal, option, ending, element, symbol and score line has a text in every language', () => {
  const config = everyConfig(envyra)[0]!;
  for (const [lang, text] of Object.entries(TEXTS)) {
    for (const code of [...REFUSALS, ...TABLE_REFUSALS, ...NOTATION_ERRORS]) {
      const sentence = text.refusal({ code: code as never, at: ['c2'] }, config);
      assertSentence(sentence, `${lang} ${code}`);
      assert.notEqual(sentence, code, `${lang} ${code}`);
    }
    const values = { variant: VARIANTS, equilibrium: EQUILIBRIUMS, endTile: END_TILES };
    for (const [name, all] of Object.entries(values)) {
      const option = text.option(name);
      for (const words of [option.label, option.help]) assertSentence(words, `${lang} ${name}`);
      for (const value of all) assert.notEqual(option.value(value), value, `${lang} ${value}`);
    }
    for (const words of [text.name, text.tagline, text.about]) assertSentence(words, lang);
    for (const ending of ENDINGS) assert.notEqual(text.ending(ending), ending, `${lang} ${ending}`);
    for (const name of ELEMENTS) assert.notEqual(text.element(name), name, `${lang} ${name}`);
    for (const item of ITEMS) assert.notEqual(text.item(item), item, `${lang} ${item}`);
    for (const colour of envyra.facts.colours) assert.notEqual(text.seat(colour), colour);
    assert.equal(text.element('c2'), 'c2');
  }
});

test('the languages say the same things, and each in its own words', () => {
  for (const words of [PL, IT]) {
    assert.deepEqual(shapeOf(words), shapeOf(EN), words.lang);
    for (const symbol of SYMBOLS) if (symbol !== 'lava') assert.notEqual(words.symbols[symbol], EN.symbols[symbol]);
    for (const line of GUIDE_LINES) assert.notEqual(words.guide[line], EN.guide[line], line);
  }
});
const shapeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]))
    : typeof value;

/** Two who own nothing of what the only tiles ask for: one has to remove, and then nothing fits. */
const STUCK = {
  phase: 'plan',
  round: 9,
  start: 'purple',
  grid: { a1: { tile: 'bonus-2-1' }, b1: { tile: 'bonus-2-2' } },
  captured: { gray: ['flora-leaf-1', 'water-wave-1', 'fire-lava-1'] },
};

test('every event, move and prompt of many games is told in every language, and every kind of them happens', () => {
  const told = new Set<string>();
  const made = new Set<string>();
  const heard: Parameters<typeof playAll>[1] = (table, change, move) => {
    for (const [lang, text] of Object.entries(TEXTS)) {
      if (move) assertSentence(text.move(move, table.config), `${lang} ${move.kind}`);
      if (move) made.add(move.kind);
      for (const event of change ? everyEvent(change) : []) {
        told.add(event.kind);
        assertSentence(text.event(event, table.config), `${lang} ${event.kind}`);
      }
      for (const viewer of ['public', PURPLE] as const) {
        const seen = table.seen(viewer);
        const seat = viewer === 'public' ? undefined : viewer;
        assertSentence(text.prompt(seen, seat), `${lang} prompt`);
        assertSentence(text.goal?.(seen, seat), `${lang} goal`);
        if (seen.result) assertSentence(text.why?.(seen, seat), `${lang} why`);
      }
    }
  };
  playAll(1, heard);
  play(tableOn(STUCK), heard);
  const missing = (all: object, seen: Set<string>): string[] => Object.keys(all).filter((kind) => !seen.has(kind));
  assert.deepEqual(missing(EN.moves, made), [], 'moves that no game showed');
  assert.deepEqual(missing(EN.events, told), [], 'events that no game showed');
});

test('the first grid is one line, and so are the tiles of a refill', () => {
  const table = new Table(envyra, everyConfig(envyra)[0]!, { seed: '1' });
  const laid: Event[][] = [];
  while (table.turn.kind === 'chance') {
    const drawn = table.chance();
    assert.ok(drawn.ok);
    laid.push(everyEvent(drawn.value).filter(({ kind }) => kind === 'tile-laid'));
  }
  const grid = laid.find((tiles) => tiles.length > 0)!;
  assert.equal(en.together?.(grid, table.config), `The grid is laid: ${grid.length} tiles.`);
  for (const [lang, text] of Object.entries(TEXTS)) {
    assertSentence(text.together?.(grid, table.config), lang);
    assertSentence(text.together?.(grid.slice(0, 2), table.config), lang);
  }
  assert.match(en.together?.(grid.slice(0, 2), table.config) ?? '', /^New: .+ on a1 and .+ on b1\.$/);
});

test('E-6.1: the log says why a tile was captured: the majority, or the newest of equals', () => {
  const { config } = tableOn({});
  const capture = (...cubes: readonly number[]): Event => ({
    kind: 'tile-captured',
    seat: PURPLE,
    cell: 0 as never,
    tile: config.box.tileOf.get('flora-leaf-2') as never,
    cubes: cubes as readonly Seat[],
  });
  const spoken = en.named({ names: ['Ada', 'Bruno'], you: PURPLE });
  assert.equal(spoken.event(capture(0, 0, 0), config), 'You take Leaf 3 from a1.');
  assert.equal(spoken.event(capture(1, 0, 0), config), 'You take Leaf 3 from a1 (2 of 3 cubes).');
  assert.equal(spoken.event(capture(1, 0), config), 'You take Leaf 3 from a1 (equal cubes, the newest decides).');
  for (const [lang, text] of Object.entries(TEXTS)) assertSentence(text.event(capture(1, 0, 0), config), lang);
});

test('numbers, genders and cases are right, and a person at the table is “you”', () => {
  assert.match(PL.prompts.goalEnd('a2', 1), /jeszcze 1 sześcian /);
  assert.match(PL.prompts.goalEnd('a2', 3), /jeszcze 3 sześciany /);
  assert.equal(PL.labels.points(5), '5 punktów');
  assert.equal(IT.labels.cubes(0, 1), '0 di 1 cubo');
  assert.equal(IT.gains.left(2), 'Mancano 2 cubi.');
  assert.equal(EN.labels.points(1), '1 point');
  const { config } = tableOn({});
  const spoken = en.named({ names: ['Ada', 'Bruno'], you: PURPLE });
  assert.equal(spoken.event({ kind: 'cube-deployed', seat: PURPLE, cell: 0 as never }, config), 'You deploy on a1.');
  assert.equal(
    spoken.event({ kind: 'cube-deployed', seat: 1 as Seat, cell: 0 as never }, config),
    'Bruno deploys on a1.',
  );
  assert.match(it.named({ names: ['Viola', 'Ada'], you: PURPLE }).labels.secretCard, /tua/);
});

test('the guided game plays to its end on the real rules, and the learner wins', () => {
  const table = readPosition({ envyra: envyra as never }, new Source(GUIDE.start)) as unknown as Table<Envyra>;
  const { config } = table;
  const seatOf = (colour: string): Seat => config.seats.indexOf(colour) as Seat;
  const assertOk = (answer: { ok: boolean }, i: number): void =>
    assert.ok(answer.ok, `step ${i}: ${JSON.stringify(answer)}`);
  for (const [i, step] of GUIDE.steps.entries()) {
    if (step.kind === 'chance') assertOk(table.chanceText(step.outcome), i);
    if (step.kind === 'move') assertOk(table.submitText(seatOf(step.seat), step.move), i);
    if (step.kind !== 'ask') continue;
    const legal = table.seen(seatOf(GUIDE.seat)).legal.map((move) => envyra.notation.move(move, config));
    for (const move of step.moves ?? []) assert.ok(legal.includes(move), `step ${i}: ${move}`);
    assertOk(table.submitText(seatOf(GUIDE.seat), step.moves?.[0] ?? ''), i);
  }
  assert.equal(table.turn.kind, 'over', JSON.stringify(stateOf(table)));
  assert.deepEqual(table.seen('public').result?.scores, [18, 9]);
  const said = GUIDE.steps.flatMap((step) =>
    'say' in step ? [step.say, ...('instead' in step ? [step.instead] : [])] : [],
  );
  assert.deepEqual([...said].sort(), [...GUIDE_LINES].sort(), 'every line is said once');
});
