import type { TrayRoom } from '@penumbra/board';
import { type Lang, listSeats, type Seat, whyText } from '@penumbra/kit';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import { useWords } from '../../app/words.ts';
import { Mark } from '../../parts/Mark.tsx';
import { useRoomForToasts } from '../../parts/Toast.tsx';
import type { ShellText } from '../../text/index.ts';
import { type Level, thinkMs } from '../../think/levels.ts';
import { useAround } from './around.ts';
import styles from './Dock.module.css';
import { Eclipse } from './Eclipse.tsx';
import type { Hint } from './hint.ts';
import type { TableModel } from './model.ts';
import { rivalText } from './rival.ts';
import { type Tool, Tools } from './tools.tsx';
import type { Layout } from './useLayout.ts';

interface Props {
  readonly model: TableModel;
  readonly names: readonly string[];
  readonly layout: Layout;
  readonly asText: boolean;
  readonly tools: readonly Tool[];
  readonly room: TrayRoom;
  /** Where the board puts the own hand. */
  readonly tray: (element: HTMLElement | null) => void;
}

/** Always in the same place and of the same size: the own hand, one line of advice, and the one act that commits. */
export function Dock({ model, names, layout, tools, room, tray, asText }: Props) {
  const { t } = useWords();
  const around = useAround();
  const height = layout === 'phone' ? room.phone : room.wide;
  const dock = useRef<HTMLElement>(null);
  // A dock at the side has no below.
  useRoomForToasts(dock, layout !== 'low');
  return (
    <section
      ref={dock}
      className={styles.dock}
      aria-label={t.table.dock}
      data-region=""
      tabIndex={-1}
      style={{ '--tray': `${height}px` } as React.CSSProperties}
    >
      {layout === 'wide' && (
        <div className={styles.left}>
          <Tools tools={tools} only={['undo', 'hint']} look="button" />
        </div>
      )}
      {layout === 'low' && (
        <div className={styles.left}>
          <Tools tools={tools} only={['undo', 'hint']} look="caption" />
        </div>
      )}
      <div className={styles.tray} ref={tray} />
      <Note {...{ model, layout, asText }} />
      <div className={styles.right}>{around?.dock ?? <Acts model={model} names={names} />}</div>
    </section>
  );
}

const percent = (share: number): number => Math.round(100 * share);

/** What the move is good for, in a sentence or two. */
function reasonOf({ move, reasons }: Extract<Hint, { kind: 'move' }>, { face, link }: TableModel, lang: Lang): string {
  const { seen } = link;
  const { viewer } = seen.view;
  if (!reasons || viewer === 'public') return '';
  return whyText(lang, face.text.reason?.({ move, seat: viewer, seen, ...reasons }) ?? []);
}

interface Said {
  /** In front of the rest, and strong. */
  readonly first?: string | undefined;
  readonly rest: string | undefined;
  readonly isBad?: boolean;
}

/** What is newest and most urgent. */
function saidBy(model: TableModel, t: ShellText, lang: Lang, asText: boolean): Said {
  const { face, link, hint, pending, refused, note, offered } = model;
  const moveName = (move: NonNullable<typeof pending>): string => face.text.move(move, link.config);
  const rival = ({ win = 0, next }: Extract<Hint, { kind: 'move' }>): string =>
    next?.win === undefined ? '' : `; ${rivalText(t, win, { name: moveName(next.move), win: next.win })}`;
  const why = (one: Extract<Hint, { kind: 'move' }>): string => {
    const reason = reasonOf(one, model, lang);
    if (one.share !== undefined) return `${reason} ${t.table.hintMix(percent(one.share))}`.trim();
    // Whoever plays alone cannot win: points are what counts there.
    if (one.win === undefined || link.config.seats.length === 1) return reason;
    return `${reason} ${t.table.hintWin(percent(one.win))}${rival(one)}`.trim();
  };
  if (note) return { rest: note };
  // A drawn board says it beside the piece.
  if (refused && asText) return { rest: refused.sentence, isBad: true };
  if (hint?.kind === 'thinking') return { rest: t.table.hintThinking };
  if (hint) return { first: `${t.table.hintSays(moveName(hint.move))}.`, rest: why(hint) };
  return { rest: pending ? `${moveName(pending)}?` : offered?.note };
}

