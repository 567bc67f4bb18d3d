import type { GameText } from '@penumbra/board';
import { BOT_NAMES, isBotName } from '@penumbra/bots';
import type { Game } from '@penumbra/kit';
import { useWords } from '../../app/words.ts';
import { levelName } from '../../games/names.ts';
import type { Player } from '../../session/players.ts';
import type { Wish } from '../../session/tables.ts';
import styles from './NewPage.module.css';
import { resized } from './wish.ts';

export interface FieldProps {
  readonly game: Game;
  readonly text: GameText;
  readonly wish: Wish;
  change(part: Partial<Wish>): void;
}

export function SeatFields({ game, text, wish, change }: FieldProps) {
  const { t } = useWords();
  const { min, max } = game.facts.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const setPlayer = (seat: number, player: Player): void =>
    change({ players: wish.players.map((old, i) => (i === seat ? player : old)) });
  const setColour = (seat: number, colour: string): void => {
    const other = wish.seats.indexOf(colour);
    const seats = [...wish.seats];
    // A colour that is taken changes places with the one it replaces.
    if (other >= 0) seats[other] = wish.seats[seat] as string;
    seats[seat] = colour;
    change({ seats });
  };
  return (
    <fieldset className="panel">
      <legend>{t.create.seats}</legend>
      <div className={styles.counts} role="radiogroup" aria-label={t.create.count}>
        {counts.map((count) => (
          <label key={count}>
            <input
              type="radio"
              name="count"
              checked={wish.seats.length === count}
              onChange={() => {
                const sized = resized(game, wish, count);
                const players = sized.players.map((player, i) =>
                  player.kind === 'person' && player.name === `${i + 1}`
                    ? { ...player, name: t.create.friend(i + 1) }
                    : player,
                );
                change({ ...sized, players });
              }}
            />
            <span>{count}</span>
          </label>
        ))}
      </div>
      <ol className={styles.seats}>
        {wish.seats.map((colour, seat) => {
          const player = wish.players[seat] as Player;
          const name = text.seat(colour);
          return (
            <li key={colour}>
              <span className={styles.dot} data-tone={colour} aria-hidden="true" />
              <select
                aria-label={t.create.seat(seat + 1)}
                value={colour}
                onChange={(event) => setColour(seat, event.target.value)}
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
                    seat,
                    isBotName(value)
                      ? { kind: 'bot', level: value }
                      : { kind: 'person', name: t.create.friend(seat + 1) },
                  )
                }
              >
                <option value="person">{t.create.person}</option>
                {BOT_NAMES.map((level) => (
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
                  onChange={(event) => setPlayer(seat, { kind: 'person', name: event.target.value })}
                />
              )}
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
