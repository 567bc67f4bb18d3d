// The rules a second time, straight from the page and as plainly as possible: on the JSON of states, with lists and
// sets made anew at every question, nothing packed and nothing remembered. Slow, and independent of `src`.

export interface Tile {
  readonly theme?: string;
  readonly symbol?: string;
  readonly cubes: number;
  readonly points: number;
  readonly needs?: { readonly [theme: string]: number };
  readonly start?: boolean;
  readonly from?: number;
}
export interface Card {
  readonly symbols: readonly string[];
  readonly points: number;
}
export interface Rules {
  readonly seats: readonly string[];
  readonly options: { readonly variant: string; readonly equilibrium: string; readonly endTile: string };
  readonly tiles: { readonly [id: string]: Tile };
  readonly cards: { readonly [id: string]: Card };
}
type Plans = { [seat: string]: string[] };
export interface Naive {
  round: number;
  phase: string;
  start?: string;
  turn?: string;
  pass?: number;
  cell?: string;
  grid: { [cell: string]: { tile: string; cubes?: string[] } };
  reserve: { [seat: string]: number };
  plans: Plans;
  captured: Plans;
  supply: string[];
  removed: string[];
  out: string[];
  sittingOut: string[];
  equilibrium: { open: string[]; secret: { [seat: string]: string }; won: Plans };
  lastRound: boolean;
  quiet: number;
}

const cellsOf = ({ seats }: Rules): string[] => {
  const columns = seats.length === 4 ? ['a', 'b', 'c', 'd'] : ['a', 'b', 'c'];
  const rows = seats.length === 2 ? ['1', '2'] : ['1', '2', '3'];
  return rows.flatMap((row) => columns.map((column) => column + row));
};

function naiveState(json: object): Naive {
  const copy = JSON.parse(JSON.stringify(json));
  const equilibrium = { open: [], secret: {}, won: {}, ...copy.equilibrium };
  const lists = { supply: [], removed: [], out: [], sittingOut: [] };
  const tables = { grid: {}, reserve: {}, plans: {}, captured: {} };
  return { lastRound: false, quiet: 0, ...lists, ...tables, ...copy, equilibrium };
}

/** Without what is empty, as positions are written. */
export function written(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .map(([key, part]) => [key, written(part)] as const)
    .filter(([, part]) => {
      if (part === 0 || part === false || part === undefined || part === '') return false;
      return typeof part !== 'object' || part === null || Object.keys(part).length > 0;
    });
  return Object.fromEntries(kept);
}

export class Game {
  readonly r: Rules;
  readonly s: Naive;
  constructor(r: Rules, json: object) {
    this.r = r;
    this.s = naiveState(json);
  }

  data(id: string): Tile {
    const name = id === 'end' && this.r.options.endTile === 'alternative' ? 'end-alternative' : id;
    return this.r.tiles[name]!;
  }
  owned = (seat: string): string[] => this.s.captured[seat] ?? [];
  meets = (seat: string, id: string): boolean =>
    Object.entries(this.data(id).needs ?? {}).every(
      ([theme, n]) => this.owned(seat).filter((other) => this.data(other).theme === theme).length >= n,
    );
  occupied = (): string[] => cellsOf(this.r).filter((cell) => this.s.grid[cell]);
  empty = (): string[] => cellsOf(this.r).filter((cell) => !this.s.grid[cell]);
  stuck = (): string[] =>
    this.r.seats.filter((seat) => this.occupied().every((cell) => !this.meets(seat, this.s.grid[cell]!.tile)));
  turnOrder(): string[] {
    const at = this.r.seats.indexOf(this.s.start!);
    return [...this.r.seats.slice(at), ...this.r.seats.slice(0, at)];
  }
  ready = (seat: string): string[] =>
    (this.s.plans[seat] ?? []).filter((cell) => this.s.grid[cell] && this.meets(seat, this.s.grid[cell].tile));
  removable = (seat: string): string[] =>
    this.occupied().filter((cell) => {
      const { tile, cubes } = this.s.grid[cell]!;
      return !(cubes && cubes.length > 0) && !this.meets(seat, tile);
    });
  fitting = (): string[] => this.s.supply.filter((id) => this.stuck().every((seat) => this.meets(seat, id)));
  layable = (): string[] =>
    this.s.supply.filter((id) => id !== 'end' || this.r.seats.some((seat) => this.meets(seat, 'end')));

  asked(): string[] {
    const { phase } = this.s;
    if (phase === 'plan') return this.r.seats.filter((seat) => !this.s.sittingOut.includes(seat));
    return phase === 'deploy' || phase === 'remove' ? [this.s.turn!] : [];
  }

