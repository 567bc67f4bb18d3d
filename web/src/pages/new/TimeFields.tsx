import type { ClockSettings } from '@penumbra/protocol';
import { useOnlineWords } from '../../online/words.ts';
import { Rows } from '../../parts/Rows.tsx';
import { Segments } from '../../parts/Segments.tsx';
import styles from './NewPage.module.css';
import type { FieldProps } from './SeatFields.tsx';

const KINDS = ['none', 'live', 'days'] as const;
type Kind = (typeof KINDS)[number];
const BANKS = [
  [5, 10],
  [10, 15],
  [20, 30],
] as const;
const DAYS = [1, 3, 7] as const;
const VACATION_DAYS = 7;

const bank = (minutes: number, increment: number): ClockSettings => ({
  kind: 'bank',
  seconds: minutes * 60,
  increment,
});
const overDays = (days: number): ClockSettings => ({ kind: 'correspondence', days, vacation: VACATION_DAYS });

const USUAL: { readonly [kind in Kind]: ClockSettings } = {
  none: { kind: 'none' },
  live: bank(...BANKS[1]),
  days: overDays(DAYS[1]),
};

const kindOf = (clock: ClockSettings): Kind =>
  clock.kind === 'none' ? 'none' : clock.kind === 'correspondence' ? 'days' : 'live';

/** How much time people who are not in one room have. */
export function TimeFields({ wish, change }: Pick<FieldProps, 'wish' | 'change'>) {
  const { clocks } = useOnlineWords();
  const { clock = USUAL.none } = wish;
  const kind = kindOf(clock);
  const choices =
    kind === 'live'
      ? BANKS.map(([minutes, more]) => ({ settings: bank(minutes, more), label: clocks.bankChip(minutes, more) }))
      : kind === 'days'
        ? DAYS.map((days) => ({ settings: overDays(days), label: clocks.dayChip(days) }))
        : [];
  return (
    <Rows title={clocks.title}>
      <li className={styles.time}>
        <Segments
          label={clocks.title}
          values={KINDS}
          value={kind}
          word={(one) => clocks.kinds[one]}
          onChange={(one) => change({ clock: USUAL[one] })}
        />
        {choices.length > 0 && (
          <span className={styles.chips}>
            {choices.map(({ settings, label }) => (
              <button
                key={label}
                type="button"
                className={isSame(settings, clock) ? 'act' : ''}
                aria-pressed={isSame(settings, clock)}
                onClick={() => change({ clock: settings })}
              >
                {label}
              </button>
            ))}
          </span>
        )}
        <span className="soft">
          {clock.kind === 'bank' && clocks.help.live(clock.seconds / 60, clock.increment)}
          {clock.kind === 'correspondence' && clocks.help.days(clock.days)}
          {clock.kind === 'none' && clocks.help.none}
        </span>
      </li>
    </Rows>
  );
}

const isSame = (a: ClockSettings, b: ClockSettings): boolean => JSON.stringify(a) === JSON.stringify(b);
