// A person at a terminal in an online seat.
import { type Lang, type Seat, type Seen, standing } from '@penumbra/kit';
import { ApiError, type NewsText, type TableInfo, type Watched } from '@penumbra/protocol';
import { paint, tint } from '../paint.ts';
import type { Console, Line } from '../play/console.ts';
import { type Item, itemsOf, narrowed, page } from '../play/menu.ts';
import { type Speech, speechOf } from '../play/speech.ts';
import { type Online, seenNow, sentence, submit } from './online.ts';

interface Screen {
  readonly online: Online;
  readonly console: Console;
  readonly speech: Speech;
  /** What was on the screen last. */
  shown: Watched | undefined;
}

/** Until the game is over, the person goes, or the input ends. */
export async function playPerson(online: Online, console: Console, lang: Lang): Promise<void> {
  const { game, config } = online;
  const screen: Screen = { online, console, speech: await speechOf({ game, config, lang }), shown: undefined };
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
  const { online, console, speech, shown } = screen;
  const { now } = online.watched;
  if (now === shown) return false;
  screen.shown = now;
  for (const { seat, name, text } of now.chat.slice(shown?.chat.length ?? 0)) {
    console.say(`${name || now.info?.seats[seat ?? -1]?.colour || 'somebody'}: ${text}`);
  }
  if (now.closed) console.say(`The table is closed: ${now.closed.code.replaceAll('-', ' ')}.`);
  if (now.info && now.info.status !== shown?.info?.status) console.say(tint(`The table is ${now.info.status}.`, 'dim'));
  if (now.info?.status === 'running' && shown?.info?.status !== 'running') sayMatches(screen, now.info);
  if (!now.seen || now.seen === shown?.seen) return now.closed !== undefined;
  for (const entry of standing(now.log.filter(({ entry }) => entry >= (shown?.seen?.entry ?? 0))))
    sayNews(screen, entry);
  const seen = seenNow(online, now) as Seen;
  if (seen.legal.length > 0 || seen.result) console.say(`\n${boardText(screen, seen)}\n`);
  if (seen.legal.length > 0) console.say(speech.task(seen, seen.view.viewer as Seat));
  if (seen.legal.length > 0) console.say(page(itemsIn(screen, seen), 0, console.width).text);
  for (const text of speech.result(seen)) console.say(text);
  return seen.result !== undefined;
}

/** Levels that were drawn are told openly. */
function sayMatches({ speech, console }: Screen, { seats }: TableInfo): void {
  for (const [seat, { fair, name }] of seats.entries()) {
    if (fair)
      console.say(tint(speech.words.fairOnline(speech.seat(seat as Seat), speech.words.levels[name] ?? name), 'dim'));
  }
}

function sayNews({ speech, console }: Screen, { events }: NewsText): void {
  for (const line of speech.lines(events)) console.say(tint(`  ${line}`, 'dim'));
}

const boardText = ({ speech }: Screen, { view }: Seen): string => paint(speech.sketch(view));
const itemsIn = ({ online: { game }, speech }: Screen, { legal, view }: Seen): Item[] =>
  itemsOf(legal.map((move) => ({ text: game.notation.move(move, view.config), says: speech.move(move) })));

async function obey(screen: Screen, line: NonNullable<Line>): Promise<void> {
  const { online, console, speech } = screen;
  const { client, connection, watched } = online;
  const { table, seen } = watched.now;
  const text = line.trim();
  const [word = ''] = text.split(/\s+/);
  const id = client.wires.freshId();
  const entry = seen?.entry ?? 0;
  const commands: { readonly [word: string]: () => Promise<unknown> } = {
    help: async () => console.say(speech.words.helpOnline),
    board: async () => {
      const now = seenNow(online, watched.now);
      console.say(now ? boardText(screen, now) : 'The game has not begun.');
    },
    undo: () => connection.call('moves.undo', { table, entry, id }),
    retract: () => connection.call('moves.retract', { table, entry, id }),
    return: () => connection.call('tables.return', { table }),
    say: () => connection.call('chat.say', { table, id, text: text.slice('say'.length).trim() }),
    async hint() {
      const { hints } = await connection.call('moves.hint', { table });
      for (const { move, share } of hints) console.say(`  ${speech.words.percent(Math.round(100 * share))}  ${move}`);
    },
  };
  try {
    const command = Object.hasOwn(commands, word.toLowerCase()) ? commands[word.toLowerCase()] : undefined;
    await (command ?? (() => move(screen, text)))();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.say(error.error.refusal ? speech.refusal(error.error.refusal) : `${sentence(error)}.`);
  }
}

/** A number, a move, or a part of some. */
async function move(screen: Screen, text: string): Promise<void> {
  const { online, console, speech } = screen;
  const seen = seenNow(online, online.watched.now);
  const items = seen ? itemsIn(screen, seen) : [];
  const moves = items.map((item) => item.text);
  if (moves.length === 0) return console.say(speech.refusal({ code: 'not-your-turn', at: [] }));
  const wanted = /^\d+$/.test(text) ? moves[Number(text) - 1] : text;
  if (wanted && moves.includes(wanted)) return submit(online, wanted);
  const found = narrowed(items, text);
  if (found.length > 0) return console.say(page(found, 0, console.width).text);
  if (wanted) await submit(online, wanted);
  else console.say(speech.words.noSuchNumber(text, moves.length));
}