  legal(seat: string): string[] {
    const { phase } = this.s;
    if (phase === 'deploy') return this.ready(seat).map((cell) => `deploy ${cell}`);
    if (phase === 'remove') return this.removable(seat).map((cell) => `remove ${cell}`);
    const cells = this.occupied();
    const one = cells.map((cell) => `plan ${cell}`);
    if (this.r.options.variant === 'basic' || this.s.reserve[seat]! < 2) return one;
    return [...one, ...cells.flatMap((a, i) => cells.slice(i + 1).map((b) => `plan ${a} ${b}`))];
  }

  /** A chance outcome, a move, or all plans of a joint turn. */
  step(steps: readonly (readonly [string, string])[]): void {
    const [who, what] = steps[0]!;
    const [kind, ...parts] = what.split(' ');
    if (who === 'chance') this.chance(kind!, parts);
    else if (kind === 'plan') this.plan(steps);
    else if (kind === 'deploy') this.deploy(who, parts[0]!);
    else this.remove(parts[0]!);
  }

  chance(kind: string, parts: string[]): void {
    const { s, r } = this;
    const pairs = parts.map((part) => part.split(':') as [string, string]);
    const open = ['open', 'both'].includes(r.options.equilibrium);
    const secret = ['secret', 'both'].includes(r.options.equilibrium);
    const order = ['first', 'deal', 'lay', ...(open ? ['open'] : []), ...(secret ? ['secret'] : [])];
    if (kind === 'first') s.start = parts[0]!;
    if (kind === 'deal') {
      s.supply = [...parts, 'end'].sort();
      s.out = s.out.filter((id) => !s.supply.includes(id));
    }
    if (['lay', 'refill', 'replace'].includes(kind)) for (const [cell, tile] of pairs) s.grid[cell] = { tile };
    if (['lay', 'refill', 'replace'].includes(kind)) {
      s.supply = s.supply.filter((id) => !pairs.some(([, tile]) => tile === id));
    }
    if (kind === 'open') s.equilibrium.open = parts;
    if (kind === 'secret') s.equilibrium.secret = Object.fromEntries(pairs);
    if (kind === 'refill') this.afterRefill();
    else if (kind === 'replace') this.toPlan();
    else if (order.indexOf(kind) + 1 < order.length) s.phase = order[order.indexOf(kind) + 1]!;
    else this.newRound();
  }

  toPlan(): void {
    this.s.phase = 'plan';
    delete this.s.cell;
    delete this.s.turn;
  }

  newRound(): void {
    this.s.quiet++;
    const stuck = this.stuck();
    if (stuck.length === 0) {
      this.toPlan();
      return;
    }
    const first = this.turnOrder().find((seat) => stuck.includes(seat))!;
    if (this.removable(first).length === 0) this.sitOut();
    else {
      this.s.phase = 'remove';
      this.s.turn = first;
    }
  }

  sitOut(): void {
    this.s.sittingOut = this.stuck();
    this.s.lastRound = true;
    this.toPlan();
    if (this.asked().length === 0) this.over();
  }

  remove(cell: string): void {
    this.s.removed.push(this.s.grid[cell]!.tile);
    delete this.s.grid[cell];
    delete this.s.turn;
    this.s.cell = cell;
    this.s.phase = 'replace';
    if (this.fitting().length === 0) this.sitOut();
  }

  plan(steps: readonly (readonly [string, string])[]): void {
    for (const [seat, what] of steps) {
      this.s.plans[seat] = what.split(' ').slice(1);
      this.s.reserve[seat]! -= this.s.plans[seat].length;
    }
    this.s.phase = 'deploy';
    this.run(0);
  }

  /** Every turn of a round, there and back. */
  turns(): { seat: string; pass: number }[] {
    const there = this.turnOrder().map((seat) => ({ seat, pass: 1 }));
    const back = this.turnOrder().map((seat) => ({ seat, pass: 2 }));
    return this.r.options.variant === 'basic' ? there : [...there, ...back.reverse()];
  }

  run(from: number): void {
    const next = this.turns().findIndex(({ seat }, i) => i >= from && this.ready(seat).length > 0);
    if (next < 0) {
      this.endRound();
      return;
    }
    const { seat, pass } = this.turns()[next]!;
    this.s.turn = seat;
    this.s.pass = pass;
  }

  deploy(seat: string, cell: string): void {
    const { s } = this;
    const now = this.turns().findIndex((turn) => turn.seat === s.turn && turn.pass === s.pass);
    s.plans[seat] = s.plans[seat]!.filter((other) => other !== cell);
    const place = s.grid[cell]!;
    place.cubes = [...(place.cubes ?? []), seat];
    if (place.cubes.length === this.data(place.tile).cubes) {
      this.capture(cell);
      if (place.tile === 'end') {
        this.over();
        return;
      }
    }
    this.run(now + 1);
  }

