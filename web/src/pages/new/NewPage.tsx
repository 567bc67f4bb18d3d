import { useState } from 'react';
import { go, links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { useFace } from '../../games/face.ts';
import { ASSISTS } from '../../session/saved.ts';
import { lastWish, openTable, type Wish } from '../../session/tables.ts';
import styles from './NewPage.module.css';
import { OptionFields } from './OptionFields.tsx';
import { SeatFields } from './SeatFields.tsx';
import { fitted, friendsWish, startWish } from './wish.ts';

/** The form that opens a table: seats, options and help, all from the game's own tables. */
export function NewPage({ id, friends }: { readonly id: string; readonly friends: boolean }) {
  const { t, lang } = useWords();
  const { game, text } = useFace(id, lang);
  const [wish, setWish] = useState<Wish>(() =>
    friends ? friendsWish(game, t.create.friend) : (lastWish(game) ?? startWish(game, t)),
  );
  const change = (part: Partial<Wish>): void => setWish((old) => fitted(game, { ...old, ...part }));
  return (
    <main className="page narrow" id="content" tabIndex={-1}>
      <h1>{t.create.title(text.name)}</h1>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          go(links.table(openTable(game, wish).id));
        }}
      >
        <SeatFields {...{ game, text, wish, change }} />
        {friends && <p className={styles.note}>{t.create.friendsNote}</p>}
        <OptionFields {...{ game, text, wish, change }} />
        <fieldset className="panel">
          <legend>{t.create.assist}</legend>
          <div className={styles.assists}>
            {ASSISTS.map((assist) => {
              const [label, help] = t.create.assists[assist] as [string, string];
              return (
                <label key={assist} className={styles.choice}>
                  <input
                    type="radio"
                    name="assist"
                    checked={wish.assist === assist}
                    onChange={() => change({ assist })}
                  />
                  <span>
                    <b>{label}</b>
                    <span className="soft">{help}</span>
                  </span>
                </label>
              );
            })}
          </div>
        </fieldset>
        <p className="soft">{t.create.reconstructed}</p>
        <div className={styles.start}>
          <button type="submit" className="main">
            {t.create.start}
          </button>
        </div>
      </form>
    </main>
  );
}
