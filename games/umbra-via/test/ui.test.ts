import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Change,
  everyConfig,
  everyEvent,
  type News,
  newsFor,
  pickMove,
  readPosition,
  rngOfStep,
  type Seat,
  Source,
  TABLE_REFUSALS,
  Table,
} from '@penumbra/kit';
import { type UmbraVia, umbraVia } from '@penumbra/umbra-via';
import { ENDINGS, type Event } from '../src/events.ts';
import { flowers } from '../src/flowers.ts';
import type { Move } from '../src/moves/index.ts';
import { REFUSALS } from '../src/moves/refusal.ts';
import { NOTATION_ERRORS } from '../src/notation.ts';
import { bidAt } from '../src/state.ts';
import { DIAGRAMS } from '../text/diagrams.ts';
import { EN, text as en } from '../text/en.ts';
import { GUIDE, GUIDE_LINES } from '../text/guide.ts';
import { IT, text as it } from '../text/it.ts';
import { PL, text as pl } from '../text/pl.ts';
import { RULES as RULES_EN } from '../text/rules.en.ts';
import { RULES as RULES_IT } from '../text/rules.it.ts';
import { RULES as RULES_PL } from '../text/rules.pl.ts';
import { ELEMENTS, ITEMS } from '../text/words.ts';
import { duration, sound } from '../ui/motion.ts';
import { preview } from '../ui/preview.ts';
import { currentSlot, leaderOf, procession, roundOf, worthsOn } from '../ui/round.ts';
import { sceneAfter, sceneOf } from '../ui/scene.ts';

const TEXTS = { en, pl, it };
const GAMES = { 'umbra-via': umbraVia as never };

/** Random games of every option and seat count, step by step. */
function playAll(
  seen: (table: Table<UmbraVia>, change: Change<UmbraVia> | undefined, move: Move | undefined) => void,
): void {
  everyConfig(umbraVia).forEach((config, n) => {
    const table = new Table(umbraVia, config, { seed: `0${n}` });
    for (let step = 0; table.turn.kind !== 'over'; step++) {
      const { turn } = table;
      const seat = (turn.kind === 'seat' ? turn.seat : table.sealed.indexOf(undefined)) as Seat;
      const move = turn.kind === 'chance' ? undefined : pickMove(umbraVia, table.state, seat, rngOfStep('ab', step));
      seen(table, undefined, move);
      const answer = move ? table.submit(seat, move) : table.chance();
      assert.ok(answer.ok);
      seen(table, answer.value, move);
    }
  });
}

/** A sentence, and nothing that a template forgot. */
function assertSentence(text: string | undefined, what: string): void {
  assert.ok(text !== undefined && text.trim() !== '', `${what} has no text`);
  assert.doesNotMatch(text, /\b(undefined|null|NaN)\b|\[object/, what);
}

test('every refusal, option, ending, element and line of the guide has a text in every language', () => {
  const refusals = [...REFUSALS, ...TABLE_REFUSALS, ...NOTATION_ERRORS];
  const config = everyConfig(umbraVia)[0]!;
  for (const [lang, text] of Object.entries(TEXTS) as [string, typeof en][]) {
    for (const code of refusals) {
      const sentence = text.refusal({ code: code as never, at: ['slot 2', 'b2', 'energy', 'purple'] }, config);
      assertSentence(sentence, `${lang} ${code}`);
      assert.notEqual(sentence, code, `${lang} ${code}`);
    }
    for (const [name, rule] of Object.entries(umbraVia.options)) {
      const option = text.option(name);
      assertSentence(option.label, `${lang} ${name}`);
      assertSentence(option.help, `${lang} ${name}`);
      for (const value of rule.values as readonly (string | boolean)[]) {
        assert.notEqual(option.value(value), String(value), `${lang} ${name} ${value}`);
      }
    }
    for (const ending of ENDINGS) assert.notEqual(text.ending(ending), ending);
    for (const name of ELEMENTS) assert.notEqual(text.element(name), name, `${lang} ${name}`);
    for (const item of ITEMS) assert.notEqual(text.item(item), item);
    for (const line of GUIDE_LINES) assert.notEqual(text.guide(line), line, `${lang} ${line}`);
    for (const colour of [...umbraVia.facts.colours, 'neutral']) assertSentence(text.seat(colour), colour);
    for (const part of [text.name, text.tagline, text.about]) assertSentence(part, lang);
  }
});

test('the languages say the same things, and each in its own words', () => {
  for (const words of [PL, IT]) {
    assert.deepEqual(shapeOf(words), shapeOf(EN), words.lang);
    for (const line of GUIDE_LINES) assert.notEqual(words.guide[line], EN.guide[line], line);
  }
});
const shapeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]))
    : typeof value;

