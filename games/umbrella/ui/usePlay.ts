// Choosing on this board: what is meant by a tap, what is foreseen, and what everything looks like at this moment.
import { type BoardProps, type Selection, useSelection } from '@penumbra/board';
import type { Seat } from '@penumbra/kit';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Umbrella } from '../src/index.ts';
import type { Move } from '../src/moves/index.ts';
import type { View } from '../src/view.ts';
import type { UmbrellaText } from '../text/words.ts';
import { type Ahead, aheadOf } from './ahead.ts';
import { attempted, type Named, readName } from './attempt.ts';
import { isImplied, stackName, waysOf } from './elements.ts';
import { zoneOn } from './facts.ts';
import { whyNot } from './words.ts';

export type Props = BoardProps<Umbrella, UmbrellaText>;

export interface Play {
  /** Whose plan is large: one's own, or of who watches that of the seat at turn. */
  readonly me: Seat;
  readonly isMine: boolean;
  readonly legal: readonly Move[];
  readonly asked: boolean;
  readonly selection: Selection<Move>;
  readonly ahead: Ahead | undefined;
  /** What is chosen, read. */
  readonly chosen: readonly Named[];
  readonly looked: Named | undefined;
  /** A slot whose choreography was asked to be shown. */
  readonly pinned: number | undefined;
  readonly hinted: ReadonlySet<string>;
  readonly pointed: ReadonlySet<string>;
  /** Stacks with which something can be completed now, for who wants to be told. */
  readonly flags: ReadonlySet<string>;
  /** Beside what a refusal stands. */
  readonly refused: string | undefined;
}

const NOTHING: readonly never[] = [];
const NO_NAMES: ReadonlySet<string> = new Set();

/** `me`: whose place is large. `visit`: where the places of the others are cards, a tap on one wants to see it. */
export function usePlay(props: Props, me: Seat, visit: (place: string) => void): Play {
  const { seen, seat, text, act, refusal, pending, hint, assist, firstTap } = props;
  const { view } = seen;
  const legal = seat === me ? seen.legal : NOTHING;
  const elementsOf = useCallback((move: Move) => waysOf(view, me, move), [view, me]);
  const tried = useRef<string>(undefined);
  const [pin, setPin] = useState<number>();
  const selection = useSelection<Move>({
    legal,
    elementsOf,
    act,
    refusal: refusal && toldAt(props, refusal, me, tried.current ?? 'stage'),
    pending,
    key: `${seat} ${seen.step}`,
    firstTap,
    implied: isImplied,
    attempt: (name, chosen) => {
      tried.current = name;
      const what = readName(view, me, name);
      if (what.kind === 'other') {
        visit(name);
        return undefined;
      }
      if (what.kind === 'slot' && view.phase !== 'complete') {
        setPin(pin === what.slot ? undefined : what.slot);
        return undefined;
      }
      return seat === undefined ? undefined : attempted(view, me, name, chosen, text);
    },
  });
  const move = selection.preview;
  const isLegal = move !== undefined && legal.includes(move);
  const ahead = useMemo(
    () => (move && (isLegal || pending === move) ? aheadOf(view, me, move) : undefined),
    [view, me, move, isLegal, pending],
  );
  const hinted = useMemo(() => (hint ? new Set(waysOf(view, me, hint)[0]) : NO_NAMES), [view, me, hint]);
  const colour = view.config.seats[me] as string;
  // What an event was about is named by whose it is; at one's own place it has a plain name.
  const pointed = useMemo(
    () => new Set(props.point.map((name) => (name.startsWith(`${colour} `) ? name.slice(colour.length + 1) : name))),
    [props.point, colour],
  );
  const flags = useMemo(
    () => (assist === 'coach' && legal.length > 0 ? flagsOf(view, me, legal) : NO_NAMES),
    [assist, legal, view, me],
  );
  const { looked } = selection;
  return {
    me,
    isMine: seat !== undefined,
    legal,
    asked: legal.length > 0,
    selection,
    ahead,
    chosen: selection.chosen.map((name) => readName(view, me, name)),
    looked: looked === undefined ? undefined : readName(view, me, looked),
    pinned: pin,
    hinted,
    pointed,
    flags,
    refused: selection.refusal?.at[0],
  };
}

/** A refusal beside what was tapped, in the board's own words where they say more. */
function toldAt({ seen: { view }, text }: Props, told: NonNullable<Props['refusal']>, me: Seat, name: string) {
  const sentence = whyNot(view, readName(view, me, name), told.refusal.code, text) ?? told.sentence;
  return { id: told.id, sentence, refusal: { at: [name] } };
}

function flagsOf(view: View, me: Seat, legal: readonly Move[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const move of legal) {
    if (move.kind !== 'slide' || move.from >= 0) continue;
    const name = stackName(view, me, zoneOn(view, me, move.side), move.colour);
    if (!found.has(name) && aheadOf(view, me, move).completes.length > 0) found.add(name);
  }
  return found;
}

/** The stack in the hand. */
export const heldStack = ({ chosen }: Play): Extract<Named, { kind: 'stack' }> | undefined =>
  chosen.find((one) => one.kind === 'stack');
export const heldGate = ({ chosen }: Play): Extract<Named, { kind: 'gate' }> | undefined =>
  chosen.find((one) => one.kind === 'gate');
