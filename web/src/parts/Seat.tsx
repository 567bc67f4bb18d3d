import { Moon } from '../bots/Moon.tsx';
import type { Player } from '../session/players.ts';
import { Mark } from './Mark.tsx';
import styles from './Seat.module.css';

interface Props {
  readonly game: string;
  readonly colour: string;
  readonly player: Player | undefined;
  /** Asked now: wears the corona. */
  readonly lit?: boolean;
  readonly size?: 's' | 'm';
  /** Of a person at a table on a server: full disc, half disc, dashed. */
  readonly presence?: Presence | undefined;
}

export type Presence = 'here' | 'away' | 'gone';

/** A seat seen from above: its sign on a round plate, the ring of whoever is asked, the moon of a bot. */
export function Seat({ game, colour, player, lit = false, size = 'm', presence }: Props) {
  return (
    <span className={styles.seat} data-lit={lit || undefined} data-size={size}>
      <Mark game={game} colour={colour} size={size === 's' ? 24 : 32} />
      {player?.kind === 'bot' && (
        <span className={styles.moon}>
          <Moon level={player.fair ? 'fair' : player.level} size={17} />
        </span>
      )}
      {presence && <span className={styles.presence} data-presence={presence} />}
    </span>
  );
}
