import { Suspense, useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import { go, links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { catalog } from '../../games/catalog.ts';
import { cardOf, gameIds, hasUi, useUi } from '../../games/face.ts';
import { OpenRecord } from '../../record/OpenRecord.tsx';
import { firstWish, lastWish, openTable, tables } from '../../session/tables.ts';
import { useMotion } from '../../settings/settings.ts';
import { Eclipse } from './Eclipse.tsx';
import styles from './HomePage.module.css';
import { usePreloadedTables } from './preload.ts';
import { Shelf } from './Shelf.tsx';
import { PLAIN_THUMBS } from './thumbs.tsx';

export function HomePage() {
  const { t, lang } = useWords();
  usePreloadedTables(lang);
  const [list, setList] = useState(() => tables.list());
  const remove = (id: string): void => {
    tables.remove(id);
    setList(tables.list());
  };
  const running = list.filter(({ over }) => !over);
  const finished = list.filter(({ over }) => over);
  return (
    <main className={`page ${styles.home}`} id="content" tabIndex={-1}>
      <div className={styles.hero}>
        <h1>Penumbra</h1>
        <p>{t.app.tagline}</p>
        <Eclipse />
      </div>
      {!tables.keeps && <p className="panel">{t.app.notKept}</p>}
      {running.length > 0 && <Shelf title={t.home.progress} list={running} onRemove={remove} />}
      <section aria-labelledby="games">
        <h2 id="games">{t.home.title}</h2>
        <ul className={styles.cards}>
          {gameIds.map((id) => (
            <GameCard key={id} id={id} />
          ))}
        </ul>
      </section>
      {finished.length > 0 && <Shelf title={t.home.finished} list={finished} onRemove={remove} />}
      <Records />
    </main>
  );
}

function GameCard({ id }: { readonly id: string }) {
  const { t, lang } = useWords();
  const { name, tagline, about } = cardOf(id, lang);
  const game = catalog[id];
  const play = (): void => {
    if (game) go(links.table(openTable(game, lastWish(game) ?? firstWish(game, t.create.you)).id));
  };
  return (
    <li className={styles.card} data-testid={`card-${id}`}>
      <div className={styles.thumb} aria-hidden="true">
        <Suspense fallback={<div />}>
          <Thumb id={id} />
        </Suspense>
      </div>
      <div className={styles.body}>
        <h3>{name}</h3>
        <p className={styles.tagline}>{tagline}</p>
        <p className={styles.about}>{about}</p>
        <p className={styles.facts}>
          <span>
            {game && t.home.players(game.facts.players.min, game.facts.players.max)}
            {!hasUi(id) && ` · ${t.home.textOnly}`}
          </span>
          <a href={links.fresh(id)} aria-label={t.home.optionsName(name)}>
            {t.home.options}
          </a>
        </p>
        <div className={styles.actions}>
          <button type="button" className="main" disabled={!game} aria-label={t.home.playName(name)} onClick={play}>
            <Icon name="play" />
            {t.home.play}
          </button>
          <a className="button" href={links.friends(id)} aria-label={t.home.friendsName(name)}>
            {t.home.friends}
          </a>
          <a className="button" href={links.learn(id)} aria-label={t.home.learnName(name)}>
            {t.home.learn}
          </a>
        </div>
      </div>
    </li>
  );
}

function Thumb({ id }: { readonly id: string }) {
  const ui = useUi(id);
  const motion = useMotion();
  if (ui) return <ui.Thumb motion={motion} />;
  const Plain = PLAIN_THUMBS[id];
  return Plain ? <Plain motion={motion} /> : null;
}

function Records() {
  const { t } = useWords();
  const [problem, setProblem] = useState<string>();
  return (
    <section className={styles.open} aria-label={t.home.openRecord}>
      <OpenRecord onProblem={setProblem} />
      <p className="soft">{t.home.openRecordHelp}</p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </section>
  );
}
