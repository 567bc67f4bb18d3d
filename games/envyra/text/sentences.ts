// Makes sentences out of the words of a language.
import { type Cast, type Refusal, speech } from '@penumbra/kit';
import type { TableConfig } from '../src/box.ts';
import { END, type Theme } from '../src/components.ts';
import type { Event } from '../src/events.ts';
import type { Move } from '../src/moves/index.ts';
import { namesFor, symbolName } from './names.ts';
import { goalText, momentText, promptText, whyText } from './prompts.ts';
import { reasonText } from './reasons.ts';
import type { Colour, Element, EnvyraText, Names, RefusalCode, Told, Words } from './words.ts';

/** Makes the text of one language out of its words. */
export function textOf(words: Words, cast?: Cast): EnvyraText {
  const names = namesFor(words, cast);
  return {
    ...speech.commonText(words),
    prompt: (seen, seat) => promptText(words, names(seen.view.config), seen, seat),
    goal: (seen) => goalText(words, names(seen.view.config), seen),
    why: (seen) => whyText(words, names(seen.view.config), seen),
    moment: (event, config) => momentText(words, event, names(config)),
    reason: (reasoned) => reasonText(words, names(reasoned.seen.view.config), reasoned),
    move: (move, config) => moveText(words, move, names(config)),
    event: (event, config) => eventText(words, event, names(config)),
    together: (events, config) => togetherText(words, events, config, names(config)),
    refusal: (refusal) => refusalText(words, refusal),
    element: (name) => elementText(words, name),
    seat: (colour) => words.colours[colour as Colour] ?? colour,
    labels: words.labels,
    gains: words.gains,
    theme: (theme: Theme) => words.themes[theme],
    symbol: (symbol) => symbolName(words, symbol),
    names,
    named: (given) => textOf(words, given),
  };
}

function eventText<K extends Event['kind']>(words: Words, event: Told<K>, names: Names): string | undefined {
  const sentence = words.events[event.kind as K](event as never, names);
  const why = event.kind === 'tile-captured' ? captureWhy(words, event as Told<'tile-captured'>) : undefined;
  return why ? sentence?.replace(/\.$/, ` (${why}).`) : sentence;
}

/** Nothing where only one player had cubes on the tile. */
function captureWhy({ captured }: Words, { seat, cubes }: Told<'tile-captured'>): string | undefined {
  const countOf = (one: number): number => cubes.filter((of) => of === one).length;
  const own = countOf(seat);
  if (own === cubes.length) return undefined;
  const isTie = cubes.some((one) => one !== seat && countOf(one) === own);
  return isTie ? captured.newest : captured.majority(own, cubes.length);
}

function togetherText(words: Words, events: readonly Event[], { box }: TableConfig, names: Names): string | undefined {
  const tiles = events.filter((event) => event.kind === 'tile-laid');
  if (tiles.length < events.length) return undefined;
  return tiles.length === box.cells ? words.gridLaid(tiles.length) : words.tilesLaid(tiles, names);
}

function moveText(words: Words, move: Move, names: Names): string {
  return words.moves[move.kind](move as never, names);
}

function refusalText(words: Words, { code, at }: Refusal): string {
  const say = words.refusals[code as RefusalCode];
  return say ? say(at.map((name) => elementText(words, name))) : code;
}

function elementText(words: Words, name: string): string {
  if (name in words.elements) return words.elements[name as Element];
  if (name in words.colours) return words.colours[name as Colour];
  if (name in words.themes) return words.themes[name as Theme];
  if (name === END) return words.endTile;
  // `flora-leaf-2` is called by what it shows.
  const [, kind, symbol = name] = /^(flora|water|fire|bonus)-(\w+)-\d+$/.exec(name) ?? [];
  return kind === 'bonus' ? words.elements.bonus : symbolName(words, symbol);
}
