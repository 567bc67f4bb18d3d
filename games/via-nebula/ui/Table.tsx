// A table that is played at: actions, map and contracts in their places, and what is said and flies between them.
import {
  arrowHandlers,
  Dragged,
  dragsOf,
  together,
  useDrag,
  useFlights,
  useFocusKeeper,
  useLongPress,
  useOffer,
} from '@penumbra/board';
import { type CSSProperties, type ReactElement, type RefObject, useMemo, useState } from 'react';
import type { ViaNebula } from '../src/index.ts';
import type { View } from '../src/view.ts';
import { type Contract, nameOfCell } from '../src/words.ts';
import { recentHexes } from './about.ts';
import type { Arrangement } from './arrange.ts';
import styles from './Board.module.css';
import { Calls } from './Call.tsx';
import { Cards } from './Cards.tsx';
import { ContractSheet } from './ContractSheet.tsx';
import { DragPiece } from './DragPiece.tsx';
import { Frame } from './Frame.tsx';
import { launch } from './flights.tsx';
import { Happening } from './Happening.tsx';
import { type BoardKeys, useBoardKeys } from './keys.ts';
import { Ledger } from './Ledger.tsx';
import { MapView } from './MapView.tsx';
import { actOf } from './offer.ts';
import { Actions, Supply } from './Rail.tsx';
import { sceneOf } from './scene.ts';
import { atlasOfView } from './survey.ts';
import { type Play, type Props, usePlay } from './usePlay.ts';

interface TableProps {
  readonly props: Props;
  readonly arrangement: Arrangement;
  readonly root: RefObject<HTMLDivElement | null>;
}

export function Table({ props, arrangement, root }: TableProps): ReactElement {
  const { seen, before, moments, seat, text, assist, motion } = props;
  const { view } = seen;
  const play = usePlay(props);
  const { selection } = play;
  const { scene, earlier, now } = useMemo(() => sceneOf({ seen, before, moments }), [seen, before, moments]);
  const flights = useFlights<ViaNebula>({
    motion,
    moments,
    launch: (moment, fly) => launch({ view: earlier, moment, fly }),
  });
  const keys = useBoardKeys(props, play);
  const [read, setRead] = useState<Contract>();
  const press = useLongPress((name) => {
    const contract = view.config.box.contracts.findIndex(({ id }) => name === `contract ${id}`);
    if (contract >= 0) setRead(contract as Contract);
    return contract >= 0;
  });
  const drag = useDrag(dragsOf(selection));
  useFocusKeeper(root, ['[data-element="skip"]', '[data-element][data-can]', 'button']);
  useOffer(props.offer, actOf(props, play));
  const isSmall = arrangement.kind === 'stack' || arrangement.kind === 'low';
  const inDock = isSmall && props.offer !== undefined;
  return (
    <div
      className={styles.table}
      data-element="stage"
      data-kind={arrangement.kind}
      data-terse={arrangement.terse || undefined}
      data-tight={arrangement.tight || undefined}
      style={{ '--cards': `${arrangement.cards}px` } as CSSProperties}
      {...together(selection.root, drag.root, press.root)}
    >
      <Side {...{ props, play, arrangement, keys, scene }} />
      <Frame
        {...{ arrangement, text, now }}
        atlas={atlasOfView(view)}
        targets={[...selection.now.next]}
        chosen={selection.chosen}
        step={seen.step}
      >
        <div {...keys.map.root}>
          <MapView {...{ scene, view, seat, selection }} {...mapOf(play, props, arrangement)} tabOf={keys.map.tabOf}>
            {now && motion === 'full' && <Happening view={earlier} layout={arrangement.layout} moment={now} />}
          </MapView>
        </div>
      </Frame>
      <div className={styles.cards} {...keys.cards.root}>
        {scene.phase === 'over' ? (
          <Ledger view={scene} text={text} />
        ) : (
          <Cards
            {...{ seat, text, selection }}
            view={scene}
            point={play.pointed}
            hinted={play.hinted}
            tabOf={keys.cards.tabOf}
            assist={assist !== 'off'}
          />
        )}
      </div>
      <Calls
        {...{ view, seat, text, selection }}
        preview={play.preview}
        beside={inDock ? undefined : besideOf(play)}
        keep={keepOf(play)}
        buttons={!props.offer}
      />
      <Dragged drag={drag}>{drag.dragging && <DragPiece name={drag.dragging.name} view={view} />}</Dragged>
      {read !== undefined && <ContractSheet {...{ view, text }} contract={read} onClose={() => setRead(undefined)} />}
      {flights.layer}
    </div>
  );
}

const mapOf = (
  { marks, hinted, pointed, words, asked }: Play,
  { text, log, seat }: Props,
  { layout }: Arrangement,
) => ({
  layout,
  marks,
  hinted,
  pointed,
  words,
  recent: asked ? recentHexes(log, seat) : [],
  label: text.labels.valley,
});

interface SideProps extends Omit<TableProps, 'root'> {
  readonly play: Play;
  readonly keys: BoardKeys;
  readonly scene: View;
}

/** Actions and supply: beside the map, or in the app's dock, which stands in another part of the page. */
function Side({ props, play, arrangement, keys, scene }: SideProps): ReactElement {
  const { text, seat, seen, dock, motion, patterns } = props;
  const { selection, asked, legal, hinted, pointed: point } = play;
  const { kind } = arrangement;
  const isRow = kind === 'stack';
  const isDocked = dock !== undefined && (isRow || kind === 'low');
  const view = asked ? seen.view : scene;
  const actions = (
    <div className={styles.actions} data-row={isRow || undefined} {...keys.verbs.root}>
      <Actions {...{ view, seat, text, legal, selection, asked, hinted, point }} tabOf={keys.verbs.tabOf} />
    </div>
  );
  if (isDocked && dock) {
    // The committing button, or that of a hint, needs the room: only the lanterns stay.
    const isNarrow = !asked || selection.chosen.length > 0 || props.hint !== undefined;
    const look = {
      'data-kind': kind,
      'data-motion': motion,
      'data-patterns': patterns,
      'data-narrow': isNarrow || undefined,
    };
    return (
      <>
        {dock(
          <div className={`vn-theme ${styles.docked}`} {...look} {...arrowHandlers()}>
            {actions}
          </div>,
        )}
      </>
    );
  }
  return (
    <div className={styles.rail}>
      {actions}
      {!isRow && kind !== 'low' && <Supply view={scene} text={text} point={point} />}
    </div>
  );
}

/** Where a preview stands: at what is looked at, or at what the move ends in; a house where it will stand, not over the cards. */
function besideOf({ selection: { looked, chosen, preview: move }, preview }: Play): string | undefined {
  if (!preview) return undefined;
  if (move?.kind === 'build') return nameOfCell(move.at);
  return looked ?? chosen.findLast((name) => !/ |\./.test(name)) ?? chosen.at(-1);
}

/** Hexes to choose should stay in sight under bubbles; a bubble that made room for its own buttons would flee the hand. */
const keepOf = ({ selection }: Play): { readonly [name: string]: number } =>
  Object.fromEntries(
    [...selection.now.next, ...selection.chosen].filter((name) => /^[a-z]\d+$/.test(name)).map((name) => [name, 3]),
  );
