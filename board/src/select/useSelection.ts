import { useMemo, useState } from 'react';
import type { DragOptions } from '../pointer/useDrag.ts';
import { choicesOf, narrowed } from './narrow.ts';
import {
  type Ending,
  grown,
  namesOf,
  type Pick,
  type Picking,
  tapped,
  withImplied,
  withoutLast,
  withPick,
} from './picks.ts';
import type { Selection, SelectionOptions } from './selection.ts';
import { type Refusals, useRefusal } from './useRefusal.ts';
import { useTaps } from './useTaps.ts';
import type { Way } from './ways.ts';

function usePicking<M>(options: SelectionOptions<M>): Picking<M> {
  const { legal, elementsOf, implied, ending, switches, firstTap = 'shows' } = options;
  const choices = useMemo(() => choicesOf(legal, elementsOf), [legal, elementsOf]);
  return {
    choices,
    implied: implied ?? (() => false),
    ending: ending ?? ((by) => (by === 'touch' ? firstTap : 'acts')),
    switches: switches ?? true,
  };
}

interface Look {
  readonly name: string | undefined;
  readonly isTouched: boolean;
}
const NO_LOOK: Look = { name: undefined, isTouched: false };

interface Kept<M> {
  readonly legal: readonly M[];
  readonly key: string | number | undefined;
  readonly picks: readonly Pick[];
  readonly shown: Ending | undefined;
}

const sameMoves = <M>(a: readonly M[], b: readonly M[]): boolean =>
  a === b || (a.length === b.length && a.every((move, i) => move === b[i]));

/** What is chosen, as long as the same decision is asked for. */
function usePicks<M>({ legal, key }: SelectionOptions<M>, picking: Picking<M>) {
  const [kept, setKept] = useState<Kept<M>>({ legal, key, picks: [], shown: undefined });
  const isKept = kept.key === key && sameMoves(kept.legal, legal);
  return {
    picks: isKept && kept.picks.length > 0 ? kept.picks : withImplied(picking, []),
    shown: isKept ? kept.shown : undefined,
    keep: (picks: readonly Pick[], shown?: Ending): void => setKept({ legal, key, picks, shown }),
  };
}

interface Looking {
  readonly looked: string | undefined;
  look(name: string | undefined): void;
  /** A finger cannot hover: what it taps is what it looks at, until a move is made of it or put back. */
  touch(name: string): void;
  forgetTouched(): void;
}

function useLooking(): Looking {
  const [now, set] = useState(NO_LOOK);
  const to = (name: string | undefined, isTouched: boolean): void =>
    set((old) => (old.name === name && old.isTouched === isTouched ? old : { name, isTouched }));
  return {
    looked: now.name,
    look: (name) => to(name, false),
    touch: (name) => to(name, true),
    forgetTouched: () => set((old) => (old.isTouched ? NO_LOOK : old)),
  };
}

type Verbs = { [verb in 'tap' | 'hold' | 'set' | 'back' | 'clear' | 'commit']: Selection<object>[verb] };

interface Holding<M> extends ReturnType<typeof usePicks<M>> {
  readonly picking: Picking<M>;
  readonly refusals: Refusals;
  readonly looking: Looking;
}

function verbsOf<M>({ act, attempt }: SelectionOptions<M>, holding: Holding<M>): Verbs {
  const { picking, picks, shown, keep, refusals, looking } = holding;
  const clear = (): void => {
    keep([]);
    looking.forgetTouched();
  };
  const play = (move: M): void => {
    clear();
    act(move);
  };
  const refuse = (name: string): void => {
    const answer = attempt?.(name, namesOf(picks));
    if (typeof answer === 'string') refusals.say(answer, name);
    else if (answer !== undefined) act(answer);
  };
  return {
    tap: (name, by) => {
      refusals.dismiss();
      const answer = tapped(picking, picks, { name, by, shown });
      if (by === 'touch') looking.touch(name);
      if (answer.kind === 'played') play(answer.move);
      else if (answer.kind === 'picked') keep(answer.picks, answer.ending);
      else refuse(name);
    },
    hold: (name) => {
      const isHeld = picks.some((pick) => pick.name === name);
      const more = grown(picking, picks, name) ?? (isHeld ? picks : undefined);
      if (more) keep(more, 'waits');
      return more !== undefined;
    },
    set: (names: Way) => {
      const start = withImplied(picking, []);
      keep(
        names.reduce((all, name) => withPick(picking, all, name) ?? all, start),
        'waits',
      );
    },
    back: () => {
      refusals.dismiss();
      if (picks.every(({ implied }) => implied)) return refusals.shown !== undefined;
      keep(withoutLast(picks));
      return true;
    },
    clear,
    commit: () => {
      const { done, only } = narrowed(picking.choices, namesOf(picks));
      const move = picks.length > 0 ? (done ?? only) : undefined;
      if (move !== undefined) play(move);
      return move !== undefined;
    },
  };
}

/** Chooses a move of the legal list element by element, with mouse, finger and keys alike. */
export function useSelection<M extends object>(options: SelectionOptions<M>): Selection<M> {
  const picking = usePicking(options);
  const kept = usePicks(options, picking);
  const looking = useLooking();
  const { looked, look } = looking;
  const refusals = useRefusal(options.refusal);
  const verbs = verbsOf(options, { ...kept, picking, refusals, looking });
  const { picks } = kept;
  const now = narrowed(picking.choices, namesOf(picks));
  const further = looked === undefined ? undefined : withPick(picking, picks, looked);
  const ahead = further ? narrowed(picking.choices, namesOf(further)) : now;
  // Nothing is shown as if it were about to happen before somebody has pointed at anything.
  const meant = further || picks.length > 0 ? (ahead.done ?? ahead.only) : undefined;
  const can = (name: string): boolean => now.next.has(name);
  const isChosen = (name: string): boolean => picks.some((pick) => pick.name === name);
  return {
    ...verbs,
    chosen: namesOf(picks),
    now,
    ahead,
    looked,
    look,
    preview: options.pending ?? meant,
    refusal: refusals.shown,
    can,
    isChosen,
    mark: (name) => ({
      'data-element': name,
      'data-can': can(name) || undefined,
      'data-chosen': isChosen(name) || undefined,
      'aria-pressed': isChosen(name) || (can(name) ? false : undefined),
    }),
    say: refusals.say,
    root: useTaps({ tap: verbs.tap, look, back: verbs.back }),
  };
}

/** Dragging as a shortcut for two taps: the first element is taken, the second is where it is let go. */
export const dragsOf = <M>(selection: Selection<M>): DragOptions => ({
  take: selection.hold,
  over: selection.look,
  drop: (name, onto) => {
    selection.look(undefined);
    // Let go where it was taken, it stays in the hand; over nothing, it goes back.
    if (onto === undefined) selection.back();
    else if (onto !== name) selection.tap(onto, 'mouse');
  },
});
