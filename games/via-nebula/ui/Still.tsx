// A picture of a position: map and pieces alone, cropped to the hexes there are; nothing to focus, nothing to click.
import type { ReactElement } from 'react';
import styles from './Board.module.css';
import { elementsFor, onBoard } from './elements.ts';
import { Ghost } from './Ghost.tsx';
import { layoutOf } from './layout.ts';
import map from './Map.module.css';
import { Valley } from './MapView.tsx';
import { MarksView } from './MarksView.tsx';
import { hexesIn, marksOf } from './marks.ts';
import { atlasOfView } from './survey.ts';
import type { Props } from './usePlay.ts';

export function Still({ seen, seat, point, hint, pending, patterns, motion }: Props): ReactElement {
  const { view } = seen;
  const layout = layoutOf(atlasOfView(view), 'wide', 'rim');
  const nothing = marksOf(
    view,
    { chosen: [], now: { moves: [], next: new Set(), done: undefined, only: undefined }, preview: undefined },
    false,
  );
  const elementsOf = elementsFor(view.config);
  const named = (names: readonly string[]) =>
    hexesIn(
      view,
      names.map((name) => onBoard(view.config, name)),
    );
  return (
    <div className={`vn-theme ${styles.still}`} data-motion={motion} data-patterns={patterns}>
      <div
        className={map.map}
        style={{ aspectRatio: `${layout.width} / ${layout.height}`, maxInlineSize: layout.width }}
      >
        <Valley view={view} layout={layout} />
        <MarksView
          layout={layout}
          marks={nothing}
          looked={undefined}
          hinted={hint ? named(elementsOf(hint)[0] ?? []) : []}
          pointed={named(point)}
          recent={[]}
          refused={[]}
          refusal={undefined}
          names={atlasOfView(view).names}
        >
          {pending && seat !== undefined ? <Ghost {...{ view, layout, seat }} move={pending} /> : null}
        </MarksView>
      </div>
    </div>
  );
}
