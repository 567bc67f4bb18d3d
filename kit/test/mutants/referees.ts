// Law 17: tables, news and journals that are not what they should be. The game is right, its referee is not.
import {
  type Answer,
  applyEntry,
  type Change,
  type Entry,
  everyEvent,
  type GameTypes,
  type Journal,
  newsFor,
  openJournal,
  openTable,
  RETRACT,
  rngOfStep,
  type Seat,
  Table,
  UNDO,
  yes,
} from '@penumbra/kit';
import type { Referee } from '@penumbra/kit/testing';
import type { ToyMove } from '../toy-game.ts';

export interface RefereeMutant {
  readonly name: string;
  readonly reason: RegExp;
  make(): Partial<Referee>;
}

/** The mutant keeps the table, and opens it again. */
function kept(Mutant: new (...parts: ConstructorParameters<typeof Table<GameTypes>>) => Table): Partial<Referee> {
  const tableLike: Referee['tableLike'] = ({ game, config, seed, start }) =>
    new Mutant(game, config, { seed, start: start && game.clone(start) });
  return {
    tableLike,
    openJournal(journal: Journal) {
      const table = tableLike(openTable(journal));
      journal.entries.forEach((entry, i) => {
        applyEntry(table, entry, `entries[${i}]`);
      });
      return table;
    },
  };
}

const changed = <Code extends string>(answer: Answer<Change, Code>, change: (made: Change) => Change) =>
  answer.ok ? yes(change(answer.value)) : answer;

class UndoRemoves extends Table {
  override get entries() {
    const left: Entry[] = [];
    for (const entry of super.entries) entry[1] === UNDO ? left.pop() : left.push(entry);
    return left;
  }
}

class RetractionIsNothing extends Table {
  override get entries() {
    return super.entries.filter(([, what]) => what !== RETRACT);
  }
}

class NumbersRepeat extends Table {
  override submit(seat: Seat, move: ToyMove) {
    const undone = this.entries.filter(([, what]) => what === UNDO).length;
    return changed(super.submit(seat, move), (made) => ({ ...made, entry: made.entry - 2 * undone }));
  }
}

class RollsAgain extends Table {
  override chance(outcome?: { readonly kind: string }) {
    const { game, state, seed, entries } = this;
    if (outcome || this.turn.kind !== 'chance') return super.chance(outcome);
    return super.chance(game.nature.sample(state, rngOfStep(seed!, entries.length)));
  }
}

class UndoForgets extends Table {
  override undo(seat: Seat) {
    return changed(super.undo(seat), ({ takesBack: _, ...made }) => made);
  }
}

/** A choice that is still sealed, hidden in a number that everybody is told. */
class TellsByTheRound extends Table {
  override submit(seat: Seat, move: ToyMove) {
    return changed(super.submit(seat, move), (made) =>
      made.kind === 'commitment' && move.kind === 'bid' ? { ...made, round: made.round * 10 + move.value } : made,
    );
  }
}

export const REFEREES: readonly RefereeMutant[] = [
  { name: 'an undo removes what it takes back', reason: /entries were removed/, make: () => kept(UndoRemoves) },
  { name: 'a retraction is no entry', reason: /entries were removed/, make: () => kept(RetractionIsNothing) },
  { name: 'numbers repeat after an undo', reason: /entry \d+ has the number \d+/, make: () => kept(NumbersRepeat) },
  { name: 'an undo does not say what it takes back', reason: /the entries that stand/, make: () => kept(UndoForgets) },
  { name: 'after a take-back chance rolls again', reason: /the seed gives/, make: () => kept(RollsAgain) },
  {
    name: 'a sealed choice can be told from the round',
    reason: /tell a sealed choice/,
    make: () => kept(TellsByTheRound),
  },
  {
    name: 'news carry the moves',
    reason: /say more than they may: made/,
    make: () => ({ newsFor: (change, viewer) => ({ ...newsFor(change, viewer), made: change.made }) }),
  },
  {
    name: 'everybody hears everything',
    reason: /are not what \w+ may hear/,
    make: () => ({ newsFor: (change, viewer) => ({ ...newsFor(change, viewer), events: everyEvent(change) }) }),
  },
  {
    name: 'news hold a function',
    reason: /change on the way/,
    make: () => ({ newsFor: (change, viewer) => ({ ...newsFor(change, viewer), before: () => change }) }),
  },
  {
    name: 'what is sealed is lost on the way',
    reason: /the table is another|told with others/,
    make: () => ({ openJournal: (journal) => Object.defineProperty(openJournal(journal), 'sealed', { value: [] }) }),
  },
  {
    name: 'what may be taken back is lost on the way',
    reason: /the table is another|nothing-to-undo/,
    make: () => ({ openJournal: (journal) => Object.assign(openJournal(journal), { undoable: () => false }) }),
  },
];
