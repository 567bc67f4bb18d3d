import { Icon, type IconName } from '../app/icons.tsx';
import { useWords } from '../app/words.ts';
import { FACES } from '../bots/faces.ts';
import { Moon } from '../bots/Moon.tsx';
import { LEVELS } from '../think/levels.ts';
import styles from './AboutPage.module.css';

/** What this is, what it promises, who the bots are, and its keys. */
export function AboutPage() {
  const { t } = useWords();
  const { about } = t;
  const points: readonly (readonly [icon: IconName, title: string, ...text: string[]])[] = [
    ['eye', about.fairTitle, about.fair],
    ['shield', about.localTitle, about.local],
    ['info', about.independentTitle, about.independent, about.tables],
  ];
  return (
    <main className={`page ${styles.about}`} id="content" tabIndex={-1}>
      <h1>{about.title}</h1>
      <p className={styles.lead}>{about.what}</p>
      <ul className={styles.points}>
        {points.map(([icon, title, ...text]) => (
          <li key={title} className="panel">
            <Icon name={icon} size={24} />
            <h2>{title}</h2>
            {text.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </li>
        ))}
      </ul>
      <section className="panel" aria-label={about.botsTitle}>
        <h2>{about.botsTitle}</h2>
        <p className="soft">{about.botsHelp}</p>
        <ul className={styles.bots}>
          {LEVELS.filter((level) => !FACES[level].comparison).map((level) => (
            <li key={level}>
              <Moon level={level} size={56} />
              <b>{t.bots.names[level]}</b>
              <span className="soft">{t.bots.levels[level]}</span>
              <span className={styles.sentence}>{t.bots.about[level]}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="panel" aria-label={about.keys}>
        <h2>{about.keys}</h2>
        <p>{about.keysHelp}</p>
      </section>
    </main>
  );
}
