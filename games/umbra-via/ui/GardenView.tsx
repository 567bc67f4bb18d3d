import { Beside, type BoardProps, named, type Selection, together, useRoving } from '@penumbra/board';
import { type ReactElement, useMemo } from 'react';
import { BOARD } from '../src/components.ts';
import type { UmbraVia } from '../src/index.ts';
import type { Move } from '../src/moves/index.ts';
import type { UmbraText } from '../text/words.ts';
import styles from './Board.module.css';
import { Cells } from './Cells.tsx';
import { cellNames, cellOf } from './elements.ts';
import { Garden } from './Garden.tsx';
import type { GardenMarks } from './marks.ts';
import type { Shown } from './moments.ts';
import { moveAt, NO_CELLS } from './targets.ts';
import { coachSums, type Sight } from './useSight.ts';

interface GardenViewProps {
  readonly props: BoardProps<UmbraVia, UmbraText>;
  readonly shown: Shown;
  readonly selection: Selection<Move>;
  readonly sight: Sight;
  readonly marks: GardenMarks;
}

/** The board with everything that can be seen, foreseen and chosen on it. What it means is told in the dock. */
export function GardenView({ props, shown, selection, sight, marks }: GardenViewProps): ReactElement {
  const { config, text, seen, seat, still, assist, point } = props;
  const { scene, now } = shown;
  const { targets } = sight;
  const sums = useMemo(() => coachSums({ assist, seen, seat, still }), [assist, seen, seat, still]);
  const [first] = cellNames(targets);
  const grid = useRoving(BOARD.names, { first: first ?? 'b2' });
  const picture = <Garden scene={scene} config={config} marks={marks} alarm={`${text.labels.suddenDeath} · × 2`} />;
  if (still) {
    return (
      <div className={styles.garden} role="img" aria-label={text.labels.board}>
        {picture}
      </div>
    );
  }
  const refusedAt = cellOf(selection.refusal?.at.find((name) => cellOf(name) !== undefined));
  return (
    <section
      className={styles.garden}
      {...named('board')}
      aria-label={text.labels.board}
      data-dimmed={now?.event.kind === 'bids-revealed' || undefined}
      data-pointed={point.includes('board') || undefined}
      {...together(selection.root, grid.root)}
    >
      {picture}
      <Cells
        scene={scene}
        config={config}
        text={text}
        targets={targets}
        marked={marks.paths.length > 0 ? NO_CELLS : marks.targets}
        pointed={marks.pointed}
        tabOf={grid.tabOf}
        moveName={(cell) => {
          const move = moveAt(seen.view, cell);
          return move && text.move(move, config);
        }}
        gains={(cell) => (now || sight.foreseen ? undefined : sums.get(cell))}
      />
      {selection.refusal && refusedAt !== undefined && (
        <Beside
          key={selection.refusal.id}
          of={BOARD.names[refusedAt] as string}
          within="board"
          keep={Object.fromEntries(cellNames(targets).map((name) => [name, 1]))}
          className={styles.refused}
          {...(selection.refusal.own && { role: 'alert' })}
        >
          {selection.refusal.sentence}
        </Beside>
      )}
    </section>
  );
}
