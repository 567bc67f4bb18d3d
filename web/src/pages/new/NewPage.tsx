import { use, useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import { links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { cardOf } from '../../games/cards.ts';
import { useFace } from '../../games/face.ts';
import { hasServer } from '../../online/probe.ts';
import { useOnlineWords } from '../../online/words.ts';
import { Cover } from '../../parts/Cover.tsx';
import { lastWish, type Wish } from '../../session/tables.ts';
import { useSettings } from '../../settings/settings.ts';
import { play } from '../../shelf/play.ts';
import { shownGames } from '../home/GameCards.tsx';
import styles from './NewPage.module.css';
import { OptionFields } from './OptionFields.tsx';
import { SeatFields } from './SeatFields.tsx';
import { Summary } from './Summary.tsx';
import { TimeFields } from './TimeFields.tsx';
import { fitted, friendsWish, isRemote, named, remoteWish, startWish, type TableWish, withGuests } from './wish.ts';

/** The form that opens a table: game, seats, rules and help, and beside it what will come of it. */
export function NewPage({ id, friends }: { readonly id: string; readonly friends: boolean }) {
  const { t, lang } = useWords();
  const { game, text } = useFace(id, lang);
  const own = useSettings((settings) => settings.name);
  const isServed = use(hasServer());
  const [wish, setWish] = useState<TableWish>(() => {
    if (!friends) return lastWish(game) ?? startWish(game);
    return isServed ? remoteWish(game) : friendsWish(game, own, t.create.friend);
  });
  const change = (part: Partial<TableWish>): void => setWish((old) => withGuests(fitted(game, { ...old, ...part })));
  return (
    <main className="page" id="content" tabIndex={-1}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isRemote(wish)) void createOnline(id, wish);
          else void play(id, named(wish, own, t.create.friend) as Wish);
        }}
      >
        <div className={styles.fields}>
          <h1>{t.create.heading}</h1>
          <GamePicker id={id} friends={friends} />
          <SeatFields {...{ game, text, wish, isServed, change }} />
          {friends && !isRemote(wish) && <FriendsNote isServed={isServed} />}
          {isRemote(wish) && <TimeFields {...{ wish, change }} />}
          <OptionFields {...{ game, text, wish, change }} />
          <p className="soft">{t.create.reconstructed}</p>
        </div>
        <Summary {...{ id, text, wish }} />
      </form>
    </main>
  );
}

/** Without a server friends share this device, and the page says what they are missing. */
function FriendsNote({ isServed }: { readonly isServed: boolean }) {
  const { t } = useWords();
  const { home } = useOnlineWords();
  return (
    <p className={styles.note}>
      {t.create.friendsNote} {!isServed && home.noServer}
    </p>
  );
}

const createOnline = async (id: string, wish: TableWish): Promise<void> =>
  (await import('../../online/create.ts')).createOnline(id, wish);

/** On a phone the games scroll sideways, and the chosen one has to be in sight. */
const showChosen = (link: HTMLElement | null): void => {
  const list = link?.closest('ul');
  if (list && link) list.scrollLeft = link.offsetLeft - 16;
};

function GamePicker({ id, friends }: { readonly id: string; readonly friends: boolean }) {
  const { t, lang } = useWords();
  return (
    <nav aria-label={t.create.game}>
      <h2>{t.create.game}</h2>
      <ul className={styles.pick}>
        {shownGames().map((one) => (
          <li key={one}>
            <a
              href={friends ? links.friends(one) : links.fresh(one)}
              aria-current={one === id ? 'page' : undefined}
              ref={one === id ? showChosen : undefined}
            >
              <Cover game={one} still className={styles.pickArt ?? ''} />
              {cardOf(one, lang).name}
              {one === id && (
                <span className={styles.tick}>
                  <Icon name="check" size={16} />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
