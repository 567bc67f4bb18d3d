// What the board computes without a browser: every move can be chosen, previews tell what the rules then do, scenes
// follow the events, refused attempts are refused, and every point on the score sheet is accounted for.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FINGER, unreachedMoves } from '@penumbra/board/pure';
import {
  type Change,
  configure,
  everyEvent,
  readPosition,
  readRecord,
  replay,
  type Seat,
  Source,
  Table,
} from '@penumbra/kit';
import { type Umbrella, umbrella } from '@penumbra/umbrella';
import type { Move } from '../src/moves/index.ts';
import { scoreOf } from '../src/scoring.ts';
import { colourOn } from '../src/umbrellas.ts';
import { NO_DANCE, SPACES } from '../src/words.ts';
import { text as en } from '../text/en.ts';
import { aheadOf } from '../ui/ahead.ts';
import { linesOf, widthOf } from '../ui/art/lines.ts';
import { attempted, readName } from '../ui/attempt.ts';
import { cardAt } from '../ui/card.ts';
import { cellName, gateName, slotName, spaceName, stackName, waysOf } from '../ui/elements.ts';
import { isElsewhere } from '../ui/elsewhere.ts';
import {
  EVERY_CELL,
  EVERY_COLOUR,
  EVERY_LINE,
  EVERY_SIDE,
  EVERY_SLOT,
  EVERY_SPACE,
  gainOf,
  progressOf,
  topOf,
} from '../ui/facts.ts';
import { layoutOf } from '../ui/layout.ts';
import { about, duration } from '../ui/motion.ts';
import { sceneAfter } from '../ui/scene.ts';
import { sheet } from '../ui/sheet.ts';
import { gainWords, sayings, slotWords, spaceWords } from '../ui/words.ts';

const FOLDER = new URL('../records/', import.meta.url);

type OnStep = (table: Table<Umbrella>, change: Change<Umbrella>, before: Umbrella['View']) => void;

/** The golden records step by step: every way to end, every power, one to four players. */
function everyStep(see: OnStep): void {
  for (const file of readdirSync(FOLDER)) {
    const record = readRecord({ umbrella }, Source.parse(readFileSync(new URL(file, FOLDER), 'utf8'), file));
    let before: Umbrella['View'] | undefined;
    replay(record, {
      onStep: (any, change) => {
        const table = any as Table<Umbrella>;
        if (before) see(table, change as Change<Umbrella>, before);
        before = table.seen('public').view;
      },
    });
  }
}

const askedSeat = (table: Table<Umbrella>): Seat | undefined =>
  table.turn.kind === 'seat' ? table.turn.seat : undefined;

test('every legal move of every position can be chosen on the board, by a way of its own (UM-10.4)', () => {
  const kinds = new Set<string>();
  everyStep((table) => {
    const seat = askedSeat(table);
    if (seat === undefined) return;
    const { legal, view } = table.seen(seat);
    for (const { kind } of legal) kinds.add(kind);
    assert.deepEqual(
      unreachedMoves(legal, (move) => waysOf(view, seat, move)),
      [],
    );
  });
  assert.deepEqual([...kinds].sort(), ['complete', 'cover', 'decline', 'slide', 'stop', 'swap', 'trade']);
});

test('all four pavements empty: umbrellas come from elsewhere, from any side, and can be chosen (UM-3.4)', () => {
  const zones = { center: '', 'side:0': '', 'side:1': 'RB', 'side:2': '', 'personal:violet': '', 'personal:teal': 'Y' };
  const state = { zones: { ...zones, 'personal:orange': '' }, dances: { violet: [['c01w']] } };
  const seats = ['violet', 'teal', 'orange'];
  const position = { format: 'penumbra/position@1', game: 'umbrella', options: {}, seats, state };
  const table = readPosition({ umbrella }, new Source(position)) as Table<Umbrella>;
  const seat = 0 as Seat;
  const { legal, view } = table.seen(seat);
  const ways = (move: (typeof legal)[number]) => waysOf(view, seat, move);
  assert.equal(legal.length, 3 * 16);
  assert.deepEqual(unreachedMoves(legal, ways), []);
  assert.ok(isElsewhere(view, seat));
  assert.ok(ways(legal[0]!).some((way) => way.includes('side:1 R')));
  const own = attempted(view, seat, 'left R', [], en);
  assert.ok(typeof own === 'object' && umbrella.refuse(table.state, seat, own)?.code === 'zone-wanted');
});

