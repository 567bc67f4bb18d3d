// The own place in the dock: five cubes and where they are, and the plan as chips.
import type { Seat } from '@penumbra/kit';
import type { ReactElement } from 'react';
import { type Cell, type CellSet, cellsIn } from '../src/box.ts';
import { NO_TILE, type Tile } from '../src/components.ts';
import { type Cubes, listCubes } from '../src/cubes.ts';
import { deployMove } from '../src/moves/deploy.ts';
import type { View } from '../src/view.ts';
import { Cube, CubeGone } from './art/Art.tsx';
import { factsOf } from './facts.ts';
import styles from './Own.module.css';
import { previewOf, standOf } from './preview.ts';
import { Emblem, Plate } from './TileArt.tsx';
import type { Play, Props } from './usePlay.ts';

interface OwnProps {
  readonly props: Props;
  readonly play: Play;
  readonly view: View;
  readonly seat: Seat;
  /** No room for chips: the tiles themselves say it. */
  readonly narrow: boolean;
}

export function Own({ props, play, view, seat, narrow }: OwnProps): ReactElement {
  const { config, text, point } = props;
  const name = (cell: number): string => config.box.grid.names[cell] as string;
  const isDeploying = view.phase === 'deploy';
  const planned = isDeploying ? cellsIn(view.plans[seat] as CellSet) : play.marks;
  const onTiles = view.cubes.flatMap((cubes, cell) =>
    listCubes(cubes as Cubes)
      .filter((one) => one === seat)
      .map(() => cell),
  );
  const home = Math.max(0, (view.reserve[seat] as number) - (isDeploying ? 0 : planned.length));
  const colour = config.seats[seat] as string;
  // A hint says what to do and why: it gets the room.
  const hasChips = !narrow && view.phase !== 'over' && props.hint === undefined;
  return (
    <div
      className={`ev-theme ev-${colour} ${styles.own}`}
      data-element="plan"
      data-pointed={point.includes('plan') || undefined}
    >
      <div className={styles.cubes} role="img" aria-label={text.labels.reserve(home)} data-element={`own reserve`}>
        {Array.from({ length: home }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cubes are alike
          <Slot key={`home ${i}`} colour={colour} />
        ))}
        {planned.map((cell) => (
          <Slot key={`plan ${cell}`} colour={colour} label={name(cell)} up />
        ))}
        {onTiles.map((cell, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cubes are alike
          <Slot key={`out ${i}`} label={name(cell)} />
        ))}
      </div>
      {hasChips && <Chips {...{ props, play, view, seat, planned }} />}
    </div>
  );
}

function Slot({
  colour,
  label,
  up,
}: {
  readonly colour?: string;
  readonly label?: string;
  readonly up?: boolean;
}): ReactElement {
  return (
    <span className={styles.slot} data-up={up}>
      {colour === undefined ? <CubeGone /> : <Cube colour={colour} />}
      <small>{label ?? ' '}</small>
    </span>
  );
}

function Chips({
  props,
  play,
  view,
  seat,
  planned,
}: Omit<OwnProps, 'narrow'> & { readonly planned: readonly Cell[] }): ReactElement {
  const { config, text } = props;
  const { labels } = text;
  const { asks, selection, most, sealed } = play;
  const room = asks === 'plan' ? Math.max(0, most - planned.length) : 0;
  const names = text.names(config);
  return (
    <div className={styles.chips}>
      {planned.map((cell) => {
        const tile = view.tiles[cell] as Tile;
        const name = names.cell(cell);
        const isTarget = play.targets.includes(cell);
        const inside = (
          <>
            {tile !== NO_TILE && <Mini view={view} tile={tile} />}
            <span>
              {`${name} ${tile === NO_TILE ? '' : chipName(names.tile(tile))}`}
              <small>{chipNote({ props, play, view, seat }, cell)}</small>
            </span>
          </>
        );
        const isUsable = isTarget || (asks === 'plan' && !sealed);
        return isUsable ? (
          <button
            key={cell}
            type="button"
            className={styles.chip}
            data-picked={(isTarget && selection.looked === name) || undefined}
            onClick={() => (isTarget ? props.act(deployMove(cell)) : selection.tap(name, 'mouse'))}
          >
            {inside}
          </button>
        ) : (
          <span key={cell} className={styles.chip} data-still="">
            {inside}
          </span>
        );
      })}
      {Array.from({ length: room }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike
        <span key={`room ${i}`} className={`${styles.chip} ${styles.empty}`}>
          {planned.length + i === 0 ? labels.markTile : labels.markSecond}
        </span>
      ))}
    </div>
  );
}

const chipName = (name: string): string => name.replace(/^the /, '');

function chipNote({ props, play, view, seat }: Omit<OwnProps, 'narrow'>, cell: Cell): string {
  const { text, seen } = props;
  const { labels } = text;
  if (view.phase !== 'deploy') return play.sealed ? labels.isSealed : labels.tapBack;
  const stand = standOf(view, seat, cell, 0 as CellSet);
  if (stand === 'gone') return labels.gone;
  if (stand === 'barred') return labels.cannotGo;
  if (!play.targets.includes(cell) || props.assist === 'off') return play.targets.length === 1 ? labels.onlyCube : '';
  return previewOf(seen.view, seat, deployMove(cell), text)?.short ?? '';
}

/** A tile as a small picture. */
function Mini({ view, tile }: { readonly view: View; readonly tile: Tile }): ReactElement {
  const facts = factsOf(view.config, tile);
  return (
    <svg className={styles.mini} viewBox="0 0 100 116" aria-hidden="true">
      <Plate kind={facts.kind} />
      <g transform="translate(50 58) scale(1.25) translate(-50 -46)">
        <Emblem facts={facts} lacks={[]} up={false} />
      </g>
    </svg>
  );
}
