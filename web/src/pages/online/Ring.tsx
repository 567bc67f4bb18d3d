import type { TableInfo } from '@penumbra/protocol';
import type { CSSProperties } from 'react';
import { Icon } from '../../app/icons.tsx';
import { useWords } from '../../app/words.ts';
import { useOnlineWords } from '../../online/words.ts';
import { Seat } from '../../parts/Seat.tsx';
import { isLevel } from '../../think/levels.ts';
import styles from './Ring.module.css';

const WIDE = 99;

/** The part of the corona that belongs to a seat. */
function arc(seat: number, of: number): string {
  const middle = Math.PI / 2 + (seat * 2 * Math.PI) / of;
  const half = Math.PI / of - 0.1;
  const point = (angle: number): string =>
    `${(WIDE * Math.cos(angle)).toFixed(1)} ${(WIDE * Math.sin(angle)).toFixed(1)}`;
  const large = half > Math.PI / 2 ? 1 : 0;
  return `M${point(middle - half)}A${WIDE} ${WIDE} 0 ${large} 1 ${point(middle + half)}`;
}

/** The table that fills: an eclipse whose corona closes as seats are taken. */
export function Ring({ info, names }: { readonly info: TableInfo; readonly names: readonly string[] }) {
  const words = useOnlineWords();
  const { seats } = info;
  const free = seats.filter(({ kind }) => kind === 'open').length;
  return (
    <div className={styles.ring}>
      <svg viewBox="-190 -178 380 356" aria-hidden="true">
        <g fill="none">
          {seats.map(({ colour, kind }, seat) => (
            <path key={colour} d={arc(seat, seats.length)} className={kind === 'open' ? styles.gap : styles.light} />
          ))}
        </g>
        <circle r="94" className={styles.moon} />
      </svg>
      <p className={styles.middle}>
        <b>{free > 0 ? free : info.settings.autostart ? words.invite.begins : words.invite.full}</b>
        {free > 0 && <span>{words.invite.seatsFree(free)}</span>}
      </p>
      <ul>
        {seats.map((seat, i) => (
          <RingSeat key={seat.colour} {...{ info, i }} name={names[i] as string} />
        ))}
      </ul>
    </div>
  );
}

function RingSeat({ info, i, name }: { readonly info: TableInfo; readonly i: number; readonly name: string }) {
  const { t } = useWords();
  const words = useOnlineWords();
  const { colour, kind, name: level, fair, present, reserved } = info.seats[i] as TableInfo['seats'][number];
  const angle = Math.PI / 2 + (i * 2 * Math.PI) / info.seats.length;
  const place = { left: `${50 + 38 * Math.cos(angle)}%`, top: `${50 + 40 * Math.sin(angle)}%` };
  const { invite } = words;
  const botWord = (name: string, match: string | false) =>
    [isLevel(name) && t.bots.levels[name], match].filter(Boolean).join(', ');
  const state =
    kind === 'open'
      ? reserved
        ? invite.kept
        : invite.byLink
      : kind === 'bot'
        ? botWord(level, fair && (info.host ? invite.fairToYou : invite.fairToHost))
        : i === info.mine
          ? invite.you
          : present
            ? invite.ready
            : invite.away;
  return (
    <li className={styles.seat} style={place as CSSProperties} data-up={Math.sin(angle) < -0.5 || undefined}>
      {kind === 'open' ? (
        <span className={styles.free}>
          <Icon name="link" size={18} />
        </span>
      ) : (
        <Seat
          game={info.game}
          colour={colour}
          player={kind === 'bot' && isLevel(level) ? { kind: 'bot', level, ...(fair && { fair }) } : undefined}
          presence={kind === 'person' ? (present ? 'here' : 'away') : undefined}
        />
      )}
      <b>{kind === 'open' ? invite.free : name}</b>
      <span>{state}</span>
    </li>
  );
}