test('a preview shows the stage, the pavements and the completions that the rules then make (UM-3.2, UM-4.1)', () => {
  let completing = 0;
  everyStep((table) => {
    const seat = askedSeat(table);
    if (seat === undefined) return;
    const { legal, view } = table.seen(seat);
    for (const move of legal) {
      const ahead = aheadOf(view, seat, move);
      const real = umbrella.clone(table.state);
      umbrella.play(real, seat, move);
      assert.equal(ahead.stage, real.stages[seat]);
      assert.deepEqual(ahead.zones, real.zones);
      const slots: readonly Move[] = real.phase === 'complete' ? umbrella.legal(real, seat) : [];
      const expected = new Set(slots.flatMap((one) => (one.kind === 'complete' ? [one.slot] : [])));
      if (move.kind === 'slide') assert.deepEqual(new Set(ahead.completes.map(({ slot }) => slot)), expected);
      completing += expected.size;
      for (const { lines } of sayings(view, seat, ahead, ['Ada', 'Bo', 'Cy', 'Di'], en)) {
        for (const line of lines) assert.doesNotMatch(line, /undefined|NaN|^$/);
      }
    }
  });
  assert.ok(completing > 100);
});

test('what a space is said to bring is what the score grows by (UM-7.1, UM-7.3, UM-7.4)', () => {
  everyStep((table) => {
    const seat = askedSeat(table);
    if (seat === undefined || table.state.phase !== 'complete' || table.config.box.solo) return;
    for (const move of table.seen(seat).legal) {
      if (move.kind !== 'complete') continue;
      const { view } = table.seen(seat);
      const real = umbrella.clone(table.state);
      umbrella.play(real, seat, move);
      assert.equal(gainOf(view, seat, move.space).points, scoreOf(real, seat) - scoreOf(view, seat));
      assert.equal(gainOf(view, seat, move.space).powers.includes('again'), real.again);
      assert.ok(gainWords(view, seat, move.space, en).length > 0);
    }
  });
});

test('scenes follow the events: after the last one the table stands as the rules left it', () => {
  everyStep((table, change, before) => {
    const events = everyEvent(change);
    // What the pavements were filled with is told by the table itself.
    if (events.some(({ kind }) => kind === 'zones-filled')) return;
    const scene = events.reduce(sceneAfter, before);
    const { view } = table.seen('public');
    for (const part of ['stages', 'zones', 'tops', 'unseen', 'markers', 'pool', 'aside'] as const) {
      assert.deepEqual(scene[part], view[part], part);
    }
    if (view.phase === 'slide') assert.equal(scene.turn, view.turn);
    for (const event of events) {
      assert.ok(duration(event) >= 0);
      for (const name of about(event, table.config)) assert.match(name, /^(violet|teal|orange|slate) /);
    }
  });
});

test('a slot is full exactly when the rules call its pattern formed, and every slot and space has its words', () => {
  everyStep((table) => {
    const { view } = table.seen('public');
    view.config.seats.forEach((_, seat) => {
      for (const slot of EVERY_SLOT) {
        assert.ok(slotWords(view, seat, slot, en).length > 5);
        const dance = topOf(view, seat, slot);
        if (dance === NO_DANCE) continue;
        const isFormed = colourOn(view.stages[seat]!, view.config.box.patterns[4 * dance + slot]!) >= 0;
        assert.equal(progressOf(view, seat, slot)?.count === 4, isFormed);
      }
      for (const space of EVERY_SPACE) assert.match(spaceWords(view, seat, space, en), /^Space \d+, \w/);
    });
  });
});

test('what cannot be chosen is a move that the rules refuse, or a sentence', () => {
  const codes = new Set<string>();
  everyStep((table) => {
    const seat = askedSeat(table);
    if (seat === undefined) return;
    const { legal, view } = table.seen(seat);
    const can = new Set(legal.flatMap((move) => waysOf(view, seat, move).map(([first]) => first)));
    const names = [
      ...view.zones.flatMap((_, zone) => EVERY_COLOUR.map((colour) => stackName(view, seat, zone as never, colour))),
      ...EVERY_SIDE.flatMap((side) => EVERY_LINE.map((line) => gateName(side, line))),
      ...EVERY_CELL.map(cellName),
      ...EVERY_SLOT.map(slotName),
      ...EVERY_SPACE.map(spaceName),
    ];
    for (const name of names.filter((one) => !can.has(one))) {
      assert.notEqual(readName(view, seat, name).kind, 'other', name);
      const meant = attempted(view, seat, name, [], en);
      if (typeof meant !== 'object') continue;
      const refusal = umbrella.refuse(table.state, seat, meant);
      assert.ok(refusal, `${name} in ${view.phase}`);
      codes.add(refusal.code);
    }
  });
  for (const code of [
    'colour-not-in-zone',
    'zones-not-empty',
    'space-taken',
    'space-does-not-fit',
    'pattern-not-formed',
  ]) {
    assert.ok(codes.has(code), code);
  }
});

test('the score sheet accounts for every point (UM-7)', () => {
  everyStep((table) => {
    const { result, view } = table.seen('public');
    if (!result?.sheet || !result.scores) return;
    const [markers, bonuses] = sheet(view);
    result.scores.forEach((score, seat) => {
      const points = (item: string): number => result.sheet?.find((line) => line.item === item)?.points[seat] ?? 0;
      assert.equal(2 * Number(markers?.values[seat]), points('markers'));
      const sum = String(bonuses?.values[seat])
        .split(' ')
        .reduce((all, part) => all + (Number(part) || 0), 0);
      assert.equal(sum, points('score-tile'));
      assert.equal(points('markers') + sum + points('personal-zone') + points('umbrellas-left'), score);
    });
  });
});