test('every event and move that happens in games of all options is told in every language', () => {
  const kinds = new Set<string>();
  playAll((table, change, move) => {
    for (const [lang, text] of Object.entries(TEXTS)) {
      if (move) assertSentence(text.move(move, table.config), `${lang} ${move.kind}`);
      for (const event of change ? everyEvent(change) : []) {
        kinds.add(event.kind);
        const sentence = text.event(event, table.config);
        if (event.kind === 'hand-drawn') assert.equal(sentence, undefined);
        else assertSentence(sentence, `${lang} ${event.kind}`);
      }
      for (const viewer of ['public', 0 as Seat] as const) {
        assertSentence(text.prompt(table.seen(viewer), viewer === 'public' ? undefined : viewer), `${lang} prompt`);
      }
    }
  });
  const untold = Object.keys(EN.events).filter((kind) => !kinds.has(kind));
  assert.deepEqual(
    untold,
    [...untold].filter((kind) => RARE.includes(kind)),
    'events that no game showed',
  );
});
/** What random play hardly meets; the tables' types hold the languages to them. */
const RARE = ['hands-returned', 'sudden-death-begun', 'four-point-cleared', 'energy-moved', 'stack-renewed'];

test('a seat has its name in every sentence, and the reader is never a name', () => {
  const names = ['Nika', 'Ada', 'Bruno', 'Miranda'];
  const colours = umbraVia.facts.colours.flatMap((colour) => Object.values(TEXTS).map((text) => text.seat(colour)));
  const told = new Set<string>();
  playAll((table, change) => {
    for (const [lang, plain] of Object.entries(TEXTS)) {
      const text = plain.named({ names, you: 0 as Seat });
      const { config } = table;
      const seen = table.seen(0 as Seat);
      const sentences = [
        text.prompt(seen, 0 as Seat),
        text.goal?.(seen, 0 as Seat),
        ...(seen.result ? [text.why?.(seen, 0 as Seat)] : []),
        ...(change ? everyEvent(change) : []).flatMap((event) => [
          text.event(event, config),
          text.moment?.(event, config),
        ]),
      ];
      for (const sentence of sentences.flatMap((one) => one ?? [])) {
        assertSentence(sentence, lang);
        assert.doesNotMatch(sentence, /Nika/, 'the reader is "you"');
        for (const colour of colours) assert.ok(!sentence.includes(colour), `${sentence}: ${colour}`);
        for (const name of names) if (sentence.includes(name)) told.add(name);
      }
    }
  });
  assert.deepEqual([...told].sort(), ['Ada', 'Bruno', 'Miranda']);
  const place = { kind: 'tile-placed', seat: 0, cell: 0, tile: 5, energy: 0 } as unknown as Event;
  const said = Object.values(TEXTS).map((text) =>
    text.named({ names, you: 0 as Seat }).event(place, everyConfig(umbraVia)[0]!),
  );
  assert.deepEqual(said, [
    'You place a straight (north–south) on a1.',
    'Kładziesz na a1: prosta (północ–południe).',
    'Posi una tessera in a1: rettilineo (nord–sud).',
  ]);
});

