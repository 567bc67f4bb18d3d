import { named } from '@penumbra/board';
import type { ReactElement } from 'react';
import type { TableConfig } from '../src/box.ts';
import type { View } from '../src/view.ts';
import { NUMERALS } from '../text/sentences.ts';
import type { UmbraText } from '../text/words.ts';
import { Flower } from './art/Flower.tsx';
import { flowerOf } from './art/kinds.ts';
import { draftOf, nextPiece, type Piece } from './draft.ts';
import { flowerName, HAND } from './elements.ts';
import styles from './Tray.module.css';
import type { Bidding } from './useBid.ts';

export interface TrayProps {
  readonly config: TableConfig;
  readonly seat: number;
  readonly text: UmbraText;
  readonly bid: Bidding;
  readonly point: readonly string[];
}

/** The own flowers while a bid is asked for: chosen, in hand, or where they lie. Here alone they are taken back. */
export function Tray({ config, seat, text, bid, point }: TrayProps): ReactElement {
  const chosen = bid.bidding ? nextPiece(bid.draft, bid.selected)?.id : undefined;
  return (
    <section
      className={styles.tray}
      aria-label={text.labels.hand}
      {...named(HAND)}
      data-pointed={point.includes('hand') || undefined}
    >
      {bid.draft.map((piece) => (
        <PieceButton key={piece.id} {...{ piece, config, seat, text, bid }} isChosen={chosen === piece.id} />
      ))}
    </section>
  );
}

interface PieceProps extends Omit<TrayProps, 'point'> {
  readonly piece: Piece;
  readonly isChosen: boolean;
}

function PieceButton({ piece, isChosen, config, seat, text, bid }: PieceProps): ReactElement {
  const { labels } = text;
  const isFree = piece.slot < 0;
  const name = text.kind(piece.kind, 1);
  const where = isFree ? (isChosen ? labels.chosen : labels.free) : labels.lies(NUMERALS[piece.slot] as string);
  return (
    <button
      type="button"
      {...named(flowerName(piece.id))}
      data-drag=""
      data-hand-piece={isFree ? piece.id : undefined}
      data-assigned={isFree ? undefined : ''}
      className={styles.piece}
      disabled={!bid.bidding}
      aria-pressed={isFree ? isChosen : undefined}
      onClick={() => bid.tapPiece(piece)}
    >
      <span className={styles.spoken}>{isFree ? labels.inHand(name) : labels.onSlot(name, text.slot(piece.slot))}</span>
      <Flower size="100%" look={styles.picture ?? ''} {...flowerOf(config, seat, piece.kind)} />
      <small aria-hidden="true">{where}</small>
      <i aria-hidden="true">{1 + (piece.kind % 2)}</i>
    </button>
  );
}

/** The hand in a picture: what a seat held, nothing to do with it. */
export function StillHand({
  view,
  seat,
  text,
}: {
  readonly view: View;
  readonly seat: number;
  readonly text: UmbraText;
}): ReactElement | null {
  const held = draftOf(view.hand);
  if (held.length === 0) return null;
  return (
    <div
      className={styles.still}
      role="img"
      aria-label={`${text.labels.hand}: ${held.map(({ kind }) => text.kind(kind, 1)).join(', ')}`}
    >
      {held.map(({ id, kind }) => (
        <Flower key={id} size={46} {...flowerOf(view.config, seat, kind)} />
      ))}
    </div>
  );
}
