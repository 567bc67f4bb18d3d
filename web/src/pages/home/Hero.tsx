import { Icon } from '../../app/icons.tsx';
import { links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { cardOf, firstTable, gameIds } from '../../games/cards.ts';
import { Sky } from '../../parts/Sky.tsx';
import { isMyTurn, type ShelfEntry } from '../../shelf/entry.ts';
import { playFirst } from '../../shelf/play.ts';
import styles from './Hero.module.css';

/** One sentence, one golden button. */
export function FirstHero() {
  const { t, lang } = useWords();
  const id = gameIds[0] as string;
  const { name } = cardOf(id, lang);
  return (
    <div className={`night ${styles.hero}`}>
      <Sky x={1130} y={190} r={92} words={780} />
      <div className={`page ${styles.words}`}>
        <h1>
          {t.home.heroTitle.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className={styles.text}>{t.home.heroText}</p>
        <div className={styles.acts}>
          <button type="button" className="sun big" onClick={() => void playFirst(id)}>
            <Icon name="play" />
            {t.home.playNow}
          </button>
          <a className="button big" href={links.friends(id)}>
            <Icon name="people" />
            {t.home.friends}
          </a>
        </div>
        <p className={styles.note}>
          {t.home.playNowNote(name, firstTable(id).seats.length - 1)} <a href={links.guide(id)}>{t.home.learnFirst}</a>
        </p>
      </div>
    </div>
  );
}

/** Counts the tables that wait for you. */
export function ReturnHero({ entries }: { readonly entries: readonly ShelfEntry[] }) {
  const { t, lang } = useWords();
  const last = entries.reduce<ShelfEntry | undefined>(
    (newest, entry) => (newest && newest.changed > entry.changed ? newest : entry),
    undefined,
  );
  return (
    <div className={`night ${styles.hero} ${styles.slim}`}>
      <Sky x={1222} y={218} r={36} words={900} />
      <div className={`page ${styles.words}`}>
        <h1>{t.home.turns(entries.filter(isMyTurn).length)}</h1>
        <p className={styles.text}>
          {last ? t.home.lastPlayed(cardOf(last.game, lang).name, t.home.ago(minutesSince(last.changed))) : ' '}
        </p>
      </div>
    </div>
  );
}

export const minutesSince = (moment: number): number => Math.max(0, Math.floor((Date.now() - moment) / 60_000));
