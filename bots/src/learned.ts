/** What looking around has taught about the moves of one decision. */
export interface Learned<Move> {
  readonly moves: readonly Move[];
  /** How often each was tried, and the sum of what it led to. */
  readonly visits: readonly number[];
  readonly values: readonly number[];
  /** In what proportion each should be played where the choice is by lot. */
  readonly meant: readonly number[];
}

/** The same in notation, fit to travel between threads, where equal moves are no longer the same object. */
export type Findings = Learned<string>;

/** Threads that help stop a little before whoever asked, so that what they found is there when it is wanted. */
export const EARLY_MS = 10;
/** How long after the deadline somebody else's findings are still waited for. */
export const GRACE_MS = 12;

type NameOf<Move> = (move: Move) => string;

export const findingsOf = <Move>({ moves, ...rest }: Learned<Move>, nameOf: NameOf<Move>): Findings => ({
  ...rest,
  moves: moves.map(nameOf),
});

/** Everything that was learned by oneself and by others, move by move, as if one had looked at it all. */
export function sumOf<Move>(own: Learned<Move>, others: readonly Findings[], nameOf: NameOf<Move>): Learned<Move> {
  if (others.length === 0) return own;
  const places = new Map(own.moves.map((move, i) => [nameOf(move), i]));
  const [visits, values, meant] = [[...own.visits], [...own.values], [...own.meant]];
  for (const other of others) {
    for (const [i, name] of other.moves.entries()) {
      const at = places.get(name);
      // Whatever another thread may say, only a legal move is ever chosen.
      if (at === undefined) continue;
      visits[at]! += other.visits[i] as number;
      values[at]! += other.values[i] as number;
      meant[at]! += other.meant[i] as number;
    }
  }
  return { moves: own.moves, visits, values, meant };
}
