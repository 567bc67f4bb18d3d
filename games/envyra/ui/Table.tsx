// A table that is played at: the tide, the tiles, the rail, the own place, and what is said and flies between them.
import { together, useFlights, useFocusKeeper, useKeys, useOffer, useRoving } from '@penumbra/board';
import { hasSeat, type Seat } from '@penumbra/kit';
import { type CSSProperties, type KeyboardEvent, type ReactElement, type RefObject, useMemo, useState } from 'react';
import type { Envyra } from '../src/index.ts';
import type { View } from '../src/view.ts';
import { type Arrangement, RATIO } from './arrange.ts';
import styles from './Board.module.css';
import { Bubbles } from './Bubbles.tsx';
import { cellWords } from './describe.ts';
import { launch } from './flights.tsx';
import { freshOf } from './fresh.ts';
import { Grid } from './Grid.tsx';
import { Inlay } from './Inlay.tsx';
import { looksOf } from './looks.ts';
import { Own } from './Own.tsx';
import { actOf } from './offer.ts';
import { Rail } from './Rail.tsx';
import { Details, Ledgers } from './Sheets.tsx';
import { sceneOf } from './scene.ts';
import { screensOf } from './screens.ts';
import { Tide } from './TideView.tsx';
import { Trails } from './Trails.tsx';
import { roundEvents, stationsOf } from './tide.ts';
import { type Play, type Props, usePlay } from './usePlay.ts';

interface TableProps {
  readonly props: Props;
  readonly arrangement: Arrangement;
  readonly root: RefObject<HTMLDivElement | null>;
}

const NO_LOG: NonNullable<Props['log']> = [];
const HAVENS = ['[data-element][data-can]', '[data-element="grid"] button'];

export function Table({ props, arrangement, root }: TableProps): ReactElement {
  const { seen, before, moments, seat, config, motion, log = NO_LOG } = props;
  const play = usePlay(props);
  const { scene, earlier, now } = useMemo(() => sceneOf({ seen, before, moments }), [seen, before, moments]);
  const stations = useMemo(() => stationsOf(scene, roundEvents(log, now?.event)), [scene, log, now]);
  const flights = useFlights<Envyra>({
    motion,
    moments,
    launch: (moment, fly) => launch({ view: earlier, moment, fly }),
  });
  const [sheet, setSheet] = useState<'ledgers' | 'details'>();
  useFocusKeeper(root, HAVENS);
  useKeys({ 'Shift+Enter': () => play.asks === 'plan' && play.selection.commit() });
  const { kind } = arrangement;
  const isSmall = kind === 'phone' || kind === 'low';
  const isTurned = kind === 'side' || kind === 'low';
  useOffer(props.offer, actOf(props, play, !isSmall));
  const asked = (of: Seat): boolean => hasSeat((before ?? seen).waiting, of);
  const reveal = now?.event.kind === 'plans-revealed' ? now.event : undefined;
  const isHushed = reveal !== undefined && motion === 'full';
  return (
    <div
      className={styles.tray}
      data-kind={kind}
      data-turned={isTurned || undefined}
      data-terse={arrangement.terse || undefined}
      data-hush={isHushed || undefined}
      data-over={scene.phase === 'over' || undefined}
      style={varsOf(arrangement, scene, now?.ms)}
      {...(props.still ? {} : play.selection.root)}
    >
      <Inlay />
      <Tide
        view={scene}
        {...{ stations, seat, asked }}
        screens={screensOf(props, play, scene)}
        names={props.names}
        text={props.text}
        pointed={props.point.includes('tide')}
        plaques={isSmall}
        onOpen={props.still ? undefined : () => setSheet('ledgers')}
      />
      <div className={styles.field}>
        <Tiles {...{ props, play, scene }} now={now?.event} />
        <Rail
          view={scene}
          {...{ seat }}
          text={props.text}
          mini={arrangement.mini}
          terse={arrangement.terse}
          point={props.point}
          back={isHushed}
          onOpen={arrangement.mini && !props.still ? () => setSheet('details') : undefined}
        />
      </div>
      {reveal && isHushed && <Trails event={reveal} config={config} beside={isTurned} />}
      {seat !== undefined && !props.still && <OwnPlace {...{ props, play, isSmall }} view={scene} seat={seat} />}
      <Bubbles {...{ props, play }} view={scene} />
      <Ledgers open={sheet === 'ledgers'} onClose={() => setSheet(undefined)} view={scene} {...props} />
      <Details open={sheet === 'details'} onClose={() => setSheet(undefined)} view={scene} {...props} />
      {flights.layer}
    </div>
  );
}

const varsOf = ({ tile, gap, rail }: Arrangement, { config }: View, ms: number | undefined): CSSProperties => {
  const { columns, rows } = config.box.grid;
  return {
    '--tw': `${tile}px`,
    '--th': `${Math.round(tile * RATIO)}px`,
    '--gap': `${gap}px`,
    '--rail': `${rail}px`,
    '--cols': columns,
    '--rows': rows,
    ...(ms === undefined ? {} : { '--ms': `${ms}ms` }),
  } as CSSProperties;
};

interface PartProps {
  readonly props: Props;
  readonly play: Play;
}

function OwnPlace({
  props,
  play,
  view,
  seat,
  isSmall,
}: PartProps & { readonly view: View; readonly seat: Seat; readonly isSmall: boolean }): ReactElement {
  const own = <Own {...{ props, play, view, seat }} narrow={isSmall} />;
  return <>{props.dock ? props.dock(own) : <div className={styles.own}>{own}</div>}</>;
}

function Tiles({
  props,
  play,
  scene,
  now,
}: PartProps & { readonly scene: View; readonly now: Envyra['Event'] | undefined }) {
  const { seat, text, config, log = NO_LOG } = props;
  const { names } = config.box.grid;
  const fresh = useMemo(() => freshOf(log, seat), [log, seat]);
  const words = useMemo(
    () => names.map((_, cell) => cellWords(scene, cell, seat, play.marks.includes(cell as never), text)),
    [names, scene, seat, text, play.marks],
  );
  const grid = useRoving(names, { first: names[play.targets[0] ?? play.marks[0] ?? 0] });
  const looks = looksOf({ props, play, scene, now, fresh });
  return (
    <div {...together({ onKeyDown: jumpsTo(names, grid.focus) }, grid.root)}>
      <Grid
        view={scene}
        {...{ seat, words }}
        label={text.element('grid')}
        lookOf={(cell) => looks[cell] ?? {}}
        markOf={props.still ? undefined : play.selection.mark}
        tabOf={grid.tabOf}
      />
    </div>
  );
}

/** Letters lead to a column, digits to a row: the cell of that name beside the one that has the focus. */
const jumpsTo =
  (names: readonly string[], focus: (name: string) => void) =>
  (event: KeyboardEvent): void => {
    const from = event.target instanceof Element ? event.target.getAttribute('data-element') : null;
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    const name = /^[a-d]$/.test(event.key) ? event.key + from[1] : /^[1-3]$/.test(event.key) ? from[0] + event.key : '';
    if (!names.includes(name)) return;
    focus(name);
    event.preventDefault();
    event.stopPropagation();
  };
