import assert from 'node:assert/strict';
import { test } from 'node:test';
import { narrow, unreachedMoves } from '@penumbra/board/pure';
import {
  type Change,
  configure,
  everyConfig,
  everyEvent,
  type JsonObject,
  newsFor,
  type Owned,
  ownerOf,
  pickMove,
  readPosition,
  rngOfStep,
  type Seat,
  Source,
  Table,
} from '@penumbra/kit';
import { type ViaNebula, viaNebula } from '@penumbra/via-nebula';
import { hexAt } from '../src/atlas.ts';
import { sizeOf } from '../src/goods.ts';
import type { Move } from '../src/moves/move.ts';
import { MOVE_KINDS, moveOf, returnCode, STORAGE } from '../src/moves/move.ts';
import { scoreOf } from '../src/scoring.ts';
import type { View } from '../src/view.ts';
import type { Hex, Resource } from '../src/words.ts';
import { DIAGRAMS } from '../text/diagrams.ts';
import { text as en } from '../text/en.ts';
import { text as it } from '../text/it.ts';
import { text as pl } from '../text/pl.ts';
import { RULES as RULES_EN } from '../text/rules.en.ts';
import { RULES as RULES_IT } from '../text/rules.it.ts';
import { RULES as RULES_PL } from '../text/rules.pl.ts';
import { about } from '../ui/about.ts';
import { arrange } from '../ui/arrange.ts';
import { attempted } from '../ui/attempt.ts';
import { hexWords } from '../ui/describe.ts';
import { elementsFor, isImplied } from '../ui/elements.ts';
import { groundSign, trailsOf } from '../ui/ground.ts';
import { layoutOf, PITCH } from '../ui/layout.ts';
import { marksOf } from '../ui/marks.ts';
import { menuOf } from '../ui/menu.ts';
import { duration, sound } from '../ui/motion.ts';
import { previewOf } from '../ui/preview.ts';
import { sceneAfter } from '../ui/scene.ts';
import { sheet } from '../ui/sheet.ts';
import { isOpen, plotsOf, wayBetween } from '../ui/survey.ts';
import { games, positioned } from './helpers.ts';

type Shown = (table: Table<ViaNebula>, change: Change<ViaNebula> | undefined, move: Move | undefined) => void;

/** Random games of every map and seat count, step by step. */
function playAll(seen: Shown): void {
  everyConfig(viaNebula).forEach((config, n) => {
    const table = new Table(viaNebula, config, { seed: `0${n}` });
    for (let step = 0; table.turn.kind !== 'over'; step++) {
      const { turn } = table;
      const seat = turn.kind === 'seat' ? turn.seat : (0 as Seat);
      const move = turn.kind === 'chance' ? undefined : pickMove(viaNebula, table.state, seat, rngOfStep('ab', step));
      seen(table, undefined, move);
      const answer = move ? table.submit(seat, move) : table.chance();
      assert.ok(answer.ok);
      seen(table, answer.value, move);
    }
  });
}

/** A view without what no drawing shows: sets for the rules, phases, and what is counted by them. */
function drawn(v: View): unknown {
  const { phase, sets, shores, uses, last, turn, actions, ability, ...rest } = v;
  const bySeat = <T extends number>(list: readonly Owned<T>[]) => list.toSorted((a, b) => ownerOf(a) - ownerOf(b));
  return {
    ...rest,
    meadows: sets.slice(0, v.config.box.atlas.words),
    kept: bySeat(v.kept),
    done: bySeat(v.done),
    config: undefined,
  };
}

test('the scene that events build is what the rules arrive at, for every viewer', () => {
  const viewers = ['public', 0 as Seat, 1 as Seat] as const;
  const before = new Map<unknown, View>();
  playAll((table, change) => {
    for (const viewer of viewers) {
      const { view } = table.seen(viewer);
      const earlier = before.get(viewer);
      if (change && earlier) {
        const built = newsFor(change, viewer).events.reduce((scene, event) => sceneAfter(scene, event), earlier);
        assert.deepEqual(drawn(built), drawn(view), `entry ${change.entry}`);
      }
      before.set(viewer, view);
    }
  });
});

test('lanterns go out with the actions: what the scene counts is what the rules count', () => {
  let before: View | undefined;
  playAll((table, change, move) => {
    const { view } = table.seen('public');
    if (before && change && move && table.turn.kind === 'seat' && view.phase === 'act') {
      const built = everyEvent(change).reduce(sceneAfter, before);
      assert.equal(built.actions, view.actions, `${move.kind}`);
    }
    before = view;
  });
});

