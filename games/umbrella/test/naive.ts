// The rules a second time, as plainly as can be: on the JSON of positions, with letters and lists, without a line of
// the game's own code but its printed components. Slow and independent: traces of the game are checked against it.
import { COMPONENTS } from '../src/components.ts';

export interface Naive {
  phase: string;
  turn?: string;
  lastTurns?: string[];
  stages: Record<string, string[]>;
  zones: Record<string, string>;
  dances: Record<string, string[][]>;
  markers?: Record<string, string[]>;
  pool: number;
  aside: number;
  powers?: string[];
  passing?: { to: string; tile: string };
  again?: true;
  pushed?: { colour: string; zone: string };
  discards?: string[];
}

export interface TableConfig {
  readonly seats: readonly string[];
  readonly level: number;
  readonly side: string;
  readonly completion: string;
}

const LETTERS = 'RBYG';
const OPPOSITE: Record<string, string> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };
const CORNER = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];
const tiles = COMPONENTS.tables.tiles.entries;
const scoreTile = (g: TableConfig) => COMPONENTS.tables.scoreTiles.entries[g.level]!;

const sorted = (letters: string): string =>
  [...letters].sort((a, b) => LETTERS.indexOf(a) - LETTERS.indexOf(b)).join('');
const without = (letters: string, letter: string): string => letters.replace(letter, '');
const after = (g: TableConfig, seat: string): string => g.seats[(g.seats.indexOf(seat) + 1) % g.seats.length]!;

function zoneBeside(g: TableConfig, seat: string, side: string): string {
  const k = g.seats.indexOf(seat);
  const n = g.seats.length;
  if (side === 'top') return 'center';
  if (side === 'bottom') return `personal:${seat}`;
  if (n === 1) return side === 'left' ? 'side:0' : 'side:1';
  return side === 'left' ? `side:${k}` : `side:${(k + n - 1) % n}`;
}

/** The cells of a line in the order an umbrella from that side passes them: `[row, column]`. */
const cellsOfLine = (side: string, line: string): [number, number][] => {
  const order = side === 'left' || side === 'top' ? [0, 1, 2, 3] : [3, 2, 1, 0];
  return side === 'left' || side === 'right'
    ? order.map((column) => [Number(line) - 1, column])
    : order.map((row) => [row, 'abcd'.indexOf(line)]);
};

const at = (rows: readonly string[], cell: string): string => rows[Number(cell[1]) - 1]!['abcd'.indexOf(cell[0]!)]!;
const put = (rows: readonly string[], cell: [number, number], letter: string): string[] =>
  rows.map((row, r) => (r === cell[0] ? row.slice(0, cell[1]) + letter + row.slice(cell[1] + 1) : row));
const position = (cell: string): [number, number] => [Number(cell[1]) - 1, 'abcd'.indexOf(cell[0]!)];

function turnClockwise(cell: string): string {
  const [row, column] = position(cell);
  return `${'abcd'[3 - row]}${column + 1}`;
}

/** The colour of the pattern of the visible tile in a slot, if it has one. */
function colourOf(s: Naive, seat: string, slot: number): string | undefined {
  const top = s.dances[seat]![slot]![0];
  if (top === undefined || top === '?') return undefined;
  let cells = tiles[top.slice(0, -1)]![top.endsWith('w') ? 'white' : 'black'] as readonly string[];
  for (let i = 0; i < slot; i++) cells = cells.map(turnClockwise);
  const colours = new Set(cells.map((cell) => at(s.stages[seat]!, cell)));
  return colours.size === 1 ? [...colours][0] : undefined;
}

function completions(s: Naive, g: TableConfig, seat: string): string[] {
  if (s.pool + s.aside === 0) return [];
  return [0, 1, 2, 3].flatMap((slot) => {
    const colour = colourOf(s, seat, slot);
    if (!colour) return [];
    return scoreTile(g).spaces.flatMap((space, i) => {
      const name = `s${i + 1}`;
      if (s.markers?.[seat]?.includes(name)) return [];
      const fits = space.includes('-') ? space === CORNER[slot] : space.includes(colour);
      if (!fits) return [];
      const move = `complete ${slot + 1} ${name}`;
      return g.seats.length === 2 ? [`${move} white`, `${move} black`] : [move];
    });
  });
}

const whiteSpaces = (g: TableConfig): string[] =>
  scoreTile(g).spaces.flatMap((space, i) => (CORNER.includes(space) ? [`s${i + 1}`] : []));

function slides(s: Naive, g: TableConfig, seat: string): string[] {
  const lines = (side: string): string[] => [...(side === 'left' || side === 'right' ? '1234' : 'abcd')];
  const from = (side: string, zone: string, tail: string): string[] =>
    [...new Set(s.zones[zone])].flatMap((colour) =>
      lines(side).map((line) => `slide ${side} ${colour} ${line}${tail}`),
    );
  const sides = Object.keys(OPPOSITE);
  const near = sides.flatMap((side) => from(side, zoneBeside(g, seat, side), ''));
  if (near.length > 0) return near;
  return sides.flatMap((side) => Object.keys(s.zones).flatMap((zone) => from(side, zone, ` from ${zone}`)));
}

