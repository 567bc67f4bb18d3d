import type { IntroPicture } from '@penumbra/board';
import type { Guide } from '@penumbra/kit';
import { Suspense } from 'react';
import { Icon } from '../../app/icons.tsx';
import { links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { useFace } from '../../games/face.ts';
import { talksIn } from '../../link/guide.ts';
import { Cover } from '../../parts/Cover.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { play } from '../../shelf/play.ts';
import { Eclipse } from '../table/Eclipse.tsx';
import styles from './LearnPage.module.css';
import { keptPlace, readChapters } from './read.ts';
import { Signs } from './Signs.tsx';
import { minutesOf, type Rules, useRulesPage } from './useRulesPage.ts';

/** The ways to learn a game: its guided table, its rules, or simply playing it. */
export function LearnPage({ id }: { readonly id: string }) {
  const { t, lang } = useWords();
  const face = useFace(id, lang);
  const { guide, rules, intro, signs } = face.ui;
  return (
    <main className={styles.learn} id="content" tabIndex={-1}>
      <div className={`night ${styles.hero}`}>
        <Cover game={id} className={styles.art ?? ''} />
        <span className={styles.veil} />
        <div className={`page ${styles.words}`}>
          <h1>{face.text.name}</h1>
          <p className={styles.about}>{face.text.about}</p>
          {guide || rules ? <Ways {...{ id, guide, rules }} /> : <NoWays id={id} />}
        </div>
      </div>
      <div className="page">
        {intro && <Pictures pictures={intro} />}
        <Suspense>
          <div className={styles.below}>
            {rules && <Chapters {...{ id, rules }} />}
            {(guide || rules) && (
              <div className={styles.side}>
                {guide && <PickUp {...{ id, guide }} />}
                <Play id={id} tagline={face.text.tagline} />
              </div>
            )}
            {signs && (
              <section className={`panel ${styles.signs}`} aria-label={t.learn.signs}>
                <h2>{t.learn.signs}</h2>
                <Signs signs={signs} />
              </section>
            )}
          </div>
        </Suspense>
      </div>
    </main>
  );
}

const SECONDS_A_STEP = 20;

interface WaysProps {
  readonly id: string;
  readonly guide: Guide | undefined;
  readonly rules: Rules | undefined;
}

function Ways({ id, guide, rules }: WaysProps) {
  const { t } = useWords();
  const steps = guide ? talksIn(guide.steps).length : 0;
  return (
    <>
      <div className={styles.acts}>
        {guide && (
          <a className="button sun big" href={links.guide(id)}>
            <Icon name="play" />
            {t.learn.playGuide}
          </a>
        )}
        {rules && (
          <a className="button big" href={links.rules(id)}>
            <Icon name="rules" />
            {t.learn.readRules}
          </a>
        )}
      </div>
      {guide && <p className={styles.note}>{t.learn.guideNote(Math.round((steps * SECONDS_A_STEP) / 60), steps)}</p>}
    </>
  );
}

function NoWays({ id }: { readonly id: string }) {
  const { t } = useWords();
  return (
    <>
      <div className={styles.acts}>
        <button type="button" className="sun big" onClick={() => void play(id)}>
          <Icon name="play" />
          {t.learn.playNow}
        </button>
      </div>
      <p className={styles.note}>
        {t.learn.missing} {t.learn.missingHelp}
      </p>
    </>
  );
}

function Pictures({ pictures }: { readonly pictures: readonly IntroPicture[] }) {
  const { t, lang } = useWords();
  return (
    <section aria-label={t.learn.pictures(pictures.length)}>
      <h2>{t.learn.pictures(pictures.length)}</h2>
      <ol className={styles.pictures}>
        {pictures.map(({ Picture, words: { [lang]: said } }, i) => (
          <li key={said[0]} className="card">
            <div className={styles.picture} aria-hidden="true">
              <Picture />
            </div>
            <b>
              {i + 1} {said[0]}
            </b>
            <span className="soft">{said[1]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Chapters({ id, rules }: { readonly id: string; readonly rules: Rules }) {
  const { t } = useWords();
  const { sections } = useRulesPage(id, rules);
  const read = readChapters(id);
  return (
    <section className="panel" aria-label={t.learn.chapters}>
      <h2>{t.learn.chapters}</h2>
      <ol className={styles.chapters}>
        {sections.map((section, i) => (
          <li key={section.id}>
            <a href={links.rules(id, section.id)}>
              {read.includes(section.id) ? (
                <span className={styles.done}>
                  <Icon name="check" size={16} />
                  <span className="hidden">{t.learn.read}</span>
                </span>
              ) : (
                <span className={`num ${styles.todo}`}>{i + 1}</span>
              )}
              <span className={styles.title}>{section.title}</span>
              <span className="soft">{t.learn.minutes(minutesOf(section))}</span>
              <Icon name="right" size={18} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Play({ id, tagline }: { readonly id: string; readonly tagline: string }) {
  const { t } = useWords();
  return (
    <section className={`panel ${styles.play}`} aria-label={t.learn.play}>
      <h2>{t.learn.play}</h2>
      <Facts id={id} />
      <p className="soft">{tagline}</p>
      <button type="button" className="act" onClick={() => void play(id)}>
        <Icon name="play" />
        {t.learn.playNow}
      </button>
      <a className="button" href={links.fresh(id)}>
        {t.home.options}
      </a>
    </section>
  );
}

/** Where the guided game was left. */
function PickUp({ id, guide }: { readonly id: string; readonly guide: Guide }) {
  const { t } = useWords();
  const all = talksIn(guide.steps).length;
  const at = keptPlace(id);
  if (at === undefined || at > all) return null;
  return (
    <section className={`panel ${styles.play}`} aria-label={t.learn.pickUp}>
      <h2>{t.learn.pickUp}</h2>
      <p className={styles.stopped}>
        <Eclipse left={1 - at / all} />
        {t.learn.stopped(at, all)}
      </p>
      <a className="button" href={links.guide(id, at)}>
        <Icon name="play" />
        {t.learn.goOn}
      </a>
    </section>
  );
}
