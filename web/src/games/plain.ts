// Words for a game that has no ui of its own: its notation, which is short English words and cells.
import type { GameText } from '@penumbra/board/pure';
import { type Game, type GameTypes, listSeats, type Seat, type Seen } from '@penumbra/kit';
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
}

export function plainText(game: Game, text: ShellText, card: CardWords): GameText {
  const { plain } = text;
  const prompt = (seen: Seen<GameTypes>, seat: Seat | undefined): string => {
    const { turn } = seen;
    const { seats } = seen.view.config;
    if (turn.kind === 'over') return plain.over;
    if (turn.kind === 'chance') return plain.chance;
    if (seat !== undefined && seen.legal.length > 0) return turn.kind === 'joint' ? plain.promptJoint : plain.prompt;
    if (turn.kind === 'joint') return plain.waitForAll;
    return plain.waitFor(listSeats((1 << turn.seat) as never).map((one) => seats[one] as string)[0] as string);
  };
  return {
    ...card,
    option: (name) => ({
      label: humanized(name),
      help: plain.help,
      value: (value) =>
        typeof value === 'boolean' ? (value ? text.text.yes : text.text.no) : humanized(String(value)),
    }),
    prompt,
    move: (move, config) => game.notation.move(move, config),
    event: (event, config) => game.notation.event(event, config),
    refusal: ({ code, at }) => plain.refused(humanized(code).toLowerCase(), at.join(', ')),
    element: (name) => name,
    seat: (colour) => colour,
    ending: (code) => humanized(code),
    item: humanized,
    guide: (id) => id,
  };
}
