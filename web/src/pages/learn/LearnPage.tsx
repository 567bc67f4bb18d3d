import { go, links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { useFace } from '../../games/face.ts';
import { firstWish, lastWish, openTable } from '../../session/tables.ts';
import { useMotion } from '../../settings/settings.ts';
import styles from './Learn.module.css';

export function LearnPage({ id }: { readonly id: string }) {
  const { t, lang } = useWords();
  const { game, text, ui } = useFace(id, lang);
  const motion = useMotion();
  const play = (): void => go(links.table(openTable(game, lastWish(game) ?? firstWish(game, t.create.you)).id));
  return (
    <main className="page narrow" id="content" tabIndex={-1}>
      {ui && (
        <div className={styles.banner} aria-hidden="true">
          <ui.Thumb motion={motion} />
        </div>
      )}
      <h1>{t.learn.title(text.name)}</h1>
      <p>{text.about}</p>
      {ui ? (
        <ul className={styles.ways}>
          <li className="panel">
            <h2>{t.learn.guide}</h2>
            <p>{t.learn.guideHelp}</p>
            <a className="button main" href={links.guide(id)}>
              {t.learn.begin}
            </a>
          </li>
          <li className="panel">
            <h2>{t.learn.rules}</h2>
            <p>{t.learn.rulesHelp}</p>
            <a className="button" href={links.rules(id)}>
              {t.learn.rules}
            </a>
          </li>
        </ul>
      ) : (
        <div className="panel">
          <p>{t.learn.missing}</p>
          <p>{t.learn.missingHelp}</p>
          <button type="button" className="main" onClick={play}>
            {t.learn.playNow}
          </button>
        </div>
      )}
    </main>
  );
}