test('everything has its place at every size, and on a phone every target is as large as a finger', () => {
  const sizes = [
    [366, 536],
    [348, 440],
    [366, 318],
    [540, 322],
    [700, 330],
    [760, 700],
    [980, 510],
    [1084, 600],
    [1090, 620],
    [1560, 800],
    [2200, 1100],
  ] as const;
  for (const [width, height] of sizes) {
    for (let others = 0; others < 4; others++) {
      const { own, strip, others: places, pool, kind } = layoutOf(width, height, others);
      const what = `${width} × ${height}, ${others} others`;
      assert.equal(places.length, others, what);
      for (const box of [own.box, strip.box, ...places, ...(pool ? [pool] : [])]) {
        assert.ok(box.x >= -1 && box.x + box.w <= width + 1, `${what}: ${JSON.stringify(box)}`);
        assert.ok(box.y >= -1 && box.y + box.h <= height + 1, `${what}: ${JSON.stringify(box)}`);
      }
      if (height >= 320) assert.ok(own.cell >= FINGER - 6, `${what}: a line is ${own.cell} wide`);
      if (kind === 'wide') assert.ok(strip.space >= 24 && own.box.w > (places[0]?.w ?? 0), what);
    }
  }
});

test('the card of somebody else holds stage, tiles and score tile, none over another', () => {
  const cards = [
    [366, 82],
    [180, 82],
    [118, 82],
    [88, 176],
    [222, 90],
  ] as const;
  for (const [w, h] of cards) {
    const { stage, tiles, strip } = cardAt({ x: 10, y: 20, w, h });
    const parts = [stage, ...tiles, strip];
    for (const [i, a] of parts.entries()) {
      const what = `${w} × ${h}: ${JSON.stringify(a)}`;
      assert.ok(a.x >= 10 && a.y >= 20 && a.x + a.w <= 10 + w && a.y + a.h <= 20 + h, what);
      for (const b of parts.slice(i + 1)) {
        const isApart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
        assert.ok(isApart, `${what} and ${JSON.stringify(b)}`);
      }
    }
  }
});

test('what is offered of other pavements never covers the own place', () => {
  for (const [width, height] of [
    [980, 510],
    [1084, 600],
    [1560, 800],
    [2200, 1100],
  ] as const) {
    for (let others = 1; others < 4; others++) {
      const { own, tray, pool } = layoutOf(width, height, others);
      assert.ok(tray.x + tray.w <= own.box.x || own.box.x + own.box.w <= tray.x, `${width}, ${others} others`);
      assert.ok(pool && tray.y + tray.h <= pool.y, `${width}, ${others} others: the clock stays in sight`);
    }
  }
});

test('words in the drawing are broken at spaces and never wider than their room', () => {
  assert.deepEqual(linesOf('Caliban 2', 60, 11.5, 2), ['Caliban 2']);
  assert.deepEqual(linesOf('Caliban 2', 52, 11.5, 2), ['Caliban', '2']);
  assert.deepEqual(linesOf('Alessandra', 52, 11.5, 2), ['Alessan…']);
  assert.deepEqual(linesOf('Caliban 2', 60, 11.5, 2, 'bold'), ['Caliban', '2']);
  for (let room = 40; room < 200; room += 7) {
    for (const words of ['fires trade, run of 4 +5', 'uruchamia przestawienie, ciąg 3: +2', 'x'])
      for (const line of linesOf(words, room, 12, 2)) assert.ok(widthOf(line, 12) <= room, `${line} in ${room}`);
  }
});

test('a lesson above the stage leaves the place whole, and the markers in sight', () => {
  for (let others = 1; others < 4; others++) {
    const { own, pool, strip, others: places } = layoutOf(366, 405, others);
    assert.ok(pool && pool.y >= strip.box.y + strip.box.h, 'the pool is a line of its own');
    assert.ok(places.every(({ x }) => x >= own.box.x + own.box.w));
  }
});

test('a tile in slot 2 is drawn turned by a quarter: a1 lies on d1 (UM-1.4)', () => {
  const table = new Table(umbrella, configure(umbrella, { seats: ['violet', 'teal'] }));
  assert.ok(table.chanceText('first violet').ok);
  assert.ok(table.chanceText('deal violet:c02,c01 teal:c03,c04').ok);
  const { view } = table.seen('public');
  const names = (slot: number): string => (progressOf(view, 0, slot)?.cells ?? []).map(cellName).join(' ');
  assert.equal(names(0), 'a1 b1 c1 b2');
  assert.equal(names(1), 'c1 d1 c2 d2');
  assert.equal(SPACES.length, EVERY_SPACE.length);
});
