import { links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { cardOf } from '../../games/cards.ts';
import { hasUi } from '../../games/face.ts';
import { Cover, CoverTitle } from '../../parts/Cover.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { shownGames } from '../home/GameCards.tsx';
import styles from './LearnAll.module.css';

/** Which game do you want to learn? */
export function LearnAllPage() {
  const { t } = useWords();
  return (
    <main className="page" id="content" tabIndex={-1}>
      <h1>{t.learn.heading}</h1>
      <p>{t.learn.headingText}</p>
      <ul className={styles.games}>
        {shownGames().map((id) => (
          <Game key={id} id={id} />
        ))}
      </ul>
    </main>
  );
}

function Game({ id }: { readonly id: string }) {
  const { t, lang } = useWords();
  const { name, tagline } = cardOf(id, lang);
  return (
    <li className="card">
      <a href={links.learn(id)}>
        <Cover game={id} className={styles.art ?? ''}>
          <CoverTitle name={<b>{name}</b>} tagline={tagline} />
        </Cover>
        <span className={styles.foot}>
          <Facts id={id} />
          <span className="soft">{hasUi(id) ? `${t.learn.guide} · ${t.learn.rules}` : t.home.textOnly}</span>
        </span>
      </a>
    </li>
  );
}
