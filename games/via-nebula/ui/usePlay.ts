// Choosing on this board: what is meant by a tap, what is marked, what everything is called at this moment.
import { type BoardProps, narrow, type Selection, useSelection } from '@penumbra/board';
import { useMemo, useRef } from 'react';
import type { ViaNebula } from '../src/index.ts';
import type { Move } from '../src/moves/move.ts';
import type { View } from '../src/view.ts';
import type { Hex } from '../src/words.ts';
import type { ViaText } from '../text/words.ts';
import { attempted } from './attempt.ts';
import { hexWords } from './describe.ts';
import { elementsFor, isImplied, onBoard } from './elements.ts';
import { type Marks, marksOf } from './marks.ts';
import { type Preview, previewOf } from './preview.ts';
import { atlasOfView } from './survey.ts';

export type Props = BoardProps<ViaNebula, ViaText>;

export interface Play {
  readonly legal: readonly Move[];
  readonly asked: boolean;
  readonly selection: Selection<Move>;
  readonly marks: Marks;
  /** By hex. */
  readonly words: readonly string[];
  readonly hinted: readonly string[];
  readonly pointed: readonly string[];
  readonly preview: Preview | undefined;
}

const NOTHING: readonly never[] = [];

export function usePlay(props: Props): Play {
  const { seen, seat, text, act, refusal, pending, hint, assist, firstTap } = props;
  const { view } = seen;
  const legal = seat === undefined ? NOTHING : seen.legal;
  const elementsOf = elementsFor(view.config);
  const tried = useRef<string>(undefined);
  const selection = useSelection<Move>({
    legal,
    elementsOf,
    act,
    refusal: refusal && { ...refusal, refusal: { at: placesOf(refusal.refusal.at, tried.current, view) } },
    pending,
    key: `${seat} ${seen.step}`,
    // A finger sees first what would begin and end at once, and what cannot be taken back: an ability is followed by a refill.
    ending: (by, begun) =>
      by === 'touch' && firstTap !== 'acts' && (!begun || view.phase === 'ability') ? 'shows' : 'acts',
    implied: isImplied,
    attempt: (name, chosen) => {
      tried.current = name;
      return seat === undefined ? undefined : attempted(view, seat, name, chosen, text);
    },
  });
  const chosen = selection.chosen.join('|');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is in one word
  const marks = useMemo(
    () => marksOf(view, selection, assist !== 'off'),
    [view, legal, chosen, assist, selection.preview],
  );
  const base = useMemo(
    () => atlasOfView(view).names.map((_, hex) => hexWords(view, seat, hex as Hex, text)),
    [view, seat, text],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is in one word
  const words = useMemo(() => withActs(base, props, selection), [base, legal, chosen]);
  const move = selection.preview;
  const preview = useMemo(
    () => (move && seat !== undefined ? previewOf(view, seat, move, text, assist === 'coach') : undefined),
    [view, seat, move, text, assist],
  );
  const wayOf = (one: Move): readonly string[] => elementsOf(one)[0] ?? NOTHING;
  return {
    legal,
    asked: legal.length > 0,
    selection,
    marks,
    words,
    hinted: hint ? wayOf(hint).map((name) => onBoard(view.config, name)) : NOTHING,
    pointed: props.point.map((name) => onBoard(view.config, name)),
    preview,
  };
}

/** Beside what is to blame; where no piece is, beside what was tried. */
const placesOf = (at: readonly string[], tried: string | undefined, view: View): readonly string[] =>
  at.length > 0 ? at.map((name) => onBoard(view.config, name)) : [tried ?? 'map'];

/** What choosing a hex would do, behind what lies there. */
function withActs(
  base: readonly string[],
  { seen, text, config }: Props,
  selection: Selection<Move>,
): readonly string[] {
  const { names } = atlasOfView(seen.view);
  const { labels } = text;
  const elementsOf = elementsFor(seen.view.config);
  return base.map((words, hex) => {
    const name = names[hex] as string;
    if (!selection.can(name)) return words;
    const { done, only, moves } = narrow(selection.now.moves, elementsOf, [...selection.chosen, name]);
    const move = done ?? only;
    if (move) return `${words}; ${text.move(move, config)}`;
    const kinds = new Set(moves.map(({ kind }) => kind));
    const what =
      kinds.size > 1
        ? labels.chooseHere
        : kinds.has('fly')
          ? labels.flyFrom
          : kinds.has('carry')
            ? labels.carryFrom
            : labels.chooseHere;
    return `${words}; ${what}`;
  });
}
