// What a move would bring, by the rules themselves: they are played on a world behind the view. Pure.
import { rngOfStep, type Seat } from '@penumbra/kit';
import { type Cell, type CellSet, cellsIn } from '../src/box.ts';
import { NO_TILE, THEMES, type Tile } from '../src/components.ts';
import { type Cubes, cubeCount, cubesOf, listCubes } from '../src/cubes.ts';
import type { Event } from '../src/events.ts';
import { type Move, play } from '../src/moves/index.ts';
import { result, scoreOf } from '../src/scoring.ts';
import type { State } from '../src/state.ts';
import { readyCells } from '../src/turn.ts';
import { determinize, type View } from '../src/view.ts';
import type { EnvyraText, Names } from '../text/words.ts';
import { factsOf, lacking, leadOf, setPoints, supplyOf, turnOrder } from './facts.ts';

/** A seat's score as everybody can count it, or with the own secret card once all are shown. */
export const scoreShown = (v: View, seat: number): number =>
  scoreOf(v.phase === 'over' ? v : { ...v, secret: [] }, seat as Seat).total;

export interface Foreseen {
  readonly events: readonly Event[];
  readonly after: State;
}

/** Requires: a legal deployment. What it leads to before anything is drawn does not depend on what is hidden. */
export function foresee(v: View, seat: Seat, move: Move): Foreseen {
  const after = determinize(v, rngOfStep('preview', 0));
  const events: Event[] = [];
  const hear = (event: Event): void => void events.push(event);
  play(after, seat, move, { say: hear, reveal: hear });
  return { events, after };
}

