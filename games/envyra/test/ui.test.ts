import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unreachedMoves } from '@penumbra/board/pure';
import { type Envyra, envyra } from '@penumbra/envyra';
import { everyConfig, everyEvent, listSeats, type newsFor, pickMove, rngOfStep, type Seat, Table } from '@penumbra/kit';
import type { Cell } from '../src/box.ts';
import type { Event } from '../src/events.ts';
import { deployMove } from '../src/moves/deploy.ts';
import { scoreOf } from '../src/scoring.ts';
import type { View } from '../src/view.ts';
import { text as en } from '../text/en.ts';
import { arrange } from '../ui/arrange.ts';
import { cellWords, waitingOn } from '../ui/describe.ts';
import { about, cellsOfMove, elementsFor } from '../ui/elements.ts';
import { endPlace, factsOf, lacking, leadOf, setPoints } from '../ui/facts.ts';
import { freshOf } from '../ui/fresh.ts';
import { duration, sound } from '../ui/motion.ts';
import { foresee, planPreview, previewOf, scoreShown } from '../ui/preview.ts';
import { sceneAfter } from '../ui/scene.ts';
import { sheet } from '../ui/sheet.ts';
import { roundEvents, stationsOf } from '../ui/tide.ts';
import { tableOn } from './tables.ts';

const PURPLE = 0 as Seat;
const GRAY = 1 as Seat;

interface Step {
  readonly table: Table<Envyra>;
  /** Before anything is done. */
  readonly before: { readonly public: View; readonly purple: View };
  readonly events: readonly Event[];
}

/** Random games of every option and seat count, step by step; what is done is told with what stood before. */
function playAll(seen: (step: Step) => void): void {
  everyConfig(envyra).forEach((config, n) => {
    const table = new Table(envyra, config, { seed: `ui ${n}` });
    for (let step = 0; table.turn.kind !== 'over'; step++) {
      const before = { public: table.seen('public').view, purple: table.seen(PURPLE).view };
      const { turn } = table;
      if (turn.kind === 'chance') {
        const drawn = table.chance();
        assert.ok(drawn.ok);
        seen({ table, before, events: everyEvent(drawn.value) });
        continue;
      }
      const events: Event[] = [];
      for (const seat of turn.kind === 'seat' ? [turn.seat] : listSeats(turn.seats)) {
        const answer = table.submit(seat, pickMove(envyra, table.state, seat, rngOfStep(`${n} ${step}`, seat)));
        assert.ok(answer.ok);
        events.push(...everyEvent(answer.value));
      }
      seen({ table, before, events });
    }
  });
}

test('every legal move is reached by tapping cells, in every position of many games', () => {
  let positions = 0;
  playAll(({ table }) => {
    const seats =
      table.turn.kind === 'seat' ? [table.turn.seat] : table.turn.kind === 'joint' ? listSeats(table.turn.seats) : [];
    for (const seat of seats) {
      assert.deepEqual(unreachedMoves(table.seen(seat).legal, elementsFor(table.config)), []);
      positions++;
    }
  });
  assert.ok(positions > 1000, `${positions} positions`);
});

const VIEWED: readonly (keyof View)[] = [
  'round',
  'start',
  'tiles',
  'cubes',
  'reserve',
  'plans',
  'captured',
  'removed',
  'open',
  'won',
  'sittingOut',
  'lastRound',
];

test('the scene that follows the events ends where the rules end', () => {
  playAll(({ table, before, events }) => {
    const scene = events.reduce(sceneAfter, before.public);
    const { view } = table.seen('public');
    for (const key of VIEWED) assert.deepEqual(scene[key], view[key], `${key} after ${events.map(({ kind }) => kind)}`);
    if (table.turn.kind === 'chance') return;
    assert.equal(
      scene.supply.reduce((sum, n) => sum + n, 0),
      view.supply.reduce((sum, n) => sum + n, 0),
      'supply',
    );
  });
});

