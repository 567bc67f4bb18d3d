// What one entry of a journal led to: plain data that can be stored, sent and compared.
import { type Audience, EVERYONE, hears, type Seat, type Seats, type Viewer } from './base.ts';
import type { GameTypes, Tell } from './game.ts';

/** What an entry is. `takeback`: by consent, a decision and all that followed. `commitment`: a choice of a joint turn, sealed until everybody asked has made one. */
export const ENTRY_KINDS = ['move', 'commitment', 'retraction', 'chance', 'undo', 'takeback'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

interface About {
  /** The number of the entry. */
  readonly entry: number;
  readonly kind: EntryKind;
  readonly who: Seat | 'chance';
  /** The round it was made in: the last step of a round may begin the next. */
  readonly round: number;
  /** How many steps the record has after it. */
  readonly step: number;
  /** Who has committed after it: that, not what. */
  readonly committed: Seats;
  /** The number of the entry that a retraction or an undo takes back. */
  readonly takesBack?: number;
  /** The number of the first entry that a take-back takes back, with all since. */
  readonly takesBackFrom?: number;
}

export interface Told<Event> {
  readonly event: Event;
  readonly to: Audience;
}

/** Everything that happened, with who may hear it. For the referee's own side only. */
export interface Change<T extends GameTypes = GameTypes> extends About {
  /** The moves that now stand in the record: one, all of a joint turn in seat order, or none. */
  readonly made: readonly (readonly [Seat, T['Move']])[];
  readonly told: readonly Told<T['Event']>[];
}

/** The same as one viewer hears it. */
export interface News<T extends GameTypes = GameTypes> extends About {
  readonly events: readonly T['Event'][];
}

/** Every event, for a referee's own log. */
export const everyEvent = <T extends GameTypes>({ told }: Change<T>): readonly T['Event'][] =>
  told.map(({ event }) => event);

export const eventsFor = <T extends GameTypes>({ told }: Change<T>, viewer: Viewer): readonly T['Event'][] =>
  told.filter(({ to }) => hears(to, viewer)).map(({ event }) => event);

export function newsFor<T extends GameTypes>(change: Change<T>, viewer: Viewer): News<T> {
  const { told: _heard, made: _known, ...about } = change;
  return { ...about, events: eventsFor(change, viewer) };
}

/** The text of several changes as each viewer hears them; where nobody hears less than another it is written once. */
export function newsTexts(changes: readonly Change[]): (viewer: Viewer) => string {
  const write = (viewer: Viewer): string => JSON.stringify(changes.map((change) => newsFor(change, viewer)));
  if (changes.some(({ told }) => told.some(({ to }) => to !== EVERYONE))) return write;
  const text = write('public');
  return () => text;
}

/** What stands after everything: entries that were taken back are gone, and so are those that took them back. */
export function standing<A extends Pick<About, 'entry' | 'takesBack' | 'takesBackFrom'>>(
  entries: readonly A[],
): readonly A[] {
  let stand: A[] = [];
  for (const one of entries) {
    const { takesBack, takesBackFrom } = one;
    if (takesBackFrom !== undefined) stand = stand.filter(({ entry }) => entry < takesBackFrom);
    // Only the latest are ever taken back: looking for them from the end is quick.
    else if (takesBack !== undefined)
      stand.splice(
        stand.findLastIndex(({ entry }) => entry === takesBack),
        1,
      );
    else stand.push(one);
  }
  return stand;
}

export class Listener<Event> implements Tell<Event> {
  readonly told: Told<Event>[] = [];
  revealed = false;
  say(event: Event, to: Audience = EVERYONE): void {
    this.told.push({ event, to });
  }
  reveal(event: Event, to: Audience = EVERYONE): void {
    this.revealed = true;
    this.say(event, to);
  }
}
