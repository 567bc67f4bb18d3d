// The valley in its layers: ground and mist stand still, pieces change, marks follow the hand, targets are what one hits.
import type { Selection } from '@penumbra/board';
import type { Seat } from '@penumbra/kit';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import type { Move } from '../src/moves/move.ts';
import { NONE } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { Ghost } from './Ghost.tsx';
import { Ground } from './Ground.tsx';
import { groundSign, mistSign } from './ground.ts';
import type { Layout } from './layout.ts';
import styles from './Map.module.css';
import { MarksView } from './MarksView.tsx';
import { Mist } from './Mist.tsx';
import { hexesIn, type Marks } from './marks.ts';
import { Pieces } from './Pieces.tsx';
import { atlasOfView } from './survey.ts';
import { Targets } from './Targets.tsx';

/** Rim, ground, mist and pieces of a scene. */
export function Valley({ view, layout }: { readonly view: View; readonly layout: Layout }): ReactElement {
  const signs = useMemo(() => ({ ground: groundSign(view), mist: mistSign(view) }), [view]);
  return (
    <>
      <Ground view={view} layout={layout} sign={signs.ground} />
      <Mist view={view} layout={layout} sign={signs.mist} />
      <Pieces view={view} layout={layout} />
    </>
  );
}

export interface MapProps {
  /** What is drawn: the moment that is being shown. */
  readonly scene: View;
  /** What can be chosen from. */
  readonly view: View;
  readonly layout: Layout;
  readonly seat: Seat | undefined;
  readonly selection: Selection<Move>;
  readonly marks: Marks;
  readonly hinted: readonly string[];
  readonly pointed: readonly string[];
  readonly recent: readonly string[];
  readonly words: readonly string[];
  readonly label: string;
  tabOf(name: string): 0 | -1;
  /** What happens above the marks. */
  readonly children?: ReactNode;
}

export function MapView(props: MapProps): ReactElement {
  const { scene, view, layout, seat, selection, marks } = props;
  const { refusal, preview, looked } = selection;
  const hexes = (names: readonly string[]) => hexesIn(view, names);
  return (
    <div
      className={styles.map}
      style={{ aspectRatio: `${layout.width} / ${layout.height}` }}
      data-frame={layout.frame}
      data-last={scene.endCard !== NONE || undefined}
      data-busy={selection.chosen.length > 0 || undefined}
    >
      <Valley view={scene} layout={layout} />
      <MarksView
        layout={layout}
        marks={marks}
        looked={looked === undefined ? undefined : hexes([looked])[0]}
        hinted={hexes(props.hinted)}
        pointed={hexes(props.pointed)}
        recent={selection.chosen.length > 0 ? [] : hexes(props.recent)}
        refused={refusal ? hexes(refusal.at) : []}
        refusal={refusal?.id}
        names={atlasOfView(view).names}
      >
        {preview && seat !== undefined ? <Ghost {...{ view, layout, seat }} move={preview} /> : null}
      </MarksView>
      <Targets
        view={view}
        layout={layout}
        label={props.label}
        words={props.words}
        can={selection.can}
        isChosen={selection.isChosen}
        tabOf={props.tabOf}
      />
      {props.children}
    </div>
  );
}
