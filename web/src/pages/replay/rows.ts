// A game as lines to read: what was done at every step, told to the eyes that look on.
import { type GameTypes, type Seat, toldOf } from '@penumbra/kit';
import type { Face } from '../../games/face.ts';
import type { ReplayEyes } from '../../link/replay.ts';
import type { Story } from '../../link/timeline.ts';

export interface Line {
  /** Who did it; undefined where chance or everybody did. */
  readonly seat: Seat | undefined;
  readonly text: string;
}

export interface Row {
  /** The number of steps after it. */
  readonly step: number;
  /** Where a round begins. */
  readonly round: number | undefined;
  readonly lines: readonly Line[];
}

interface Telling {
  readonly story: Story;
  readonly eyes: ReplayEyes;
  readonly text: Face['text'];
  readonly names: readonly string[];
  readonly words: { readonly secretDraw: string; readonly secretChoice: string };
}

const seatOf = (event: GameTypes['Event']): Seat | undefined => {
  const { seat } = event as { readonly seat?: unknown };
  return typeof seat === 'number' ? (seat as Seat) : undefined;
};

/** A sealed choice stands with whoever made it, and is told to those who may know it; what follows stands by itself. */
export function rowsOf({ story, eyes, text, names, words }: Telling): readonly Row[] {
  const { config } = story.record;
  return story.record.steps.map(([who], i) => {
    const seat = config.seats.indexOf(who);
    const events = toldOf(text, story.events(i, eyes), config).map(
      ({ text: line, event }): Line => ({ seat: seatOf(event), text: line }),
    );
    return {
      step: i + 1,
      round: story.rounds.find((mark) => mark.step === i)?.round,
      lines: [...choice(i, seat), ...events],
    };
  });

  function choice(i: number, seat: number): readonly Line[] {
    const move = story.moves[i];
    const isTold = story.events(i, eyes).some((event) => text.event(event, config) !== undefined);
    if (!move) return isTold ? [] : [{ seat: undefined, text: words.secretDraw }];
    if (story.changes[i]?.kind !== 'commitment') {
      return isTold ? [] : [{ seat: seat as Seat, text: text.move(move, config) }];
    }
    const isOpen = eyes === 'all' || eyes === seat;
    return [{ seat: seat as Seat, text: isOpen ? `${names[seat]}: ${text.move(move, config)}` : words.secretChoice }];
  }
}
