// Words for a game that has no ui of its own: its notation, which is short English words and cells.
import type { Game, GameText, GameTypes, OptionValue, Seat, Seen } from '@penumbra/kit';
import type { ShellText } from '../text/index.ts';

/** `specialTiles` → `Special tiles`. */
const humanized = (name: string): string => {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export interface CardWords {
  readonly name: string;
  readonly tagline: string;
  readonly about: string;
  readonly ranks: { readonly [rank: string]: string };
}

export const rankWord = ({ ranks }: CardWords, code: string): string => ranks[code] ?? humanized(code);

/** `first-chosen seat=blue` → `First chosen: seat blue`, and `heap: 9` → `Heap: 9`. */
const eventLine = (line: string): string => {
  const [first = '', ...rest] = line.split(' ');
  const kind = first.replace(/:$/, '');
  return rest.length === 0 ? humanized(kind) : `${humanized(kind)}: ${rest.join(' ').replaceAll('=', ' ')}`;
};

export function plainText(game: Game, text: ShellText, card: CardWords): GameText {
  const { plain } = text;
  const valueWord = (value: OptionValue): string =>
    typeof value === 'boolean' ? (value ? text.text.yes : text.text.no) : humanized(String(value));
  const seat = (colour: string): string =>
    (text.colours as { readonly [colour: string]: string })[colour] ?? humanized(colour);
  const prompt = (seen: Seen<GameTypes>, asked: Seat | undefined): string => {
    const { turn } = seen;
    const { seats } = seen.view.config;
    if (turn.kind === 'over') return plain.over;
    if (turn.kind === 'chance') return plain.chance;
    if (asked !== undefined && seen.legal.length > 0) return turn.kind === 'joint' ? plain.promptJoint : plain.prompt;
    if (turn.kind === 'joint') return plain.waitForAll;
    return plain.waitFor(seat(seats[turn.seat] as string));
  };
  return {
    name: card.name,
    tagline: card.tagline,
    about: card.about,
    option: (name) => ({ label: humanized(name), help: plain.help, value: valueWord }),
    prompt,
    move: (move, config) => game.notation.move(move, config),
    event: (event, config) => eventLine(game.notation.event(event, config)),
    refusal: ({ code, at }) => plain.refused(humanized(code).toLowerCase(), at.join(', ')),
    element: (name) => name,
    seat,
    ending: (code) => humanized(code),
    rank: (code) => rankWord(card, code),
    item: humanized,
    guide: (id) => id,
  };
}
