import type { Answer, Change, GameTypes, Lang, Seat, Table, Viewer } from '@penumbra/kit';
import { refusalText } from '../errors.ts';
import type { Thinking } from '../seated.ts';
import type { Console } from './console.ts';
import { News } from './news.ts';
import type { Holder } from './seating.ts';
import { type Speech, speechOf } from './speech.ts';

/** What one sitting at the terminal consists of. */
export interface Session {
  readonly table: Table;
  readonly holders: readonly Holder[];
  readonly console: Console;
  readonly thinking: Thinking;
  readonly news: News;
  readonly speech: Speech;
  /** The seats of the people at this terminal. */
  readonly people: readonly Seat[];
  /** Whether people have to look away from each other's screens. */
  readonly secrets: boolean;
  /** Whose screen it is at the moment, where that matters. */
  looking: Seat | undefined;
}

export async function newSession(
  table: Table,
  { holders, console, thinking, lang }: Pick<Session, 'holders' | 'console' | 'thinking'> & { readonly lang: Lang },
): Promise<Session> {
  const people = holders.flatMap((holder, seat) => (holder === 'me' ? [seat as Seat] : []));
  const { hidden, simultaneous } = table.game.facts;
  const viewer: Viewer = people.length === 1 ? (people[0] as Seat) : 'public';
  const secrets = people.length > 1 && (hidden || simultaneous);
  const { game, config } = table;
  const speech = await speechOf({ game, config, lang, you: people.length === 1 ? people[0] : undefined });
  const news = new News(viewer, speech);
  return { table, holders, console, thinking, news, speech, people, secrets, looking: undefined };
}

export function hear({ table, news }: Session, answer: Answer<Change<GameTypes>>): void {
  if (!answer.ok) throw new Error(`the table refused its own step: ${refusalText(answer.refusal)}`);
  news.hear(table, answer.value);
}
