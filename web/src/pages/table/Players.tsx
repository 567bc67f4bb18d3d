import { named, panelName } from '@penumbra/board';
import { hasSeat, type Seat, type Sitter } from '@penumbra/kit';
import { Icon } from '../../app/icons.tsx';
import { useWords } from '../../app/words.ts';
import { Seat as Plate } from '../../parts/Seat.tsx';
import { useSettings } from '../../settings/settings.ts';
import { isLevel } from '../../think/levels.ts';
import { useAround } from './around.ts';
import type { TableModel } from './model.ts';
import styles from './Players.module.css';
import type { Shown } from './shown.ts';

interface Props {
  readonly model: TableModel;
  readonly names: readonly string[];
  readonly room: 'full' | 'row' | 'chip';
}

/** Everybody at the table, you first, with what is public about them at the moment that is being shown. */
export function Players({ model, names, room }: Props) {
  const { t } = useWords();
  const { link, face, shown, seat } = model;
  const { seats } = link.config;
  const first = link.you ?? 0;
  const order = seats.map((_, i) => ((i + first) % seats.length) as Seat);
  const goal = shown.seen.turn.kind !== 'over' && face.text.goal?.(shown.seen, seat);
  return (
    <section className={styles.players} aria-label={t.table.players} data-region="" tabIndex={-1}>
      <ul data-room={room} data-count={seats.length}>
        {order.map((of) => (
          <Player key={of} {...{ model, of, room }} name={names[of] as string} />
        ))}
      </ul>
      {goal && room === 'full' && (
        <p className={styles.goal}>
          <b>{t.table.goal}:</b> {goal}
        </p>
      )}
    </section>
  );
}

function Player({ model, of, name, room }: Omit<Props, 'names'> & { readonly of: Seat; readonly name: string }) {
  const { t, lang } = useWords();
  const patterns = useSettings((settings) => settings.patterns);
  const { link, face, shown, showing } = model;
  const around = useAround()?.seat(of);
  const { config } = link;
  const colour = config.seats[of] as string;
  const sitter = link.people[of] as Sitter;
  const asked = hasSeat(shown.seen.waiting, of) && !isOpened(shown);
  const won = wonBy(shown, of);
  const seen = showing?.after ?? link.seen;
  const player = sitter.kind === 'bot' && isLevel(sitter.name) ? { kind: sitter.kind, level: sitter.name } : undefined;
  return (
    <li
      className={styles.player}
      data-tone={colour}
      data-asked={asked || undefined}
      data-won={won || undefined}
      data-testid={`player-${colour}`}
      {...named(panelName(colour))}
    >
      <div className={styles.head}>
        <Plate
          game={config.game}
          colour={colour}
          player={player}
          lit={asked}
          size={room === 'chip' ? 's' : 'm'}
          presence={around?.presence}
        />
        <div className={styles.who}>
          <p className={styles.name}>
            <b data-words={name.includes(' ') || undefined}>{name}</b>
            {of === link.you && name !== t.create.you && <span>{t.table.you}</span>}
          </p>
          <p className={styles.state}>{around?.state ?? <State {...{ model, of, asked, won }} />}</p>
          {room === 'chip' && around?.brief && <div className={styles.brief}>{around.brief}</div>}
        </div>
        {room !== 'chip' && around?.clock}
      </div>
      <div className={styles.game}>
        <face.ui.Player
          {...{ config, seen, patterns, lang, of, room }}
          before={showing?.before}
          moments={showing?.moments ?? NOTHING}
          point={model.point}
          text={face.text}
        />
      </div>
    </li>
  );
}

const NOTHING: readonly never[] = [];

/** A choice made together is told only when all have chosen, whoever was the last. */
const isOpened = ({ seen, event }: Shown): boolean => seen.turn.kind === 'joint' && event !== undefined;

const wonBy = ({ seen: { result } }: Shown, of: Seat): boolean =>
  !result?.rank && (result?.winners.includes(of) ?? false);

interface StateProps {
  readonly model: TableModel;
  readonly of: Seat;
  readonly asked: boolean;
  readonly won: boolean;
}

/** One word about a seat. Of a secret choice others see that it is being made or was made, and nothing else. */
function State({ model: { shown, link }, of, asked, won }: StateProps) {
  const { t } = useWords();
  const { turn } = shown.seen;
  if (won) {
    return (
      <>
        <Icon name="crown" size={14} /> {t.table.winner}
      </>
    );
  }
  // The next one begins to think when what was before has been seen.
  if (shown.live && asked && link.people[of]?.thinking !== undefined) return <Busy word={t.table.thinks} />;
  if (turn.kind === 'joint') {
    if (asked) return <Busy word={t.table.choosing} />;
    if (!hasSeat(turn.seats, of)) return null;
    return (
      <>
        <Icon name="check" size={14} /> {t.table.committed}
      </>
    );
  }
  return asked ? t.table.toMove : null;
}

function Busy({ word }: { readonly word: string }) {
  return (
    <>
      {word}
      <span className={styles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </>
  );
}