test('a preview of a deployment is what the rules then do, whatever is hidden', () => {
  let captures = 0;
  playAll(({ table }) => {
    if (table.turn.kind !== 'seat') return;
    const { seat } = table.turn;
    const { view, legal } = table.seen(seat);
    for (const move of legal) {
      if (move.kind !== 'deploy') continue;
      const real = table.state;
      const told: Event[] = [];
      const copy = envyra.clone(real);
      envyra.play(copy, seat, move, { say: (event) => told.push(event), reveal: (event) => told.push(event) });
      // What is drawn or shown afterwards is not foreseen.
      const known = (events: readonly Event[]): readonly Event[] => events.filter(({ kind }) => kind !== 'card-shown');
      assert.deepEqual(known(foresee(view, seat, move).events), known(told));
      const preview = previewOf(view, seat, move, en);
      const captured = told.find((event) => event.kind === 'tile-captured');
      if (captured?.kind === 'tile-captured') {
        captures++;
        const count = preview?.counts.find((one) => one.seat === captured.seat);
        assert.equal(count?.after, scoreOf({ ...copy, secret: [] }, captured.seat).total, 'points after');
        assert.equal(count?.before, scoreShown(view, captured.seat), 'points before');
      }
      assert.ok(preview && preview.lines.length > 0 && preview.short !== '');
    }
  });
  assert.ok(captures > 300, `${captures} captures`);
});

test('E-6.1: the banner names who would take the tile, and whether only by the newest cube', () => {
  playAll(({ before, events }) => {
    for (const event of events) {
      if (event.kind !== 'tile-captured') continue;
      const cubes = event.cubes.reduce((all, seat, i) => all | ((seat + 1) << (i * 3)), 0);
      assert.equal(leadOf(cubes as never)?.seat, event.seat);
    }
    for (const cubes of before.public.cubes) if (cubes === 0) assert.equal(leadOf(cubes as never), undefined);
  });
});

test('E-5.1: the tide has a turn per player there and back, and says what each has come to', () => {
  const table = tableOn(
    {
      phase: 'deploy',
      round: 3,
      start: 'gray',
      plans: { purple: ['a1', 'b1'], gray: ['a1'], pink: ['c3'] },
      grid: { a1: { tile: 'flora-leaf-1' }, b1: { tile: 'fire-lava-2' }, c3: { tile: 'water-wave-2' } },
      supply: ['end', 'water-ice-1'],
    },
    { players: 3 },
  );
  const heard: Event[] = [];
  const stations = () => stationsOf(table.seen('public').view, roundEvents([], undefined).concat(heard));
  const states = (): string =>
    stations()
      .map(({ state, cell }) => (cell === undefined ? state : `${cell}`))
      .join(' ');
  assert.deepEqual(
    stations().map(({ seat }) => seat),
    [1, 2, 0, 0, 2, 1],
  );
  assert.equal(states(), 'now coming coming coming coming coming');
  const play = (seat: Seat, cell: number): void => {
    const answer = table.submit(seat, deployMove(cell as Cell));
    assert.ok(answer.ok);
    heard.push(...everyEvent(answer.value));
  };
  play(GRAY, 0);
  assert.equal(states(), '0 now coming coming coming coming');
  play(2 as Seat, 8);
  // Purple's a1 is gone: b1 there, and nothing on the way back.
  assert.equal(states(), '0 8 now coming coming coming');
});

test('E-4: a barred tile says what is lacking, and a coach what a cube would do', () => {
  const table = tableOn({
    phase: 'plan',
    round: 2,
    start: 'gray',
    grid: { a1: { tile: 'bonus-3-1' }, b1: { tile: 'flora-flower-2', cubes: ['gray'] }, c1: { tile: 'fire-sun-1' } },
    captured: { purple: ['fire-lava-1'] },
    supply: ['end'],
  });
  const { view } = table.seen(PURPLE);
  const text = en.named({ names: ['Ada', 'Bruno'], you: PURPLE });
  const barred = planPreview(view, PURPLE, 0 as Cell, text, false);
  assert.match(barred?.lines.join(' ') ?? '', /1 flora and 1 fire/);
  assert.equal(planPreview(view, PURPLE, 1 as Cell, text, false), undefined);
  const coached = planPreview(view, PURPLE, 1 as Cell, text, true)?.lines.join(' ') ?? '';
  assert.match(coached, /Your cube fills it\. .*yours is the newest\. Before you come Bruno/);
  assert.match(cellWords(view, 0, PURPLE, false, text), /needs 1 flora, 2 fire; barred to you/);
  assert.match(cellWords(view, 1, PURPLE, true, text), /Bruno leads; marked by you/);
  assert.match(cellWords(view, 5, PURPLE, false, text), /empty cell/);
});

test('E-9: the score sheet explains every point of every game', () => {
  playAll(({ table }) => {
    const { result, view } = table.seen('public');
    if (!result) return;
    const lines = sheet(view);
    for (const { item, points } of result.sheet ?? []) {
      const parts = lines.filter(({ of }) => of === item);
      assert.ok(parts.length > 0, item);
      points.forEach((sum, seat) => {
        assert.equal(
          parts.reduce((all, { values }) => all + Number(values[seat]), 0),
          sum,
          `${item} of ${seat}`,
        );
      });
    }
    const level = result.scores?.filter((score) => score === Math.max(...(result.scores ?? [])));
    assert.equal(
      lines.some(({ decides }) => decides),
      (level?.length ?? 0) > 1,
      'a tie-break where there is a tie',
    );
  });
});

