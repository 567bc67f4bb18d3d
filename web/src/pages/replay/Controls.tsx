import type { Seat } from '@penumbra/kit';
import { useId } from 'react';
import { Icon, type IconName } from '../../app/icons.tsx';
import { useWords } from '../../app/words.ts';
import { type ReplayEyes, SPEEDS } from './model.ts';
import styles from './Replay.module.css';
import type { ReplayParts } from './Replay.tsx';

/** The scrubber with rounds marked, play and speed, whose eyes, and jumps to decisions. */
export function Controls({ model, face, names }: ReplayParts) {
  const { t } = useWords();
  const marks = useId();
  const { timeline, step } = model;
  const { seats } = timeline.record.config;
  const setStep = (to: number): void => {
    model.stop();
    model.jump(to);
  };
  const button = (icon: IconName, label: string, onClick: () => void, disabled = false) => (
    <button type="button" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
  const atEnd = step >= timeline.length;
  return (
    <section className={styles.controls} aria-label={t.replay.scrubber}>
      <div className={styles.scrubber}>
        <input
          type="range"
          min={0}
          max={timeline.length}
          value={step}
          list={marks}
          aria-label={t.replay.scrubber}
          aria-valuetext={`${t.table.round(timeline.roundAt(step))}, ${t.replay.step(step, timeline.length)}`}
          onChange={(event) => setStep(Number(event.target.value))}
        />
        <datalist id={marks}>
          {timeline.rounds.map((mark) => (
            <option key={mark.step} value={mark.step} />
          ))}
        </datalist>
        <ol className={styles.rounds} aria-label={t.replay.rounds}>
          {timeline.rounds.map((mark) => (
            <li key={mark.step} style={{ insetInlineStart: `${(100 * mark.step) / Math.max(1, timeline.length)}%` }}>
              <button
                type="button"
                className="quiet"
                aria-label={t.table.round(mark.round)}
                onClick={() => setStep(mark.step)}
              >
                {mark.round}
              </button>
            </li>
          ))}
        </ol>
      </div>
      <div className="row">
        {button('first', t.replay.first, () => setStep(0), step === 0)}
        {button('back', t.replay.back, () => setStep(step - 1), step === 0)}
        {button(model.playing ? 'pause' : 'play', model.playing ? t.replay.pause : t.replay.play, model.toggle)}
        {button('forward', t.replay.forward, model.forward, atEnd)}
        {button('last', t.replay.last, () => setStep(timeline.length), atEnd)}
        <label className={styles.field}>
          {t.replay.speed}
          <select
            value={model.speed}
            onChange={(event) => model.setSpeed(SPEEDS.find((one) => one === Number(event.target.value)) ?? 1)}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {speed}×
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          {t.replay.eyes}
          <select
            value={String(model.eyes)}
            onChange={({ target: { value } }) =>
              model.look(value === 'all' || value === 'public' ? value : (Number(value) as ReplayEyes))
            }
          >
            {timeline.over && <option value="all">{t.replay.all}</option>}
            <option value="public">{t.replay.public}</option>
            {timeline.over &&
              seats.map((colour, seat) => (
                <option key={colour} value={seat}>
                  {names[seat]} ({face.text.seat(colour)})
                </option>
              ))}
          </select>
        </label>
      </div>
      <div className="row">
        {seats.map((colour, i) => {
          const next = timeline.nextDecision(step, i as Seat);
          return (
            <button
              key={colour}
              type="button"
              className="quiet"
              disabled={next === undefined}
              onClick={() => next !== undefined && setStep(next)}
            >
              {t.replay.next(names[i] as string)} ({face.text.seat(colour)})
            </button>
          );
        })}
      </div>
    </section>
  );
}
