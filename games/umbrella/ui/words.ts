// What the board shows, in words: for those who hear it, for bubbles and for the dock.
import { speech } from '@penumbra/kit';
import type { Move } from '../src/moves/index.ts';
import type { Known } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { CELLS, CORNERS, type Dance, FACES, faceOf, NO_DANCE, type Power } from '../src/words.ts';
import type { UmbrellaText } from '../text/words.ts';
import type { Ahead } from './ahead.ts';
import type { Named } from './attempt.ts';
import {
  cellsOf,
  EVERY_SLOT,
  gainOf,
  neighbourOn,
  progressOf,
  progressOn,
  scoreTile,
  spaceKind,
  stackOf,
} from './facts.ts';
import { passedTo } from './scene.ts';

/** `Choreography 3, white side: a1, d1, a4, d4; 3 of 4 blue; 1 tile below`. */
export function slotWords(view: View, seat: number, slot: number, { labels, words, names }: UmbrellaText): string {
  const stack = stackOf(view, seat, slot);
  const [top] = stack;
  if (top === undefined) return labels.noTile(slot + 1);
  if (top === NO_DANCE) return `${speech.capital(words.slot(slot + 1))}: ${labels.unseen}`;
  const dance = top as Dance;
  const face = words.faces[FACES[faceOf(dance)]!];
  const cells = cellsOf(view, dance, slot).map((cell) => CELLS[cell]);
  const near = progressOf(view, seat, slot);
  return [
    labels.tile(slot + 1, face, cells.join(', ')),
    ...(near ? [labels.progress(near.count, names(view.config).colour(near.colour))] : []),
    ...(stack.length > 1 ? [labels.below(stack.length - 1)] : []),
  ].join('; ');
}

/** What a space takes: `red`, `blue or green`, `white, mark top left`. */
function kindWords(view: Known, space: number, { labels, words, names }: UmbrellaText): string {
  const { colours, corner } = spaceKind(view, space);
  if (corner >= 0) return labels.whiteSpace(words.corners[CORNERS[corner]!]);
  const [a, b] = colours.map((colour) => names(view.config).colour(colour));
  return b === undefined ? (a ?? '') : labels.either(a as string, b);
}

export function spaceWords(view: View, seat: number, space: number, text: UmbrellaText): string {
  const isFilled = ((view.markers[seat] as number) >> space) & 1;
  const words = text.labels.space(space + 1, kindWords(view, space, text));
  return isFilled ? `${words}, ${text.labels.filled}` : words;
}

/** `marker +2`, `run of 4 +5`, `fires trade`. */
export function gainWords(view: View, seat: number, space: number, { labels }: UmbrellaText): string[] {
  const { bonus, run, group, powers } = gainOf(view, seat, space);
  const parts = [labels.markerWorth(2)];
  if (run) parts.push(labels.run(run.to - run.from + 1, bonus));
  if (group) parts.push(bonus > 0 ? labels.group(bonus) : labels.groupPart(group.have, group.spaces.length));
  return [...parts, ...powers.map((power) => fireWords(view, power, labels))];
}

const fireWords = (view: View, power: Power, labels: UmbrellaText['labels']): string =>
  power === 'again' && view.config.box.solo ? labels.firesAgainAlone : labels.fires[power];

/** Why what was tapped cannot be chosen, if the board can say it better than the rules. */
export function whyNot(view: View, what: Named, code: string, text: UmbrellaText): string | undefined {
  const { labels } = text;
  if (code === 'space-taken' && what.kind === 'space') return labels.spaceTaken(what.space + 1);
  if (code === 'space-does-not-fit' && what.kind === 'space')
    return labels.spaceTakes(what.space + 1, kindWords(view, what.space, text));
  if (code === 'pattern-not-formed' && what.kind === 'slot') return labels.notComplete(what.slot + 1);
  return what.kind === 'cell' && (code === 'not-adjacent' || code === 'same-colour')
    ? labels.onlyNeighbours
    : undefined;
}