export interface Count {
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

export interface Preview {
  readonly cell: Cell;
  readonly title: string;
  readonly lines: readonly string[];
  readonly counts: readonly Count[];
  /** For the chip of the own place. */
  readonly short: string;
}

export function previewOf(v: View, seat: Seat, move: Move, text: EnvyraText): Preview | undefined {
  if (move.kind === 'deploy') return deployPreview(v, seat, move.cell, text);
  return move.kind === 'remove' ? removePreview(v, move.cell, text) : undefined;
}

function deployPreview(v: View, seat: Seat, cell: Cell, text: EnvyraText): Preview {
  const { events, after } = foresee(v, seat, { kind: 'deploy', cell });
  const captured = events.find((event) => event.kind === 'tile-captured');
  const context = { v, seat, cell, text, names: text.names(v.config), events, after };
  return captured?.kind === 'tile-captured' ? capturePreview(context, captured) : addPreview(context);
}

interface Context extends Foreseen {
  readonly v: View;
  readonly seat: Seat;
  readonly cell: Cell;
  readonly text: EnvyraText;
  readonly names: Names;
}

type Captured = Extract<Event, { readonly kind: 'tile-captured' }>;

function capturePreview(context: Context, { seat: owner, tile, cubes }: Captured): Preview {
  const { v, seat, cell, text, names, events, after } = context;
  const { gains } = text;
  const own = cubes.filter((one) => one === owner).length;
  const isTie = cubes.some((one) => one !== owner && cubes.filter((same) => same === one).length === own);
  const isEnd = tile === v.config.box.end;
  const counts = countsOf(v, after, isEnd ? undefined : owner);
  const gain = (counts.find((count) => count.seat === owner)?.after ?? 0) - scoreShown(v, owner);
  const sets = setsOf(after, owner) - setsOf(v, owner);
  const lines = [
    isTie ? gains.newest(owner, names) : gains.majority(owner, own, cubes.length, names),
    isEnd ? endLine(after, seat, names, text) : gains.cubesHome,
    ...(sets > 0 ? [gains.set(sets)] : []),
    ...events.flatMap((event) => (event.kind === 'card-won' ? [gains.card(names.card(event.card))] : [])),
    ...opened(context, owner),
    ...(isEnd ? [] : nextLine(context)),
  ];
  return {
    cell,
    title: isEnd ? gains.endFalls(owner, names) : gains.takes(owner, tile, names),
    lines,
    counts,
    short: isEnd ? gains.short.ends : owner === seat ? gains.short.yours(gain) : gains.short.theirs(names.seat(owner)),
  };
}

const setsOf = (v: Pick<View, 'config' | 'captured' | 'won'>, seat: number): number =>
  THEMES.reduce((sum, theme) => sum + setPoints(v, seat, theme), 0);

/** Scores before and after; of one seat, or at the end of all. Hidden cards stay hidden. */
const countsOf = (v: View, after: State, owner: Seat | undefined): readonly Count[] =>
  (owner === undefined ? v.config.seats.map((_, seat) => seat as Seat) : [owner]).map((seat) => ({
    seat,
    before: scoreShown(v, seat),
    after: scoreOf({ ...after, secret: [] }, seat).total,
  }));

/** Who is ahead when the game ends; secret cards of others may still change it. */
function endLine(after: State, seat: Seat, names: Names, text: EnvyraText): string {
  const known = { ...after, secret: after.secret.map((card, of) => (of === seat ? card : (-1 as never))) };
  const winners = result(known)?.winners ?? [];
  return text.gains.gameEnds(names.list(winners.map(names.seat)), winners.length === 1 && winners[0] === seat);
}

/** Tiles that a capture opens to its owner, if that is oneself. */
function opened({ v, seat, cell, after, text, names }: Context, owner: Seat): readonly string[] {
  if (owner !== seat) return [];
  const cells = v.tiles.flatMap((tile, at) => {
    if (tile === NO_TILE || at === cell) return [];
    const facts = factsOf(v.config, tile);
    return lacking(v, seat, facts).length > 0 && lacking(after, seat, facts).length === 0 ? [at as Cell] : [];
  });
  return cells.length > 0 ? [text.gains.opens(cells.map(names.cell).join(', '))] : [];
}

/** Who deploys next in this round, and what that can fill. */
function nextLine({ after, seat, text, names }: Context): readonly string[] {
  if (after.phase !== 'deploy' || after.turn === seat) return [];
  const fills = fillsOf(after, after.turn);
  const name = names.seat(after.turn);
  return [fills.length > 0 ? text.gains.nextFills(name, fills.map(names.cell).join(', ')) : text.gains.next(name)];
}

const fillsOf = (s: State, seat: Seat): readonly Cell[] =>
  cellsIn(readyCells(s, seat)).filter((cell) => missing(s, cell) === 1);

const missing = (s: Pick<State, 'config' | 'tiles' | 'cubes'>, cell: number): number =>
  (s.config.box.required[s.tiles[cell] as Tile] as number) - cubeCount(s.cubes[cell] as Cubes);

function addPreview(context: Context): Preview {
  const { v, seat, cell, text, names, events } = context;
  const { gains } = text;
  const tile = v.tiles[cell] as Tile;
  const required = v.config.box.required[tile] as number;
  const cubes = placedOn(v, events, cell);
  const lead = leadOf(cubes);
  const owner = lead?.seat ?? seat;
  const count = cubeCount(cubes);
  return {
    cell,
    title: gains.adds(count, required),
    lines: [
      lead?.newest ? gains.newest(owner, names) : gains.leads(owner, names),
      gains.left(required - count),
      ...nextLine(context),
    ],
    counts: [],
    short: owner === seat ? gains.short.leads : gains.short.follows(names.seat(owner)),
  };
}

/** The round may go on so far that the cube is home again: what counts is the moment after it. */
const placedOn = (v: View, events: readonly Event[], cell: Cell): Cubes => {
  const deployed = events.find((event) => event.kind === 'cube-deployed');
  const seat = deployed?.kind === 'cube-deployed' ? deployed.seat : (0 as Seat);
  const list = [...listCubes(v.cubes[cell] as Cubes), seat];
  return list.reduce((all, one, i) => all | ((one + 1) << (i * 3)), 0) as Cubes;
};

function removePreview(v: View, cell: Cell, text: EnvyraText): Preview {
  const { gains } = text;
  const names = text.names(v.config);
  return {
    cell,
    title: gains.removes(v.tiles[cell] as Tile, names),
    lines: [supplyOf(v) === 0 ? gains.removeEmpty : gains.removeRandom],
    counts: [],
    short: '',
  };
}

/** What a mark would mean while plans are made: what is lacking, and with a coach what the cube would do. */
export function planPreview(v: View, seat: Seat, cell: Cell, text: EnvyraText, coach: boolean): Preview | undefined {
  const tile = v.tiles[cell] as Tile;
  if (tile === NO_TILE) return undefined;
  const { gains, labels } = text;
  const names = text.names(v.config);
  const facts = factsOf(v.config, tile);
  const lacks = lacking(v, seat, facts);
  const shared = { cell, counts: [], short: '' };
  const said = coach ? coached(v, seat, cell, text) : [];
  if (lacks.length > 0) {
    const list = lacks.map(({ theme, count }) => labels.theme(text.theme(theme), count));
    return { ...shared, title: gains.barredTitle, lines: [gains.barred(names.list(list)), ...said] };
  }
  return coach ? { ...shared, title: capital(names.tile(tile)), lines: said } : undefined;
}
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function coached(v: View, seat: Seat, cell: Cell, text: EnvyraText): readonly string[] {
  const { gains } = text;
  const names = text.names(v.config);
  const order = turnOrder(v);
  const before = order.slice(0, order.indexOf(seat)).map(names.seat);
  const left = missing(v as never, cell);
  const cubes = [...listCubes(v.cubes[cell] as Cubes), seat].reduce(
    (all, one, i) => all | ((one + 1) << (i * 3)),
    0,
  ) as Cubes;
  const lead = leadOf(cubes);
  const owner = lead?.seat ?? seat;
  return [
    left === 1 ? gains.fillsNow : gains.left(left - 1),
    lead?.newest
      ? gains.newest(owner, names)
      : left === 1
        ? gains.majority(owner, cubesOf(cubes, owner), cubeCount(cubes), names)
        : gains.leads(owner, names),
    before.length === 0 ? gains.youFirst : gains.before(names.list(before)),
  ];
}

/** Which planned cells of a seat cannot go now: the tile is gone, or barred. */
export type Stand = 'ready' | 'barred' | 'gone';
export const standOf = (v: View, seat: Seat, cell: Cell, deployed: CellSet): Stand => {
  const tile = v.tiles[cell] as Tile;
  if (tile === NO_TILE || (deployed & (1 << cell)) !== 0) return 'gone';
  return lacking(v, seat, factsOf(v.config, tile)).length > 0 ? 'barred' : 'ready';
};