test('the scene that the animation builds from events is what the rules arrive at', () => {
  let before: ReturnType<typeof sceneOf> | undefined;
  playAll((table, change) => {
    const scene = sceneOf(table.seen('public').view);
    if (change && before) {
      const built = everyEvent(change).reduce((s, event: Event) => sceneAfter(s, event), before);
      // An order is forgotten at the next reveal and a placer between the rounds: neither is on the table.
      const rest = { order: [], placer: -1 };
      assert.deepEqual({ ...built, ...rest }, { ...scene, ...rest });
    }
    before = scene;
  });
});

test('a preview tells what the rules then do, and every event has its time', () => {
  let previews = 0;
  let foreseen: ReturnType<typeof preview>;
  playAll((table, change, move) => {
    const { turn } = table;
    if (!change) {
      foreseen = move && turn.kind === 'seat' ? preview(table.seen(turn.seat).view, turn.seat, move) : undefined;
      return;
    }
    for (const event of everyEvent(change)) {
      assert.ok(duration(event) >= 0 && duration(event) < 3000);
      sound(event);
    }
    if (!foreseen || !move || move.kind === 'bid') return;
    const summoned = everyEvent(change).filter((event) => event.kind === 'path-summoned');
    if (foreseen.asks === 'summon') return;
    previews++;
    assert.deepEqual(
      foreseen.completed.map(({ cells, shares }) => ({ cells, earned: shares.map(({ earned }) => earned) })),
      summoned.map(({ cells, earned, energy }) => ({
        cells,
        earned: [0, 1, 2, 3, 4]
          .filter((colour) => (energy >> (6 * colour)) & 63)
          .sort((a, b) => ((energy >> (6 * b)) & 63) - ((energy >> (6 * a)) & 63))
          .map((colour) => earned[colour]),
      })),
    );
    const claimed = everyEvent(change).flatMap((event) =>
      event.kind === 'soul-tile-claimed' ? [event.seat as number] : [],
    );
    const promised = foreseen.completed.flatMap(({ shares }) => shares.filter((s) => s.claims).map((s) => s.colour));
    assert.deepEqual(promised.sort(), claimed.sort());
  });
  assert.ok(previews > 300, `${previews} previews`);
});

test('the guided game plays to its end on the real rules, and its learner wins', () => {
  const table = readPosition(GAMES, new Source(GUIDE.start, 'start'));
  const seatOf = (colour: string): Seat => table.config.seats.indexOf(colour) as Seat;
  for (const [i, step] of GUIDE.steps.entries()) {
    if (step.kind === 'chance') assertOk(table.chanceText(step.outcome), i);
    if (step.kind === 'move') assertOk(table.submitText(seatOf(step.seat), step.move), i);
    if (step.kind !== 'ask') continue;
    assert.ok(GUIDE_LINES.includes(step.instead as never), step.instead);
    assertOk(table.submitText(seatOf(GUIDE.seat), step.moves?.[0] ?? ''), i);
  }
  assert.deepEqual(table.result?.winners, [seatOf(GUIDE.seat)]);
  const said = GUIDE.steps.flatMap((step) =>
    'say' in step ? [step.say, ...('instead' in step ? [step.instead] : [])] : [],
  );
  assert.deepEqual([...said].sort(), [...GUIDE_LINES].sort(), 'every line is said once');
});
const assertOk = (answer: { ok: boolean }, i: number): void =>
  assert.ok(answer.ok, `step ${i}: ${JSON.stringify(answer)}`);

type Block = (typeof RULES_EN)['sections'][number]['blocks'][number];
const wordsOf = (block: Block): readonly string[] =>
  'items' in block ? block.items : 'text' in block ? [block.text] : [];
/** `[[]]` for every sentence that is marked as our reading. */
const marksIn = (words: string): string => words.match(/\[\[|\]\]/g)?.join('') ?? '';

