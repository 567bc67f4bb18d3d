import type { GameText } from '@penumbra/board';
import type { Game } from '@penumbra/kit';
import { useWords } from '../../app/words.ts';
import { levelName } from '../../games/names.ts';
import type { Player } from '../../session/players.ts';
import type { Wish } from '../../session/tables.ts';
import { isLevel, LEVELS } from '../../think/levels.ts';
import styles from './NewPage.module.css';
import { recoloured, resized } from './wish.ts';

export interface FieldProps {
  readonly game: Game;
  readonly text: GameText;
  readonly wish: Wish;
  change(part: Partial<Wish>): void;
}

export function SeatFields({ game, text, wish, change }: FieldProps) {
  const { t } = useWords();
  return (
    <fieldset className="panel">
      <legend>{t.create.seats}</legend>
      <Count {...{ game, text, wish, change }} />
      <ol className={styles.seats}>
        {wish.seats.map((colour, seat) => (
          <SeatRow key={colour} {...{ game, text, wish, change, colour, seat }} />
        ))}
      </ol>
    </fieldset>
  );
}

function Count({ game, wish, change }: FieldProps) {
  const { t } = useWords();
  const { min, max } = game.facts.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (
    <div className={styles.counts} role="radiogroup" aria-label={t.create.count}>
      {counts.map((count) => (
        <label key={count}>
          <input
            type="radio"
            name="count"
            checked={wish.seats.length === count}
            onChange={() => change(resized(game, wish, { count, friend: t.create.friend }))}
          />
          <span>{count}</span>
        </label>
      ))}
    </div>
  );
}

interface SeatProps extends FieldProps {
  readonly colour: string;
  readonly seat: number;
}

function SeatRow({ game, text, wish, change, colour, seat }: SeatProps) {
  const { t } = useWords();
  const player = wish.players[seat] as Player;
  const name = text.seat(colour);
  const setPlayer = (wanted: Player): void =>
    change({ players: wish.players.map((old, i) => (i === seat ? wanted : old)) });
  return (
    <li>
      <span className={styles.dot} data-tone={colour} aria-hidden="true" />
      <select
        aria-label={t.create.seat(seat + 1)}
        value={colour}
        onChange={(event) => change({ seats: recoloured(wish.seats, seat, event.target.value) })}
      >
        {game.facts.colours.map((one) => (
          <option key={one} value={one}>
            {text.seat(one)}
          </option>
        ))}
      </select>
      <select
        aria-label={t.create.who(name)}
        value={player.kind === 'bot' ? player.level : 'person'}
        onChange={({ target: { value } }) =>
          setPlayer(
            isLevel(value) ? { kind: 'bot', level: value } : { kind: 'person', name: t.create.friend(seat + 1) },
          )
        }
      >
        <option value="person">{t.create.person}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {t.create.bot(levelName(level, t))}
          </option>
        ))}
      </select>
      {player.kind === 'person' && (
        <input
          type="text"
          maxLength={24}
          required
          aria-label={t.create.name(name)}
          value={player.name}
          onChange={(event) => setPlayer({ kind: 'person', name: event.target.value })}
        />
      )}
    </li>
  );
}
