import type { TableInfo } from '@penumbra/protocol';
import { useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import { links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { cardOf } from '../../games/cards.ts';
import { codeOf, type Meeting } from '../../online/meeting.ts';
import { badWord, useOnlineWords } from '../../online/words.ts';
import { change, LONGEST_NAME, useSettings } from '../../settings/settings.ts';
import { clockWords } from './clock-words.ts';
import { usePeople } from './names.ts';
import styles from './Online.module.css';
import { Ring } from './Ring.tsx';

interface Props {
  readonly meeting: Meeting;
  readonly info: TableInfo;
}

/** For whoever opened the link: the same table, a name, and a seat. */
export function Join({ meeting: { connection }, info }: Props) {
  const { t, lang } = useWords();
  const words = useOnlineWords();
  const { join, invite } = words;
  const { names } = usePeople(info.seats, null);
  const kept = useSettings((settings) => settings.name);
  const [name, setName] = useState(kept);
  const [problem, setProblem] = useState<string>();
  const game = cardOf(info.game, lang).name;
  const open = info.seats.filter(({ kind }) => kind === 'open');
  const isFull = open.length === 0;
  const isKept = !isFull && open.every(({ reserved }) => reserved);
  const host = info.seats.findIndex(({ kind, name: called }) => kind === 'person' && called !== '');
  const sit = async (): Promise<void> => {
    setProblem(undefined);
    if (name.trim() !== kept) change({ name: name.trim().slice(0, LONGEST_NAME) });
    await connection.call('tables.join', { table: info.id }).catch((error) => setProblem(codeOf(error)));
  };
  return (
    <main className={`page ${styles.invite}`} id="content" tabIndex={-1} data-testid="join">
      <section className={`card ${styles.main}`}>
        <p className={styles.about}>{invite.about(game, info.seats.length, clockWords(words, info.settings.clock))}</p>
        <h1>{isFull ? join.full : host >= 0 ? join.invited(names[host] as string, game) : join.title(game)}</h1>
        {isFull ? (
          <p>{info.settings.spectators.allowed ? join.fullHelp : badWord(words, 'no-spectators')}</p>
        ) : (
          <form
            className={styles.sit}
            onSubmit={(event) => {
              event.preventDefault();
              void sit();
            }}
          >
            <label>
              <span>{join.name}</span>
              <input
                type="text"
                maxLength={LONGEST_NAME}
                autoComplete="nickname"
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            </label>
            <button type="submit" className="sun big">
              <Icon name="play" />
              {join.sit}
            </button>
          </form>
        )}
        {isKept && <p className={styles.beside}>{join.keptHelp}</p>}
        {problem && (
          <p className={styles.problem} role="alert">
            {badWord(words, problem)}
          </p>
        )}
        <p className={`${styles.acts} ${styles.besides}`}>
          <a className={isFull ? 'button' : 'button quiet'} href={links.friends(info.game)}>
            {join.own}
          </a>
          <a className="button quiet" href={links.learn(info.game)}>
            {t.home.learn}: {game}
          </a>
        </p>
      </section>
      <section className={`card night ${styles.night}`}>
        <header>
          <h2>{invite.fills}</h2>
          <span className="badge">{invite.here(info.seats.length - open.length, info.seats.length)}</span>
        </header>
        <Ring {...{ info, names }} />
      </section>
    </main>
  );
}
