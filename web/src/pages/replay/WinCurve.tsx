import type { Review } from '@penumbra/bots';
import type { PointerEvent } from 'react';
import { useWords } from '../../app/words.ts';
import type { ReplayParts } from './model.ts';
import styles from './Review.module.css';

const WIDTH = 600;
const HEIGHT = 140;
/** Lines are told apart without colour, too. */
const DASHES = ['none', '7 4', '2 4', '10 3 2 3'] as const;

/** How likely each seat was to win after every step, by its own knowledge. */
export function WinCurve({ model, face, names, review }: ReplayParts & { readonly review: Review }) {
  const { t } = useWords();
  const { timeline, step } = model;
  const x = (at: number): number => (WIDTH * at) / Math.max(1, timeline.length);
  const line = (seat: number): string =>
    review.steps
      .map(({ step: at, win }) => `${x(at).toFixed(1)},${(HEIGHT * (1 - (win[seat] ?? 0))).toFixed(1)}`)
      .join(' ');
  const now = review.steps[Math.max(0, step - 1)]?.win;
  const onPointer = (event: PointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    model.stop();
    model.jump(Math.round((timeline.length * (event.clientX - box.left)) / box.width));
  };
  return (
    <figure className={styles.curve}>
      <figcaption>
        <b>{t.review.curve}</b>
        {timeline.record.config.seats.map((colour, seat) => (
          <span key={colour} data-tone={colour}>
            <svg viewBox="0 0 28 6" aria-hidden="true">
              <path d="M0 3H28" stroke="var(--tone)" strokeWidth="3" strokeDasharray={DASHES[seat]} />
            </svg>
            {names[seat]} ({face.text.seat(colour)}) {now && `${Math.round(100 * (now[seat] ?? 0))} %`}
          </span>
        ))}
      </figcaption>
      <svg
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onPointerDown={onPointer}
      >
        <path className={styles.grid} d={`M0 ${HEIGHT / 2}H${WIDTH}M0 0H${WIDTH}M0 ${HEIGHT}H${WIDTH}`} />
        {timeline.record.config.seats.map((colour, seat) => (
          <polyline
            key={colour}
            data-tone={colour}
            className={styles.line}
            points={line(seat)}
            strokeDasharray={DASHES[seat]}
          />
        ))}
        <path className={styles.now} d={`M${x(step)} -4V${HEIGHT + 4}`} />
      </svg>
    </figure>
  );
}