test('every legal move can be chosen by elements, and each element is on the board', () => {
  const kinds = new Set<string>();
  playAll((table, change) => {
    if (change || table.turn.kind !== 'seat') return;
    const { view, legal } = table.seen(table.turn.seat);
    const elementsOf = elementsFor(view.config);
    assert.deepEqual(unreachedMoves(legal, elementsOf), []);
    for (const move of legal) kinds.add(move.kind);
    const names = new Set<string>(view.config.box.atlas.names);
    for (const move of legal.slice(0, 40)) {
      for (const way of elementsOf(move)) {
        const strangers = way.filter((name) => !names.has(name) && !isImplied(name) && !KNOWN.test(name));
        assert.deepEqual(strangers, [], move.kind);
      }
    }
  });
  assert.deepEqual(
    MOVE_KINDS.filter((kind) => !kinds.has(kind)),
    [],
    'every kind of move was there',
  );
});
const KNOWN = /^(contract [a-z-]+\d?|take \w+|storage|craft|site|explore|carry|build|extra|draw|shortcut|skip)$/;

test('VN-13: two own sites on one ruin are asked for, one chooses itself', () => {
  const state: JsonObject = {
    exploitations: { a1: { resources: { wood: 2 } } },
    meadows: ['b1'],
    sites: [
      { at: 'c1', owner: 'blue' },
      { at: 'c1', owner: 'blue', resources: { stone: 1 } },
    ],
  };
  const { view, legal } = positioned(state).seen(0 as Seat);
  const now = narrow(legal, elementsFor(view.config), ['a1', 'c1']);
  assert.deepEqual([...now.next], ['c1.1', 'c1.2']);
  assert.equal(menuOf({ chosen: ['a1', 'c1'], now }, view)?.kind, 'plot');
  assert.equal(plotsOf(view, hexAt(view.config.box.atlas, 2 as never) as Hex).length, 2);
});

test('a ruin that means several things lists them, and staking is one of them', () => {
  const table = positioned({
    exploitations: { a1: { resources: { wood: 2 } } },
    meadows: ['b1'],
    sites: [{ at: 'c1', owner: 'blue', resources: { wood: 1, stone: 1 } }],
    open: ['market-stall-1', 'caravan-1', 'mayor', 'priest'],
  });
  const { view, legal } = table.seen(0 as Seat);
  const now = narrow(legal, elementsFor(view.config), ['c1']);
  const menu = menuOf({ chosen: ['c1'], now }, view);
  assert.deepEqual(menu?.options.toSorted(), ['carry', 'contract market-stall-1']);
  assert.equal(menu?.stakes, true);
  const marks = marksOf(
    view,
    { chosen: ['a1'], now: narrow(legal, elementsFor(view.config), ['a1']), preview: undefined },
    true,
  );
  assert.deepEqual(
    marks.ways.map(({ hexes }) => hexes.map((hex) => view.config.box.atlas.names[hex])),
    [['a1', 'b1', 'c1']],
  );
});

test('a preview tells what the rules then do', () => {
  let count = 0;
  let foreseen: { readonly points: number; readonly seat: Seat } | undefined;
  playAll((table, change, move) => {
    const { turn } = table;
    if (!change) {
      foreseen = undefined;
      if (!move || turn.kind !== 'seat') return;
      const { view } = table.seen(turn.seat);
      for (const text of [en, pl, it]) {
        const { title, lines } = previewOf(view, turn.seat, move, text, true);
        assert.doesNotMatch([title, ...lines.map(({ words }) => words)].join(' '), /undefined|NaN|null/);
        assert.ok(title !== '');
      }
      const said = previewOf(view, turn.seat, move, en).lines.at(-1)?.words ?? '';
      const points = Number(/^([+−]\d+) points?$/.exec(said)?.[1]?.replace('−', '-') ?? 0);
      foreseen = { points: scoreOf(view, turn.seat) + points, seat: turn.seat };
      return;
    }
    const { view } = table.seen('public');
    if (!foreseen || view.phase === 'over') return;
    count++;
    assert.equal(scoreOf(view, foreseen.seat), foreseen.points, move?.kind);
  });
  assert.ok(count > 300, `${count} previews`);
});

