import type { BoardProps } from '@penumbra/board';
import type { Seat } from '@penumbra/kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { go, links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { type Face, useFace } from '../../games/face.ts';
import { firstWish, openTable } from '../../session/tables.ts';
import { useMotion, useSettings } from '../../settings/settings.ts';
import { GuideModel } from './guide.ts';
import styles from './Learn.module.css';
import { LearnPage } from './LearnPage.tsx';

export function GuidePage({ id }: { readonly id: string }) {
  const { lang } = useWords();
  const face = useFace(id, lang);
  const [round, setRound] = useState(0);
  if (!face.ui) return <LearnPage id={id} />;
  return <Guided key={`${lang}${round}`} face={face} again={() => setRound(round + 1)} />;
}

function Guided({ face, again }: { readonly face: Face; again(): void }) {
  const { t } = useWords();
  const [model] = useState(() => new GuideModel((face.ui as NonNullable<Face['ui']>).guide, face, t));
  useEffect(model.start, []);
  useSyncExternalStore(model.subscribe, () => model.version);
  return (
    <main className={styles.guide} id="content" tabIndex={-1} data-testid="guide" data-at={model.at}>
      <h1 className="hidden">
        {face.text.name}: {t.learn.guide}
      </h1>
      <Bubble {...{ model, face, again }} />
      <p className={styles.prompt}>{face.text.prompt(model.seen, model.seat)}</p>
      <Players {...{ model, face }} />
      <GuideBoard {...{ model, face }} />
    </main>
  );
}

interface Parts {
  readonly model: GuideModel;
  readonly face: Face;
}

function Bubble({ model, face, again }: Parts & { again(): void }) {
  const { t } = useWords();
  const { step, done } = model;
  const { now, all } = model.progress;
  const say = step && (step.kind === 'say' || step.kind === 'ask') ? face.text.guide(step.say) : undefined;
  const play = (): void => go(links.table(openTable(face.game, firstWish(face.game, t.create.you)).id));
  return (
    <section className={styles.bubble} aria-live="polite" aria-label={t.learn.guide}>
      {done ? (
        <>
          <p>
            <b>{t.learn.done}</b> {t.learn.doneHelp}
          </p>
          <div className="row">
            <button type="button" className="main" onClick={play}>
              {t.learn.playNow}
            </button>
            <a className="button" href={links.rules(face.game.facts.id)}>
              {t.learn.rules}
            </a>
            <button type="button" onClick={again}>
              {t.learn.again}
            </button>
          </div>
        </>
      ) : (
        <>
          <p>{say ?? '…'}</p>
          {model.instead && <p className={styles.no}>{model.instead}</p>}
          <div className={styles.foot}>
            <span className="row">
              <progress max={all} value={now} aria-label={t.learn.guide} />
              <span className="soft">{t.learn.progress(now, all)}</span>
            </span>
            {step?.kind === 'say' && (
              <button type="button" className="main" onClick={model.next}>
                {t.learn.next}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

const NOTHING: readonly string[] = [];
/** What the sentence that is being said talks about. */
const pointOf = ({ step }: GuideModel): readonly string[] => (step && 'point' in step && step.point) || NOTHING;

function Players({ model, face }: Parts) {
  const { lang } = useWords();
  const patterns = useSettings((settings) => settings.patterns);
  const { config } = model.table;
  const { ui } = face;
  if (!ui) return null;
  const seen = model.showing?.after ?? model.seen;
  const point = pointOf(model);
  return (
    <ul className={styles.players}>
      {config.seats.map((colour, i) => (
        <li key={colour} data-tone={colour}>
          <b>{face.text.seat(colour)}</b>
          <ui.Player {...{ config, seen, lang, patterns, point }} of={i as Seat} text={face.text} />
        </li>
      ))}
    </ul>
  );
}

function GuideBoard({ model, face }: Parts) {
  const { t, lang } = useWords();
  const motion = useMotion();
  const patterns = useSettings((settings) => settings.patterns);
  const { table, showing } = model;
  const { config } = table;
  const names = config.seats.map((colour, i) => (i === model.seat ? t.create.you : face.text.seat(colour)));
  if (!face.ui) return null;
  const props: BoardProps = {
    config,
    seen: showing?.after ?? model.seen,
    before: showing?.before,
    moments: showing?.moments ?? [],
    seat: model.seat,
    names,
    text: face.text,
    lang,
    act: model.act,
    retract: () => {},
    refusal: model.refused,
    pending: undefined,
    hint: undefined,
    point: pointOf(model),
    assist: 'coach',
    motion,
    patterns,
    still: false,
  };
  return (
    <div onPointerDownCapture={() => model.queue.finish()} onKeyDownCapture={() => model.queue.finish()}>
      <face.ui.Board {...props} />
    </div>
  );
}
