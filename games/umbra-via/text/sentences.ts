// Makes sentences out of the words of a language.
import { type Cast, listSeats, type Refusal, type Seat, type Seen, speech } from '@penumbra/kit';
import { colourName, type TableConfig } from '../src/box.ts';
import { BOARD, type Cell, type CellSet, cellsIn, SHAPES, type Tile } from '../src/components.ts';
import type { Event } from '../src/events.ts';
import { COLOURS, countOf, energyOf, type Flowers, type Heap, KINDS, NEUTRAL } from '../src/flowers.ts';
import type { UmbraVia } from '../src/index.ts';
import type { Move } from '../src/moves/index.ts';
import { parseTile } from '../src/notation.ts';
import { reasonText } from './reasons.ts';
import type { Colour, Element, Kind, Names, RefusalCode, Told, UmbraText, Words } from './words.ts';

export const NUMERALS = ['I', 'II', 'III', 'IV'] as const;
export const cellText = (cell: Cell): string => BOARD.names[cell] as string;
export const cellsText = (cells: CellSet): string => cellsIn(cells).map(cellText).join(', ');

/** `II: 2 energy, IV: 1 soul`. */
export const bidText = (words: Words, slots: readonly Flowers[], names: Names): string =>
  slots.flatMap((all, at) => (all === 0 ? [] : [`${NUMERALS[at]}: ${names.flowers(all)}`])).join(', ') ||
  words.labels.none;
export const hasNeutral = (energy: Heap, taken: readonly number[]): boolean =>
  energyOf(energy, NEUTRAL) > 0 || (taken[NEUTRAL] ?? 0) > 0;

/** Chooses a form by the plural rules of a language, behind its number. */
export const plural = (lang: string) => {
  const choose = speech.plural(lang);
  return (count: number, forms: speech.Forms): string => `${count} ${choose(count, forms)}`;
};

const SIDE_LETTERS = 'NESW';

export function tileWords(words: Words, tile: Tile): string {
  const name = tileShape(tile);
  const sides = [...SIDE_LETTERS].flatMap((_, side) =>
    tile & (1 << side) && tile < 16 ? [words.sides[side] as string] : [],
  );
  return sides.length === 0 ? words.shapes[name] : `${words.shapes[name]} (${sides.join('–')})`;
}
const tileShape = (tile: Tile): (typeof SHAPES)[number] => {
  if (tile >= 16) return tile === 16 ? 'four-point' : tile === 32 ? 'void' : 'block';
  const count = [0, 1, 2, 3].filter((side) => tile & (1 << side)).length;
  return count === 3 ? 'tee' : tile === 5 || tile === 10 ? 'straight' : 'bend';
};

/** By colour, or as the people of a table are called. */
function namesOf(words: Words, config: TableConfig, cast: Cast | undefined): Names {
  const called = speech.called(words, cast, (index) => words.colours[colourName(config, index) as Colour]);
  const colour = (index: number): string => called.seat(index as Seat);
  const counts = (byColour: readonly number[]): string =>
    byColour.flatMap((n, index) => (n === 0 ? [] : [`${colour(index)} ${n}`])).join(', ') || words.labels.none;
  return {
    ...called,
    flowers: (all) =>
      called.list(KINDS.flatMap((kind, i) => (countOf(all, i) === 0 ? [] : [words.kinds[kind](countOf(all, i))]))) ||
      words.labels.none,
    counts,
    heap: (all) => counts(Array.from({ length: COLOURS }, (_, index) => energyOf(all, index))),
    shares: (byColour, seat, say) => {
      const all = byColour.map((count, index) => ({ count, index })).filter(({ count }) => count !== 0);
      const rank = (index: number, count: number): number => (index === seat ? COLOURS + byColour.length : count);
      const [first, ...rest] = all.sort((a, b) => rank(b.index, b.count) - rank(a.index, a.count));
      if (!first) return words.labels.none;
      return [
        say(first.index as Seat, first.count),
        ...rest.map(({ index, count }) => `${colour(index)} ${count}`),
      ].join(', ');
    },
  };
}

/** Makes the text of one language out of its words, with the names of a table where they are known. */
export function textOf(words: Words, cast?: Cast): UmbraText {
  const slot = (index: number): string => words.slot(NUMERALS[index] as string);
  const names = speech.oncePer((config: TableConfig) => namesOf(words, config, cast));
  return {
    ...speech.commonText(words),
    named: (given) => textOf(words, given),
    prompt: (seen, seat) => promptText(words, seen, seat, names(seen.view.config)),
    moment: (event, config) => momentText(words, event, names(config)),
    goal: (seen) => goalText(words, seen, names(seen.view.config)),
    why: (seen) => whyText(words, seen, names(seen.view.config)),
    reason: (reasoned) => reasonText(words, names(reasoned.seen.view.config), reasoned),
    move: (move, config) => moveText(words, move, names(config)),
    event: (event, config) => eventText(words, event, names(config)),
    refusal: (refusal) => refusalText(words, refusal),
    element: (name) => elementText(words, name),
    seat: (colour) => words.colours[colour as Colour] ?? colour,
    labels: words.labels,
    tile: (tile) => tileWords(words, tile),
    slot,
    kind: (kind, count) => words.kinds[KINDS[kind] as Kind](count),
    colour: (config, colour) => {
      if (cast?.you === colour) return speech.capital(words.you);
      return cast?.names[colour] ?? words.colours[colourName(config, colour) as Colour];
    },
    shape: (shape) => words.shapes[SHAPES[shape] as (typeof SHAPES)[number]],
    heap: (all, config) => names(config).heap(all),
  };
}

