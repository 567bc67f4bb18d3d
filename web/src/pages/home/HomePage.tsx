import { useEffect, useState } from 'react';
import { useWords } from '../../app/words.ts';
import { cardOf } from '../../games/cards.ts';
import { dismissToast, toast } from '../../parts/Toast.tsx';
import { isMyTurn, type ShelfEntry } from '../../shelf/entry.ts';
import { storedTables } from '../../shelf/stored.ts';
import { GameCards } from './GameCards.tsx';
import { FirstHero, ReturnHero } from './Hero.tsx';
import styles from './HomePage.module.css';
import { LastGames } from './LastGames.tsx';
import { OpenTables } from './OpenTables.tsx';
import { Promises } from './Promises.tsx';
import { usePreloadedTables } from './preload.ts';
import { Records } from './Records.tsx';
import { StartShelf } from './StartShelf.tsx';
import { TableCards } from './TableCards.tsx';
import { useOnline } from './useOnline.ts';

const loadShelf = () => import('../../shelf/shelf.ts');

/** First visit: one sentence, one golden button, four games. Coming back: your tables come first. */
export function HomePage() {
  const { lang } = useWords();
  usePreloadedTables(lang);
  const { entries, remove } = useShelf();
  const online = useOnline();
  const local = entries?.filter(({ over }) => !over);
  const running = online && online.mine.length > 0 ? sorted([...(local ?? []), ...online.mine]) : local;
  const [expected] = useState(() => storedTables().some(({ over }) => !over));
  const finished = entries?.filter(({ over }) => over) ?? [];
  if (!(running ? running.length > 0 : expected)) return <FirstVisit {...{ finished, remove, online }} />;
  return (
    <main className={styles.home} id="content" tabIndex={-1}>
      <ReturnHero entries={running ?? []} />
      <div className={`page ${styles.dash}`}>
        <TableCards entries={running ?? []} onRemove={remove} />
        <StartShelf />
        <aside className={styles.side}>
          {online && <OpenTables lines={online.open} />}
          {finished.length > 0 && <LastGames entries={finished} onRemove={remove} />}
          <Records />
        </aside>
      </div>
    </main>
  );
}

interface VisitProps {
  readonly finished: readonly ShelfEntry[];
  readonly online: ReturnType<typeof useOnline>;
  remove(entry: ShelfEntry): void;
}

function FirstVisit({ finished, remove, online }: VisitProps) {
  const { t } = useWords();
  return (
    <main className={styles.home} id="content" tabIndex={-1}>
      <FirstHero />
      <div className={`page ${styles.first}`}>
        <h2 className="hidden">{t.home.games}</h2>
        <GameCards />
        {finished.length > 0 && (
          <div className={styles.lastRow}>
            <LastGames entries={finished} onRemove={remove} />
          </div>
        )}
        {online && online.open.length > 0 && (
          <div className={styles.lastRow}>
            <OpenTables lines={online.open} />
          </div>
        )}
        <div className={styles.foot}>
          <Promises />
          <Records />
        </div>
      </div>
    </main>
  );
}

/** The tables of this device; undefined until they are read. What is removed can be brought back for a moment. */
function useShelf() {
  const { t, lang } = useWords();
  const [entries, setEntries] = useState<readonly ShelfEntry[] | undefined>(() =>
    storedTables().length === 0 ? [] : undefined,
  );
  useEffect(() => {
    let here = true;
    void loadShelf()
      .then(({ readShelf }) => readShelf())
      .then((list) => here && setEntries(sorted(list)));
    return () => {
      here = false;
      dismissToast();
    };
  }, []);
  const remove = (entry: ShelfEntry): void => {
    dismissToast();
    const before = entries;
    setEntries((list) => list?.filter(({ id }) => id !== entry.id));
    toast({
      text: t.home.removed(cardOf(entry.game, lang).name),
      action: { label: t.home.undo, run: () => setEntries(before) },
      onGone: () => void loadShelf().then(({ removeTables }) => removeTables([entry.id])),
    });
  };
  return { entries, remove };
}

/** Your turn first, then the last played. */
const sorted = (list: readonly ShelfEntry[]): ShelfEntry[] =>
  [...list].sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.changed - a.changed);
