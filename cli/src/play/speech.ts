// What the terminal says about a game: its own sentences in the person's language, or its notation where it has none.
import {
  type Config,
  type Game,
  type GameText,
  type GameTypes,
  type Lang,
  type Refusal,
  type Seat,
  type Seen,
  type Sketch,
  toldOf,
} from '@penumbra/kit';
import { refusalText } from '../errors.ts';
import { resultLines } from '../result.ts';
import { columns } from '../sim/text.ts';
import { type CliText, WORDS } from '../text/index.ts';
import { textFor } from '../texts.ts';

export interface Speech {
  readonly lang: Lang;
  readonly words: CliText;
  /** The game's sentences, with the person in front of the screen as "you". */
  readonly text: GameText | undefined;
  seat(seat: Seat): string;
  move(move: GameTypes['Move']): string | undefined;
  lines(events: readonly GameTypes['Event'][]): string[];
  refusal(refusal: Refusal): string;
  /** What a seat is asked for. */
  task(seen: Seen, seat: Seat): string;
  result(seen: Seen): string[];
  /** The board in characters, with whatever has a name in words. */
  sketch(view: GameTypes['View']): Sketch;
}

interface Spoken {
  readonly game: Game;
  readonly config: Config;
  readonly lang: Lang;
  /** The only person in front of the screen. */
  readonly you?: Seat | undefined;
}

export async function speechOf({ game, config, lang, you }: Spoken): Promise<Speech> {
  const plain = await textFor(game.facts.id, lang);
  const names = config.seats.map((colour) => plain?.seat(colour) ?? colour);
  const text = plain?.named?.({ names, you }) ?? plain;
  const words = WORDS[lang];
  const seat = (of: Seat): string => names[of] as string;
  const say = (name: string): string => plain?.element(name) ?? name;
  return {
    lang,
    words,
    text,
    seat,
    move: (move) => text?.move(move, config),
    lines: (events) =>
      text
        ? toldOf(text, events, config).map((line) => line.text)
        : events.map((event) => game.notation.event(event, config)),
    refusal: (refusal) => text?.refusal(refusal, config) ?? `${refusalText(refusal)}.`,
    task: (seen, of) =>
      text?.prompt(seen, of) ?? (seen.turn.kind === 'joint' ? words.secret(seat(of)) : words.toMove(seat(of))),
    sketch: (view) => game.sketch(view, say).map((panel) => ({ ...panel, name: say(panel.name) })),
    result: (seen) =>
      text ? spokenResult(seen, text, { names, total: words.total }) : resultLines({ ...seen, config }),
  };
}

/** Who won and why, and the score sheet if the game has one. */
function spokenResult(
  seen: Seen,
  text: GameText,
  { names, total }: { readonly names: readonly string[]; readonly total: string },
): string[] {
  const { result, view } = seen;
  if (!result) return [];
  const viewer = view.viewer === 'public' ? undefined : view.viewer;
  const rows = [
    ...(result.sheet ?? []).map(({ item, points }) => [text.item(item), ...points.map(String)]),
    ...(result.scores ? [[total, ...result.scores.map(String)]] : []),
  ];
  const why = text.why?.(seen, viewer) ?? text.ending(result.ending);
  return [text.prompt(seen, viewer), why, ...(rows.length > 0 ? ['', columns([['', ...names], ...rows])] : [])];
}
