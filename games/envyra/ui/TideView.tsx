// The tide: a groove that goes there and comes back, one column per player, their plan screens between the two lanes.
import { panelName } from '@penumbra/board';
import { hasSeat, type Seat, type Seen } from '@penumbra/kit';
import type { CSSProperties, ReactElement } from 'react';
import { type CellSet, setOf } from '../src/box.ts';
import { CUBES_PER_PLAYER } from '../src/components.ts';
import type { Envyra } from '../src/index.ts';
import type { View } from '../src/view.ts';
import type { EnvyraText } from '../text/words.ts';
import { Cube, CubeGone } from './art/Art.tsx';
import { turnOrder } from './facts.ts';
import { scoreShown } from './preview.ts';
import styles from './Tide.module.css';
import type { Station } from './tide.ts';

export type ScreenState = 'idle' | 'planning' | 'sealed' | 'open' | 'out';

export interface Screens {
  readonly stateOf: (seat: Seat) => ScreenState;
  /** What lies open in a screen: everybody's plan once revealed, the own one before. */
  readonly cellsOf: (seat: Seat) => CellSet;
  /** Of those, what is still to go. */
  readonly leftOf: (seat: Seat) => CellSet;
}

/** What a seat's screen shows, as this viewer may see it. */
export function screenState({ turn, waiting }: Seen<Envyra>, view: View, seat: Seat): ScreenState {
  if (hasSeat(view.sittingOut, seat)) return 'out';
  if (view.phase === 'deploy') return 'open';
  if (view.phase !== 'plan' || turn.kind !== 'joint') return 'idle';
  return hasSeat(waiting, seat) ? 'planning' : 'sealed';
}

const [W, H] = [46, 34];

interface ScreenProps {
  readonly view: View;
  readonly seat: Seat;
  readonly state: ScreenState;
  readonly cells: CellSet;
  readonly left: CellSet;
  readonly label: string;
  readonly isOwn: boolean;
}

/** Cutouts that mirror the grid: dark, shuttered while the plan is secret, lit when it is open. */
function Screen({ view, seat, state, cells, left, label, isOwn }: ScreenProps): ReactElement {
  const { columns, rows } = view.config.box.grid;
  const colour = view.config.seats[seat] as string;
  const [w, h] = [(W - 8) / columns, (H - 8) / rows];
  const isShut = state === 'sealed' && !isOwn;
  return (
    <svg
      className={`ev-${colour} ${styles.screen}`}
      viewBox={`0 0 ${W} ${H}`}
      role="img"
      aria-label={label}
      data-element={`screen ${colour}`}
      data-state={state}
    >
      <rect
        x=".7"
        y=".7"
        width={W - 1.4}
        height={H - 1.4}
        rx="5"
        fill="#2f2a40"
        stroke="var(--c-edge)"
        strokeWidth="1.4"
      />
      {view.config.box.grid.names.map((name, cell) => {
        const isOn = (cells & setOf(cell as never)) !== 0;
        const isLeft = (left & setOf(cell as never)) !== 0;
        return (
          <rect
            key={name}
            x={4 + (cell % columns) * w + 0.9}
            y={4 + Math.floor(cell / columns) * h + 0.9}
            width={w - 1.8}
            height={h - 1.8}
            rx="1.4"
            fill={isOn ? (isLeft ? 'var(--c)' : 'none') : 'var(--ev-well)'}
            stroke={isOn ? 'var(--c-top)' : 'none'}
            strokeWidth="1.2"
          />
        );
      })}
      {state === 'sealed' && <Slats isShut={isShut} colour={colour} />}
      {state === 'planning' && !isOwn && (
        <g className="ev-breathe" fill="var(--ev-shelf)">
          {[15, 23, 31].map((x) => (
            <circle key={x} cx={x} cy="17" r="2.6" />
          ))}
        </g>
      )}
    </svg>
  );
}

function Slats({ isShut, colour }: { readonly isShut: boolean; readonly colour: string }): ReactElement {
  return (
    <g className={isShut ? styles.slats : undefined}>
      <rect x="1.5" y="1.5" width={W - 3} height={H - 3} rx="4" fill="var(--c)" opacity={isShut ? 1 : 0.2} />
      {isShut && (
        <path d="M3 7.5H43M3 12.5H43M3 17.5H43M3 22.5H43M3 27.5H43" stroke="var(--c-edge)" strokeWidth="1.3" />
      )}
      <circle
        cx="23"
        cy="17"
        r="9"
        fill="var(--c-edge)"
        stroke="var(--c-top)"
        strokeWidth="1.3"
        opacity={isShut ? 1 : 0.75}
      />
      <use href={`#ev-k-${colour}`} x="18" y="12" width="10" height="10" fill="var(--c-seal)" />
    </g>
  );
}

export interface TideProps {
  readonly view: View;
  readonly stations: readonly Station[];
  readonly screens: Screens;
  readonly seat: Seat | undefined;
  readonly names: readonly string[];
  readonly text: EnvyraText;
  readonly pointed: boolean;
  /** On a phone the players stand here, too; a tap opens what they own. */
  readonly plaques: boolean;
  readonly onOpen?: (() => void) | undefined;
  readonly asked: (seat: Seat) => boolean;
}