function eventText<K extends Event['kind']>(words: Words, event: Told<K>, names: Names): string | undefined {
  return words.events[event.kind as K](event, names);
}

function moveText(words: Words, move: Move, names: Names): string {
  if (move.kind !== 'bid') return words.moves[move.kind](cellText(move.cell));
  const parts = move.slots.flatMap((all, slot) =>
    all === 0 ? [] : [words.bidOn(names.flowers(all), NUMERALS[slot] as string)],
  );
  return parts.length === 0 ? words.emptyBid : words.moves.bid(parts.join('; '));
}

function refusalText(words: Words, { code, at }: Refusal): string {
  const say = words.refusals[code as RefusalCode];
  return say ? say(at.map((name) => numeralOf(name) ?? elementText(words, name)).join(', ')) : code;
}

/** Of a slot: sentences write its noun themselves, in the case that they need. */
const numeralOf = (name: string): string | undefined => NUMERALS[Number(/^slot ([1-4])$/.exec(name)?.[1]) - 1];

function elementText(words: Words, name: string): string {
  const numeral = numeralOf(name);
  if (numeral) return words.slot(numeral);
  if (name in words.elements) return words.elements[name as Element];
  if (name in words.colours) return words.colours[name as Colour];
  if (name in words.kinds) return words.kinds[name as Kind](1).replace(/^1 /, '');
  if (name in words.shapes) return words.shapes[name as keyof Words['shapes']];
  const tile = parseTile(name);
  if (tile !== undefined) return tileWords(words, tile);
  return name;
}

/** Events whose line in the log is short enough to stand at the top while they are shown. */
const SHORT: readonly Event['kind'][] = [
  'flowers-drawn',
  'hands-returned',
  'tile-discarded',
  'order-fixed',
  'tile-won',
  'tile-placed',
  'energy-dropped',
  'energy-moved',
  'four-point-cleared',
  'sudden-death-begun',
  'soul-tile-claimed',
];

function momentText(words: Words, event: Event, names: Names): string | undefined {
  if (event.kind === 'tiles-revealed') return words.moments.revealed;
  if (event.kind === 'bids-revealed') return words.moments.bids;
  if (event.kind === 'path-summoned') return words.moments.summoned(cellsIn(event.cells).length);
  return SHORT.includes(event.kind) ? eventText(words, event as never, names) : undefined;
}

function goalText(words: Words, { view }: Seen<UmbraVia>, names: Names): string {
  const left = view.souls.slice(0, view.config.seats.length);
  const fewest = Math.min(...left);
  const [leader, ...others] = view.config.seats.flatMap((_, seat) => (left[seat] === fewest ? [seat as Seat] : []));
  if (leader === undefined || others.length === left.length - 1) return words.goal('nobody', '', fewest);
  if (others.length === 0 && names.isYou(leader)) return words.goal('you', '', fewest);
  return words.goal('other', names.list([leader, ...others].map(names.seat)), fewest);
}

function whyText(words: Words, { view }: Seen<UmbraVia>, names: Names): string {
  const winners = listSeats(view.winners);
  return view.ending ? words.why[view.ending](winners, names, view.souls[winners[0] ?? 0] ?? 0) : '';
}

function promptText(words: Words, seen: Seen<UmbraVia>, seat: Seat | undefined, names: Names): string {
  const { view, turn } = seen;
  const { prompts } = words;
  if (turn.kind === 'over') return prompts.over(listSeats(view.winners), names);
  // While flowers are drawn, what has just been shown is still what it is about.
  if (view.phase === 'draw') return view.bid === 1 ? words.moments.revealed : words.moments.bids;
  if (turn.kind === 'chance') return prompts.chance;
  if (turn.kind === 'joint') {
    const isAsked = seat !== undefined && (turn.seats & (1 << seat)) !== 0 && seen.mine === undefined;
    if (isAsked) return view.hand === 0 ? prompts.bidEmpty : prompts.bid(view.bid);
    const missing = view.config.seats.flatMap((_, s) =>
      seen.committed & (1 << s) || s === seat ? [] : [names.seat(s as Seat)],
    );
    return missing.length === 0 ? prompts.sealed : prompts.waiting(names.list(missing));
  }
  const slot = NUMERALS[view.order[0] ?? 0] as string;
  if (turn.seat === seat) {
    if (view.phase === 'place') return prompts.place(slot);
    if (view.phase === 'drop') return prompts.drop;
    if (view.phase === 'shift') return prompts.shift;
    return prompts.summon(cellsIn(view.summoning).length);
  }
  const name = names.seat(turn.seat);
  return view.phase === 'place' || view.phase === 'drop' ? prompts.placing(name, slot) : prompts.choosing(name);
}
