import { named } from '@penumbra/board';
import type { CSSProperties, ReactElement } from 'react';
import type { TableConfig } from '../src/box.ts';
import { BLOCK, NO_TILE, SLOTS, type Tile } from '../src/components.ts';
import { countOf, type Flowers, NO_FLOWERS, sizeOf, worth } from '../src/flowers.ts';
import type { Bid } from '../src/moves/bid.ts';
import { bidAt } from '../src/state.ts';
import { NUMERALS } from '../text/sentences.ts';
import type { UmbraText } from '../text/words.ts';
import styles from './Altar.module.css';
import { Flower, type FlowerColour } from './art/Flower.tsx';
import { TilePicture } from './art/Tile.tsx';
import { BidLine } from './BidLine.tsx';
import { onSlot } from './draft.ts';
import { altarTileName, cellName, slotName } from './elements.ts';
import { leaderOf, type Round } from './round.ts';
import type { Scene } from './scene.ts';
import type { Bidding } from './useBid.ts';

/** What is happening to the altar at this moment, for its animations. */
export interface AltarMoment {
  readonly kind: 'reveal' | 'bids' | 'order' | 'won' | 'discard' | undefined;
  readonly slot: number;
}

export interface AltarProps {
  readonly scene: Scene;
  readonly round: Round;
  readonly config: TableConfig;
  readonly text: UmbraText;
  readonly seat: number | undefined;
  readonly bid: Bidding;
  readonly hint: Bid | undefined;
  readonly point: readonly string[];
  readonly patterns: boolean;
  readonly moment: AltarMoment;
  readonly still: boolean;
  /** A slot with a flower over it, while one is dragged. */
  readonly over: number | undefined;
  /** Grows when somebody taps elsewhere while bidding: the alcoves blink once. */
  readonly blink: string | number | undefined;
  /** What is left of the tiles: anyone who kept watch could count them. */
  readonly supply: ReactElement;
}

/** Four alcoves, in which every bid lies flower by flower until its tile is laid. */
export function Altar(props: AltarProps): ReactElement {
  const { text, point, round, scene, config, blink } = props;
  return (
    <section
      className={styles.altar}
      aria-label={text.labels.altar}
      data-uv="altar"
      data-empty={round.tiles.every((tile) => tile === NO_TILE) || undefined}
      data-pointed={point.includes('altar') || undefined}
      style={{ '--lines': config.seats.length } as CSSProperties}
    >
      <header className={styles.head}>
        <h2>{text.labels.altar}</h2>
        <Steps scene={scene} config={config} text={text} pointed={point.includes('tiebreak')} />
      </header>
      <div className={styles.niches} key={blink} data-blink={blink !== undefined || undefined}>
        {Array.from({ length: SLOTS }, (_, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its index
          <Slot key={slot} slot={slot} {...props} />
        ))}
      </div>
      {props.supply}
    </section>
  );
}