test('the rules have the same sections and marks in every language, and every diagram is a possible position', () => {
  const outline = ({ sections }: typeof RULES_EN): unknown =>
    sections.map(({ id, blocks }) => [id, blocks.map((block) => [block.kind, ...wordsOf(block).map(marksIn)])]);
  const readings = RULES_EN.sections.flatMap(({ blocks }) => blocks.flatMap(wordsOf)).filter((words) => marksIn(words));
  assert.ok(readings.length > 10);
  for (const words of readings) assert.match(marksIn(words), /^(\[\[\]\])+$/, words);
  assert.deepEqual(outline(RULES_PL), outline(RULES_EN));
  assert.deepEqual(outline(RULES_IT), outline(RULES_EN));
  for (const [name, position] of Object.entries(DIAGRAMS)) {
    assert.equal(readPosition(GAMES, new Source(position, name)).config.game, 'umbra-via');
  }
});

test('UV-4.1 the altar keeps the bids as they were made: who won is who led, souls that left included', () => {
  const seen = { won: 0, ties: 0, laid: 0 };
  everyConfig(umbraVia).forEach((config, n) => {
    const table = new Table(umbraVia, config, { seed: `1${n}` });
    const log: News<UmbraVia>[] = [];
    const players = config.seats.length;
    for (let step = 0; table.turn.kind !== 'over'; step++) {
      const { turn } = table;
      const seat = (turn.kind === 'seat' ? turn.seat : table.sealed.indexOf(undefined)) as Seat;
      const move = turn.kind === 'chance' ? undefined : pickMove(umbraVia, table.state, seat, rngOfStep('cd', step));
      const answer = move ? table.submit(seat, move) : table.chance();
      assert.ok(answer.ok);
      for (const event of everyEvent(answer.value)) {
        const track = sceneOf(table.seen('public').view).tiebreak;
        if (event.kind === 'tile-won') {
          const round = roundOf(sceneOf(table.seen('public').view), log, undefined);
          const values = worthsOn(round, event.slot, players);
          assert.equal(values[event.seat], Math.max(...values), 'the winner has the highest number');
          assert.equal(values[event.seat], event.worth, 'the number beside the winner is the one in the log');
          assert.equal(leaderOf(values, track)?.tie, event.tie);
          seen.won++;
          if (event.tie) seen.ties++;
        }
        log.push({ ...newsFor(answer.value, 'public'), events: [event] });
        if (event.kind === 'tile-placed') {
          const round = roundOf(sceneOf(table.seen('public').view), log, undefined);
          assert.ok(round.laid.includes(event.cell), 'the alcove says where its tile went');
          seen.laid++;
        }
      }
    }
  });
  assert.ok(seen.won > 100 && seen.ties > 10 && seen.laid > 100, JSON.stringify(seen));
});

test('UV-4.1 who places what is foretold at the reveal as it then happens', () => {
  const bids = new Array(16).fill(0);
  // Two slots, two seats, equal bids on both: each wins one, because a tie drops its winner to the end.
  for (const slot of [0, 1]) for (const seat of [0, 1]) bids[bidAt(slot, seat)] = flowers(0, 2);
  const none = new Array(4).fill(undefined);
  const round = { tiles: none, bids, order: [0, 1], won: none, laid: none, gone: [false, false, false, false] };
  assert.deepEqual(
    procession(round as never, [1, 0], 2).map(({ slot, seat, tie }) => [slot, seat, tie]),
    [
      [0, 1, true],
      [1, 0, true],
    ],
  );
  // It is about the tile on its way, then about the next.
  const later = { ...round, laid: [5, undefined, undefined, undefined] };
  assert.equal(currentSlot(round as never, undefined), 0);
  assert.equal(currentSlot(later as never, { kind: 'tile-placed', seat: 1, tile: 0, cell: 5 } as never), 0);
  assert.equal(currentSlot(later as never, undefined), 1);
});