function exchanges(s: Naive, seat: string): string[] {
  const rows = s.stages[seat]!;
  const cells = ['1', '2', '3', '4'].flatMap((row) => [...'abcd'].map((column) => column + row));
  if (s.powers?.[0] === 'trade') {
    return Object.entries(s.zones).flatMap(([zone, letters]) =>
      [...new Set(letters)].flatMap((colour) =>
        cells.filter((cell) => at(rows, cell) !== colour).map((cell) => `trade ${zone} ${colour} ${cell}`),
      ),
    );
  }
  return cells.flatMap((a, i) =>
    cells.slice(i + 1).flatMap((b) => {
      const [p, q] = [position(a), position(b)];
      const beside = Math.abs(p[0] - q[0]) + Math.abs(p[1] - q[1]) === 1;
      return beside && at(rows, a) !== at(rows, b) ? [`swap ${a} ${b}`] : [];
    }),
  );
}

/** Every seat that has to choose, and what it can choose. */
export function naiveLegal(s: Naive, g: TableConfig): Record<string, string[]> {
  const seat = s.turn as string;
  switch (s.phase) {
    case 'slide':
      return {
        [seat]: [...slides(s, g, seat), ...(g.seats.length === 1 ? ['stop'] : []), ...(s.again ? ['decline'] : [])],
      };
    case 'complete': {
      const choices = completions(s, g, seat);
      const compulsory = choices.some((choice) => !whiteSpaces(g).includes(choice.split(' ')[2]!));
      return { [seat]: compulsory && g.completion !== 'may' ? choices : [...choices, 'decline'] };
    }
    case 'power':
      return { [seat]: [...exchanges(s, seat), 'decline'] };
    case 'cover':
      return { [s.passing!.to]: ['cover 1', 'cover 2', 'cover 3', 'cover 4'] };
    default:
      return {};
  }
}

/** The state after a move or an outcome of chance. */
export function naiveStep(before: Naive, g: TableConfig, text: string): Naive {
  const s = structuredClone(before);
  const [kind, ...words] = text.split(' ') as [string, ...string[]];
  const seat = s.turn as string;
  if (kind === 'first') Object.assign(s, { turn: words[0], phase: 'deal' });
  if (kind === 'fill') fill(s, g, words);
  if (kind === 'deal') deal(s, g, words);
  if (kind === 'uncover') uncover(s, g, words[0]!);
  if (kind === 'slide') slide(s, g, words);
  if (kind === 'complete') complete(s, g, words);
  if (kind === 'swap') {
    const [a, b] = words as [string, string];
    const rows = s.stages[seat]!;
    s.stages[seat] = put(put(rows, position(a), at(rows, b)), position(b), at(rows, a));
    powerDone(s, g);
  }
  if (kind === 'trade') {
    const [zone, colour, cell] = words as [string, string, string];
    s.zones[zone] = sorted(without(s.zones[zone]!, colour) + at(s.stages[seat]!, cell));
    s.stages[seat] = put(s.stages[seat]!, position(cell), colour);
    powerDone(s, g);
  }
  if (kind === 'cover') {
    s.dances[s.passing!.to]![Number(words[0]) - 1]!.unshift(s.passing!.tile);
    delete s.passing;
    turnOver(s, g);
  }
  if (kind === 'decline') {
    if (s.phase === 'slide') delete s.again;
    if (s.phase === 'power') powerDone(s, g);
    else turnOver(s, g);
  }
  if (kind === 'stop') over(s);
  return s;
}

function fill(s: Naive, g: TableConfig, words: readonly string[]): void {
  for (const word of words) {
    const [side, letters] = word.split(':') as [string, string];
    s.zones[zoneBeside(g, g.seats[0]!, side)] = letters;
  }
  s.phase = 'deal';
}

const faceUp = (g: TableConfig): string => (g.seats.length === 1 || g.side === 'black' ? 'b' : 'w');

function deal(s: Naive, g: TableConfig, words: readonly string[]): void {
  for (const word of words) {
    const [seat, ids] = word.split(':') as [string, string];
    ids.split(',').forEach((id, slot) => {
      s.dances[seat]![slot]![0] = id + faceUp(g);
    });
  }
  s.phase = 'slide';
}

function slide(s: Naive, g: TableConfig, [side, colour, line, , named]: readonly string[]): void {
  const seat = s.turn!;
  const from = named ?? zoneBeside(g, seat, side!);
  const to = zoneBeside(g, seat, OPPOSITE[side!]!);
  delete s.again;
  s.zones[from] = without(s.zones[from]!, colour!);
  let carried = colour!;
  for (const cell of cellsOfLine(side!, line!)) {
    const there = s.stages[seat]![cell[0]]![cell[1]]!;
    s.stages[seat] = put(s.stages[seat]!, cell, carried);
    carried = there;
  }
  if (g.seats.length > 1) s.zones[to] = sorted(s.zones[to]! + carried);
  if (completions(s, g, seat).length === 0) {
    turnOver(s, g);
    return;
  }
  s.phase = 'complete';
  if (g.seats.length === 1) s.pushed = { colour: carried, zone: to };
}