export interface Saying {
  /** The elements it stands beside. */
  readonly at: readonly string[];
  readonly lines: readonly string[];
}

/** What a move would do, each part beside what it is about. */
export function sayings(view: View, me: number, ahead: Ahead, names: readonly string[], text: UmbrellaText): Saying[] {
  const { labels } = text;
  const colour = text.names(view.config).colour;
  const { move } = ahead;
  switch (move.kind) {
    case 'slide':
      return [
        {
          at: ['out'],
          lines: [labels.fallsOut(colour(ahead.out?.colour ?? 0)), outWords(view, me, move.side ^ 1, names, text)],
        },
        ...ahead.completes.map((one) => ({
          at: [`slot ${one.slot + 1}`],
          lines: [labels.completes(one.slot + 1, colour(one.colour))],
        })),
      ];
    case 'complete':
      return [
        {
          at: [`s${move.space + 1}`],
          lines: [...passWords(view, me, move, text), ...gainWords(view, me, move.space, text)],
        },
      ];
    case 'cover':
      return [{ at: [`slot ${move.slot + 1}`], lines: coverWords(view, me, move.slot, text) }];
    case 'swap': {
      const [a, b] = move.cells.map((cell) => colour(((view.stages[me] as number) >>> (2 * cell)) & 3));
      return [
        {
          at: [CELLS[move.cells[1]] as string],
          lines: [labels.swaps(a as string, b as string), ...nearer(view, me, ahead, text)],
        },
      ];
    }
    case 'trade': {
      const leaves = colour(((view.stages[me] as number) >>> (2 * move.cell)) & 3);
      return [
        {
          at: [CELLS[move.cell] as string],
          lines: [labels.trades(leaves, colour(move.colour)), ...nearer(view, me, ahead, text)],
        },
      ];
    }
    default:
      return [];
  }
}

/** With two players: the side that goes on, and how near it would be there. */
function passWords(view: View, me: number, move: Extract<Move, { kind: 'complete' }>, text: UmbrellaText): string[] {
  if (move.face < 0) return [];
  const { labels, words, names } = text;
  const { dance, slot } = passedTo(view, me, move.slot, move.face);
  const other = neighbourOn(view, me, 0);
  const near = progressOn(view, other, dance, slot, view.stages[other]!);
  const there = labels.there(names(view.config).colour(near.colour), near.count);
  return [`${speech.capital(words.faces[FACES[move.face]!])}: ${there}`];
}

function outWords(view: View, me: number, side: number, names: readonly string[], { labels }: UmbrellaText): string {
  if (view.config.box.solo) return labels.outTo.drain;
  if (side === 2) return labels.outTo.top;
  if (side === 3) return labels.outTo.bottom;
  return labels.outToSide(names[neighbourOn(view, me, side)]);
}

/** Choreographies that come nearer. */
const nearer = (view: View, me: number, ahead: Ahead, { labels, names }: UmbrellaText): string[] =>
  EVERY_SLOT.flatMap((slot) => {
    const [now, then] = [progressOf(view, me, slot), progressOf(view, me, slot, ahead.stage)];
    const isNearer = now && then && then.count > now.count;
    return isNearer ? [labels.standsAt(slot + 1, names(view.config).colour(then.colour), then.count)] : [];
  });

function coverWords(view: View, me: number, slot: number, { labels, names }: UmbrellaText): string[] {
  const colour = names(view.config).colour;
  const here = progressOn(view, me, view.passing, slot, view.stages[me]!);
  const old = progressOf(view, me, slot);
  return [labels.lies(colour(here.colour), here.count), ...(old ? [labels.covers(colour(old.colour), old.count)] : [])];
}

/** How a score tile pays, for who hears the board. */
export const tileWords = (view: View, { labels }: UmbrellaText): string =>
  scoreTile(view).runs ? `${labels.sideBySide}: 2 → +3, 3 → +5, 4 → +8` : `${labels.fullGroup}: ${labels.pays}`;
