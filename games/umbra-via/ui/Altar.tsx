import type { ReactElement } from 'react';
import { BLOCK, NO_TILE, SLOTS, type Tile } from '../src/components.ts';
import { countOf, type Flowers, KINDS, NO_FLOWERS, worth } from '../src/flowers.ts';
import type { Bid } from '../src/moves/bid.ts';
import { bidAt, type TableConfig } from '../src/state.ts';
import styles from './Altar.module.css';
import { Flower } from './art/Flower.tsx';
import { flowerOf } from './art/kinds.ts';
import { TilePicture } from './art/Tile.tsx';
import { onSlot, type Piece } from './draft.ts';
import { hasAltar, type Scene } from './scene.ts';
import { NUMERALS } from './sentences.ts';
import type { Bidding } from './useBid.ts';
import type { UmbraText } from './words.ts';

/** What is happening to the altar at this moment, for its animations. */
export interface AltarMoment {
  readonly kind: 'reveal' | 'bids' | 'won' | 'discard' | undefined;
  readonly slot: number;
}

export interface AltarProps {
  readonly scene: Scene;
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
  pieceHandlers(piece: Piece): object;
}

export function Altar(props: AltarProps): ReactElement {
  const { text, point } = props;
  return (
    <section
      className={styles.altar}
      aria-label={text.labels.altar}
      data-uv="altar"
      data-empty={!hasAltar(props.scene) || undefined}
      data-pointed={point.includes('altar') || undefined}
    >
      {Array.from({ length: SLOTS }, (_, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its index
        <Slot key={slot} slot={slot} {...props} />
      ))}
    </section>
  );
}

function slotLabel({ scene, config, text, bid: own }: AltarProps, slot: number): string {
  const tile = scene.altar[slot] as Tile;
  const parts = [`${text.slot(slot)}: ${tile === NO_TILE ? text.labels.emptySlot : text.tile(tile)}`];
  config.seats.forEach((colour, seat) => {
    const bid = scene.bids[bidAt(slot, seat)] as Flowers;
    if (bid !== NO_FLOWERS) parts.push(text.labels.worth(text.seat(colour), worth(bid)));
  });
  const drafted = onSlot(own.draft, slot).length;
  if (drafted > 0) parts.push(`${text.labels.hand}: ${drafted}`);
  const place = scene.order.indexOf(slot);
  if (place >= 0) parts.push(text.labels.orderMark(place + 1));
  if (own.bidding && tile !== NO_TILE && tile !== BLOCK) parts.push(text.labels.putHere(text.slot(slot)));
  return parts.join('. ');
}

function Slot(props: AltarProps & { readonly slot: number }): ReactElement {
  const { slot, scene, bid, point, moment, still, over } = props;
  const tile = scene.altar[slot] as Tile;
  const canTake = bid.bidding && tile !== NO_TILE && tile !== BLOCK;
  const place = scene.order.indexOf(slot);
  const isHere = moment.slot === slot || moment.slot < 0;
  return (
    <div
      className={styles.slot}
      data-slot={slot + 1}
      data-open={canTake || undefined}
      data-current={(place === 0 && scene.placer >= 0) || undefined}
      data-over={over === slot || undefined}
      data-moment={(isHere && moment.kind) || undefined}
      data-pointed={point.includes(`slot ${slot + 1}`) || undefined}
    >
      {still ? null : (
        <button
          type="button"
          className={styles.hit}
          data-nav=""
          aria-label={slotLabel(props, slot)}
          onClick={() => bid.tapSlot(slot)}
          tabIndex={bid.bidding ? 0 : -1}
        />
      )}
      <div className={styles.head} aria-hidden="true">
        <span className={styles.numeral}>{NUMERALS[slot]}</span>
        {place >= 0 && <OrderMark place={place} text={props.text} pointed={point.includes('order')} />}
      </div>
      <div className={styles.tile} data-altar-tile={slot + 1} style={{ animationDelay: `${slot * 90}ms` }}>
        {tile === NO_TILE ? <span className={styles.hollow} /> : <TilePicture tile={tile} seed={slot} />}
      </div>
      <OwnDraft {...props} />
      <Bids {...props} />
    </div>
  );
}

function OrderMark({
  place,
  text,
  pointed,
}: {
  readonly place: number;
  readonly text: UmbraText;
  readonly pointed: boolean;
}): ReactElement {
  return (
    <span
      className={styles.order}
      data-first={place === 0 || undefined}
      data-pointed={pointed || undefined}
      title={text.labels.orderMark(place + 1)}
    >
      {place + 1}
    </span>
  );
}

/** Flowers of the bid that is being made, on top of the tile; each can be taken back. */
function OwnDraft({
  slot,
  bid,
  config,
  seat,
  text,
  hint,
  patterns,
  pieceHandlers,
}: AltarProps & { readonly slot: number }): ReactElement | null {
  const pieces = onSlot(bid.draft, slot);
  const hinted = pieces.length === 0 && hint ? (hint.slots[slot] as Flowers) : NO_FLOWERS;
  if (seat === undefined || (pieces.length === 0 && hinted === NO_FLOWERS)) return null;
  return (
    <div className={styles.draft} data-sealed={bid.sealed || undefined}>
      {pieces.map((piece) => (
        <button
          key={piece.id}
          type="button"
          data-nav=""
          className={styles.piece}
          disabled={!bid.bidding}
          aria-label={text.labels.onSlot(text.kind(piece.kind, 1), text.slot(slot))}
          onClick={() => bid.tapPiece(piece)}
          {...pieceHandlers(piece)}
        >
          <Flower size="100%" {...flowerOf(config, seat, piece.kind)} marks={patterns} />
        </button>
      ))}
      {KINDS.map((name, kind) =>
        countOf(hinted, kind) > 0 ? (
          <span key={name} className={styles.hintPiece}>
            <Flower size={30} {...flowerOf(config, seat, kind)} count={countOf(hinted, kind)} marks={patterns} />
          </span>
        ) : null,
      )}
    </div>
  );
}

/** What every seat has on this tile, and what it is worth. The best stands out. */
function Bids({ slot, scene, config, patterns }: AltarProps & { readonly slot: number }): ReactElement {
  const values = config.seats.map((_, seat) => worth(scene.bids[bidAt(slot, seat)] as Flowers));
  const best = Math.max(...values);
  return (
    <ul className={styles.bids} aria-hidden="true">
      {config.seats.map((colour, seat) => {
        const bid = scene.bids[bidAt(slot, seat)] as Flowers;
        if (bid === NO_FLOWERS) return null;
        return (
          <li key={colour} className={`${styles.bid} uv-${colour}`} data-best={values[seat] === best || undefined}>
            <span className={styles.bidFlowers}>
              {KINDS.map((name, kind) =>
                countOf(bid, kind) > 0 ? (
                  <span key={name} className={styles.kind}>
                    <Flower size={20} {...flowerOf(config, seat, kind)} marks={patterns} />
                    {countOf(bid, kind)}
                  </span>
                ) : null,
              )}
            </span>
            <b>{values[seat]}</b>
          </li>
        );
      })}
    </ul>
  );
}