  capture(cell: string): void {
    const { s } = this;
    const { tile, cubes = [] } = s.grid[cell]!;
    const count = (seat: string): number => cubes.filter((cube) => cube === seat).length;
    const most = Math.max(...cubes.map(count));
    const winner = cubes.findLast((cube) => count(cube) === most)!;
    for (const cube of cubes) s.reserve[cube] = (s.reserve[cube] ?? 0) + 1;
    delete s.grid[cell];
    s.captured[winner] = [...this.owned(winner), tile];
    s.quiet = 0;
    for (const card of [...s.equilibrium.open].sort()) {
      const symbols = this.owned(winner).map((id) => this.data(id).symbol);
      if (!this.r.cards[card]!.symbols.every((symbol) => symbols.includes(symbol))) continue;
      s.equilibrium.open = s.equilibrium.open.filter((other) => other !== card);
      s.equilibrium.won[winner] = [...(s.equilibrium.won[winner] ?? []), card];
    }
  }

  plansBack(): void {
    for (const [seat, cells] of Object.entries(this.s.plans)) {
      this.s.reserve[seat] = (this.s.reserve[seat] ?? 0) + cells.length;
    }
    this.s.plans = {};
    delete this.s.turn;
    delete this.s.pass;
  }

  endRound(): void {
    this.plansBack();
    if (this.s.sittingOut.length > 0 || this.s.quiet === 20) {
      this.over();
      return;
    }
    this.s.phase = 'refill';
    if (this.empty().length === 0 || this.layable().length === 0) this.afterRefill();
  }

  afterRefill(): void {
    const { s, r } = this;
    const endWaits = s.supply.length === 1 && s.supply[0] === 'end' && this.layable().length === 0;
    if ((this.empty().length > 0 && endWaits) || this.occupied().length === 0) {
      this.over();
      return;
    }
    for (const seat of r.seats) {
      const places = Object.values(s.grid).filter(({ cubes }) => cubes?.includes(seat));
      const all = places.flatMap(({ cubes }) => cubes!.filter((cube) => cube === seat));
      if (all.length < 5) continue;
      for (const place of places) place.cubes = place.cubes!.filter((cube) => cube !== seat);
      s.reserve[seat] = 5;
    }
    s.start = this.turnOrder()[1]!;
    s.round++;
    this.newRound();
  }

  over(): void {
    this.plansBack();
    delete this.s.cell;
    this.s.phase = 'over';
  }

  result(): { winners: string[]; scores: { [seat: string]: number } } {
    const { r, s } = this;
    const sets = (seat: string): number =>
      ['flora', 'water', 'fire'].reduce((sum, theme) => {
        const ofTheme = this.owned(seat)
          .map((id) => this.data(id))
          .filter((tile) => tile.theme === theme);
        return sum + bestPartition(ofTheme.map((tile) => tile.symbol!));
      }, 0);
    const total = (seat: string): number => {
      const symbols = this.owned(seat).map((id) => this.data(id).symbol);
      const secret = r.cards[s.equilibrium.secret[seat] ?? ''];
      const earned = secret?.symbols.every((symbol) => symbols.includes(symbol)) ? secret.points : 0;
      const won = (s.equilibrium.won[seat] ?? []).reduce((sum, card) => sum + r.cards[card]!.points, 0);
      return this.owned(seat).reduce((sum, id) => sum + this.data(id).points, 0) + sets(seat) + earned + won;
    };
    const rank = (seat: string): number =>
      total(seat) * 1000 + sets(seat) * 2 + (this.owned(seat).includes('end') ? 1 : 0);
    const best = Math.max(...r.seats.map(rank));
    return {
      winners: r.seats.filter((seat) => rank(seat) === best),
      scores: Object.fromEntries(r.seats.map((seat) => [seat, total(seat)])),
    };
  }
}

/** Tries every way to put tiles into sets of different symbols. */
export function bestPartition(symbols: readonly string[]): number {
  const worth = (set: readonly string[]): number => [0, 0, 2, 4, 7][set.length] ?? Number.NEGATIVE_INFINITY;
  const known = new Map<string, number>();
  const best = (rest: readonly string[], sets: readonly (readonly string[])[]): number => {
    const key = `${rest.join()}|${sets
      .map((set) => [...set].sort().join())
      .sort()
      .join(';')}`;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    let value: number;
    const [symbol, ...others] = rest;
    if (symbol === undefined) value = sets.reduce((sum, set) => sum + worth(set), 0);
    else {
      const joined = sets
        .filter((set) => !set.includes(symbol) && set.length < 4)
        .map((set) => best(others, [...sets.filter((other) => other !== set), [...set, symbol]]));
      value = Math.max(best(others, [...sets, [symbol]]), ...joined);
    }
    known.set(key, value);
    return value;
  };
  return best([...symbols].sort(), []);
}
