import type { ReactElement } from 'react';
import type { TableConfig } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { Flower } from './art/Flower.tsx';
import { flowerOf } from './art/kinds.ts';
import { draftOf, inHand, type Piece } from './draft.ts';
import styles from './Hand.module.css';
import type { Bidding } from './useBid.ts';
import type { UmbraText } from './words.ts';

export interface HandProps {
  readonly config: TableConfig;
  readonly seat: number;
  readonly text: UmbraText;
  readonly bid: Bidding;
  readonly point: readonly string[];
  readonly patterns: boolean;
  readonly refusal: string | undefined;
  pieceHandlers(piece: Piece): object;
}

/** The own flowers while a bid is asked for, and what can be done with it. */
export function Hand(props: HandProps): ReactElement | null {
  const { text, bid, point, refusal } = props;
  if (!bid.bidding && !bid.sealed) return null;
  return (
    <section
      className={styles.hand}
      aria-label={text.labels.hand}
      data-uv="hand"
      data-pointed={point.includes('hand') || undefined}
    >
      {bid.sealed ? <p className={styles.note}>{text.labels.sealed}</p> : <Held {...props} />}
      <Actions {...props} />
      {refusal !== undefined && <p className={styles.refusal}>{refusal}</p>}
    </section>
  );
}

function Held({ config, seat, text, bid, patterns, pieceHandlers }: HandProps): ReactElement {
  const { labels } = text;
  const held = inHand(bid.draft);
  return (
    <div className={styles.flowers}>
      {held.map((piece, i) => (
        <button
          key={piece.id}
          type="button"
          data-nav=""
          data-hand-piece={piece.id}
          className={styles.flower}
          aria-pressed={bid.selected === piece.id || (bid.selected === undefined && i === 0)}
          aria-label={labels.inHand(text.kind(piece.kind, 1))}
          onClick={() => bid.tapPiece(piece)}
          {...pieceHandlers(piece)}
        >
          <Flower size="100%" {...flowerOf(config, seat, piece.kind)} marks={patterns} />
        </button>
      ))}
      <p className={styles.note}>
        {held.length > 0 ? labels.handHelp : labels.allAssigned}
        {held.length > 0 && <span className={styles.keys}> {labels.handKeys}</span>}
      </p>
    </div>
  );
}

function Actions({ text, bid, point }: HandProps): ReactElement {
  const { labels } = text;
  const left = inHand(bid.draft).length;
  if (bid.sealed) {
    return (
      <div className={styles.actions}>
        <button type="button" data-nav="" className={styles.plain} onClick={bid.retract}>
          {labels.takeBack}
        </button>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <button
        type="button"
        data-nav=""
        className={styles.plain}
        disabled={left === bid.draft.length}
        onClick={bid.clear}
      >
        {labels.clear}
      </button>
      <button
        type="button"
        data-nav=""
        data-uv="commit"
        className={styles.commit}
        data-ready={left === 0 || undefined}
        data-pointed={point.includes('commit') || undefined}
        onClick={bid.commit}
      >
        {labels.commit}
      </button>
    </div>
  );
}

/** The hand in a picture: what a seat held, nothing to do with it. */
export function StillHand({
  view,
  seat,
  text,
  patterns,
}: {
  readonly view: View;
  readonly seat: number;
  readonly text: UmbraText;
  readonly patterns: boolean;
}): ReactElement | null {
  const held = draftOf(view.hand);
  if (held.length === 0) return null;
  return (
    <div
      className={styles.hand}
      role="img"
      aria-label={`${text.labels.hand}: ${held.map(({ kind }) => text.kind(kind, 1)).join(', ')}`}
    >
      <div className={styles.flowers}>
        {held.map(({ id, kind }) => (
          <Flower key={id} size={46} {...flowerOf(view.config, seat, kind)} marks={patterns} />
        ))}
        <p className={styles.note}>{text.labels.hand}</p>
      </div>
    </div>
  );
}
