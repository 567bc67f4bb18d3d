// A picture of a position: the order and the tiles alone; nothing to focus, nothing to click.
import { type CSSProperties, type ReactElement, useMemo } from 'react';
import type { View } from '../src/view.ts';
import styles from './Board.module.css';
import { cellWords } from './describe.ts';
import { cellNamed, cellsOfMove } from './elements.ts';
import { type CellLook, Grid } from './Grid.tsx';
import { Inlay } from './Inlay.tsx';
import { screensOf } from './screens.ts';
import { Tide } from './TideView.tsx';
import { stationsOf } from './tide.ts';
import { type Play, type Props, usePlay } from './usePlay.ts';

export function Still(props: Props): ReactElement {
  const { seen, seat, text, point, motion, config } = props;
  const { view } = seen;
  const play = usePlay(props);
  const { names, columns, rows } = config.box.grid;
  const words = useMemo(
    () => names.map((_, cell) => cellWords(view, cell, seat, false, text)),
    [names, view, seat, text],
  );
  return (
    <div className={`ev-theme ${styles.still}`} data-motion={motion}>
      <div
        className={styles.tray}
        data-kind="wide"
        data-terse=""
        style={{ '--cols': columns, '--rows': rows } as CSSProperties}
      >
        <Inlay />
        {point.includes('tide') && <StillTide props={props} play={play} view={view} />}
        <div className={styles.field} style={{ gridTemplateColumns: 'auto' }}>
          <Grid
            {...{ view, seat, words }}
            label={text.element('grid')}
            lookOf={(cell) => lookOf(props, play, cell)}
            markOf={undefined}
            tabOf={() => -1}
          />
        </div>
      </div>
    </div>
  );
}

function StillTide({
  props,
  play,
  view,
}: {
  readonly props: Props;
  readonly play: Play;
  readonly view: View;
}): ReactElement {
  return (
    <Tide
      {...{ view }}
      stations={stationsOf(view, [])}
      screens={screensOf(props, play, view)}
      seat={props.seat}
      names={props.names}
      text={props.text}
      pointed={false}
      plaques={false}
      asked={() => false}
    />
  );
}

/** A review shows what was played (the own ring) and what would have been better (dashed). */
function lookOf({ config, point, pending, hint }: Props, play: Play, cell: number): CellLook {
  const has = (move: typeof pending): boolean => move !== undefined && cellsOfMove(move).includes(cell as never);
  return {
    target: pending?.kind !== 'plan' && has(pending),
    mark: play.marks.includes(cell as never) || (pending?.kind === 'plan' && has(pending)) ? 'sealed' : undefined,
    hinted: has(hint),
    pointed: point.some((name) => cellNamed(config, name) === cell),
  };
}
