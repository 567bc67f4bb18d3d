import type { Review } from '@penumbra/bots';
import { useWords } from '../app/words.ts';
import type { Story } from '../link/timeline.ts';
import { Curve, type Spot } from './Curve.tsx';
import { dearest, linesOf } from './swings.ts';

interface Props {
  readonly story: Story;
  readonly review: Review | undefined;
  readonly height: number;
  readonly strong: number | undefined;
  /** The step of the choice that is looked at. */
  readonly chosen?: number | undefined;
  readonly at?: number;
  onJump?(step: number): void;
}

const GRID = [0.25, 0.5, 0.75, 1];

/** How likely each seat was to win after every step, by its own knowledge; rounds as bands, dear choices numbered. */
export function WinCurve({ story, review, height, strong, chosen, ...rest }: Props) {
  const { t } = useWords();
  const { seats, game } = story.record.config;
  const { counts } = story.record.game.facts;
  const lines = review ? linesOf(review, seats.length) : [];
  const most = Math.max(0.5, ...lines.flat());
  const spots = review
    ? dearest(review).map(
        ({ step, seat }, i): Spot => ({ at: step, seat, label: String(i + 1), chosen: step === chosen }),
      )
    : [];
  const rounds = story.rounds.filter((mark, i) => i === 0 || mark.step > (story.rounds[i - 1]?.step ?? 0));
  const every = Math.ceil(rounds.length / 14);
  return (
    <Curve
      {...{ game, seats, lines, height, spots, strong }}
      {...rest}
      label={t.review.curve}
      length={story.length}
      bands={rounds.map(({ step, round }, i) => ({
        from: step,
        label: i % every === 0 ? String(round) : '',
        long: i === 0 ? t.table.round(round, counts) : String(round),
      }))}
      grid={
        review ? GRID.filter((value) => value <= most + 0.1).map((value) => ({ value, label: `${100 * value} %` })) : []
      }
    />
  );
}
