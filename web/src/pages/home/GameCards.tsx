import { Suspense, useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import { links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { cardOf, gameIds } from '../../games/cards.ts';
import { hasUi, useLook } from '../../games/face.ts';
import { Cover, CoverTitle } from '../../parts/Cover.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { Of } from '../../parts/Of.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { play } from '../../shelf/play.ts';
import styles from './GameCards.module.css';

/** Games that somebody draws come first. */
export const shownGames = (): string[] => [...gameIds].sort((a, b) => Number(hasUi(b)) - Number(hasUi(a)));

/** The four games, half in the night, half on paper. */
export function GameCards() {
  return (
    <ul className={styles.games}>
      {shownGames().map((id) => (
        <GameCard key={id} id={id} />
      ))}
    </ul>
  );
}

function GameCard({ id }: { readonly id: string }) {
  const { t, lang } = useWords();
  const { name, tagline, about } = cardOf(id, lang);
  const [open, setOpen] = useState(false);
  return (
    <li className={`card ${styles.game}`} data-testid={`card-${id}`}>
      <button type="button" className={styles.cover} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Cover game={id} className={styles.art ?? ''}>
          <CoverTitle name={<b>{name}</b>} tagline={tagline} />
          <Suspense>
            <InWords id={id} />
          </Suspense>
        </Cover>
      </button>
      <div className={styles.body}>
        <h3 className="hidden">{name}</h3>
        <p className={styles.about}>{about}</p>
        <Facts id={id} />
        <div className={styles.acts}>
          <button type="button" className="act" onClick={() => void play(id)}>
            <Icon name="play" />
            {t.home.play}
            <Of name={name} />
          </button>
          <a className="button quiet" href={links.friends(id)}>
            {t.home.friends}
            <Of name={name} />
          </a>
          <a className="button quiet" href={links.learn(id)}>
            {t.home.learn}
            <Of name={name} />
          </a>
        </div>
      </div>
      <GameSheet id={id} open={open} onClose={() => setOpen(false)} />
    </li>
  );
}

/** Who has drawn no board says so. */
function InWords({ id }: { readonly id: string }) {
  const { t } = useWords();
  return useLook(id).Board ? null : <span className={`badge ${styles.words}`}>{t.home.textOnly}</span>;
}

interface SheetProps {
  readonly id: string;
  readonly open: boolean;
  onClose(): void;
}

/** All that can be done with a game: what a small card has no room for. */
export function GameSheet({ id, open, onClose }: SheetProps) {
  const { t, lang } = useWords();
  const { name, tagline, about } = cardOf(id, lang);
  return (
    <Sheet open={open} title={name} onClose={onClose}>
      <div className={styles.sheet}>
        <p>{tagline}</p>
        <p className="soft">{about}</p>
        <Facts id={id} />
        <button type="button" className="sun big" onClick={() => void play(id)}>
          <Icon name="play" />
          {t.home.play}
        </button>
        <div className={styles.ways}>
          <a className="button" href={links.friends(id)}>
            {t.home.friends}
          </a>
          <a className="button" href={links.learn(id)}>
            {t.home.learn}
          </a>
          <a className="button" href={links.fresh(id)}>
            {t.home.options}
          </a>
        </div>
      </div>
    </Sheet>
  );
}
