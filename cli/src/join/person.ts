// A person at a terminal in an online seat.
import { type Seen, standing } from '@penumbra/kit';
import { ApiError, type NewsText, type Watched } from '@penumbra/protocol';
import { paint, tint } from '../paint.ts';
import type { Console, Line } from '../play/console.ts';
import { itemsOf, narrowed, page } from '../play/menu.ts';
import { resultLines } from '../result.ts';
import { type Online, seenNow, sentence, submit } from './online.ts';

const HELP = `  a number          make that move
  a move            make it, in notation
  part of a move    list the moves that contain it
  Enter             list all moves
  board             draw the board again
  hint              what a strong bot would do, where the table allows it
  undo, retract     take back the latest move, or a choice that is still secret
  say TEXT          say something to the others
  return            take the seat back from the bot that stands in
  quit              go; the seat is kept`;

interface Screen {
  readonly online: Online;
  readonly console: Console;
  /** What was on the screen last. */
  shown: Watched | undefined;
}

/** Until the game is over, the person goes, or the input ends. */
export async function playPerson(online: Online, console: Console): Promise<void> {
  const screen: Screen = { online, console, shown: undefined };
  // Whatever is typed is an answer to what is on the screen.
  for (let changed = online.changed(); isUnknown(online.watched.now); changed = online.changed()) await changed;
  let line = console.ask('> ');
  for (;;) {
    const changed = online.changed();
    if (show(screen)) return;
    const event = await Promise.race([line.then((text) => ({ text })), changed.then(() => undefined)]);
    if (!event) continue;
    if (event.text === undefined || /^(q|quit|exit)$/i.test(event.text.trim())) return;
    await obey(screen, event.text);
    line = console.ask('> ');
  }
}

const isUnknown = ({ info, seen, closed }: Watched): boolean =>
  !closed && (!info || (info.status !== 'lobby' && !seen));

/** Draws what is new; true when the game is over. */
function show(screen: Screen): boolean {
  const { online, console, shown } = screen;
  const { now } = online.watched;
  if (now === shown) return false;
  screen.shown = now;
  for (const { seat, name, text } of now.chat.slice(shown?.chat.length ?? 0)) {
    console.say(`${name || now.info?.seats[seat ?? -1]?.colour || 'somebody'}: ${text}`);
  }
  if (now.closed) console.say(`The table is closed: ${now.closed.code.replaceAll('-', ' ')}.`);
  if (now.info && now.info.status !== shown?.info?.status) console.say(tint(`The table is ${now.info.status}.`, 'dim'));
  if (!now.seen || now.seen === shown?.seen) return now.closed !== undefined;
  for (const entry of standing(now.log.filter(({ entry }) => entry >= (shown?.seen?.entry ?? 0))))
    sayNews(screen, entry);
  const seen = seenNow(online, now) as Seen;
  if (seen.legal.length > 0 || seen.result) console.say(`\n${boardText(online, seen)}\n\n${turnText(online, seen)}`);
  if (seen.legal.length > 0) console.say(page(itemsOf(movesOf(online, seen)), 0, console.width).text);
  for (const text of seen.result ? resultLines({ result: seen.result, config: online.config }) : []) console.say(text);
  return seen.result !== undefined;
}

function sayNews({ online: { game, config }, console }: Screen, { events }: NewsText): void {
  for (const event of events) console.say(tint(`  ${game.notation.event(event, config)}`, 'dim'));
}

const boardText = ({ game }: Online, { view }: Seen): string => paint(game.sketch(view));
const movesOf = ({ game }: Online, { legal, view }: Seen): string[] =>
  legal.map((move) => game.notation.move(move, view.config));

function turnText({ config }: Online, { view, turn, result }: Seen): string {
  const colour = view.viewer === 'public' ? 'you' : (config.seats[view.viewer] as string);
  if (result) return '';
  return turn.kind === 'joint' ? `${colour} chooses in secret` : `${colour} to move`;
}

async function obey(screen: Screen, line: NonNullable<Line>): Promise<void> {
  const { online, console } = screen;
  const { client, connection, watched } = online;
  const { table, seen } = watched.now;
  const text = line.trim();
  const [word = ''] = text.split(/\s+/);
  const id = client.wires.freshId();
  const entry = seen?.entry ?? 0;
  const commands: { readonly [word: string]: () => Promise<unknown> } = {
    help: async () => console.say(HELP),
    board: async () => {
      const now = seenNow(online, watched.now);
      console.say(now ? boardText(online, now) : 'The game has not begun.');
    },
    undo: () => connection.call('moves.undo', { table, entry, id }),
    retract: () => connection.call('moves.retract', { table, entry, id }),
    return: () => connection.call('tables.return', { table }),
    say: () => connection.call('chat.say', { table, id, text: text.slice('say'.length).trim() }),
    async hint() {
      const { hints } = await connection.call('moves.hint', { table });
      for (const { move, share } of hints) console.say(`  ${Math.round(100 * share)} %  ${move}`);
    },
  };
  try {
    const command = Object.hasOwn(commands, word.toLowerCase()) ? commands[word.toLowerCase()] : undefined;
    await (command ?? (() => move(screen, text)))();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.say(`That is not possible: ${sentence(error)}.`);
  }
}

/** A number, a move, or a part of some. */
async function move({ online, console }: Screen, text: string): Promise<void> {
  const seen = seenNow(online, online.watched.now);
  const moves = seen ? movesOf(online, seen) : [];
  if (moves.length === 0) return console.say('It is not your turn; help explains what can be typed.');
  const items = itemsOf(moves);
  const wanted = /^\d+$/.test(text) ? moves[Number(text) - 1] : text;
  if (wanted && moves.includes(wanted)) return submit(online, wanted);
  const found = narrowed(items, text);
  if (found.length > 0) return console.say(page(found, 0, console.width).text);
  if (wanted) await submit(online, wanted);
  else console.say(`There is no move ${text}; the numbers go from 1 to ${moves.length}.`);
}
