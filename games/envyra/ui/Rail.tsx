// Beside the tiles: how near the End Tile is, the supply, and the Equilibrium cards.
import { ownerOf, type Seat, thingOf } from '@penumbra/kit';
import type { ReactElement, ReactNode } from 'react';
import type { Card } from '../src/components.ts';
import type { View } from '../src/view.ts';
import type { EnvyraText } from '../text/words.ts';
import { Cube } from './art/Art.tsx';
import { Balance, MiniCard } from './Balance.tsx';
import { cardOf, type EndPlace, endPlace, factsOf, lacking, supplyOf } from './facts.ts';
import styles from './Rail.module.css';
import { Eclipse } from './TileArt.tsx';

export interface RailProps {
  readonly view: View;
  readonly seat: Seat | undefined;
  readonly text: EnvyraText;
  readonly mini: boolean;
  readonly terse: boolean;
  readonly point: readonly string[];
  /** The reveal: what is not about it steps back. */
  readonly back?: boolean;
  /** Small boxes open everything as a sheet. */
  readonly onOpen?: (() => void) | undefined;
}

/** The own secret card, where there is one. */
const ownSecret = (view: View, seat: Seat | undefined): Card | undefined => {
  const card = seat === undefined ? undefined : view.secret[seat];
  return card !== undefined && card >= 0 ? card : undefined;
};

/** How many boxes there are, for the room they need. */
export const boxesOf = (view: View, seat: Seat | undefined): number =>
  1 +
  view.open.length +
  (ownSecret(view, seat) === undefined ? 0 : 1) +
  (view.won.length > 0 ? 0.5 : 0) +
  (isQuiet(view) ? 0.3 : 0);

/** From so many rounds without a capture on it is said that twenty end the game. */
const QUIET = 10;
const isQuiet = ({ quiet, phase }: View): boolean => quiet >= QUIET && phase !== 'over';

export function Rail(props: RailProps): ReactElement {
  const { view, seat, text, mini, point, onOpen } = props;
  const { labels } = text;
  const secret = ownSecret(view, seat);
  const Shown = mini ? MiniCard : Balance;
  const points = (card: Card): string => {
    const worth = cardOf(view.config, card).points;
    return mini || props.terse ? String(worth) : labels.points(worth);
  };
  return (
    <div className={styles.rail} data-mini={mini || undefined} data-step-back={props.back || undefined}>
      <EndBox {...props} />
      {isQuiet(view) && <p className={`${styles.box} ${styles.quiet}`}>{labels.quiet(view.quiet)}</p>}
      {view.open.map((card) => (
        <Box
          key={card}
          title={labels.openCard}
          note={points(card)}
          name="open cards"
          pointed={point.includes('open cards')}
          onOpen={onOpen}
        >
          <Shown {...{ view, card, text }} />
        </Box>
      ))}
      {!mini && <Won view={view} text={text} />}
      {secret !== undefined && (
        <Box
          title={labels.secretCard}
          note={points(secret)}
          name="secret card"
          pointed={point.includes('secret card')}
          onOpen={onOpen}
        >
          <Shown {...{ view, text }} card={secret} mine={seat} />
        </Box>
      )}
    </div>
  );
}

interface BoxProps {
  readonly title: string;
  readonly note: string;
  readonly name: string;
  readonly pointed: boolean;
  readonly urgent?: boolean;
  readonly onOpen?: (() => void) | undefined;
  readonly children: ReactNode;
}

function Box({ title, note, name, pointed, urgent, onOpen, children }: BoxProps): ReactElement {
  const look = { className: styles.box, 'data-pointed': pointed || undefined, 'data-urgent': urgent || undefined };
  const inside = (
    <>
      <span className={styles.head}>
        <b>{title}</b>
        <small>{note}</small>
      </span>
      {children}
    </>
  );
  return onOpen ? (
    <button type="button" {...look} data-box={name} onClick={onOpen}>
      {inside}
    </button>
  ) : (
    <div {...look} data-element={name}>
      {inside}
    </div>
  );
}

function Won({ view, text }: Pick<RailProps, 'view' | 'text'>): ReactElement {
  const names = text.names(view.config);
  return (
    <>
      {view.won.map((entry) => {
        const card = thingOf(entry);
        return (
          <div key={card} className={`${styles.box} ${styles.won}`}>
            <MiniCard {...{ view, card, text }} />
            <span>{text.labels.wonCard(names.seat(ownerOf(entry)), cardOf(view.config, card).points)}</span>
          </div>
        );
      })}
    </>
  );
}

/** From so few tiles on the End Tile is near. */
const NEAR = 3;

const isNear = (place: EndPlace, supply: number): boolean =>
  place.kind === 'grid' ? place.required - place.placed === 1 : place.kind === 'supply' && supply > 0 && supply <= NEAR;

export function endWords(view: View, text: EnvyraText): string {
  const { labels } = text;
  const place = endPlace(view);
  const names = text.names(view.config);
  switch (place.kind) {
    case 'grid':
      return labels.endLies(names.cell(place.cell as never), place.required - place.placed);
    case 'taken':
      return labels.endTaken(names.seat(place.seat), names.isYou(place.seat));
    case 'removed':
      return labels.endRemoved;
    case 'gone':
      return labels.endGone;
    case 'supply':
      // Before the tiles are dealt there is nothing that it could be hidden among.
      return supplyOf(view) === 0 ? '' : labels.endHidden(supplyOf(view));
  }
}

