import type { Answer, Change, GameTypes, Seat, Table, Viewer } from '@penumbra/kit';
import { refusalText } from '../errors.ts';
import type { Thinking } from '../seated.ts';
import type { Console } from './console.ts';
import { News } from './news.ts';
import type { Holder } from './seating.ts';

/** What one sitting at the terminal consists of. */
export interface Session {
  readonly table: Table;
  readonly holders: readonly Holder[];
  readonly console: Console;
  readonly thinking: Thinking;
  readonly news: News;
  /** The seats of the people at this terminal. */
  readonly people: readonly Seat[];
  /** Whether people have to look away from each other's screens. */
  readonly secrets: boolean;
  /** Whose screen it is at the moment, where that matters. */
  looking: Seat | undefined;
}

export function newSession(
  table: Table,
  { holders, console, thinking }: Pick<Session, 'holders' | 'console' | 'thinking'>,
): Session {
  const people = holders.flatMap((holder, seat) => (holder === 'me' ? [seat as Seat] : []));
  const { hidden, simultaneous } = table.game.facts;
  const viewer: Viewer = people.length === 1 ? (people[0] as Seat) : 'public';
  const secrets = people.length > 1 && (hidden || simultaneous);
  return { table, holders, console, thinking, news: new News(viewer), people, secrets, looking: undefined };
}

export function hear({ table, news }: Session, answer: Answer<Change<GameTypes>>): void {
  if (!answer.ok) throw new Error(`the table refused its own step: ${refusalText(answer.refusal)}`);
  news.hear(table, answer.value);
}
