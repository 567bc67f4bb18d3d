// Whatever comes from outside is read as what it is, or refused with a fault: nothing else, and nothing for ever.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  applyEntry,
  configure,
  type Entry,
  Fault,
  type Game,
  type Journal,
  type Json,
  journalOf,
  listSeats,
  openJournal,
  RETRACT,
  Rng,
  readJournal,
  readSeen,
  type Seat,
  Source,
  Table,
  UNDO,
  usualSeats,
  type Viewer,
  worldOf,
  writeJournal,
  writePosition,
  writeSeen,
} from '@penumbra/kit';
import * as fc from 'fast-check';
import { games } from '../src/games.ts';
import { mutate, mutations } from './mutate.ts';

const SETTINGS = { seed: 17, numRuns: 60 };
const seatsOf = ({ config }: Table): Seat[] => config.seats.map((_, seat) => seat as Seat);

function newTable(game: Game, players: number): Table {
  const config = configure(game, { seats: usualSeats(game, players) });
  return new Table(game, config, { seed: 'c0ffee' });
}

/** What somebody tries: something that is possible, or a line that may mean anything. */
interface Attempt {
  readonly who: number;
  readonly what: number;
  readonly line: string | undefined;
}

const attempts = (lines: readonly string[]): fc.Arbitrary<readonly Attempt[]> =>
  fc.array(
    fc.record({
      who: fc.nat(7),
      what: fc.nat(),
      line: fc.option(fc.oneof(fc.constantFrom(...lines, UNDO, RETRACT, '', 'chance'), fc.string({ maxLength: 8 })), {
        nil: undefined,
        freq: 3,
      }),
    }),
    { maxLength: 60 },
  );

function entryOf(table: Table, { who, what, line }: Attempt): Entry {
  const { game, config, turn, state } = table;
  const names = ['chance', ...config.seats];
  if (line !== undefined) return [names[who % names.length] as string, line];
  if (turn.kind === 'chance')
    return ['chance', game.notation.chance(game.nature.sample(state, new Rng(`${what}`)), config)];
  const waiting = listSeats(table.waiting);
  const seat = waiting[who % waiting.length] ?? (0 as Seat);
  const legal = table.legal(seat);
  const move = legal[what % legal.length];
  return [config.seats[seat] as string, move ? game.notation.move(move, config) : 'pass'];
}

const picture = (table: Table): string =>
  JSON.stringify([
    writePosition(table),
    table.entries,
    table.steps,
    seatsOf(table).map((seat) => writeSeen(table.game, table.seen(seat))),
  ]);

/** False if it was refused. */
function tried(table: Table, entry: Entry): boolean {
  try {
    applyEntry(table, entry, 'entry');
    return true;
  } catch (error) {
    if (error instanceof Fault) return false;
    throw error;
  }
}

const asText = (journal: Journal): Journal =>
  readJournal(games, Source.parse(JSON.stringify(writeJournal(journal)), 'the journal'));

for (const game of Object.values(games)) {
  const { id, players } = game.facts;

  describe(`${id}: journals of random entries`, () => {
    const lines = linesOf(game);
    it('each is refused and changes nothing, or is in the table that is rebuilt, wherever it is cut', () => {
      fc.assert(
        fc.property(attempts(lines), fc.nat(), (list, cut) => {
          const table = newTable(game, players.max);
          const pictures = [picture(table)];
          for (const attempt of list) {
            if (tried(table, entryOf(table, attempt))) pictures.push(picture(table));
            else assert.equal(picture(table), pictures.at(-1), 'a refused entry changed the table');
          }
          const journal = asText(journalOf(table));
          const at = cut % pictures.length;
          const again = openJournal({ ...journal, entries: journal.entries.slice(0, at) });
          assert.equal(picture(again), pictures[at]);
        }),
        SETTINGS,
      );
    });
  });

  describe(`${id}: what was spoilt on the way`, () => {
    it('journals', () => {
      for (const journal of [journalFrom(game, 0), journalFrom(game, 30)]) {
        const json = JSON.parse(JSON.stringify(writeJournal(journal))) as Json;
        spoilt(json, (source) => openJournal(readJournal(games, source)));
      }
    });

    it('what a viewer sees', () => {
      for (const [table, viewer] of moments(game)) {
        const json = JSON.parse(JSON.stringify(writeSeen(game, table.seen(viewer)))) as Json;
        spoilt(json, (source) => worldOf(game, readSeen(game, table.config, source).view));
      }
    });
  });
}

/** They can be read; only in dealing what they hide nothing would ever fit. */
const IMPOSSIBLE: readonly {
  readonly id: string;
  readonly why: string;
  readonly seats: string[];
  readonly view: Json;
}[] = [
  {
    id: 'via-nebula',
    why: 'blue is asked on a map where nothing can be done',
    seats: ['blue', 'black'],
    view: { phase: 'act', turn: 'blue', map: ['M'], players: { blue: { hand: 2 }, black: { hand: 2 } }, deck: 0 },
  },
  {
    id: 'envyra',
    why: 'a tile is drawn that fits, and the supply holds the End Tile alone, which does not',
    seats: ['purple', 'gray'],
    view: { round: 5, phase: 'replace', cell: 'b1', grid: { a1: { tile: 'bonus-2-1' } }, supply: 1 },
  },
];

describe('views that no table can show', () => {
  for (const { id, why, seats, view } of IMPOSSIBLE) {
    it(`${id}: ${why}`, () => {
      const game = games[id] as Game;
      const config = configure(game, { seats });
      assert.throws(() => worldOf(game, game.notation.readView(new Source(view, 'view'), config, 'public')), Fault);
    });
  }
});

/** Some words of the game. */
function linesOf(game: Game): string[] {
  const table = played(game, 40);
  return [...new Set(table.steps.map(([, what]) => what))].slice(0, 30);
}

function played(game: Game, steps: number): Table {
  const table = newTable(game, game.facts.players.max);
  const rng = new Rng(`${steps}`);
  while (table.steps.length < steps && table.turn.kind !== 'over') {
    tried(table, entryOf(table, { who: rng.below(8), what: rng.next(), line: undefined }));
  }
  return table;
}

/** A journal that begins after so many steps. */
function journalFrom(game: Game, steps: number): Journal {
  const { config, state } = played(game, steps);
  const table =
    steps === 0
      ? newTable(game, game.facts.players.min)
      : new Table(game, config, { start: game.clone(state), seed: 'ab' });
  const rng = new Rng('on');
  for (let i = 0; i < 20; i++) tried(table, entryOf(table, { who: rng.below(8), what: rng.next(), line: undefined }));
  return journalOf(table);
}

function moments(game: Game): (readonly [Table, Viewer])[] {
  return [0, 5, 9, 14, 25, 37, 60].map((steps, i) => {
    const table = played(game, steps);
    const viewers: Viewer[] = [...seatsOf(table), 'public'];
    return [table, viewers[i % viewers.length] as Viewer] as const;
  });
}

function spoilt(json: Json, read: (source: Source) => unknown): void {
  fc.assert(
    fc.property(mutations, (list) => {
      const text = JSON.stringify(mutate(json, list));
      try {
        read(Source.parse(text ?? 'null', 'it'));
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
      }
    }),
    { ...SETTINGS, numRuns: 300 },
  );
}
