import type { Guide } from '@penumbra/kit';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../../app/icons.tsx';
import { links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { type Face, useFace } from '../../games/face.ts';
import { GuideLink } from '../../link/guide.ts';
import { play } from '../../shelf/play.ts';
import { TableModel } from '../table/model.ts';
import { TableView } from '../table/TableView.tsx';
import styles from './Guide.module.css';
import { LearnPage } from './LearnPage.tsx';
import { keepPlace } from './read.ts';

/** `section` is the sentence at which somebody stopped. */
export function GuidePage({ id, section }: { readonly id: string; readonly section: string | undefined }) {
  const { lang } = useWords();
  const face = useFace(id, lang);
  const [round, setRound] = useState(0);
  const { guide } = face.ui;
  if (!guide) return <LearnPage id={id} />;
  const from = round === 0 ? Number(section ?? 1) : 1;
  return <Guided key={`${lang}${round}`} {...{ guide }} plain={face} from={from} again={() => setRound(round + 1)} />;
}

interface GuidedProps {
  readonly guide: Guide;
  readonly plain: Face;
  readonly from: number;
  again(): void;
}

/** A lesson at a real table: the same frame, with what is taught at its side. */
function Guided({ guide, plain, from, again }: GuidedProps) {
  const { t } = useWords();
  const [model] = useState(
    () => new TableModel((pace) => new GuideLink(guide, plain.game, () => pace(false), from), plain, t),
  );
  const { link } = model;
  const { config, you } = link;
  // The lesson speaks of colours: the others have no other names here.
  const names = useMemo(
    () => config.seats.map((colour, seat) => (seat === you ? t.create.you : plain.text.seat(colour))),
    [config, you, plain, t],
  );
  model.t = t;
  model.face = useMemo(
    () => ({ ...plain, text: plain.text.named?.({ names, you }) ?? plain.text }),
    [plain, names, you],
  );
  useEffect(model.open, []);
  useSyncExternalStore(model.subscribe, () => model.version);
  useKeptPlace(link);
  const point = (link.step && 'point' in link.step && link.step.point) || undefined;
  useEffect(() => model.pointTo(point), [model, point]);
  return (
    <div className={styles.guide} data-testid="guide" data-at={link.at}>
      <TableView {...{ model, names }} onDownload={undefined} end={null} lesson={<Lesson {...{ model, again }} />} />
    </div>
  );
}

/** Where the lesson stands is in the address and on this device, so a reload and another day go on there. */
function useKeptPlace({ game, progress, done }: GuideLink): void {
  const { id } = game.facts;
  const { now } = progress;
  useEffect(() => {
    history.replaceState(history.state, '', links.guide(id, now));
    keepPlace(id, done || now <= 1 ? undefined : now);
  }, [id, now, done]);
}

interface LessonProps {
  readonly model: TableModel<GuideLink>;
  again(): void;
}

function Lesson({ model, again }: LessonProps) {
  const { t } = useWords();
  const { link, face } = model;
  const { step, instead } = link;
  const { now, all } = link.progress;
  const { id } = face.game.facts;
  const said = step && (step.kind === 'say' || step.kind === 'ask') ? face.text.guide(step.say) : undefined;
  const words = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is said is read from its beginning
  useLayoutEffect(() => {
    if (words.current) words.current.scrollTop = 0;
  }, [said, instead]);
  return (
    <section className={styles.lesson} aria-label={t.learn.guide} data-region="" tabIndex={-1}>
      <div ref={words} className={styles.words} aria-live="polite" aria-busy={!link.done && said === undefined}>
        {/* What is newest stands first: of a long lesson the end may be below the fold. */}
        {instead !== undefined && (
          <p className={styles.no}>{instead === '' ? t.learn.notThis : face.text.guide(instead)}</p>
        )}
        {link.done ? (
          <p>
            <b>{t.learn.done}</b> {t.learn.doneHelp}
          </p>
        ) : (
          <p>{said ?? '…'}</p>
        )}
      </div>
      <div className={styles.foot}>
        <span className={styles.progress}>
          <progress max={all} value={Math.min(now, all)} aria-label={t.learn.guide} />
          {t.learn.progress(Math.min(now, all), all)}
        </span>
        <a className="button quiet slim" href={links.learn(id)}>
          {t.learn.leave}
        </a>
        <button type="button" className="slim" disabled={!link.canGoBack} onClick={() => model.leap(() => link.back())}>
          {t.learn.back}
        </button>
        {link.done ? (
          <Done id={id} again={again}>
            {t.learn.playNow}
          </Done>
        ) : (
          <button
            type="button"
            className={step?.kind === 'say' ? 'sun slim' : 'slim'}
            disabled={step?.kind !== 'say'}
            onClick={() => model.skip(() => link.next())}
          >
            {t.learn.next}
          </button>
        )}
      </div>
    </section>
  );
}

/** From the lesson to what *Play* starts. */
function Done({ id, again, children }: { readonly id: string; readonly children: ReactNode; again(): void }) {
  const { t } = useWords();
  return (
    <>
      <button type="button" className="slim" onClick={again}>
        {t.learn.again}
      </button>
      <button type="button" className="sun slim" onClick={() => void play(id)}>
        <Icon name="play" />
        {children}
      </button>
    </>
  );
}
