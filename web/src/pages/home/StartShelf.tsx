import { useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import { useWords } from '../../app/words.ts';
import { cardOf, gameFacts } from '../../games/cards.ts';
import { Cover, CoverTitle } from '../../parts/Cover.tsx';
import { Of } from '../../parts/Of.tsx';
import { play } from '../../shelf/play.ts';
import { GameSheet, shownGames } from './GameCards.tsx';
import styles from './StartShelf.module.css';

/** The four games once more, smaller, for whoever has tables already. */
export function StartShelf() {
  const { t } = useWords();
  return (
    <section className={styles.start} aria-label={t.home.start}>
      <h2>{t.home.start}</h2>
      <ul>
        {shownGames().map((id) => (
          <Small key={id} id={id} />
        ))}
      </ul>
    </section>
  );
}

function Small({ id }: { readonly id: string }) {
  const { t, lang } = useWords();
  const { name } = cardOf(id, lang);
  const { players, minutes } = gameFacts(id);
  const [open, setOpen] = useState(false);
  return (
    <li className={`card ${styles.card}`} data-testid={`card-${id}`}>
      <button type="button" className={styles.cover} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Cover game={id} className={styles.art ?? ''}>
          <CoverTitle name={<b>{name}</b>} />
        </Cover>
      </button>
      <button type="button" className={styles.play} onClick={() => void play(id)}>
        <Icon name="play" size={18} />
        {t.home.play}
        <Of name={name} />
        <span className={styles.facts}>
          {players.join('–')} · {t.home.minutes(minutes)}
        </span>
      </button>
      <GameSheet id={id} open={open} onClose={() => setOpen(false)} />
    </li>
  );
}