test('the way that is drawn is there for exactly the carries that are legal', () => {
  playAll((table, change) => {
    if (change || table.turn.kind !== 'seat') return;
    const { view, legal } = table.seen(table.turn.seat);
    const { atlas } = view.config.box;
    for (const move of legal) {
      if (move.kind !== 'carry') continue;
      const [from, to] = [hexAt(atlas, move.from) as Hex, hexAt(atlas, move.at) as Hex];
      const way = wayBetween(view, from, to);
      assert.ok(way, `${atlas.names[from]} ${atlas.names[to]}`);
      for (const hex of way.slice(1, -1)) assert.ok(isOpen(view, hex));
      for (const [i, hex] of way.slice(1).entries()) assert.ok(atlas.neighbours[way[i] as Hex]?.includes(hex));
    }
    const trails = trailsOf(view);
    for (const { over } of trails) assert.ok(isOpen(view, over));
    assert.equal(groundSign(view).length > 0, true);
  });
});

test('every hex has its words, and whatever cannot be chosen is refused with a reason', () => {
  const config = configure(viaNebula, { seats: ['blue', 'black', 'white'], options: { map: 'expert' } });
  const table = new Table(viaNebula, config, { seed: '77' });
  for (let step = 0; table.turn.kind !== 'over'; step++) {
    const { turn } = table;
    if (turn.kind === 'seat' && step % 7 === 0) assertRefused(table, turn.seat);
    if (turn.kind === 'chance') assert.ok(table.chance().ok);
    else if (turn.kind === 'seat') {
      assert.ok(table.submit(turn.seat, pickMove(viaNebula, table.state, turn.seat, rngOfStep('cd', step))).ok);
    }
  }
});

function assertRefused(table: Table<ViaNebula>, seat: Seat): void {
  const { view, legal } = table.seen(seat);
  const { names } = view.config.box.atlas;
  const { next } = narrow(legal, elementsFor(view.config), []);
  names.forEach((name, hex) => {
    for (const text of [en, pl, it]) assert.ok(hexWords(view, seat, hex as Hex, text).startsWith(`${name}, `));
    if (next.has(name)) return;
    const meant = attempted(view, seat, name, [], en);
    assert.ok(meant !== undefined, name);
    if (typeof meant === 'string') {
      assert.ok(meant.length > 10);
      return;
    }
    const refusal = viaNebula.refuse(table.state as never, seat, meant);
    assert.ok(refusal, `${name}: ${viaNebula.notation.move(meant, view.config)} is legal`);
    for (const text of [en, pl, it]) assert.notEqual(text.refusal(refusal, view.config), refusal.code);
  });
}

test('every event has its time, its sound and its places', () => {
  playAll((table, change) => {
    for (const event of change ? everyEvent(change) : []) {
      assert.ok(duration(event) >= 0 && duration(event) <= 900);
      sound(event);
      for (const name of about(event, table.config)) assert.match(name, /^([a-z]\d+|contract [a-z-]+\d?)$/);
    }
  });
});

test('the map fits every stage, with hexes that a finger can hit on a phone', () => {
  for (const config of everyConfig(viaNebula)) {
    const { atlas } = config.box;
    for (const [width, height] of SIZES) {
      const room = { width, height, cards: 6, docked: true, over: false };
      const { width: w, height: h, hex, layout } = arrange(atlas, room);
      assert.ok(w <= width && h <= height, `${w} × ${h} in ${width} × ${height}`);
      assert.ok(hex >= (height < 400 ? 36 : 42), `${hex} px at ${width} × ${height}`);
      const over = arrange(atlas, { ...room, over: true });
      assert.ok(over.width <= width && over.height <= height);
      if (width > 400) assert.equal(over.layout.shape, layout.shape, `turned at the end at ${width} × ${height}`);
      layout.middles.forEach((a, i) => {
        assert.ok(a.x > 0 && a.x < layout.width && a.y > 0 && a.y < layout.height);
        for (const next of atlas.neighbours[i] ?? []) {
          const b = layout.middles[next]!;
          assert.ok(Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - PITCH) < 0.01);
        }
      });
    }
  }
  const phone = arrange(everyConfig(viaNebula)[0]!.box.atlas, {
    width: 364,
    height: 530,
    cards: 6,
    docked: true,
    over: false,
  });
  assert.ok(phone.hex >= 44, `${phone.hex} px on a phone`);
});
/** What the app gives at 390 × 844, 768 × 1024, 1024 × 768, 1280 × 720, 1440 × 900, 1920 × 1080 and 844 × 390. */
const SIZES = [
  [364, 530],
  [736, 760],
  [984, 480],
  [1030, 560],
  [836, 704],
  [1316, 880],
  [520, 318],
] as const;

