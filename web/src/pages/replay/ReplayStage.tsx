import type { BoardProps } from '@penumbra/board';
import type { GameTypes, Seat } from '@penumbra/kit';
import { useEffect, useMemo, useRef } from 'react';
import { Icon } from '../../app/icons.tsx';
import { useWords, whenText } from '../../app/words.ts';
import type { ReplayEyes } from '../../link/replay.ts';
import { Mark } from '../../parts/Mark.tsx';
import { points } from '../../review/swings.ts';
import type { Reviewing } from '../../review/useReview.ts';
import { useMotion, useSettings } from '../../settings/settings.ts';
import type { ReplayParts } from './model.ts';
import styles from './ReplayStage.module.css';
import type { Row } from './rows.ts';

interface Props extends ReplayParts {
  readonly reviewing: Reviewing;
  readonly rows: readonly Row[];
}

/** The board, and beside it whose eyes look on, how everybody stands, and the step in one sentence. */
export function ReplayStage(props: Props) {
  const { t } = useWords();
  const { looked } = props.model;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the review stands below: what it talks about comes into sight.
    if (looked) box.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [looked]);
  return (
    <section ref={box} className={styles.stage}>
      <div className={styles.board}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keys */}
        <section className={styles.inner} tabIndex={0} aria-label={t.table.board}>
          <ReplayBoard {...props} />
        </section>
      </div>
      <div className={styles.side}>
        <Eyes {...props} />
        <Seats {...props} />
        <Said {...props} />
      </div>
    </section>
  );
}

const noop = (): void => {};
const NOTHING: readonly never[] = [];

function ReplayBoard({ model, face, names }: ReplayParts) {
  const { lang } = useWords();
  const motion = useMotion();
  const patterns = useSettings((settings) => settings.patterns);
  const { showing, looked } = model;
  const { config, seen, viewer, log } = model.link;
  const { timeline } = model;
  const isEnd = model.step === timeline.length;
  const decided = useMemo(() => (isEnd ? timeline.decided(viewer) : undefined), [isEnd, timeline, viewer]);
  const props: BoardProps = {
    config,
    seen: showing?.after ?? seen,
    before: showing?.before,
    moments: showing?.moments ?? NOTHING,
    log,
    decided,
    seat: viewer === 'public' ? undefined : viewer,
    names,
    text: face.text,
    lang,
    act: noop,
    retract: noop,
    refusal: undefined,
    pending: looked?.played,
    hint: looked?.better,
    point: NOTHING,
    assist: 'off',
    motion,
    patterns,
    still: true,
  };
  return <face.ui.Board {...props} />;
}

/** A running game keeps its secrets: it can only be watched as a spectator. */
function Eyes({ model, names }: ReplayParts) {
  const { t } = useWords();
  const { over, record } = model.timeline;
  const { config } = record;
  if (!over) return <p className={styles.watching}>{t.replay.public}</p>;
  const choices: readonly ReplayEyes[] = ['all', ...config.seats.map((_, seat) => seat as Seat)];
  return (
    <fieldset className={styles.eyes} aria-label={t.replay.eyes}>
      {choices.map((eyes) => (
        <label key={eyes} data-on={eyes === model.link.eyes || undefined}>
          <input
            type="radio"
            name="eyes"
            className="hidden"
            checked={eyes === model.link.eyes}
            aria-label={typeof eyes === 'number' ? t.replay.eyesOf(names[eyes] as string) : t.replay.allHelp}
            onChange={() => model.see(eyes)}
          />
          {typeof eyes === 'number' ? (
            <Mark game={config.game} colour={config.seats[eyes] as string} size={22} />
          ) : (
            <>
              <Icon name="eye" size={18} />
              <span>{t.replay.all}</span>
            </>
          )}
        </label>
      ))}
    </fieldset>
  );
}

/** Everybody with what is public about them, and what the bots gave for their chances. */
function Seats({ model, face, names, reviewing }: Props) {
  const { t, lang } = useWords();
  const patterns = useSettings((settings) => settings.patterns);
  const { config } = model.link;
  const { result, length } = model.timeline;
  const now = reviewing.kind === 'review' ? reviewing.review.steps[Math.max(0, model.step - 1)]?.win : undefined;
  return (
    <ul className={styles.seats} aria-label={t.table.players}>
      {config.seats.map((colour, i) => {
        const seat = i as Seat;
        const won = model.step === length && !result?.rank && result?.winners.includes(seat);
        return (
          <li key={colour} data-tone={colour} data-viewer={model.link.viewer === seat || undefined}>
            <div>
              <Mark game={config.game} colour={colour} size={24} />
              <b>{names[seat]}</b>
              {won && <span className="badge good">{t.table.winner}</span>}
              {now && <span className={styles.chance}>{points(now[seat] ?? 0)} %</span>}
            </div>
            <face.ui.Player
              {...{ config, patterns, lang }}
              seen={model.link.seenOf(seat)}
              of={seat}
              room="chip"
              text={face.text}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The step that stands on the board. */
function Said({ model, face, rows }: Props) {
  const { t } = useWords();
  const { timeline, step, looked, link } = model;
  const isOver = link.seen.turn.kind === 'over';
  const round = whenText(t, timeline.roundAt(step), timeline.record.game.facts.counts, isOver);
  const lines = rows[step - 1]?.lines ?? [];
  const moveName = (move: GameTypes['Move'] | undefined): string => (move ? face.text.move(move, link.config) : '');
  return (
    <div className={styles.said} role="status">
      <p>
        {t.replay.stepShort(step)} · {round}
      </p>
      {looked ? (
        <>
          <p>
            <b>
              {t.review.played}: {moveName(looked.played)}
            </b>
          </p>
          <p className={styles.better}>
            {t.review.better}: {moveName(looked.better)}
          </p>
        </>
      ) : (
        <p>
          <b>{step === 0 ? t.replay.start : lines.map(({ text }) => text).join(' ')}</b>
        </p>
      )}
    </div>
  );
}
