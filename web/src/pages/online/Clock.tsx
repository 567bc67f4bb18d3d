import type { ClockSettings, SeatClock } from '@penumbra/protocol';
import { useEffect, useState } from 'react';
import type { Meeting } from '../../online/meeting.ts';
import { useOnlineWords } from '../../online/words.ts';
import { Eclipse } from '../table/Eclipse.tsx';
import { timeWords } from './clock-words.ts';
import styles from './Table.module.css';

const FULL = { none: 0, move: 1_000, bank: 1_000, correspondence: 86_400_000 } as const;

const fullTime = (settings: ClockSettings): number => {
  switch (settings.kind) {
    case 'none':
      return 1;
    case 'correspondence':
      return settings.days * FULL.correspondence;
    default:
      return settings.seconds * FULL[settings.kind];
  }
};

interface Props {
  readonly clock: SeatClock;
  readonly settings: ClockSettings;
  readonly name: string;
  readonly now: Meeting['now'];
  /** Without a line nobody knows how late it is. */
  readonly stands: boolean;
  /** In the bar a phone has room for the days alone. */
  readonly isBrief: boolean;
}

const LATE = 0.15;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Time as a sun being covered, and in digits. */
export function Clock({ clock, settings, name, now, stands, isBrief }: Props) {
  const words = useOnlineWords();
  const isRunning = clock.since !== null && !stands;
  const left = useLeft(clock, now, isRunning);
  const share = Math.min(1, left / fullTime(settings));
  const time = timeWords(words, left);
  const days = isBrief ? Math.floor(left / DAY_MS) : 0;
  return (
    <span
      className={styles.clock}
      data-late={share < LATE || undefined}
      role="timer"
      aria-label={words.clocks.of(name, time)}
      aria-live="off"
    >
      <Eclipse left={share} size={20} />
      <span aria-hidden="true" className={days > 0 ? styles.long : undefined}>
        {time}
      </span>
      {days > 0 && (
        <span aria-hidden="true" className={styles.short}>
          {words.clocks.d(days)}
        </span>
      )}
    </span>
  );
}

function useLeft(clock: SeatClock, now: () => number, isRunning: boolean): number {
  const leftNow = (): number => {
    const { uses, since } = clock;
    return clock[uses] - (isRunning && since !== null ? Math.max(0, now() - since) : 0);
  };
  const [, tick] = useState(0);
  const left = leftNow();
  const isLong = left > HOUR_MS;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick((n) => n + 1), isLong ? 30_000 : 500);
    return () => clearInterval(timer);
  }, [isRunning, isLong]);
  return left;
}
