import { chooseMove } from '@penumbra/bots';
import { listSeats, type Seat, type Viewer } from '@penumbra/kit';
import { tint } from '../paint.ts';
import { type Seated, seatBot } from '../seated.ts';
import { decide } from './decide.ts';
import { saveRecord } from './save.ts';
import { boardText } from './screen.ts';
import { hear, type Session } from './session.ts';

/** Plays until the game is over, somebody quits or the input ends. */
export async function play(session: Session): Promise<void> {
  const { table, holders } = session;
  const bots = holders.map((holder) => (holder === 'me' ? undefined : seatBot(holder, session.thinking)));
  while (table.turn.kind !== 'over') {
    const waiting = listSeats(table.waiting);
    const person = waiting.find((seat) => !bots[seat]);
    if (table.turn.kind === 'chance') hear(session, table.chance());
    else if (person === undefined) letBotMove(session, bots[waiting[0] as Seat] as Seated, waiting[0] as Seat);
    else if (!(await decide(session, person))) return;
    tellAtOnce(session);
  }
  for (const seated of bots) seated?.leave();
  await finish(session);
}

function letBotMove(session: Session, { bot, budget }: Seated, seat: Seat): void {
  const { table } = session;
  // A stream of its own for every step: after a take-back the bot answers the same move in the same way.
  const rng = table.stream(`bot/${seat}/${table.steps.length}`);
  hear(session, table.submit(seat, chooseMove({ table, bot, seat, rng, budget: budget() })));
}

/** Who sits alone, or only watches, is told everything at once; others find their news on their own screen. */
function tellAtOnce({ console, news, people }: Session): void {
  if (people.length <= 1) for (const line of news.unread(people[0] ?? 0)) console.say(tint(`  ${line}`, 'dim'));
}

async function finish(session: Session): Promise<void> {
  const { table, console, news, people, speech } = session;
  const viewer: Viewer = people.length === 1 ? (people[0] as Seat) : 'public';
  if (people.length > 1) for (const line of news.unread(people[0] as Seat)) console.say(tint(`  ${line}`, 'dim'));
  console.say(`\n${boardText(session, viewer)}\n`);
  for (const line of speech.result(table.seen(viewer))) console.say(line);
  if (people.length === 0) return;
  for (;;) {
    const file = (await console.ask(`${speech.words.saveAsk} > `))?.trim();
    if (!file || saveRecord(session, file)) return;
  }
}