test('maps of a table’s own have a place for every hex', () => {
  for (const rows of [['M~R'], ['.~', 'R'], ['MMMMMMMMMMMMMMMMMMMMMMMMMM', '~', '', 'R~X']]) {
    const { view } = positioned({ map: rows }).seen('public');
    for (const shape of ['wide', 'tall'] as const) {
      for (const frame of ['rim', 'bare'] as const) {
        const layout = layoutOf(view.config.box.atlas, shape, frame);
        assert.equal(layout.middles.length, view.config.box.atlas.size);
        assert.ok(layout.width > 0 && layout.height > 0);
      }
    }
  }
});

test('VN-12.4: the sheet names the tie-break, and only where there was one', () => {
  const over = (black: number): View =>
    positioned({
      phase: 'over',
      players: { blue: { tokens: ['wood-3'] }, black: { tokens: ['wood-4'], storage: { food: black } } },
      endCard: 'blue',
    }).seen('public').view;
  // Blue 1 + 2, black 2 − stored: never level here.
  assert.deepEqual(sheet(over(0)), []);
  const level = positioned({
    phase: 'over',
    players: { blue: { tokens: ['wood-3'] }, black: { tokens: ['wood-4'], storage: { food: 1 } }, white: {}, red: {} },
  }).seen('public').view;
  assert.deepEqual(sheet(level), [{ item: 'stored', values: [0, 1, '–', '–'], decides: true }]);
});

test('goods from the storage are returned by elements that no map has', () => {
  const move = moveOf(returnCode(STORAGE, 1, 2 as Resource));
  const config = configure(viaNebula, { seats: ['blue', 'black'] });
  assert.deepEqual(elementsFor(config)(move), [['storage', 'give clay']]);
});

type Block = (typeof RULES_EN)['sections'][number]['blocks'][number];
const wordsOf = (block: Block): readonly string[] =>
  'items' in block ? block.items : 'text' in block ? [block.text] : [];
/** `[[]]` for every sentence that is marked as our reading. */
const marksIn = (words: string): string => words.match(/\[\[|\]\]/g)?.join('') ?? '';

test('the rules have the same sections and marks in every language, and every diagram is a possible position', () => {
  const outline = ({ sections }: typeof RULES_EN): unknown =>
    sections.map(({ id, blocks }) => [
      id,
      blocks.map((block) => [block.kind, ...wordsOf(block).map(marksIn), 'rows' in block ? block.rows.length : 0]),
    ]);
  const readings = RULES_EN.sections.flatMap(({ blocks }) => blocks.flatMap(wordsOf)).filter((words) => marksIn(words));
  assert.ok(readings.length > 5);
  for (const words of readings) assert.match(marksIn(words), /^(\[\[\]\])+$/, words);
  assert.deepEqual(outline(RULES_PL), outline(RULES_EN));
  assert.deepEqual(outline(RULES_IT), outline(RULES_EN));
  for (const [name, position] of Object.entries(DIAGRAMS)) {
    const table = readPosition(games, new Source(position, name));
    assert.equal(table.config.game, 'via-nebula');
  }
});

test('the diagrams show what their captions say', () => {
  const legalIn = (position: unknown): string[] => {
    const table = readPosition(games, new Source(position)) as unknown as Table<ViaNebula>;
    return table.seen(0 as Seat).legal.map((move) => viaNebula.notation.move(move, table.config));
  };
  const cleared = legalIn(DIAGRAMS.clearing).filter((move) => move.startsWith('explore'));
  assert.deepEqual(cleared.toSorted(), ['explore a2', 'explore a3', 'explore b1', 'explore b2', 'explore c3']);
  assert.deepEqual(
    legalIn(DIAGRAMS.carrying).filter((move) => move.startsWith('carry')),
    ['carry a1>d3'],
  );
});

test('what lies on plots is what the rules have there', () => {
  playAll((table, change) => {
    if (!change) return;
    const { view } = table.seen('public');
    const { ruins } = view.config.box.atlas;
    const plots = ruins.map((hex) => plotsOf(view, hex));
    for (const on of plots) assert.ok(on.length <= view.config.box.places);
    assert.equal(plots.flat().filter(({ kind }) => kind === 'site').length, view.sites.length);
    assert.equal(plots.flat().filter(({ kind }) => kind === 'building').length, view.buildings.length);
    const goods = plots.flat().reduce((sum, on) => sum + (on.kind === 'site' ? sizeOf(on.goods) : 0), 0);
    assert.equal(
      goods,
      view.siteGoods.reduce((sum, heap) => sum + sizeOf(heap), 0),
    );
  });
});
