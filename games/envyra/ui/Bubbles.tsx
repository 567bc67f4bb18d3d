// What a move would bring, or why it cannot be, beside the tile.
import { Beside } from '@penumbra/board';
import type { ReactElement } from 'react';
import type { View } from '../src/view.ts';
import { Cube } from './art/Art.tsx';
import styles from './Bubbles.module.css';
import { nameOfCell } from './elements.ts';
import type { Preview } from './preview.ts';
import { namesOfCells, type Play, type Props } from './usePlay.ts';

interface BubblesProps {
  readonly props: Props;
  readonly play: Play;
  readonly view: View;
}

/** Never over a target, an own mark, the order of turns or the own place; rather over an empty cell than over cubes. */
function keepOf({ props, play, view }: BubblesProps): { readonly [name: string]: number } {
  const { config } = props;
  const most = namesOfCells(config, [...play.targets, ...play.marks]).map((name) => [name, 8] as const);
  const cells = config.box.grid.names.map(
    (name, cell) => [name, view.cubes[cell] ? 1.2 : view.tiles[cell] === -1 ? 0.1 : 0.5] as const,
  );
  return Object.fromEntries([...cells, ['tide', 2] as const, ['plan', 2] as const, ...most]);
}

export function Bubbles(all: BubblesProps): ReactElement | null {
  const { props, play } = all;
  const { refusal } = play.selection;
  if (refusal) {
    return (
      <Beside
        key={refusal.id}
        of={refusal.at.length > 0 ? refusal.at : ['grid']}
        role={refusal.own ? 'alert' : undefined}
        keep={keepOf(all)}
        className={`ev-theme ${styles.no}`}
        label={refusal.sentence}
      >
        {refusal.sentence}
      </Beside>
    );
  }
  const { preview } = play;
  if (!preview || props.moments.length > 0) return null;
  const name = nameOfCell(props.config, preview.cell);
  return (
    <Beside
      key={`look ${name}`}
      of={name}
      keep={keepOf(all)}
      className={`ev-theme ${styles.look}`}
      label={preview.title}
    >
      <PreviewWords preview={preview} view={all.view} />
    </Beside>
  );
}

function PreviewWords({ preview, view }: { readonly preview: Preview; readonly view: View }): ReactElement {
  return (
    <>
      <b>{preview.title}</b>
      <span>{preview.lines.join(' ')}</span>
      {preview.counts.length > 0 && (
        <span className={styles.counts}>
          {preview.counts.map(({ seat, before, after }) => (
            <span key={seat}>
              <Cube colour={view.config.seats[seat] as string} />
              {before}
              {after !== before && <i>{`→ ${after}`}</i>}
            </span>
          ))}
        </span>
      )}
    </>
  );
}