/** One sentence at a time. */
function Note({ model, layout, asText }: Pick<Props, 'model' | 'layout' | 'asText'>) {
  const { t, lang } = useWords();
  const around = useAround();
  const { first, rest, isBad }: Said = around?.note ? { rest: around.note } : saidBy(model, t, lang, asText);
  const note = useWhole(`${first} ${rest}`, layout === 'phone');
  return (
    <p ref={note} className={isBad ? `${styles.note} ${styles.bad}` : styles.note}>
      {first && <b>{first}</b>}
      {first && ' '}
      {rest}
    </p>
  );
}

/** What is too long for its two lines on a phone floats over the stage, and the dock keeps its size. */
function useWhole(text: string, isTight: boolean): RefObject<HTMLParagraphElement | null> {
  const ref = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have another length
  useLayoutEffect(() => {
    const note = ref.current;
    if (!note || !isTight) return;
    note.toggleAttribute('data-whole', note.scrollHeight > note.clientHeight + 1);
    return () => note.removeAttribute('data-whole');
  }, [text, isTight]);
  return ref;
}

/** A button names its move where the name is short; the note beside it has the whole. */
const LONGEST_LABEL = 24;
const shortOr = (name: string, word: string): string => (name.length <= LONGEST_LABEL ? name : word);

/** The committing button is always here, in every game; it is the only golden thing while one is asked. */
function Acts({ model, names }: { readonly model: TableModel; readonly names: readonly string[] }) {
  const { t } = useWords();
  const { face, link, hint, pending, offered, shown } = model;
  if (pending) {
    return (
      <>
        <button type="button" className="big" onClick={model.cancel}>
          {t.table.no}
        </button>
        <button type="button" className="sun big" onClick={model.confirm}>
          <Icon name="check" />
          {shortOr(face.text.move(pending, link.config), t.table.yes)}
        </button>
      </>
    );
  }
  if (hint?.kind === 'move') {
    return (
      <>
        <button type="button" className="big" onClick={model.cancel}>
          {t.table.no}
        </button>
        <button type="button" className="act big" onClick={model.playHint}>
          <Icon name="hint" />
          {t.table.playHint}
        </button>
      </>
    );
  }
  if (offered?.commits === false) {
    return (
      <button type="button" className="big" onClick={offered.run}>
        {offered.label}
      </button>
    );
  }
  if (offered) {
    return (
      <>
        {offered.also?.map(({ label, run }) => (
          <button key={label} type="button" className="big" onClick={run}>
            {label}
          </button>
        ))}
        <button
          type="button"
          className={offered.ready ? 'sun big' : `big ${styles.waits}`}
          aria-keyshortcuts="Enter"
          data-commit=""
          onClick={offered.run}
        >
          {offered.ready && <Icon name="check" />}
          {offered.label}
        </button>
      </>
    );
  }
  if (shown.seen.mine) {
    return (
      <button type="button" className="big" onClick={model.retract}>
        <Icon name="undo" />
        {t.table.retract}
      </button>
    );
  }
  return <Waiting model={model} names={names} />;
}

/** Whom the table waits for, with the time a bot has left. */
function Waiting({ model, names }: { readonly model: TableModel; readonly names: readonly string[] }) {
  const { t } = useWords();
  const { link, shown } = model;
  if (!shown.live || shown.seen.turn.kind === 'over' || link.seen.legal.length > 0) return null;
  const asked = listSeats(shown.seen.waiting).find((seat) => link.people[seat]?.thinking !== undefined);
  if (asked === undefined) return null;
  return (
    <span className={styles.waiting}>
      <Mark game={link.config.game} colour={link.config.seats[asked] as string} size={24} />
      <span>{t.table.thinkingOf(names[asked] as string)}</span>
      <TimeLeft key={asked} model={model} seat={asked} />
    </span>
  );
}

const TICK_MS = 200;

function TimeLeft({ model, seat }: { readonly model: TableModel; readonly seat: Seat }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const { thinking = now, name } = model.link.people[seat] ?? {};
  const most = thinkMs(name as Level);
  return <Eclipse left={Math.min(1, Math.max(0, 1 - (now - thinking) / most))} />;
}