function EndBox({ view, text, mini, terse, point, onOpen }: RailProps): ReactElement {
  const { labels } = text;
  const place = endPlace(view);
  const supply = supplyOf(view);
  const isOut = place.kind !== 'grid' && place.kind !== 'supply';
  const isDealt = place.kind !== 'supply' || supply > 0;
  const note =
    place.kind === 'grid'
      ? labels.endShort(view.config.box.grid.names[place.cell] as string, place.placed, place.required)
      : place.kind === 'supply' && !mini && isDealt
        ? labels.endIn(supply)
        : '';
  return (
    <Box
      title={labels.endTile}
      note={note}
      name="end tile"
      pointed={point.includes('end tile')}
      urgent={isNear(place, supply)}
      onOpen={onOpen}
    >
      <span className={styles.end}>
        {!mini && <Shaft place={place} supply={supply} all={supplyAtFirst(view)} />}
        <span className={styles.told}>
          {(isOut || (!mini && !terse)) && <span className={styles.says}>{endWords(view, text)}</span>}
          {isDealt && (!mini || place.kind === 'supply') && (
            <span className={styles.supply} data-element="supply" data-pointed={point.includes('supply') || undefined}>
              {mini ? labels.endIn(supply) : labels.supply(supply)}
            </span>
          )}
          {!isOut && <MayDeploy view={view} text={text} />}
        </span>
      </span>
    </Box>
  );
}

const supplyAtFirst = ({ config: { box } }: View): number => box.size.starting + box.size.basic + 1 - box.cells;

/** Whoever meets the End Tile's restriction; the others are pale. */
function MayDeploy({ view, text }: Pick<RailProps, 'view' | 'text'>): ReactElement {
  const facts = factsOf(view.config, view.config.box.end);
  const may = view.config.seats.map((_, seat) => lacking(view, seat, facts).length === 0);
  const names = text.names(view.config);
  const list = view.config.seats.flatMap((_, seat) => (may[seat] ? [names.seat(seat as Seat)] : []));
  const label = text.labels.mayDeploy(list.join(', ') || text.labels.nobody);
  return (
    <span className={styles.keys} role="img" aria-label={label} title={label}>
      {view.config.seats.map((colour, seat) => (
        <Cube key={colour} colour={colour} className={may[seat] ? undefined : styles.no} />
      ))}
    </span>
  );
}

/** Hangs high while the supply is full and sinks with every tile drawn. */
function Shaft({
  place,
  supply,
  all,
}: {
  readonly place: EndPlace;
  readonly supply: number;
  readonly all: number;
}): ReactElement {
  const isIn = place.kind === 'supply';
  const y = isIn ? 6 + 48 * (1 - Math.min(1, supply / all)) : 56;
  return (
    <svg className={styles.shaft} viewBox="0 0 54 96" aria-hidden="true">
      <rect x="2" y="1" width="50" height="94" rx="9" fill="var(--ev-cell-2)" />
      <rect x="2" y="3.5" width="50" height="91.5" rx="9" fill="var(--ev-cell)" />
      {Array.from({ length: 6 }, (_, i) => 14 + i * 14).map((at) => (
        <path key={at} d={`M5 ${at}h4M45 ${at}h4`} stroke="var(--ev-inlay)" strokeWidth="1.4" strokeLinecap="round" />
      ))}
      {place.kind === 'taken' && (
        <g stroke="var(--ev-corona)" strokeWidth="1.3" strokeLinejoin="round" fill="var(--ev-end-2)">
          <path d="M9 88L12 70L22 62L25 74L20 88Z" />
          <path d="M23 88L28 72L26 58L41 66L36 78L38 88Z" />
          <path d="M40 88L39 79L45 70L47 88Z" />
        </g>
      )}
      {(place.kind === 'removed' || place.kind === 'gone') && (
        <rect
          x="13"
          y="54"
          width="28"
          height="34"
          rx="4"
          fill="none"
          stroke="var(--ev-inlay)"
          strokeWidth="1.6"
          strokeDasharray="4 3"
        />
      )}
      {(isIn || place.kind === 'grid') && (
        <>
          <path
            d={`M27 3V${y}`}
            stroke="var(--ev-corona)"
            strokeWidth="1.8"
            strokeDasharray={isIn ? undefined : '2 4'}
          />
          <g transform={`translate(11.5 ${y}) scale(.31)`} opacity={isIn ? 1 : 0.55}>
            <use href="#ev-o-end" y="5" fill="#000" opacity=".4" />
            <use
              href="#ev-o-end"
              fill="url(#ev-g-end)"
              stroke="var(--ev-corona)"
              strokeWidth="4"
              strokeDasharray={isIn ? undefined : '9 6'}
            />
            <Eclipse cx={50} cy={58} r={26} />
          </g>
        </>
      )}
    </svg>
  );
}
