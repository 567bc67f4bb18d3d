// The panel of a player of whom a game draws nothing: what the score says, as far as there is one.
import type { PlayerProps } from '../contract/board.ts';
import type { GameUi, UiParts } from '../contract/ui.ts';
import styles from './scorePanel.module.css';

type Line = readonly [item: string, value: number | string];

/** During the game what the ui counts; at the end what the rules counted. */
function linesOf({ tally, sheet }: UiParts, { seen, before, of }: PlayerProps): readonly Line[] {
  const { view, result } = before ?? seen;
  if (tally) return [[tally.item, tally.of(view)[of] ?? 0]];
  const counted = result?.sheet?.map(({ item, points }) => ({ item, values: points })) ?? [];
  return [...(sheet?.(view) ?? []), ...counted].map(({ item, values }) => [item, values[of] ?? 0]);
}

export function scorePanel(parts: UiParts): GameUi['Player'] {
  return function ScorePanel(props: PlayerProps) {
    const lines = linesOf(parts, props);
    // A chip has room for one.
    const shown = props.room === 'chip' ? lines.slice(0, 1) : lines;
    if (shown.length === 0) return null;
    return (
      <dl className={styles.lines}>
        {shown.map(([item, value]) => (
          <div key={item}>
            <dt>{props.text.item(item)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    );
  };
}