test('what is drawn follows the facts: sets, restrictions, the End Tile’s place, cubes on shelves', () => {
  playAll(({ table, events }) => {
    const { view } = table.seen('public');
    const { box } = view.config;
    view.config.seats.forEach((_, seat) => {
      const { sets } = scoreOf(view, seat as Seat);
      assert.equal(
        (['flora', 'water', 'fire'] as const).reduce((sum, theme) => sum + setPoints(view, seat, theme), 0),
        sets,
      );
      view.tiles.forEach((tile, cell) => {
        if (tile < 0) return;
        const facts = factsOf(view.config, tile);
        const isPlanned = ((view.plans[seat] as number) & (1 << cell)) !== 0;
        assert.equal(waitingOn(view, cell).includes(seat as Seat), isPlanned);
        assert.equal(lacking(view, seat, facts).length === 0, lacking(table.state, seat, facts).length === 0);
      });
    });
    const place = endPlace(view);
    if (view.tiles.includes(box.end)) assert.equal(place.kind, 'grid');
    else if (table.state.supply.includes(box.end)) assert.equal(place.kind, 'supply');
    for (const event of events) {
      assert.ok(duration(event) >= 0);
      assert.ok(sound(event) === undefined || typeof sound(event) === 'string');
      for (const name of about(event, view.config)) assert.match(name, /^[a-d][1-3]$|card|tide/);
    }
  });
});

test('what others did since one’s last cube is marked, and nothing else', () => {
  const news = (events: readonly Event[]) => [{ entry: 0, events } as unknown as ReturnType<typeof newsFor<Envyra>>];
  const cube = (seat: Seat, cell: number): Event => ({ kind: 'cube-deployed', seat, cell: cell as Cell });
  const log = news([
    cube(GRAY, 1),
    cube(PURPLE, 2),
    cube(GRAY, 3),
    { kind: 'tile-laid', cell: 4 as Cell, tile: 0 as never },
  ]);
  assert.deepEqual([...freshOf(log, PURPLE).cubes], [[3, 1]]);
  assert.deepEqual([...freshOf(log, PURPLE).tiles], [4]);
  assert.deepEqual([...freshOf(log, undefined).cubes], [[3, 1]]);
});

test('targets are at least 44 px on every screen, and nothing is larger than its room', () => {
  for (const [columns, rows] of [
    [3, 2],
    [3, 3],
    [4, 3],
  ] as const) {
    for (const [width, height] of [
      [348, 480],
      [366, 550],
      [664, 320],
      [760, 420],
      [838, 692],
      [984, 470],
      [1050, 530],
      [1300, 900],
    ] as const) {
      for (const boxes of [1, 2, 4, 5]) {
        const { tile, gap, rail, kind } = arrange({ width, height, columns, rows, boxes });
        assert.ok(tile >= 44, `${width} × ${height}`);
        const tide = kind === 'side' ? 196 : 0;
        const across = columns * tile + (columns - 1) * gap + (kind === 'phone' ? 0 : rail) + tide;
        assert.ok(across <= width, `${kind} ${width} × ${height}: ${across}`);
      }
    }
  }
});

test('where the room is wide and low the order stands beside the tiles, which are as large as the design has them', () => {
  const four = { columns: 4, rows: 3, boxes: 3.5 };
  const tablet = arrange({ width: 984, height: 470, ...four });
  assert.equal(tablet.kind, 'side');
  assert.ok(tablet.tile >= 116, `${tablet.tile} px`);
  assert.equal(arrange({ width: 838, height: 692, ...four }).kind, 'wide');
  assert.equal(arrange({ width: 728, height: 800, ...four }).kind, 'wide');
});

test('a plan is chosen in either order, a deployment by its cell', () => {
  const { config } = tableOn({});
  const elementsOf = elementsFor(config);
  assert.deepEqual(elementsOf({ kind: 'plan', cells: 0b101 as never }), [
    ['a1', 'c1'],
    ['c1', 'a1'],
  ]);
  assert.deepEqual(elementsOf(deployMove(4 as Cell)), [['b2']]);
  assert.deepEqual(cellsOfMove({ kind: 'plan', cells: 0b101 as never }), [0, 2]);
});
