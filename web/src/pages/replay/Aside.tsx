import type { Review, Swing } from '@penumbra/bots';
import { whyBoth } from '@penumbra/kit';
import { useEffect, useMemo, useRef } from 'react';
import { Icon } from '../../app/icons.tsx';
import { go, links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { Mark } from '../../parts/Mark.tsx';
import { costOf, dearest, points } from '../../review/swings.ts';
import type { Reviewing } from '../../review/useReview.ts';
import { fork } from '../../session/tables.ts';
import styles from './Aside.module.css';
import { type ReplayParts, TABS } from './model.ts';
import type { Row } from './rows.ts';

interface Props extends ReplayParts {
  readonly reviewing: Reviewing;
  readonly rows: readonly Row[];
}

/** The bots' opinion of the game, or every step of it. */
export function Aside(props: Props) {
  const { t } = useWords();
  const { model } = props;
  const words = { review: t.review.review, steps: t.replay.stepList };
  return (
    <aside className={styles.aside}>
      <div role="tablist" className={styles.tabs}>
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-selected={tab === model.tab}
            aria-controls="replay-tab"
            tabIndex={tab === model.tab ? 0 : -1}
            onClick={() => model.open(tab)}
            onKeyDown={({ key }) => {
              if (key === 'ArrowLeft' || key === 'ArrowRight') model.open(tab === 'review' ? 'steps' : 'review');
            }}
          >
            {words[tab]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="replay-tab" aria-labelledby={`tab-${model.tab}`} className={styles.panel}>
        {model.tab === 'review' ? <ReviewTab {...props} /> : <Steps {...props} />}
      </div>
    </aside>
  );
}

function ReviewTab(props: Props) {
  const { t } = useWords();
  const { reviewing, model } = props;
  if (!model.timeline.over) return <p className="soft">{t.review.onlyOver}</p>;
  if (reviewing.kind === 'review') return <Reviewed {...props} review={reviewing.review} />;
  if (reviewing.kind === 'problem') return <p role="alert">{t.review.failed(reviewing.problem)}</p>;
  return <p className="soft">{t.review.running}</p>;
}

function Reviewed({ model, face, names, review }: ReplayParts & { readonly review: Review }) {
  const { t } = useWords();
  const { you, eyes, config } = model.link;
  const of = typeof eyes === 'number' ? eyes : (you ?? model.timeline.result?.winners[0] ?? 0);
  const swings = dearest(review);
  return (
    <>
      <h2 className={styles.of}>
        <Mark game={config.game} colour={config.seats[of] as string} size={24} /> {names[of]}
      </h2>
      <div className={styles.figures}>
        <p>
          <b>{t.review.points(-points(review.lost[of] ?? 0))}</b> {t.review.given}
        </p>
        <p>
          <b>{t.review.points(points(review.luck[of] ?? 0))}</b> {t.review.luck}
        </p>
      </div>
      <p className={styles.scale}>{t.review.scale}</p>
      <h2>{t.review.swings}</h2>
      {swings.length === 0 && <p>{t.review.noSwings}</p>}
      <ol className={styles.swings}>
        {swings.map((swing, i) => (
          <SwingItem key={swing.step} {...{ model, face, names, swing }} n={i + 1} />
        ))}
      </ol>
    </>
  );
}

interface SwingProps extends ReplayParts {
  readonly swing: Swing;
  readonly n: number;
}

function SwingItem({ model, face, names, swing, n }: SwingProps) {
  const { t, lang } = useWords();
  const { timeline, looked, link } = model;
  const { step, seat } = swing;
  const isOn = looked?.swing === swing;
  const { config } = timeline.record;
  const [played, better] = [swing.played, swing.better].map((text) => timeline.moveAt(step - 1, seat, text));
  const nameOf = (move: typeof played, text: string): string => (move ? face.text.move(move, config) : text);
  const whys = useMemo(
    () => whyBoth(lang, face.text, { ...swing, seen: timeline.seen(swing.step - 1, swing.seat), played, better }),
    [lang, face, swing, timeline, played, better],
  );
  const cost = points(costOf(swing));
  return (
    <li className={styles.swing} data-on={isOn || undefined}>
      <span className={styles.number}>{n}</span>
      <div>
        <p className={styles.top}>
          <span>
            <b>{t.table.round(timeline.roundAt(step - 1), timeline.record.game.facts.counts)}</b> · {names[seat]}
          </span>
          <b className={styles.cost}>
            <span aria-hidden="true">{t.review.points(-cost)}</span>
            <span className="hidden">{t.review.cost(cost)}</span>
          </b>
        </p>
        <p>
          {t.review.played}: <b>{nameOf(played, swing.played)}</b>. {whys.played}
        </p>
        <p>
          {t.review.better}: <b className={styles.better}>{nameOf(better, swing.better)}</b>. {whys.better}
        </p>
        {config.seats.length > 1 && (
          <p className={styles.chances}>{t.review.chances(points(swing.win), points(swing.betterWin))}</p>
        )}
        <div className="row">
          <button type="button" className="slim" aria-pressed={isOn} onClick={() => model.look(swing)}>
            <Icon name="eye" />
            {t.review.show}
          </button>
          <button type="button" className="slim" onClick={() => go(links.table(fork(link, step - 1, seat)))}>
            <Icon name="fork" />
            {t.review.retry}
          </button>
        </div>
      </div>
    </li>
  );
}

/** Every step as a line that can be jumped to. Secrets stay with the eyes that may see them. */
function Steps({ model, rows }: Props) {
  const { t } = useWords();
  const here = useRef<HTMLButtonElement>(null);
  const scroll = useRef<HTMLOListElement>(null);
  const { config, timeline } = model.link;
  useEffect(() => {
    const [row, box] = [here.current, scroll.current?.parentElement];
    // Only the list scrolls: the board stays in sight.
    if (model.step >= 0 && row && box) box.scrollTop = row.offsetTop - box.clientHeight / 2;
  }, [model.step]);
  return (
    <ol ref={scroll} className={styles.steps}>
      {rows.map(({ step, round, lines }) => (
        <li key={step}>
          {round !== undefined && <h3>{t.table.round(round, timeline.record.game.facts.counts)}</h3>}
          <button
            ref={step === model.step ? here : undefined}
            type="button"
            className="quiet"
            aria-current={step === model.step ? 'step' : undefined}
            onClick={() => model.jump(step)}
          >
            {lines.map(({ seat, text }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a step never change
              <span key={i}>
                <i>
                  {seat !== undefined && <Mark game={config.game} colour={config.seats[seat] as string} size={18} />}
                </i>
                {text}
              </span>
            ))}
          </button>
        </li>
      ))}
    </ol>
  );
}
