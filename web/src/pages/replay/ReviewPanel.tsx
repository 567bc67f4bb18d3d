import type { Review, Swing } from '@penumbra/bots';
import type { GameRecord } from '@penumbra/kit';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../app/announce.ts';
import { useWords } from '../../app/words.ts';
import type { ReviewReply } from '../../think/messages.ts';
import { startReview } from '../../think/reviewer.ts';
import type { ReplayParts } from './model.ts';
import styles from './Review.module.css';
import { WinCurve } from './WinCurve.tsx';

/** The bots' opinion of a finished game: asked for, with progress, and then a curve and the dearest choices. */
export function ReviewPanel({ model, face, names, record }: ReplayParts & { readonly record: GameRecord }) {
  const { t } = useWords();
  const [reply, setReply] = useState<ReviewReply>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  if (!model.timeline.over) return null;
  const start = (): void => {
    setReply({ kind: 'progress', done: 0, total: record.steps.length });
    announce([t.review.running]);
    stop.current = startReview(record, setReply);
  };
  const cancel = (): void => {
    stop.current?.();
    setReply(undefined);
  };
  return (
    <section className={styles.review} aria-label={t.review.review}>
      {reply?.kind === 'review' ? (
        <Reviewed {...{ model, face, names }} review={reply.review} />
      ) : reply?.kind === 'progress' ? (
        <p className="row">
          {t.review.running}
          <progress max={reply.total} value={reply.done} aria-label={t.review.running} />
          <button type="button" onClick={cancel}>
            {t.review.cancel}
          </button>
        </p>
      ) : (
        <>
          <button type="button" onClick={start}>
            {t.review.review}
          </button>
          <p className="soft">{reply ? t.review.failed(reply.problem) : t.review.help}</p>
        </>
      )}
    </section>
  );
}

const MOST_SWINGS = 8;
const points = (share: number): number => Math.round(100 * share);

function Reviewed({ model, face, names, review }: ReplayParts & { readonly review: Review }) {
  const { t } = useWords();
  const { config } = model.timeline.record;
  const cost = (swing: Swing): number => swing.betterWin - swing.win;
  const moveName = ({ step, seat }: Swing, text: string): string => {
    const { game, state } = model.timeline.tableAt(step - 1);
    const move = game.notation.parseMove(text, state, seat);
    return move.ok ? face.text.move(move.value, config) : text;
  };
  const sentence = (swing: Swing): string =>
    t.review.swing({
      who: names[swing.seat] as string,
      played: moveName(swing, swing.played),
      better: moveName(swing, swing.better),
      points: points(cost(swing)),
    });
  const swings = [...review.swings].sort((a, b) => cost(b) - cost(a)).slice(0, MOST_SWINGS);
  return (
    <>
      <WinCurve {...{ model, face, names, review }} />
      <p className="soft">
        {config.seats.map((colour, seat) => (
          <span key={colour}>
            {names[seat]} ({face.text.seat(colour)}): {t.review.luck}{' '}
            {t.review.points(points(review.luck[seat] as number))}, {t.review.lost}{' '}
            {t.review.points(-points(review.lost[seat] as number))}.{' '}
          </span>
        ))}
      </p>
      <h2>{t.review.swings}</h2>
      {swings.length === 0 && <p>{t.review.noSwings}</p>}
      <ol>
        {swings.map((swing) => (
          <li key={swing.step}>
            <button type="button" className="quiet" onClick={() => model.jump(swing.step - 1)}>
              {sentence(swing)}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
