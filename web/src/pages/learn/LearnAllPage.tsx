import { Suspense } from 'react';
import { links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { cardOf } from '../../games/cards.ts';
import { useLook } from '../../games/face.ts';
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
  const { lang } = useWords();
  const { name, tagline } = cardOf(id, lang);
  return (
    <li className="card">
      <a href={links.learn(id)}>
        <Cover game={id} className={styles.art ?? ''}>
          <CoverTitle name={<b>{name}</b>} tagline={tagline} />
        </Cover>
        <span className={styles.foot}>
          <Facts id={id} />
          <Suspense>
            <Ways id={id} />
          </Suspense>
        </span>
      </a>
    </li>
  );
}

/** What there is to learn it by. */
function Ways({ id }: { readonly id: string }) {
  const { t } = useWords();
  const { guide, rules, Board } = useLook(id);
  const ways = [guide && t.learn.guide, rules && t.learn.rules, !Board && t.home.textOnly];
  return <span className="soft">{ways.filter(Boolean).join(' · ')}</span>;
}
