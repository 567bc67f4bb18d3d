import { folded, type Game, type GameTypes, type Json, type Seen, type Sketch, unreachable } from '@penumbra/kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { SketchView } from './SketchView.tsx';
import styles from './TextBoard.module.css';

/** The words of the text board, in the reader's language. */
export interface TextBoardNames {
  readonly picture: string;
  readonly facts: string;
  readonly moves: string;
  readonly filter: string;
  readonly noMoves: string;
  readonly noMatch: string;
  readonly empty: string;
  readonly yes: string;
  readonly no: string;
  readonly hint: string;
  more(count: number): string;
  found(count: number): string;
}

export interface TextBoardProps {
  readonly game: Game;
  readonly seen: Seen<GameTypes>;
  readonly names: TextBoardNames;
  /** The accessible name of a move. */
  move(move: GameTypes['Move']): string;
  /** The name of a board element or a key of a view. */
  element(name: string): string;
  act(move: GameTypes['Move']): void;
  readonly hint: GameTypes['Move'] | undefined;
  /** A picture of a finished or foreign table: no moves. */
  readonly still: boolean;
}

const PAGE = 40;
const FILTER_FROM = 12;

/** Any game as text: a sketch for the eye, everything visible as nested lists, and the legal moves as buttons. */
export function TextBoard({ game, seen, names, move, element, act, hint, still }: TextBoardProps) {
  const sketch: Sketch = useMemo(() => game.sketch(seen.view, element), [game, seen.view, element]);
  const facts = useMemo(() => game.notation.view(seen.view), [game, seen.view]);
  return (
    <div className={styles.board} data-testid="text-board">
      <SketchView sketch={sketch} label={names.picture} element={element} />
      <details className={styles.facts}>
        <summary>{names.facts}</summary>
        <Fact value={facts} names={names} element={element} />
      </details>
      {!still && <Moves {...{ seen, names, move, act, hint }} />}
    </div>
  );
}

type MovesProps = Pick<TextBoardProps, 'seen' | 'names' | 'move' | 'act' | 'hint'>;

function Moves({ seen, names, move, act, hint }: MovesProps) {
  const [filter, setFilter] = useState('');
  const [shown, setShown] = useState(PAGE);
  const heading = 'text-board-moves';
  const section = useRef<HTMLElement>(null);
  const inside = useRef(false);
  const named = useMemo(() => seen.legal.map((one) => ({ move: one, name: move(one) })), [seen.legal, move]);
  useEffect(() => {
    // The button that was pressed is gone with its move: whoever plays by keys goes on here, not at the top of the page.
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (named.length > 0 && inside.current && lost) section.current?.focus({ preventScroll: true });
  }, [named]);
  const words = folded(filter).split(/\s+/).filter(Boolean);
  const found = named.filter(({ name }) => words.every((word) => folded(name).includes(word)));
  return (
    <section
      ref={section}
      className={styles.moves}
      aria-labelledby={heading}
      tabIndex={-1}
      onFocus={() => {
        inside.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        inside.current = relatedTarget === null;
      }}
    >
      <h2 id={heading}>{names.moves}</h2>
      {named.length === 0 && <p>{names.noMoves}</p>}
      {named.length > FILTER_FROM && (
        <label className={styles.filter}>
          {names.filter}
          <input
            type="search"
            value={filter}
            onChange={(event) => {
              setFilter(event.target.value);
              setShown(PAGE);
            }}
          />
          <output>{words.length > 0 && (found.length > 0 ? names.found(found.length) : names.noMatch)}</output>
        </label>
      )}
      <ul>
        {found.slice(0, shown).map(({ move: one, name }) => (
          <li key={name}>
            <button type="button" data-hint={one === hint} onClick={() => act(one)}>
              {name}
              {one === hint && <span className={styles.hint}> · {names.hint}</span>}
            </button>
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <button type="button" onClick={() => setShown(shown + PAGE)}>
          {names.more(found.length - shown)}
        </button>
      )}
    </section>
  );
}

interface FactProps {
  readonly value: Json;
  readonly names: TextBoardNames;
  element(name: string): string;
}

/** A view as lists inside lists: what a screen reader can walk. */
function Fact({ value, names, element }: FactProps) {
  if (Array.isArray(value)) {
    if (value.length === 0) return <span>{names.empty}</span>;
    if (value.every((entry) => typeof entry !== 'object')) return <span>{value.map(word).join(', ')}</span>;
    return (
      <ol>
        {(value as readonly Json[]).map((entry, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what it is called by
          <li key={i}>
            <Fact value={entry} names={names} element={element} />
          </li>
        ))}
      </ol>
    );
  }
  if (value !== null && typeof value === 'object') {
    return (
      <ul>
        {Object.entries(value as { readonly [key: string]: Json }).map(([key, entry]) => (
          <li key={key}>
            <b>{element(key)}:</b> <Fact value={entry} names={names} element={element} />
          </li>
        ))}
      </ul>
    );
  }
  return <span>{word(value as Json)}</span>;

  function word(entry: Json): string {
    if (entry === null) return names.empty;
    if (typeof entry === 'boolean') return entry ? names.yes : names.no;
    if (typeof entry === 'string') return element(entry);
    if (typeof entry === 'number') return String(entry);
    return unreachable(entry as never);
  }
}
