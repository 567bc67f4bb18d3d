import { named, type PlayerProps, shownScene } from '@penumbra/board';
import { memo, type ReactElement } from 'react';
import type { TableConfig } from '../src/box.ts';
import { SOULS_ON_TILE } from '../src/components.ts';
import { countOf, type Flowers, KINDS, NEUTRAL } from '../src/flowers.ts';
import type { UmbraVia } from '../src/index.ts';
import { lengthToClaim } from '../src/summoning.ts';
import type { View } from '../src/view.ts';
import { FlameArt, Flower, type FlowerColour } from './art/Flower.tsx';
import { flowerOf } from './art/kinds.ts';
import './art/art.css';
import type { UmbraText } from '../text/words.ts';
import { soulsName } from './elements.ts';
import { Crown, Pouch } from './Icons.tsx';
import { SCENERY } from './moments.ts';
import styles from './Player.module.css';
import type { Scene } from './scene.ts';

/** What is public about a seat: its spirits and Soul Tile, the path that would win, its bag. */
export function Player(props: PlayerProps<UmbraVia, UmbraText>): ReactElement {
  const { seen, before, of, text, config, room = 'full', point = [] } = props;
  const { scene } = shownScene(props, SCENERY);
  const colour = config.seats[of] as FlowerColour;
  const left = scene.souls[of] as number;
  const isLast = of === config.seats.length - 1;
  return (
    <div
      className={`uv-theme ${styles.player}`}
      data-room={room}
      data-many={config.seats.length > 3 || undefined}
      data-soul-pointed={point.includes('soul tile') || undefined}
      data-bag-pointed={point.includes('bag') || undefined}
    >
      <div className={styles.count}>
        <b>{left}</b>
        <Goal scene={scene} of={of} config={config} text={text} isOver={seen.turn.kind === 'over'} />
      </div>
      <SoulTile
        {...{ colour, left }}
        counts={config.box.edition.soulTileCounts}
        label={text.labels.soulTile(left)}
        isClaimed={isWinner(props)}
      />
      <Bag view={(before ?? seen).view} of={of} text={text} />
      {config.box.neutral && isLast && <Neutral scene={scene} text={text} config={config} />}
    </div>
  );
}

const isWinner = ({ seen, moments = [], of }: PlayerProps<UmbraVia, UmbraText>): boolean => {
  const { winners, ending } = seen.view;
  return moments.length === 0 && ending === 'soul-tile' && (winners & (1 << of)) !== 0;
};

/** How long a path must be to win; the nearest of all is gold. */
function tilesToWin(scene: Scene, config: TableConfig, of: number): number {
  const length = lengthToClaim({ config, souls: scene.souls as number[] }, of);
  return scene.suddenDeath ? Math.ceil(length / 2) : length;
}

interface GoalProps {
  readonly scene: Scene;
  readonly of: number;
  readonly config: TableConfig;
  readonly text: UmbraText;
  readonly isOver: boolean;
}

function Goal({ scene, of, config, text, isOver }: GoalProps): ReactElement | null {
  if (isOver) return null;
  const needs = config.seats.map((_, seat) => tilesToWin(scene, config, seat));
  const need = needs[of] as number;
  return (
    <span className={styles.goal} data-near={need === Math.min(...needs) || undefined} title={text.labels.goal(need)}>
      <Crown />
      <span aria-hidden="true">
        {need}
        <i> {text.labels.tiles(need).replace(/^\d+\s*/, '')}</i>
      </span>
      <span className={styles.spoken}>{text.labels.goal(need)}</span>
    </span>
  );
}

interface SoulTileProps {
  readonly colour: FlowerColour;
  readonly left: number;
  readonly label: string;
  /** What the tile itself counts. */
  readonly counts: number;
  readonly isClaimed?: boolean;
}

/** Eleven flames, then the Soul Tile itself with what it counts. Those that were freed have left their outline. */
export const SoulTile = memo(function SoulTile(props: SoulTileProps): ReactElement {
  const { colour, left, label, counts, isClaimed } = props;
  return (
    <span className={styles.souls} role="img" aria-label={label} title={label} {...named(soulsName(colour))}>
      <svg viewBox="0 0 168 16" className={`uv-${colour}`} aria-hidden="true">
        {Array.from({ length: SOULS_ON_TILE }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places on a tile
          <FlameArt key={i} gone={i >= left} x={i * 13} />
        ))}
        <g transform="translate(143 0)">
          <PlaqueArt counts={counts} isClaimed={isClaimed} />
        </g>
      </svg>
    </span>
  );
});

interface PlaqueProps {
  readonly counts: number;
  readonly isClaimed?: boolean | undefined;
}

const PlaqueArt = ({ counts, isClaimed }: PlaqueProps): ReactElement => (
  <g className={styles.plaque} data-claimed={isClaimed || undefined}>
    <path d="M4 .8H21L24.2 8L21 15.2H4L.8 8Z" />
    <text x="12.5" y="12">
      {counts}
    </text>
  </g>
);

/** The Soul Tile itself, claimed, as a picture of its own. */
export const Plaque = ({ counts, width }: { readonly counts: number; readonly width: number }): ReactElement => (
  <svg viewBox="0 0 25 16" width={width} aria-hidden="true">
    <PlaqueArt counts={counts} isClaimed />
  </svg>
);

/** The neutral colour's Soul Tile, which belongs to no seat. */
function Neutral({ scene, text, config }: Pick<GoalProps, 'scene' | 'text' | 'config'>): ReactElement {
  const left = scene.souls[NEUTRAL] as number;
  return (
    <div className={styles.neutral} data-flipped={scene.suddenDeath || undefined}>
      <Flower size={18} colour="neutral" />
      <span className={styles.name}>{text.labels.neutral}</span>
      {scene.suddenDeath ? (
        <strong title={text.labels.suddenDeathHelp}>{text.labels.suddenDeath}</strong>
      ) : (
        <>
          <SoulTile
            colour="neutral"
            left={left}
            counts={config.box.edition.soulTileCounts}
            label={text.labels.soulTile(left)}
          />
          <b>{left}</b>
        </>
      )}
    </div>
  );
}

function Bag({ view, of, text }: { readonly view: View; readonly of: number; readonly text: UmbraText }): ReactElement {
  const bag = view.bags[of] as Flowers;
  const held = view.handSizes[of] as number;
  const isMixed = held > 0 && of !== view.viewer;
  const kinds = KINDS.flatMap((_, kind) => (countOf(bag, kind) > 0 ? [kind] : []));
  const spoken = kinds.map((kind) => text.kind(kind, countOf(bag, kind))).join(', ') || text.labels.none;
  const title = isMixed ? text.labels.bagAndHand : text.labels.bag;
  return (
    <span className={styles.bag} title={title}>
      <span className={styles.spoken}>{`${title}: ${spoken}`}</span>
      <Pouch />
      {kinds.map((kind) => (
        <span key={kind} className={styles.kind} aria-hidden="true">
          <Flower size="1.25em" {...flowerOf(view.config, of, kind)} />
          {countOf(bag, kind)}
        </span>
      ))}
    </span>
  );
}
