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
}

const LATE = 0.15;
const HOUR_MS = 3_600_000;

/** Time as a sun being covered, and in digits. */
export function Clock({ clock, settings, name, now, stands }: Props) {
  const words = useOnlineWords();
  const isRunning = clock.since !== null && !stands;
  const left = useLeft(clock, now, isRunning);
  const share = Math.min(1, left / fullTime(settings));
  const time = timeWords(words, left);
  return (
    <span
      className={styles.clock}
      data-late={share < LATE || undefined}
      role="timer"
      aria-label={words.clocks.of(name, time)}
      aria-live="off"
    >
      <Eclipse left={share} size={20} />
      <span aria-hidden="true">{time}</span>
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
