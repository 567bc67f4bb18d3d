import type { PlayerProps } from '@penumbra/board';
import { memo, type ReactElement } from 'react';
import { SOULS_ON_TILE } from '../src/components.ts';
import { countOf, type Flowers, KINDS } from '../src/flowers.ts';
import type { UmbraVia } from '../src/index.ts';
import type { View } from '../src/view.ts';
import { Flower, FlowerArt, type FlowerColour } from './art/Flower.tsx';
import { flowerOf } from './art/kinds.ts';
import './art/art.css';
import styles from './Player.module.css';
import type { UmbraText } from './words.ts';

/** What is public about a seat: its Soul Tile, its bag, its place on the tiebreaker track. */
export function Player({ seen, of, text, patterns, config, point = [] }: PlayerProps<UmbraVia>): ReactElement {
  const own = text as UmbraText;
  const { labels } = own;
  const v = seen.view;
  const colour = config.seats[of] as FlowerColour;
  const place = v.tiebreak.indexOf(of) + 1;
  return (
    <div
      className={`uv-theme ${styles.player}`}
      data-uv-player={of}
      data-soul-pointed={point.includes('soul tile') || undefined}
      data-bag-pointed={point.includes('bag') || undefined}
    >
      <SoulMeter colour={colour} left={v.souls[of] as number} label={labels.soulTile(v.souls[of] as number)} />
      <Bag view={v} of={of} text={own} patterns={patterns} />
      {place > 0 && (
        <span className={styles.place} title={labels.tiebreak}>
          <svg viewBox="0 0 24 24" width="17" height="17" aria-hidden="true" className={styles.icon}>
            <path d="M12 3v17M7 20h10M4 7l8-2l8 2M4 7l-3 7h6zM20 7l-3 7h6z" />
          </svg>
          <span aria-hidden="true">{place}</span>
          <span className={styles.spoken}>{`${labels.tiebreak}: ${place}`}</span>
        </span>
      )}
    </div>
  );
}

/** The neutral colour's Soul Tile, which belongs to no seat. */
export function NeutralMeter({
  left,
  flipped,
  text,
}: {
  readonly left: number;
  readonly flipped: boolean;
  readonly text: UmbraText;
}): ReactElement {
  return (
    <div className={styles.neutral} data-flipped={flipped || undefined}>
      <span>{text.labels.neutral}</span>
      {flipped ? (
        <strong title={text.labels.suddenDeathHelp}>{text.labels.suddenDeath}</strong>
      ) : (
        <SoulMeter colour="neutral" left={left} label={text.labels.soulTile(left)} />
      )}
    </div>
  );
}

/** Eleven little souls: those still on the Soul Tile bloom, those taken have left their outline. */
const SoulMeter = memo(function SoulMeter({
  colour,
  left,
  label,
}: {
  readonly colour: FlowerColour;
  readonly left: number;
  readonly label: string;
}): ReactElement {
  return (
    <span className={styles.meter} role="img" aria-label={label} title={label} data-uv="soul tile">
      <svg viewBox={`0 0 ${SOULS_ON_TILE * 20 + 4} 24`} className={`uv-${colour}`} aria-hidden="true">
        {Array.from({ length: SOULS_ON_TILE }, (_, i) =>
          i < left ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: places on a tile
            <FlowerArt key={i} colour={colour} soul x={12 + i * 20} y={12} r={9.4} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: places on a tile
            <circle key={i} cx={12 + i * 20} cy="12" r="6.5" className={styles.gone} />
          ),
        )}
      </svg>
      <b>{left}</b>
    </span>
  );
});

function Bag({
  view,
  of,
  text,
  patterns,
}: {
  readonly view: View;
  readonly of: number;
  readonly text: UmbraText;
  readonly patterns: boolean;
}): ReactElement {
  const bag = view.bags[of] as Flowers;
  const held = view.handSizes[of] as number;
  const isMixed = held > 0 && of !== view.viewer;
  const kinds = KINDS.flatMap((_, kind) => (countOf(bag, kind) > 0 ? [kind] : []));
  const spoken = kinds.map((kind) => text.kind(kind, countOf(bag, kind))).join(', ') || text.labels.none;
  const title = isMixed ? text.labels.bagAndHand : text.labels.bag;
  return (
    <span className={styles.bag} title={title} data-uv="bag">
      <span className={styles.spoken}>{`${title}: ${spoken}`}</span>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className={styles.icon}>
        <path d="M8 4h8l-2 4c5 3 7 7 6 10c-.6 2-2 3-4 3H8c-2 0-3.4-1-4-3c-1-3 1-7 6-10z" />
      </svg>
      {kinds.map((kind) => (
        <span key={kind} className={styles.count} aria-hidden="true">
          <Flower size={18} {...flowerOf(view.config, of, kind)} marks={patterns} />
          {countOf(bag, kind)}
        </span>
      ))}
      {held > 0 && (
        <span className={styles.held} title={text.labels.heldFlowers(held)}>
          <svg viewBox="0 0 24 24" width="17" height="17" aria-hidden="true" className={styles.icon}>
            <path d="M7 12V6a1.5 1.5 0 0 1 3 0v5V4a1.5 1.5 0 0 1 3 0v7V5a1.5 1.5 0 0 1 3 0v7V8a1.5 1.5 0 0 1 3 0v7c0 4-3 6-6 6c-4 0-5-2-7-5l-2.5-4c-1-2 1-3 2.3-1.5z" />
          </svg>
          <span aria-hidden="true">{held}</span>
          <span className={styles.spoken}>{text.labels.heldFlowers(held)}</span>
        </span>
      )}
    </span>
  );
}
