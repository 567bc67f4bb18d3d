import type { Seat } from '@penumbra/kit';
import { nearest } from '../near.ts';
import { tint } from '../paint.ts';
import type { Line } from './console.ts';
import { hintText } from './hint.ts';
import { type Item, itemsOf, narrowed, page } from './menu.ts';
import { saveRecord } from './save.ts';
import { boardText, seatText, turnLine } from './screen.ts';
import { hear, type Session } from './session.ts';

/** What a line of input led to: the seat has moved, the person goes on typing, or leaves. */
type Outcome = 'moved' | 'stay' | 'leave';

interface Turn {
  readonly session: Session;
  readonly seat: Seat;
  readonly items: readonly Item[];
  /** What is listed now, and from where the next page goes on. */
  listed: readonly Item[];
  from: number;
}

/** Lets one person choose; false if they leave instead. */
export async function decide(session: Session, seat: Seat): Promise<boolean> {
  const { table, console, speech } = session;
  const ready = session.secrets && session.looking !== seat ? await handOver(session, seat) : 'stay';
  if (ready !== 'stay') return ready === 'moved';
  session.looking = seat;
  const items = itemsOf(
    table.legal(seat).map((move) => ({ text: table.game.notation.move(move, table.config), says: speech.move(move) })),
  );
  const turn: Turn = { session, seat, items, listed: items, from: 0 };
  showTurn(turn);
  for (;;) {
    const outcome = await obey(turn, await console.ask(`${speech.seat(seat)} > `));
    if (outcome === 'leave') return false;
    if (outcome === 'moved') break;
  }
  if (session.secrets) console.clear();
  return true;
}

/** A curtain between two people: nothing secret is on the screen until the right one says so. */
async function handOver(session: Session, seat: Seat): Promise<Outcome> {
  const { console, speech } = session;
  console.clear();
  for (;;) {
    const line = await console.ask(`${speech.words.handOver(speech.seat(seat))} > `);
    if (line === undefined || isQuit(line)) return 'leave';
    if (line.trim().toLowerCase() !== 'undo') return 'stay';
    if (undo(session) === 'moved') return 'moved';
  }
}

function showTurn(turn: Turn): void {
  const { session, seat } = turn;
  const { console, news, people } = session;
  const lines = people.length > 1 ? news.unread(seat) : [];
  for (const line of lines) console.say(tint(`  ${line}`, 'dim'));
  console.say(`\n${boardText(session, seat)}\n\n${turnLine(session, seat)}`);
  list(turn, turn.items);
}

/** Lists moves from the first page, or goes on with the next. */
function list(turn: Turn, items: readonly Item[]): void {
  const { console, speech } = turn.session;
  if (items !== turn.listed || turn.from >= items.length) turn.from = 0;
  turn.listed = items;
  const { text, left } = page(items, turn.from, console.width);
  console.say(text);
  if (left > 0) console.say(tint(speech.words.more(left), 'dim'));
  turn.from = left > 0 ? items.length - left : 0;
}

const isQuit = (line: string): boolean => ['quit', 'q', 'exit'].includes(line.trim().toLowerCase());

async function obey(turn: Turn, line: Line): Promise<Outcome> {
  const { session, seat } = turn;
  const { console, news } = session;
  const { words } = session.speech;
  if (line === undefined || isQuit(line)) return 'leave';
  const text = line.trim();
  const [word = '', ...rest] = text.split(/\s+/);
  switch (word.toLowerCase()) {
    case '':
      list(turn, turn.from > 0 ? turn.listed : turn.items);
      return 'stay';
    case 'help':
    case '?':
      console.say(words.help);
      return 'stay';
    case 'board':
      console.say(`${boardText(session, seat)}\n\n${turnLine(session, seat)}`);
      return 'stay';
    case 'hint':
      console.say(hintText(session, seat));
      return 'stay';
    case 'log':
      console.say(news.all.map((entry) => `  ${entry}`).join('\n') || `  ${words.nothingYet}`);
      return 'stay';
    case 'save':
      if (rest.length === 0) console.say(words.sayWhere);
      else saveRecord(session, rest.join(' '));
      return 'stay';
    case 'undo':
      return undo(session);
    default:
      return move(turn, text);
  }
}

/** Whoever of the people moved last, as long as the table allows it. */
function undo({ table, console, news, people, speech }: Session): Outcome {
  const retracted = people.find((seat) => table.sealed[seat]);
  const seat = retracted ?? people.find((person) => table.undoable(person));
  if (seat === undefined) {
    console.say(speech.words.noUndo);
    return 'stay';
  }
  if (retracted === undefined) table.undo(seat);
  else table.retract(seat);
  news.forget(table.steps.length);
  console.say(speech.words.undone(seatText(table, speech, seat)));
  return 'moved';
}

function move(turn: Turn, text: string): Outcome {
  const { session, seat, items } = turn;
  const { table, console, speech } = session;
  const wanted = /^\d+$/.test(text) ? items[Number(text) - 1]?.text : text;
  if (wanted === undefined) {
    console.say(speech.words.noSuchNumber(text, items.length));
    return 'stay';
  }
  const parsed = table.game.notation.parseMove(wanted, table.state, seat);
  if (!parsed.ok) return search(turn, text, speech.refusal(parsed.refusal));
  const answer = table.submit(seat, parsed.value);
  if (answer.ok) {
    hear(session, answer);
    return 'moved';
  }
  const canonical = table.game.notation.move(parsed.value, table.config);
  console.say(speech.words.notPossible(canonical, speech.refusal(answer.refusal)));
  return 'stay';
}

/** What is no move may be a part of some. */
function search(turn: Turn, text: string, reason: string): Outcome {
  const found = narrowed(turn.items, text);
  if (found.length > 0) list(turn, found);
  else {
    const { console, speech } = turn.session;
    const { words } = speech;
    const near = nearest(
      text,
      turn.items.map((item) => item.text),
    );
    const list = new Intl.ListFormat(speech.lang, { type: 'disjunction' });
    console.say(`${reason} ${near.length > 0 ? words.didYouMean(list.format(near)) : words.listThem}`);
  }
  return 'stay';
}
