// Makes sentences out of the words of a language.
import { type Cast, type Refusal, speech } from '@penumbra/kit';
import { contractOf } from '../src/box.ts';
import type { Event } from '../src/events.ts';
import type { Move } from '../src/moves/move.ts';
import { CONTRACT_KINDS, type ContractKind } from '../src/words.ts';
import { contractWords, costText, goodsText, kindWords, namesFor } from './names.ts';
import { goalText, promptText, whyText } from './prompts.ts';
import { reasonText } from './reasons.ts';
import type { Colour, Element, Item, Kind, Labels, Names, RefusalCode, Told, ViaText, Words } from './words.ts';

/** Makes the text of one language out of its words. */
export function textOf(words: Words, cast?: Cast): ViaText {
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
    refusal: (refusal) => refusalText(words, refusal),
    element: (name) => elementText(words, name),
    seat: (colour) => words.colours[colour as Colour] ?? colour,
    labels: words.labels,
    gains: words.gains,
    kind: (kind) => kindWords(words, kind).name,
    goods: (goods) => goodsText(words, goods),
    contract: (contract, config) => contractWords(words, config, contract).name,
    says: (contract, config) => contractWords(words, config, contract).says,
    cost: (contract, config) => costText(words, config, contract),
    task: (contract, config) => words.abilities[contractOf(config, contract).kind] ?? '',
    list: (parts) => speech.joined(words.lang, parts),
    named: (given) => textOf(words, given),
    seatName: (seat, config) => names(config).seat(seat),
    title: (move, config) => titleText(words, move, names(config)),
  };
}

function eventText<K extends Event['kind']>(words: Words, event: Told<K>, names: Names): string | undefined {
  return words.events[event.kind as K](event as never, names);
}

/** Moments that everybody should look up for. */
const MOMENTS: readonly Event['kind'][] = ['end-card-taken', 'tokens-laid', 'privates-dealt', 'turn-lost'];
const momentText = (words: Words, event: Event, names: Names): string | undefined =>
  MOMENTS.includes(event.kind) ? eventText(words, event as never, names) : undefined;

function moveText(words: Words, move: Move, names: Names): string {
  return words.moves[move.kind](move as never, names);
}
function titleText(words: Words, move: Move, names: Names): string {
  return words.gains.title[move.kind](move as never, names);
}

function refusalText(words: Words, { code, at }: Refusal): string {
  const say = words.refusals[code as RefusalCode];
  return say ? say(at.map((name) => elementText(words, name))) : code;
}

/** Copies of a contract are numbered behind its kind. */
const kindNamed = (name: string): ContractKind | undefined =>
  CONTRACT_KINDS.find(
    (kind) => name === kind || (name.startsWith(`${kind}-`) && /^\d+$/.test(name.slice(kind.length + 1))),
  );

function elementText(words: Words, name: string): string {
  if (name in words.elements) return words.elements[name as Element];
  if (name in words.items) return words.items[name as Item];
  if (name in words.colours) return words.colours[name as Colour];
  if (name in words.kinds) return words.kinds[name as Kind].name;
  const [, good, size] = /^(\w+)-(\d)$/.exec(name) ?? [];
  if (good && good in words.kinds) return `${words.kinds[good as Kind].name} ${size}`;
  const kind = kindNamed(name);
  if (kind) return words.contracts[kind].name;
  const label = words.labels[name as keyof Labels];
  return typeof label === 'string' ? label : name;
}
