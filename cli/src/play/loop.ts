import { BOTS, type Bot, chooseMove } from '@penumbra/bots';
import { listSeats, type Seat, type Table, type Viewer } from '@penumbra/kit';
import { tint } from '../paint.ts';
import { resultLines } from '../result.ts';
import { decide } from './decide.ts';
import { saveRecord } from './save.ts';
import { boardText } from './screen.ts';
import { hear, type Session } from './session.ts';

/** Plays until the game is over, somebody quits or the input ends. */
export async function play(session: Session): Promise<void> {
  const { table, console, news, people, holders } = session;
  const bots = holders.map((holder): Bot | undefined => (holder === 'me' ? undefined : BOTS[holder]()));
  // Who sits alone, or only watches, is told everything at once; others find their news on their own screen.
  const tellAtOnce = (): void => {
    if (people.length <= 1) for (const line of news.unread(people[0] ?? 0)) console.say(tint(`  ${line}`, 'dim'));
  };
  while (table.turn.kind !== 'over') {
    if (table.turn.kind === 'chance') hear(session, table.chance());
    else {
      const waiting = listSeats(table.waiting);
      const person = waiting.find((seat) => !bots[seat]);
      const seat = person ?? (waiting[0] as Seat);
      if (person !== undefined) {
        if (!(await decide(session, person))) return;
      } else
        hear(session, table.submit(seat, chooseMove({ table, bot: bots[seat] as Bot, seat, seed: botSeed(table) })));
    }
    tellAtOnce();
  }
  await finish(session);
}

const botSeed = (table: Table): string => `${table.seed}/bots`;

async function finish(session: Session): Promise<void> {
  const { table, console, news, people } = session;
  const viewer: Viewer = people.length === 1 ? (people[0] as Seat) : 'public';
  if (people.length > 1) for (const line of news.unread(people[0] as Seat)) console.say(tint(`  ${line}`, 'dim'));
  console.say(`\n${boardText(table, viewer)}\n`);
  for (const line of resultLines(table)) console.say(line);
  if (people.length === 0) return;
  for (;;) {
    const file = (await console.ask('Save the record? A file name, or Enter for no > '))?.trim();
    if (!file || saveRecord(session, file)) return;
  }
}
