import type { Seat } from '@penumbra/kit';
import { useId } from 'react';
import { Icon, type IconName } from '../../app/icons.tsx';
import { useWords } from '../../app/words.ts';
import { type ReplayEyes, type ReplayModel, type ReplayParts, SPEEDS } from './model.ts';
import styles from './Replay.module.css';

/** The scrubber with rounds marked, play and speed, whose eyes, and jumps to decisions. */
export function Controls({ model, face, names }: ReplayParts) {
  const { t } = useWords();
  return (
    <>
      <section className={styles.controls} aria-label={t.replay.scrubber}>
        <Scrubber model={model} />
        <div className="row">
          <Transport model={model} />
        </div>
      </section>
      <section className={styles.looks} aria-label={t.replay.eyes}>
        <div className="row">
          <Speed model={model} />
          <Eyes {...{ model, face, names }} />
        </div>
        <Decisions {...{ model, face, names }} />
      </section>
    </>
  );
}

const jump = (model: ReplayModel, step: number): void => {
  model.stop();
  model.jump(step);
};

function Scrubber({ model }: { readonly model: ReplayModel }) {
  const { t } = useWords();
  const marks = useId();
  const { timeline, step } = model;
  return (
    <div className={styles.scrubber}>
      <input
        type="range"
        min={0}
        max={timeline.length}
        value={step}
        list={marks}
        aria-label={t.replay.scrubber}
        aria-valuetext={`${t.table.round(timeline.roundAt(step))}, ${t.replay.step(step, timeline.length)}`}
        onChange={(event) => jump(model, Number(event.target.value))}
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
              onClick={() => jump(model, mark.step)}
            >
              {mark.round}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Transport({ model }: { readonly model: ReplayModel }) {
  const { t } = useWords();
  const { timeline, step, playing } = model;
  const atEnd = step >= timeline.length;
  const buttons: readonly [IconName, string, () => void, boolean][] = [
    ['first', t.replay.first, () => jump(model, 0), step === 0],
    ['back', t.replay.back, () => jump(model, step - 1), step === 0],
    [playing ? 'pause' : 'play', playing ? t.replay.pause : t.replay.play, model.toggle, false],
    ['forward', t.replay.forward, model.forward, atEnd],
    ['last', t.replay.last, () => jump(model, timeline.length), atEnd],
  ];
  return buttons.map(([icon, label, onClick, disabled]) => (
    <button key={label} type="button" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      <Icon name={icon} />
    </button>
  ));
}

function Speed({ model }: { readonly model: ReplayModel }) {
  const { t } = useWords();
  return (
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
  );
}

/** A running game keeps its secrets: it can only be watched as a spectator. */
function Eyes({ model, face, names }: ReplayParts) {
  const { t } = useWords();
  const { over, record } = model.timeline;
  return (
    <label className={styles.field}>
      {t.replay.eyes}
      <select
        value={String(model.eyes)}
        onChange={({ target: { value } }) =>
          model.look(value === 'all' || value === 'public' ? value : (Number(value) as ReplayEyes))
        }
      >
        {over && <option value="all">{t.replay.all}</option>}
        <option value="public">{t.replay.public}</option>
        {over &&
          record.config.seats.map((colour, seat) => (
            <option key={colour} value={seat}>
              {names[seat]} ({face.text.seat(colour)})
            </option>
          ))}
      </select>
    </label>
  );
}

function Decisions({ model, face, names }: ReplayParts) {
  const { t } = useWords();
  const { timeline, step } = model;
  return (
    <div className="row">
      {timeline.record.config.seats.map((colour, i) => {
        const next = timeline.nextDecision(step, i as Seat);
        return (
          <button
            key={colour}
            type="button"
            className="quiet"
            disabled={next === undefined}
            onClick={() => next !== undefined && jump(model, next)}
          >
            {t.replay.next(names[i] as string)} ({face.text.seat(colour)})
          </button>
        );
      })}
    </div>
  );
}
