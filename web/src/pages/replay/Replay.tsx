import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Place } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { useFace } from '../../games/face.ts';
import { useNamed } from '../../games/named.ts';
import type { ReplayLink } from '../../link/replay.ts';
import { type Reviewing, useReview } from '../../review/useReview.ts';
import { listOf } from '../../text/index.ts';
import { Aside } from './Aside.tsx';
import { LineCard } from './LineCard.tsx';
import { ReplayModel, type ReplayParts } from './model.ts';
import { RecordActions } from './RecordActions.tsx';
import styles from './Replay.module.css';
import { ReplayStage } from './ReplayStage.tsx';
import { rowsOf } from './rows.ts';
import { useReplayKeys } from './useReplayKeys.ts';

interface Props {
  readonly link: ReplayLink;
  readonly place: Place;
  /** Of the table on this device, if it is one. */
  readonly id: string | undefined;
  address(place: Place): string;
}

export function Replay({ link, place, id, address }: Props) {
  const { t, lang } = useWords();
  const { record, over } = link.timeline;
  const plain = useFace(record.config.game, lang);
  const [model] = useState(() => new ReplayModel(link, plain, place, address));
  useSyncExternalStore(model.subscribe, () => model.version);
  useEffect(() => model.stop, [model]);
  const { face, names } = useNamed(plain, link.people, link.you);
  const reviewing = useReview({ record, id, over });
  useBeginning(model, place, reviewing);
  useReplayKeys(model, reviewing);
  const parts: ReplayParts = { model, face, names };
  const { eyes } = link;
  const rows = useMemo(
    () => rowsOf({ story: link.timeline, eyes, text: face.text, names, words: t.replay }),
    [link, eyes, face, names, t],
  );
  return (
    <main className={styles.replay} id="content" tabIndex={-1} data-testid="replay">
      <header className={styles.head}>
        <div>
          <h1>{face.text.name}</h1>
          <p>
            <Summary {...parts} />
          </p>
        </div>
        <RecordActions {...{ model, record }} isOwn={id !== undefined} />
      </header>
      <ReplayStage {...parts} {...{ reviewing, rows }} />
      <LineCard {...parts} reviewing={reviewing} />
      <Aside {...parts} {...{ reviewing, rows }} />
    </main>
  );
}

/** Who played, how long it took, and how it ended. */
function Summary({ model, face, names }: ReplayParts) {
  const { t, lang } = useWords();
  const { timeline, link } = model;
  const others = names.filter((_, seat) => seat !== link.you);
  const { result } = timeline;
  return (
    <>
      <span className={styles.who}>
        {t.replay.with(listOf(lang, others))} · {t.replay.steps(timeline.length)}
        {result && ' · '}
      </span>
      {result && <b>{face.text.prompt(timeline.seen(timeline.length, 'public'), link.you)}</b>}
    </>
  );
}

/** What the address says goes first; otherwise a review that is known already opens on what cost most. */
function useBeginning(model: ReplayModel, place: Place, reviewing: Reviewing): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was known when the page was opened, or opened anew
  useEffect(() => {
    if (place.step !== undefined) model.jump(place.step);
    else if (reviewing.kind === 'review') model.begin(reviewing.review);
  }, [place.step]);
}
