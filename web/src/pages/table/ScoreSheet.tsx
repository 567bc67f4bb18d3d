import type { SheetLine } from '@penumbra/board';
import type { Config, GameTypes, Result, Seat } from '@penumbra/kit';
import { useWords } from '../../app/words.ts';
import type { Face } from '../../games/face.ts';
import { Mark } from '../../parts/Mark.tsx';
import styles from './ScoreSheet.module.css';

interface Props {
  readonly face: Face;
  readonly result: Result;
  readonly config: Config;
  readonly names: readonly string[];
  readonly view: GameTypes['View'];
}

/** A loss has a minus, not a hyphen. */
const written = (value: number | string): number | string =>
  typeof value === 'number' && value < 0 ? `−${-value}` : value;

/** How many letters of names a sheet beside a board has room for; the signs say it, too. */
const MOST_LETTERS = 18;

/** A row per item, a column per seat; what decided comes last and is large. */
export function ScoreSheet({ face, result, config, names, view }: Props) {
  const { t } = useWords();
  const extra = face.ui.sheet?.(view) ?? [];
  const lines: SheetLine[] = [
    ...(result.sheet ?? []).flatMap(({ item, points }) => [
      { item, values: points },
      ...extra.filter(({ of }) => of === item),
    ]),
    ...extra.filter(({ decides, of }) => !decides && of === undefined),
  ];
  const deciding = extra.filter(({ decides }) => decides);
  if (lines.length === 0 && deciding.length === 0 && !result.scores) return null;
  const isLong = names.some((name) => name.length * names.length > MOST_LETTERS);
  const isWon = (seat: number): boolean => !result.rank && result.winners.includes(seat as Seat);
  const cells = (values: readonly (number | string)[]) =>
    config.seats.map((colour, seat) => (
      <td key={colour} data-won={isWon(seat) || undefined}>
        {written(values[seat] ?? '')}
      </td>
    ));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it lies in what scrolls, and keys have to reach that
    <section tabIndex={0} aria-label={t.end.sheet}>
      <table className={styles.scores} data-long={isLong || undefined}>
        <caption className="hidden">{t.end.sheet}</caption>
        <thead>
          <tr>
            <td />
            {config.seats.map((colour, seat) => (
              <th key={colour} scope="col" data-won={isWon(seat) || undefined}>
                <Mark game={config.game} colour={colour} size={24} />
                <span>{names[seat]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ item, of, values }) => (
            <tr key={item} data-part={of !== undefined || undefined}>
              <th scope="row">{face.text.item(item)}</th>
              {cells(values)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {result.scores && (
            <tr>
              <th scope="row">{t.end.total}</th>
              {cells(result.scores)}
            </tr>
          )}
          {deciding.map(({ item, values }) => (
            <tr key={item}>
              <th scope="row">{face.text.item(item)}</th>
              {cells(values)}
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
}
