import type { Seat } from '@penumbra/kit';
import { useEffect, useMemo, useRef } from 'react';
import { useWords } from '../../app/words.ts';
import type { Face } from '../../games/face.ts';
import type { Timeline } from '../../record/timeline.ts';
import type { ReplayEyes, ReplayParts } from './model.ts';
import styles from './Replay.module.css';

interface Row {
  /** The number of steps after it. */
  readonly step: number;
  readonly round: number | undefined;
  readonly who: string;
  readonly what: string;
}

/** Every step as a line that can be jumped to. Secrets stay with the eyes that may see them. */
export function StepList({ model, face, names }: ReplayParts) {
  const { t } = useWords();
  const here = useRef<HTMLButtonElement>(null);
  const scroll = useRef<HTMLElement>(null);
  const { timeline, eyes } = model;
  const rows = useMemo(
    () => listRows({ timeline, eyes, face, names, chance: t.replay.chance }),
    [timeline, eyes, face, names, t],
  );
  useEffect(() => {
    const [row, box] = [here.current, scroll.current];
    // Only the list scrolls: the board stays in sight.
    if (model.step >= 0 && row && box) box.scrollTop = row.offsetTop - box.clientHeight / 2;
  }, [model.step]);

  return (
    <aside className={styles.steps} aria-label={t.replay.steps}>
      <h2>{t.replay.steps}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reachable by keys */}
      <section ref={scroll} tabIndex={0} aria-label={t.replay.steps}>
        <ol>
          {rows.map(({ step, round, who, what }) => (
            <li key={step}>
              {round !== undefined && <h3>{t.table.round(round)}</h3>}
              <button
                ref={step === model.step ? here : undefined}
                type="button"
                className="quiet"
                aria-current={step === model.step ? 'step' : undefined}
                onClick={() => {
                  model.stop();
                  model.jump(step);
                }}
              >
                <b>{who}</b> <span>{what}</span>
              </button>
            </li>
          ))}
        </ol>
      </section>
    </aside>
  );
}

interface Source {
  readonly timeline: Timeline;
  readonly eyes: ReplayEyes;
  readonly face: Face;
  readonly names: readonly string[];
  readonly chance: string;
}

function listRows({ timeline, eyes, face, names, chance }: Source): Row[] {
  const { config, steps } = timeline.record;
  return steps.map(([who, text], i) => {
    const seat = config.seats.indexOf(who);
    const viewer = eyes === 'all' ? (seat < 0 ? 'public' : (seat as Seat)) : eyes;
    const lines = timeline.changes[i]?.events(viewer).flatMap((event) => face.text.event(event, config) ?? []) ?? [];
    const round = timeline.rounds.find((mark) => mark.step === i)?.round;
    const open = eyes === 'all' || eyes === seat;
    const move = timeline.moves[i];
    // A sealed choice or a secret draw is told to those who may know it.
    const secret = !open ? undefined : move ? face.text.move(move, config) : seat < 0 ? text : undefined;
    return { step: i + 1, round, who: seat < 0 ? chance : (names[seat] as string), what: lines[0] ?? secret ?? '…' };
  });
}
