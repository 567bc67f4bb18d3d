import { BOT_NAMES } from '@penumbra/bots';
import { type Game, type Lang, usualSeats } from '@penumbra/kit';
import { type BotRef, botNamed } from '../bot-names.ts';
import { usage } from '../errors.ts';
import { gameNamed, games } from '../games.ts';
import { type CliText, WORDS } from '../text/index.ts';
import { textFor } from '../texts.ts';
import type { Console } from './console.ts';
import { fairLevel } from './fair.ts';

/** Who sits in a seat: a person at this terminal, or a bot. */
export type Holder = 'me' | BotRef;

export interface SeatingFlags {
  readonly players?: number;
  readonly seats?: string;
  readonly against?: string;
  readonly lang: Lang;
}

export interface Seating {
  readonly colours: readonly string[];
  readonly holders: readonly Holder[];
}

/** Undefined when the input ended before everything was answered. */
export async function askGame(console: Console, lang: Lang): Promise<Game | undefined> {
  const ids = Object.keys(games);
  const words = WORDS[lang];
  const id = await choose(console, { words, question: words.which, answers: ids, usual: ids[0] as string });
  return id === undefined ? undefined : gameNamed(id);
}

export async function askSeating(console: Console, game: Game, flags: SeatingFlags): Promise<Seating | undefined> {
  const words = WORDS[flags.lang];
  if (flags.seats?.includes('=')) {
    return namedSeating(flags.seats, flags, (name) => seatedAs(console, game, { name, words }));
  }
  const against = flags.against === undefined ? undefined : seatedAs(console, game, { name: flags.against, words });
  const colours = flags.seats?.split(',').map((name) => name.trim()) ?? (await askColours(console, game, flags));
  if (!colours) return undefined;
  if (against) return { colours, holders: colours.map((_, seat) => (seat === 0 ? 'me' : against)) };
  const text = await textFor(game.facts.id, flags.lang);
  const answers = ['me', 'fair', ...BOT_NAMES];
  const holders: Holder[] = [];
  for (const [seat, colour] of colours.entries()) {
    const question = words.who(text?.seat(colour) ?? colour);
    const holder = await choose(console, { words, question, answers, usual: seat === 0 ? 'me' : 'fair' });
    if (holder === undefined) return undefined;
    holders.push(holder === 'me' ? 'me' : seatedAs(console, game, { name: holder, words }));
  }
  return { colours, holders };
}

function seatedAs(
  console: Console,
  game: Game,
  { name, words }: { readonly name: string; readonly words: CliText },
): BotRef {
  if (name !== 'fair') return botNamed(name);
  const { level, why } = fairLevel(game, words);
  console.say(why);
  return level;
}

/** `purple=me,blue=greedy` */
function namedSeating(text: string, flags: SeatingFlags, seated: (name: string) => BotRef): Seating {
  const pairs = text.split(',').map((pair) => pair.split('=').map((part) => part.trim()));
  if (pairs.some((pair) => pair.length !== 2)) {
    throw usage(`--seats "${text}" names a holder for some seats only; write it like purple=me,blue=greedy`);
  }
  if (flags.players !== undefined && flags.players !== pairs.length) {
    throw usage(`--players says ${flags.players} and --seats names ${pairs.length}; leave one of them out`);
  }
  return {
    colours: pairs.map(([colour]) => colour as string),
    holders: pairs.map(([, holder]) => (holder === 'me' ? 'me' : seated(holder as string))),
  };
}

async function askColours(console: Console, game: Game, flags: SeatingFlags): Promise<readonly string[] | undefined> {
  const words = WORDS[flags.lang];
  const { min, max } = game.facts.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  const usual = counts.includes('2') ? '2' : (counts[0] as string);
  if (flags.players !== undefined && !counts.includes(String(flags.players))) {
    throw usage(`${game.facts.id} seats ${min} to ${max}, not ${flags.players}; correct --players`);
  }
  if (flags.players === undefined && flags.against !== undefined) return usualSeats(game, Number(usual));
  const count = flags.players ?? (await choose(console, { words, question: words.howMany, answers: counts, usual }));
  return count === undefined ? undefined : usualSeats(game, Number(count));
}

interface Question {
  readonly words: CliText;
  readonly question: string;
  readonly answers: readonly string[];
  readonly usual: string;
}

/** A question with numbered answers; nothing typed takes the usual one. */
async function choose(console: Console, { words, question, answers, usual }: Question): Promise<string | undefined> {
  if (answers.length === 1) return answers[0];
  const plain = answers.every((answer) => /^\d+$/.test(answer));
  console.say(question);
  if (!plain) console.say(answers.map((answer, i) => `  ${i + 1}  ${answer}`).join('\n'));
  for (;;) {
    const hint = plain ? `${answers.join(', ')}; ${words.enterFor(usual)}` : words.enterFor(usual);
    const line = await console.ask(`(${hint}) > `);
    if (line === undefined) return undefined;
    const text = line.trim().toLowerCase();
    if (text === '') return usual;
    if (answers.includes(text)) return text;
    const numbered = plain ? undefined : answers[Number(text) - 1];
    if (numbered) return numbered;
    console.say(plain ? words.answerOne : words.answerUpTo(answers.length));
  }
}
