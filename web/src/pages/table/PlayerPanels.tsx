import { hasSeat, type Seat } from '@penumbra/kit';
import { useEffect, useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import { useWords } from '../../app/words.ts';
import { playerName } from '../../games/names.ts';
import type { Player } from '../../session/players.ts';
import { useSettings } from '../../settings/settings.ts';
import { type Level, thinkMs } from '../../think/levels.ts';
import type { TableModel } from './model.ts';
import styles from './PlayerPanels.module.css';

/** Everybody at the table with what is public about them, and who is thinking. */
export function PlayerPanels({ model }: { readonly model: TableModel }) {
  const { t, lang } = useWords();
  const patterns = useSettings((settings) => settings.patterns);
  const { session, face, showing } = model;
  const { config, result, waiting, turn } = session.table;
  const seen = showing?.after ?? session.seen;
  const eyes = session.eyes.kind === 'seat' ? session.eyes.seat : undefined;
  return (
    <section className={styles.players} aria-label={t.table.players}>
      <ul>
        {config.seats.map((colour, i) => {
          const seat = i as Seat;
          const since = session.thinking.get(seat);
          const player = session.players[seat] as Player;
          const won = result?.winners.includes(seat) ?? false;
          const asked = hasSeat(waiting, seat);
          return (
            <li
              key={colour}
              className={styles.player}
              data-tone={colour}
              data-asked={asked}
              data-testid={`player-${colour}`}
            >
              <div className={styles.head}>
                <span className={styles.dot} aria-hidden="true" />
                <b>{playerName(player, t)}</b>
                <span className={styles.colour}>
                  {face.text.seat(colour)}
                  {seat === eyes && ` · ${t.table.you}`}
                </span>
                {won && (
                  <span className={styles.won}>
                    <Icon name="crown" /> {t.table.winner}
                  </span>
                )}
              </div>
              <p className={styles.state}>
                {since !== undefined ? (
                  <Thinking since={since} level={player.kind === 'bot' ? player.level : 'random'} />
                ) : turn.kind === 'joint' ? (
                  asked ? (
                    t.table.choosing
                  ) : hasSeat(turn.seats, seat) ? (
                    `✓ ${t.table.committed}`
                  ) : null
                ) : asked ? (
                  t.table.toMove
                ) : null}
              </p>
              {face.ui && <face.ui.Player {...{ config, seen, patterns, lang }} of={seat} text={face.text} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const TICK = 100;
/** Shorter waits need no clock. */
const SHOW_AFTER = 300;

function Thinking({ since, level }: { readonly since: number; readonly level: Level }) {
  const most = thinkMs(level);
  const { t } = useWords();
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  const ms = Math.max(0, now - since);
  if (ms < SHOW_AFTER) return <>…</>;
  const seconds = Math.min(ms, most) / 1000;
  return (
    <span className={styles.thinking}>
      <progress max={most} value={Math.min(ms, most)} aria-hidden="true" />
      {t.table.thinking(seconds.toFixed(1), String(most / 1000))}
    </span>
  );
}
