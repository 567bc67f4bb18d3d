import type { Seat } from '@penumbra/kit';
import { useMemo } from 'react';
import { useWords } from '../../app/words.ts';
import type { Face } from '../../games/face.ts';
import type { Story } from '../../link/timeline.ts';
import { Curve } from '../../review/Curve.tsx';
import { dearest } from '../../review/swings.ts';
import { useReview } from '../../review/useReview.ts';
import { WinCurve } from '../../review/WinCurve.tsx';
import styles from './End.module.css';

interface Props {
  readonly story: Story;
  readonly id: string | undefined;
  readonly face: Face;
  readonly replay: string;
  readonly you: Seat | undefined;
}

/** How the game went: the score round by round, and where there were others, everybody's chances. */
export function Curves(props: Props) {
  return (
    <>
      <Tally {...props} />
      {props.story.record.config.seats.length > 1 && <Chances {...props} />}
    </>
  );
}

/** Told when the bots have looked at the game. */
function Chances({ story, id, replay, you }: Props) {
  const { t } = useWords();
  const reviewing = useReview({ record: story.record, id, over: true });
  const review = reviewing.kind === 'review' ? reviewing.review : undefined;
  const swings = review ? dearest(review).length : 0;
  return (
    <figure className={styles.curve}>
      <figcaption>
        <b>{t.review.curve}</b>
        {review ? (
          <a href={replay}>{swings > 0 ? t.end.swings(swings) : t.end.noSwings}</a>
        ) : (
          <span>{reviewing.kind === 'problem' ? t.review.failed(reviewing.problem) : t.end.reviewing}</span>
        )}
      </figcaption>
      <WinCurve story={story} review={review} height={92} strong={you} />
    </figure>
  );
}

/** The score at the beginning of every round and at the end. */
function Tally({ story, face, you }: Pick<Props, 'story' | 'face' | 'you'>) {
  const { t } = useWords();
  const tally = face.ui.tally;
  const { config } = story.record;
  const scores = useMemo(() => {
    const steps = [...story.rounds.map(({ step }) => step), story.length];
    return tally ? steps.map((step) => tally.of(story.seen(step, 'public').view)) : [];
  }, [story, tally]);
  if (!tally) return null;
  const most = Math.max(1, ...scores.flat());
  const every = Math.ceil(story.rounds.length / 12);
  return (
    <figure className={styles.curve}>
      <figcaption>
        <b>{t.end.byRound(face.text.item(tally.item), story.record.game.facts.counts)}</b>
      </figcaption>
      <Curve
        label={t.end.byRound(face.text.item(tally.item), story.record.game.facts.counts)}
        game={config.game}
        seats={config.seats}
        lines={config.seats.map((_, seat) => scores.map((one) => one[seat] ?? 0))}
        length={scores.length - 1}
        bands={story.rounds.map(({ round }, i) => ({ from: i, label: i % every === 0 ? String(round) : '' }))}
        grid={[{ value: most, label: String(most) }]}
        height={68}
        strong={you}
      />
    </figure>
  );
}
