import { Icon } from '../app/icons.tsx';
import { useWords } from '../app/words.ts';
import { gameFacts } from '../games/cards.ts';
import styles from './Facts.module.css';

/** How many can play, how long it takes, how heavy it is. */
export function Facts({ id }: { readonly id: string }) {
  const { t } = useWords();
  const { players, minutes, weight } = gameFacts(id);
  const word = t.home.weights[weight - 1] as string;
  return (
    <p className={styles.facts}>
      <span>
        <Icon name="people" size={16} />
        <span className="hidden">{t.home.players(...players)}</span>
        <span aria-hidden="true">{players.join('–')}</span>
      </span>
      <span>
        <Icon name="clock" size={16} />
        {t.home.minutes(minutes)}
      </span>
      <span className={styles.weight}>
        <span className={styles.dots} aria-hidden="true">
          {[1, 2, 3].map((n) => (
            <i key={n} data-on={n <= weight || undefined} />
          ))}
        </span>
        <span className="hidden">{t.home.weightName(word)}</span>
        <span className={styles.word} aria-hidden="true">
          {word}
        </span>
      </span>
    </p>
  );
}