export function Tide(props: TideProps): ReactElement {
  const { view, stations, text, pointed, plaques } = props;
  const { labels } = text;
  const order = turnOrder(view);
  const isBoth = view.config.box.passes === 2;
  const names = text.names(view.config);
  const slot = stations.findIndex(({ state }) => state === 'now');
  return (
    <section
      className={styles.tide}
      aria-label={text.element('tide')}
      data-element="tide"
      data-basic={isBoth ? undefined : true}
      data-plaques={plaques || undefined}
      data-pointed={pointed || undefined}
      style={{ '--n': order.length } as CSSProperties}
    >
      <div className={styles.groove} aria-hidden="true" />
      {slot >= 0 && <Travelled slot={slot} count={order.length} />}
      {!plaques && (
        <p className={styles.lane} data-lane="there">
          <Pawn label={view.start < 0 ? '' : labels.starts(names.seat(view.start))} />
          <span>{labels.there}</span>
        </p>
      )}
      {!plaques && isBoth && (
        <p className={styles.lane} data-lane="back">
          <span>{labels.back}</span>
        </p>
      )}
      <ol className={styles.list}>
        {stations.map((station) => (
          <StationView key={station.number} {...{ station, view, text }} />
        ))}
      </ol>
      <ul className={styles.list}>
        {order.map((of, column) => (
          <li key={of} className={styles.seat} style={{ '--i': column } as CSSProperties}>
            {plaques ? <Plaque {...props} of={of} isFirst={column === 0} /> : <SeatName {...props} of={of} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The part of the groove that is behind. */
function Travelled({ slot, count }: { readonly slot: number; readonly count: number }): ReactElement {
  const isBack = slot >= count;
  const there = isBack ? 1 : (slot + 0.5) / count;
  const back = isBack ? (slot - count + 0.5) / count : 0;
  return (
    <>
      <div className={styles.gold} data-lane="there" style={{ '--part': there } as CSSProperties} aria-hidden="true" />
      {isBack && (
        <div className={styles.gold} data-lane="back" style={{ '--part': back } as CSSProperties} aria-hidden="true" />
      )}
    </>
  );
}

const Pawn = ({ label }: { readonly label: string }): ReactElement => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or decoration
  <svg
    className={styles.pawn}
    viewBox="0 0 20 24"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <use href="#ev-pawn" width="20" height="24" />
  </svg>
);

function StationView({
  station: { number, seat, lane, column, state, cell },
  view,
  text,
}: {
  readonly station: Station;
  readonly view: View;
  readonly text: EnvyraText;
}): ReactElement {
  const { labels } = text;
  const name = text.names(view.config).seat(seat);
  const at = cell === undefined ? '' : (view.config.box.grid.names[cell] as string);
  const words = {
    coming: labels.station(number, name),
    now: labels.stationNow(number, name),
    done: labels.stationDone(number, name, at),
    passed: labels.stationPassed(number, name),
  }[state];
  return (
    <li
      className={styles.station}
      data-lane={lane === 0 ? 'there' : 'back'}
      data-state={state}
      style={{ '--i': column } as CSSProperties}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <span className="hidden">{words}</span>
      <b aria-hidden="true">{state === 'done' ? at : state === 'passed' ? '–' : number}</b>
      <Cube colour={view.config.seats[seat] as string} />
    </li>
  );
}

type Of = TideProps & { readonly of: Seat };

const screenWords = ({ text, screens, view, of }: Of): string => {
  const { labels } = text;
  const state = screens.stateOf(of);
  if (state === 'planning') return labels.planning;
  if (state === 'sealed') return labels.sealed;
  if (state === 'out') return labels.sitsOut;
  const cells = text.names(view.config).cells(screens.cellsOf(of));
  return state === 'open' && cells ? labels.planned(cells) : labels.noPlan;
};

function SeatScreen(props: Of): ReactElement {
  const { view, screens, of, seat } = props;
  return (
    <Screen
      view={view}
      seat={of}
      state={screens.stateOf(of)}
      cells={screens.cellsOf(of)}
      left={screens.leftOf(of)}
      label={screenWords(props)}
      isOwn={of === seat}
    />
  );
}

/** Name and screen between the lanes. */
function SeatName(props: Of): ReactElement {
  const { view, names, of, screens, text } = props;
  const cells = text.names(view.config).cells(screens.cellsOf(of));
  const state = screens.stateOf(of);
  const note = state === 'open' || (state === 'planning' && cells) ? cells : state === 'idle' ? '' : screenWords(props);
  return (
    <div className={styles.name}>
      <SeatScreen {...props} />
      <span>
        {names[of]}
        <small>{note}</small>
      </span>
    </div>
  );
}

/** A player on a phone: name, points, reserve, screen. */
function Plaque(props: Of & { readonly isFirst: boolean }): ReactElement {
  const { view, names, of, text, asked, onOpen, isFirst } = props;
  const colour = view.config.seats[of] as string;
  const points = scoreShown(view, of);
  const reserve = view.reserve[of] as number;
  const { labels } = text;
  const inside = (
    <>
      {isFirst && <Pawn label="" />}
      <b>{names[of]}</b>
      <span className={styles.points}>{points}</span>
      <span className={styles.reserve} data-element={`reserve ${colour}`}>
        {Array.from({ length: CUBES_PER_PLAYER }, (_, i) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: cubes are alike
          i < reserve ? <Cube key={i} colour={colour} /> : <CubeGone key={i} />,
        )}
      </span>
      <SeatScreen {...props} />
    </>
  );
  const look = {
    className: `ev-${colour} ${styles.plaque}`,
    'data-asked': asked(of) || undefined,
    'data-element': panelName(colour),
  };
  if (!onOpen) return <div {...look}>{inside}</div>;
  return (
    <button type="button" {...look} onClick={onOpen}>
      {inside}
      <span className="hidden">{`${labels.score(points)}, ${labels.reserve(reserve)}`}</span>
    </button>
  );
}
