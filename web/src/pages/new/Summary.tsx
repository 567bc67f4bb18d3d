import type { GameText } from '@penumbra/kit';
import { useRef, useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import { useWords } from '../../app/words.ts';
import { cardOf, gameFacts } from '../../games/cards.ts';
import { seatNames } from '../../games/names.ts';
import { Cover, CoverTitle } from '../../parts/Cover.tsx';
import { Seat } from '../../parts/Seat.tsx';
import { useRoomForToasts } from '../../parts/Toast.tsx';
import styles from './Summary.module.css';
import { isGuest, named, type TableWish } from './wish.ts';

interface Props {
  readonly id: string;
  readonly text: GameText;
  readonly wish: TableWish;
}

/** What was chosen, as a table seen from above and as a sentence; then the one golden button. */
export function Summary({ id, text, wish }: Props) {
  const { t, lang } = useWords();
  const { minutes } = gameFacts(id);
  const count = wish.seats.length;
  const card = useRef<HTMLElement>(null);
  const [isFoot] = useState(() => matchMedia('(max-width: 44.99rem)').matches);
  useRoomForToasts(card, isFoot);
  return (
    <aside ref={card} className={`card ${styles.sum}`}>
      <Cover game={id} className={styles.cover ?? ''}>
        <CoverTitle name={<b>{text.name}</b>} tagline={cardOf(id, lang).tagline} />
      </Cover>
      <RoundTable {...{ id, wish }} />
      <p className={styles.sentence}>
        {t.create.sum(text.name, count, minutes)} {t.create.assistSums[wish.assist]}
      </p>
      <button type="submit" className="sun big">
        {t.create.start}
      </button>
      <p className={styles.kept}>{t.create.kept(text.name)}</p>
    </aside>
  );
}

function RoundTable({ id, wish }: Pick<Props, 'id' | 'wish'>) {
  const { t } = useWords();
  const count = wish.seats.length;
  const people = named(wish, '', t.create.friend).players.map((one) =>
    isGuest(one)
      ? { kind: 'person' as const, name: t.create.kinds[one.kind] }
      : one.kind === 'bot' && one.fair
        ? { kind: 'person' as const, name: t.bots.fair.name }
        : one,
  );
  const names = seatNames(people, t);
  return (
    <div className={styles.table} aria-hidden="true">
      <svg viewBox="-160 -150 320 300" aria-hidden="true">
        <defs>
          <radialGradient id="table-felt">
            <stop offset="0" stopColor="var(--felt-1)" />
            <stop offset="1" stopColor="var(--felt-2)" />
          </radialGradient>
        </defs>
        <circle r="104" fill="url(#table-felt)" stroke="var(--line-strong)" strokeWidth="2" />
        <circle r="95" fill="none" stroke="var(--line)" />
      </svg>
      <div className={styles.middle}>
        <b>{count}</b>
        <span>{t.create.players(count)}</span>
      </div>
      {wish.seats.map((colour, seat) => {
        const player = wish.players[seat];
        const angle = Math.PI / 2 + (seat * 2 * Math.PI) / count;
        const place = { left: `${50 + 34.5 * Math.cos(angle)}%`, top: `${50 + 36.5 * Math.sin(angle)}%` };
        return (
          <div key={colour} className={styles.seat} style={place}>
            {isGuest(player) ? (
              <span className={styles.guest}>
                <Icon name="link" size={18} />
              </span>
            ) : (
              <Seat game={id} colour={colour} player={player} lit={player?.kind === 'person'} />
            )}
            <b>{names[seat]}</b>
            {player?.kind === 'bot' && <span>{player.fair ? t.bots.fair.level : t.bots.levels[player.level]}</span>}
          </div>
        );
      })}
    </div>
  );
}
