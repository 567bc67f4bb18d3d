import type { ClockSettings } from '@penumbra/protocol';
import type { OnlineText } from '../../text/online.en.ts';

export function clockWords({ clocks }: OnlineText, clock: ClockSettings): string {
  switch (clock.kind) {
    case 'none':
      return clocks.none;
    case 'move':
      return clocks.move(clock.seconds);
    case 'bank':
      return clocks.bank(Math.round(clock.seconds / 60), clock.increment);
    case 'correspondence':
      return clocks.days(Math.max(1, Math.round(clock.days)));
  }
}

const HOUR = 3_600_000;

/** "6:12", "2 h 05", "1 d 14 h". */
export function timeWords({ clocks }: OnlineText, ms: number): string {
  const left = Math.max(0, ms);
  if (left >= 24 * HOUR) return clocks.dh(Math.floor(left / (24 * HOUR)), Math.floor((left / HOUR) % 24));
  if (left >= HOUR) return clocks.hm(Math.floor(left / HOUR), Math.floor((left / 60_000) % 60));
  const seconds = Math.ceil(left / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