/** Who takes a tie: markers on steps going down, the highest first. */
function Steps({
  scene,
  config,
  text,
  pointed,
}: Pick<AltarProps, 'scene' | 'config' | 'text'> & { readonly pointed: boolean }): ReactElement | null {
  if (scene.tiebreak.length === 0) return null;
  const { labels } = text;
  return (
    <div className={styles.steps} data-pointed={pointed || undefined} title={labels.tiebreakHelp}>
      <span className={styles.ties}>{labels.tiebreak}</span>
      <ol aria-label={labels.tiebreak}>
        {scene.tiebreak.map((seat, place) => (
          <li key={seat} style={{ '--step': place } as CSSProperties}>
            <Flower size="100%" colour={config.seats[seat] as FlowerColour} />
            <span className={styles.spoken}>{text.colour(config, seat)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What stands on one slot, for drawing it and for saying it. */
interface Standing {
  readonly tile: Tile;
  readonly isLaid: boolean;
  readonly isGone: boolean;
  /** Place in the order of placing, -1 before it is fixed. */
  readonly place: number;
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  readonly values: readonly number[];
  readonly count: number;
}

function standingOf({ scene, round, config, bid, seat }: AltarProps, slot: number): Standing {
  const tile = round.tiles[slot] as Tile;
  const drafted = onSlot(bid.draft, slot);
  const own = drafted.reduce((sum, { kind }) => sum + 1 + (kind % 2), 0);
  const bids = config.seats.map((_, one) => round.bids[bidAt(slot, one)] as Flowers);
  const isLaid = round.laid[slot] !== undefined;
  return {
    tile,
    isLaid,
    isGone: round.gone[slot] === true && !isLaid,
    place: round.order.indexOf(slot),
    isCurrent: scene.order[0] === slot && scene.placer >= 0 && !isLaid,
    isOpen: bid.bidding && tile !== NO_TILE && tile !== BLOCK,
    values: bids.map((flowers, one) => worth(flowers) + (one === seat ? own : 0)),
    count: bids.reduce((sum, flowers) => sum + sizeOf(flowers), 0) + drafted.length,
  };
}

function slotLabel({ round, config, text, bid: own }: AltarProps, slot: number, here: Standing): string {
  const isEmpty = here.tile === NO_TILE || here.isLaid || here.isGone;
  const parts = [`${text.slot(slot)}: ${isEmpty ? text.labels.emptySlot : text.tile(here.tile)}`];
  config.seats.forEach((_, seat) => {
    const bid = round.bids[bidAt(slot, seat)] as Flowers;
    if (bid !== NO_FLOWERS) parts.push(text.labels.worth(text.colour(config, seat), worth(bid)));
  });
  const drafted = onSlot(own.draft, slot).length;
  if (drafted > 0) parts.push(`${text.labels.hand}: ${drafted}`);
  if (here.place >= 0) parts.push(text.labels.orderMark(here.place + 1));
  if (here.isOpen) parts.push(text.labels.putHere(text.slot(slot)));
  return parts.join('. ');
}

function Slot(props: AltarProps & { readonly slot: number }): ReactElement {
  const { slot, bid, point, moment, still, over } = props;
  const here = standingOf(props, slot);
  const isHere = moment.slot === slot || moment.slot < 0;
  return (
    <div
      className={styles.slot}
      data-slot={slot + 1}
      data-open={here.isOpen || undefined}
      data-mine={onSlot(bid.draft, slot).length > 0 || undefined}
      data-current={here.isCurrent || undefined}
      data-laid={here.isLaid || undefined}
      data-over={over === slot || undefined}
      data-moment={(isHere && moment.kind) || undefined}
      data-pointed={point.includes(`slot ${slot + 1}`) || undefined}
      style={{ '--slot': slot } as CSSProperties}
    >
      {still ? null : (
        <button
          type="button"
          className={styles.hit}
          {...named(slotName(slot))}
          aria-label={slotLabel(props, slot, here)}
          onClick={() => bid.tapSlot(slot)}
          tabIndex={bid.bidding ? 0 : -1}
        />
      )}
      <Alcove {...props} here={here} />
      <Lines {...props} here={here} />
    </div>
  );
}

type PartProps = AltarProps & { readonly slot: number; readonly here: Standing };

function Alcove({ slot, round, here, text, point }: PartProps): ReactElement {
  const { tile, isLaid, isGone, place } = here;
  const cell = round.laid[slot];
  return (
    <div className={styles.alcove} aria-hidden="true">
      <span className={styles.numeral}>{NUMERALS[slot]}</span>
      <div className={styles.tile} {...named(altarTileName(slot))}>
        {tile === NO_TILE || isLaid || isGone ? (
          <span className={styles.hollow}>{cell !== undefined && cellName(cell)}</span>
        ) : (
          <TilePicture tile={tile} seed={slot} />
        )}
      </div>
      {place >= 0 && (
        <span
          className={styles.order}
          data-pointed={point.includes('order') || undefined}
          title={text.labels.orderMark(place + 1)}
        >
          {isLaid ? '✓' : place + 1}
        </span>
      )}
    </div>
  );
}

/** One line per seat, always in the same place, and what they come to. */
function Lines(props: PartProps): ReactElement {
  const { slot, round, scene, config, seat, text, bid, hint, patterns, here } = props;
  const { labels } = text;
  const foot = footOf(props);
  if (here.tile === BLOCK || here.isGone || here.tile === NO_TILE) {
    return (
      <div className={styles.lines} aria-hidden="true">
        <p className={styles.none}>{here.tile === BLOCK ? labels.nobodyBids : here.isGone ? labels.discarded : ''}</p>
      </div>
    );
  }
  const won = round.won[slot];
  const lead = won ?? leaderOf(here.values, scene.tiebreak);
  return (
    <div className={styles.lines} aria-hidden="true">
      {config.seats.map((colour, one) => (
        <BidLine
          key={colour}
          config={config}
          seat={one}
          bid={round.bids[bidAt(slot, one)] as Flowers}
          drafted={one === seat ? onSlot(bid.draft, slot).map(({ kind }) => kind) : []}
          hinted={one === seat && hint && bid.draft.every((piece) => piece.slot < 0) ? kindsOf(hint, slot) : []}
          value={here.values[one] as number}
          lead={lead?.seat === one ? (lead.tie ? 'tie' : 'clear') : undefined}
          isBurnt={won !== undefined}
          initial={patterns ? text.seat(colour).slice(0, 1) : undefined}
        />
      ))}
      <p className={styles.foot}>{foot}</p>
    </div>
  );
}

const kindsOf = (hint: Bid, slot: number): number[] =>
  [0, 1, 2, 3].flatMap((kind) => new Array<number>(countOf(hint.slots[slot] as Flowers, kind)).fill(kind));

function footOf({ slot, round, config, text, here }: PartProps): string {
  const { labels } = text;
  const won = round.won[slot];
  if (here.isLaid && won) return labels.laidBy(text.colour(config, won.seat));
  if (here.count === 0) return labels.noFlowers;
  return here.place >= 0 ? `${labels.flowers(here.count)} · ${labels.nth(here.place + 1)}` : labels.flowers(here.count);
}
