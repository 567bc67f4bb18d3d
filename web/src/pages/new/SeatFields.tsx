import type { Game, GameText } from '@penumbra/kit';
import { Icon } from '../../app/icons.tsx';
import { useWords } from '../../app/words.ts';
import { useOnlineWords } from '../../online/words.ts';
import { Seat } from '../../parts/Seat.tsx';
import { Segments } from '../../parts/Segments.tsx';
import { botOf, type Player } from '../../session/players.ts';
import { change as changeSettings, LONGEST_NAME, useSettings } from '../../settings/settings.ts';
import { BotPicker } from './BotPicker.tsx';
import styles from './SeatFields.module.css';
import { isGuest, isRemote, recoloured, resized, type TableWish, type Wanted, withoutSeat } from './wish.ts';

export interface FieldProps {
  readonly game: Game;
  readonly text: GameText;
  readonly wish: TableWish;
  /** Whether there is a server that friends elsewhere can come to. */
  readonly isServed?: boolean;
  change(part: Partial<TableWish>): void;
}

/** A row per seat: its colour, who sits there, and one row to add another. */
export function SeatFields({ game, text, wish, isServed, change }: FieldProps) {
  const { t } = useWords();
  const { max } = game.facts.players;
  const count = wish.seats.length;
  return (
    <section aria-label={t.create.seats}>
      <h2>{t.create.seats}</h2>
      <ol className={`card ${styles.seats}`}>
        {wish.seats.map((colour, seat) => (
          <SeatRow key={colour} {...{ game, text, wish, isServed, change, colour, seat }} />
        ))}
        <li className={styles.add}>
          {count < max && (
            <button
              type="button"
              className="quiet"
              onClick={() => change(resized(game, wish, { count: count + 1, friend: t.create.friend }))}
            >
              <Icon name="plus" />
              {t.create.addSeat}
            </button>
          )}
          <span className="soft">{count < max ? t.create.upTo(text.name, max) : t.create.full(text.name)}</span>
        </li>
      </ol>
    </section>
  );
}

interface SeatProps extends FieldProps {
  readonly colour: string;
  readonly seat: number;
}

const KINDS = ['person', 'bot'] as const;
const SERVED = ['person', 'friend', 'open', 'bot'] as const;

const wantedOf = (kind: (typeof SERVED)[number]): Wanted => {
  switch (kind) {
    case 'bot':
      return botOf('fair');
    case 'person':
      return { kind, name: '' };
    default:
      return { kind };
  }
};

function SeatRow({ game, text, wish, isServed, change, colour, seat }: SeatProps) {
  const { t } = useWords();
  const player = wish.players[seat] as Wanted;
  const name = text.seat(colour);
  const set = (wanted: Wanted): void => change({ players: wish.players.map((old, i) => (i === seat ? wanted : old)) });
  return (
    <li className={styles.seat}>
      <span className={styles.colour}>
        <Seat
          game={game.facts.id}
          colour={colour}
          player={isGuest(player) ? undefined : player}
          lit={player.kind === 'person'}
        />
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
      </span>
      <Segments
        label={t.create.who(name)}
        values={isServed ? SERVED : KINDS}
        value={player.kind}
        word={(kind) => (isServed ? t.create.kinds[kind] : t.create[kind as 'person' | 'bot'])}
        onChange={(kind) => set(wantedOf(kind))}
      />
      <span className={styles.who}>
        {player.kind === 'bot' ? (
          <BotPicker
            {...{ game }}
            seat={name}
            level={player.fair ? 'fair' : player.level}
            isRemote={isRemote(wish)}
            onChange={(level) => set(botOf(level))}
          />
        ) : isGuest(player) ? (
          <GuestNote kind={player.kind} />
        ) : isRemote(wish) ? (
          <OwnName />
        ) : (
          <NameField {...{ wish, seat, name, player }} onChange={(wanted) => set({ kind: 'person', name: wanted })} />
        )}
      </span>
      {wish.seats.length > game.facts.players.min && (
        <button
          type="button"
          className={`quiet square ${styles.remove}`}
          aria-label={t.create.removeSeat(name)}
          onClick={() => change(withoutSeat(wish, seat))}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </li>
  );
}

/** At a table on the server everybody has one name, the same at all their tables. */
function OwnName() {
  const { t } = useWords();
  const own = useSettings((settings) => settings.name);
  return (
    <input
      type="text"
      maxLength={LONGEST_NAME}
      aria-label={t.app.yourName}
      placeholder={t.app.yourName}
      value={own}
      onChange={(event) => changeSettings({ name: event.target.value })}
    />
  );
}

function GuestNote({ kind }: { readonly kind: 'friend' | 'open' }) {
  const { create } = useOnlineWords();
  return <span className={styles.sentence}>{create[kind]}</span>;
}

interface NameProps {
  readonly wish: TableWish;
  readonly seat: number;
  readonly name: string;
  readonly player: Extract<Player, { kind: 'person' }>;
  onChange(name: string): void;
}

/** Left empty, it is you; among several people, a number until somebody writes a name. */
function NameField({ wish, seat, name, player, onChange }: NameProps) {
  const { t } = useWords();
  const own = useSettings((settings) => settings.name);
  const people = wish.players.filter(({ kind }) => kind === 'person').length;
  return (
    <input
      type="text"
      maxLength={LONGEST_NAME}
      aria-label={t.create.name(name)}
      placeholder={people === 1 ? own || t.create.you : t.create.friend(seat + 1)}
      value={player.name}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
