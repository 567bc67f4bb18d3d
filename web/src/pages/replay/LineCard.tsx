import { Icon, type IconName } from '../../app/icons.tsx';
import { useWords } from '../../app/words.ts';
import type { Reviewing } from '../../review/useReview.ts';
import { WinCurve } from '../../review/WinCurve.tsx';
import { useMedia } from '../../settings/settings.ts';
import styles from './LineCard.module.css';
import { type ReplayModel, type ReplayParts, SPEEDS } from './model.ts';

interface Props extends ReplayParts {
  readonly reviewing: Reviewing;
}

const low = matchMedia('(max-height: 740px)');

/** Curve and scrubber are one: drag, arrows, buttons. */
export function LineCard({ model, names, reviewing }: Props) {
  const { t } = useWords();
  const { timeline, step, looked, link } = model;
  const { counts } = timeline.record.game.facts;
  const isLow = useMedia(low);
  const review = reviewing.kind === 'review' ? reviewing.review : undefined;
  return (
    <section className={styles.line} aria-label={t.replay.scrubber}>
      <div className={styles.keys}>
        <Transport model={model} />
        <span className={styles.step}>{t.replay.step(step, timeline.length)}</span>
        <span className={styles.opts}>
          <Speed model={model} />
          <NextChoice {...{ model, names }} />
        </span>
      </div>
      <div
        role="slider"
        tabIndex={0}
        className={styles.slider}
        aria-label={t.replay.scrubber}
        aria-valuemin={0}
        aria-valuemax={timeline.length}
        aria-valuenow={step}
        aria-valuetext={`${t.table.round(timeline.roundAt(step), counts)}, ${t.replay.step(step, timeline.length)}`}
      >
        <WinCurve
          story={timeline}
          review={review}
          height={review ? (isLow ? 104 : 140) : 56}
          strong={link.you}
          chosen={looked?.swing.step}
          at={step}
          onJump={model.jump}
        />
      </div>
      {reviewing.kind === 'progress' && (
        <p className={styles.running}>
          {t.review.running} <progress max={reviewing.total} value={reviewing.done} aria-label={t.review.running} />
        </p>
      )}
    </section>
  );
}

function Transport({ model }: { readonly model: ReplayModel }) {
  const { t } = useWords();
  const { timeline, step, playing } = model;
  const atEnd = step >= timeline.length;
  const buttons: readonly [IconName, string, () => void, boolean][] = [
    ['first', t.replay.first, () => model.jump(0), step === 0],
    ['back', t.replay.back, () => model.jump(step - 1), step === 0],
    [playing ? 'pause' : 'play', playing ? t.replay.pause : t.replay.play, model.toggle, false],
    ['forward', t.replay.forward, model.next, atEnd],
    ['last', t.replay.last, () => model.jump(timeline.length), atEnd],
  ];
  return buttons.map(([icon, label, onClick, disabled]) => (
    <button
      key={icon === 'pause' ? 'play' : icon}
      type="button"
      className={icon === 'play' || icon === 'pause' ? 'sun square' : 'quiet square'}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  ));
}

function Speed({ model }: { readonly model: ReplayModel }) {
  const { t } = useWords();
  return (
    <select
      className={styles.speed}
      aria-label={t.replay.speed}
      value={model.speed}
      onChange={(event) => model.setSpeed(SPEEDS.find((one) => one === Number(event.target.value)) ?? 1)}
    >
      {SPEEDS.map((speed) => (
        <option key={speed} value={speed}>
          {speed}×
        </option>
      ))}
    </select>
  );
}

/** From one choice to the next of whoever looks on, or of the seat whose eyes they borrow. */
function NextChoice({ model, names }: Pick<ReplayParts, 'model' | 'names'>) {
  const { t } = useWords();
  const { you, eyes } = model.link;
  const seat = typeof eyes === 'number' ? eyes : you;
  if (seat === undefined) return null;
  const next = model.timeline.nextDecision(model.step, seat);
  return (
    <button type="button" className="quiet slim" disabled={next === undefined} onClick={() => model.decision(seat)}>
      {seat === you ? t.replay.nextMine : t.replay.next(names[seat] as string)}
    </button>
  );
}
