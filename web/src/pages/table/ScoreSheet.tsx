import type { SheetLine } from '@penumbra/board';
import type { Config, GameTypes, Result } from '@penumbra/kit';
import { useWords } from '../../app/words.ts';
import type { Face } from '../../games/face.ts';
import styles from './TablePage.module.css';

interface Props {
  readonly face: Face;
  readonly result: Result;
  readonly config: Config;
  readonly names: readonly string[];
  readonly view: GameTypes['View'];
}

export function ScoreSheet({ face, result, config, names, view }: Props) {
  const { t } = useWords();
  const lines: SheetLine[] = [
    ...(result.sheet ?? []).map(({ item, points }) => ({ item, values: points })),
    ...(face.ui?.sheet?.(view) ?? []),
  ];
  if (lines.length === 0 && !result.scores) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and keys have to reach that
    <section className={styles.sheetScroll} tabIndex={0} aria-label={t.end.sheet}>
      <table className={styles.scores}>
        <caption className="hidden">{t.end.sheet}</caption>
        <thead>
          <tr>
            <th scope="col">{t.end.item}</th>
            {config.seats.map((colour, seat) => (
              <th key={colour} scope="col" data-tone={colour}>
                {names[seat]}
                <br />
                <span>{face.text.seat(colour)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ item, values }) => (
            <tr key={item}>
              <th scope="row">{face.text.item(item)}</th>
              {config.seats.map((colour, seat) => (
                <td key={colour}>{values[seat] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {result.scores && (
          <tfoot>
            <tr>
              <th scope="row">{t.end.total}</th>
              {config.seats.map((colour, seat) => (
                <td key={colour}>{result.scores?.[seat]}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