function complete(s: Naive, g: TableConfig, [slotName, space, side]: readonly string[]): void {
  const seat = s.turn!;
  const slot = Number(slotName) - 1;
  const solo = g.seats.length === 1;
  if (s.pool > 0) s.pool--;
  else s.aside--;
  const before = s.markers?.[seat] ?? [];
  s.markers = { ...s.markers, [seat]: [...before, space!].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1))) };
  const fired = (scoreTile(g).powers ?? []).filter(
    ({ between }) => between.includes(space!) && between.every((name) => name === space || before.includes(name)),
  );
  if (fired.some(({ power }) => power === 'again')) {
    if (solo) s.zones[s.pushed!.zone] = sorted(s.zones[s.pushed!.zone]! + s.pushed!.colour);
    else s.again = true;
  }
  delete s.pushed;
  if (solo && s.pool === 0) {
    over(s);
    return;
  }
  const tile = s.dances[seat]![slot]!.shift()!;
  const id = tile.slice(0, -1);
  if (solo && tile.endsWith('w')) s.discards = [...(s.discards ?? []), id].sort();
  else s.passing = { to: after(g, seat), tile: id + (solo ? 'w' : side ? side[0] : tile.at(-1)) };
  s.powers = fired.filter(({ power }) => power !== 'again').map(({ power }) => power);
  powersOrOn(s, g);
}

function powerDone(s: Naive, g: TableConfig): void {
  s.powers!.shift();
  powersOrOn(s, g);
}

function powersOrOn(s: Naive, g: TableConfig): void {
  if (s.powers!.length > 0) {
    s.phase = 'power';
    return;
  }
  delete s.powers;
  if (s.dances[s.turn!]!.some((stack) => stack[0] === '?')) s.phase = 'uncover';
  else pass(s, g);
}

function uncover(s: Naive, g: TableConfig, id: string): void {
  const stack = s.dances[s.turn!]!.find((one) => one[0] === '?')!;
  stack[0] = id + faceUp(g);
  pass(s, g);
}

function pass(s: Naive, g: TableConfig): void {
  if (!s.passing) {
    turnOver(s, g);
    return;
  }
  const free = s.dances[s.passing.to]!.find((stack) => stack.length === 0);
  if (!free) {
    s.phase = 'cover';
    return;
  }
  free.push(s.passing.tile);
  delete s.passing;
  turnOver(s, g);
}

function turnOver(s: Naive, g: TableConfig): void {
  const seat = s.turn!;
  delete s.pushed;
  s.phase = 'slide';
  if (g.seats.length === 1) {
    if (Object.values(s.zones).every((letters) => letters === '')) over(s);
    return;
  }
  // An extra turn comes before everything else: the same seat slides, the end waits.
  if (s.again) return;
  if (s.lastTurns) {
    s.lastTurns.shift();
    if (s.lastTurns.length === 0) over(s);
    else s.turn = s.lastTurns[0]!;
    return;
  }
  const noTile = s.dances[seat]!.every((stack) => stack.length === 0);
  if (s.pool === 0 || noTile || s.markers?.[seat]?.length === 10) {
    const k = g.seats.indexOf(seat);
    s.lastTurns = [...g.seats.slice(k + 1), ...g.seats.slice(0, k)];
    s.turn = s.lastTurns[0]!;
    return;
  }
  s.turn = after(g, seat);
}

function over(s: Naive): void {
  s.phase = 'over';
  delete s.turn;
  delete s.lastTurns;
}

/** Winners and scores of a finished game. */
export function naiveResult(s: Naive, g: TableConfig): { winners: string[]; scores: Record<string, number> } {
  const waiting = (seat: string): number => s.zones[`personal:${seat}`]!.length;
  const scores = Object.fromEntries(
    g.seats.map((seat) => {
      const filled = s.markers?.[seat] ?? [];
      const left = Object.values(s.zones).join('').length;
      const zone = g.seats.length > 1 ? (waiting(seat) === 0 ? 2 : -waiting(seat)) : s.pool === 0 ? left : 0;
      return [seat, 2 * filled.length + zone + bonus(filled, g)];
    }),
  );
  const best = Math.max(...Object.values(scores));
  const first = g.seats.filter((seat) => scores[seat] === best);
  const fewest = Math.min(...first.map(waiting));
  return { winners: first.filter((seat) => waiting(seat) === fewest), scores };
}

function bonus(filled: readonly string[], g: TableConfig): number {
  const { groups = [], runs } = scoreTile(g);
  const forGroups = groups.filter(({ spaces }) => spaces.every((space) => filled.includes(space)));
  const row = Array.from({ length: 10 }, (_, i) => (filled.includes(`s${i + 1}`) ? 'x' : ' ')).join('');
  const lengths = runs ? row.split(/ +/).map((run) => run.length) : [];
  const forRuns = lengths.map((length) => (length >= 4 ? 8 : length === 3 ? 5 : length === 2 ? 3 : 0));
  return [...forGroups.map((group) => group.bonus), ...forRuns].reduce((sum, n) => sum + n, 0);
}
