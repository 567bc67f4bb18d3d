// Makes sentences out of the words of a language.
import { type Cast, type Refusal, speech } from '@penumbra/kit';
import type { TableConfig } from '../src/box.ts';
import type { Event } from '../src/events.ts';
import type { SoloRank } from '../src/index.ts';
import type { Move } from '../src/moves/index.ts';
import { SLOT_NAMES, SPACES, type Zone } from '../src/words.ts';
import { namesFor } from './names.ts';
import { goalText, promptText, whyText } from './prompts.ts';
import { reasonText } from './reasons.ts';
import type { Element, Letter, Names, RefusalCode, SeatName, Told, UmbrellaText, Words } from './words.ts';

/** Makes the text of one language out of its words. */
export function textOf(words: Words, cast?: Cast): UmbrellaText {
  const names = namesFor(words, cast);
  return {
    ...speech.commonText(words),
    prompt: (seen, seat) => promptText(words, names(seen.view.config), seen, seat),
    goal: (seen) => goalText(words, names(seen.view.config), seen),
    why: (seen) => whyText(words, names(seen.view.config), seen),
    reason: (reasoned) => reasonText(words, names(reasoned.seen.view.config), reasoned),
    moment: (event, config) => (MOMENTS.includes(event.kind) ? eventText(words, event, names(config)) : undefined),
    move: (move, config) => moveText(words, move, names(config)),
    event: (event, config) => eventText(words, event, names(config)),
    refusal: (refusal, config) => refusalText(words, refusal, names(config), config),
    element: (name) => elementText(words, name),
    seat: (colour) => words.seats[colour as SeatName] ?? colour,
    rank: (code) => words.ranks[code as SoloRank] ?? code,
    labels: words.labels,
    words,
    named: (given) => textOf(words, given),
    names,
  };
}

function eventText<K extends Event['kind']>(words: Words, event: Told<K>, names: Names): string | undefined {
  return words.events[event.kind as K](event as never, names);
}

/** Moments that everybody should look up for. A push is seen; who pushes is said before it. */
const MOMENTS: readonly Event['kind'][] = [
  'zones-filled',
  'tiles-dealt',
  'marker-placed',
  'power-fired',
  'umbrellas-swapped',
  'umbrellas-traded',
  'umbrella-returned',
  'tile-uncovered',
  'tile-laid',
  'tile-discarded',
  'last-turns-began',
];

function moveText(words: Words, move: Move, names: Names): string {
  return words.moves[move.kind](move as never, names);
}

function refusalText(words: Words, { code, at }: Refusal, names: Names, { box }: TableConfig): string {
  const say = words.refusals[code as RefusalCode];
  const nameOf = (name: string): string => {
    const zone = box.zones.indexOf(name);
    return zone < 0 ? elementText(words, name) : names.zone(zone as Zone);
  };
  return say ? say(at.map(nameOf)) : code;
}

function elementText(words: Words, name: string): string {
  if (name in words.elements) return words.elements[name as Element];
  if (name in words.seats) return words.seats[name as SeatName];
  if (name in words.colours) return words.colours[name as Letter];
  if (name in words.faces) return words.faces[name as keyof Words['faces']];
  if (name in words.powers) return words.powers[name as keyof Words['powers']];
  if (name === 'center') return words.zones.center;
  if (name.startsWith('side:')) return words.zones.nth(Number(name.slice(5)) + 1);
  if (name.startsWith('personal:')) return words.zones.of(elementText(words, name.slice(9)));
  const space = SPACES.indexOf(name as never);
  if (space >= 0) return words.space(space + 1);
  const slot = SLOT_NAMES.indexOf(name.replace('slot ', '') as never);
  return slot < 0 ? name : words.slot(slot + 1);
}
