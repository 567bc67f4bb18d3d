// What is public about a seat: points as if the game ended now, markers, and the own pavement.

import type { PlayerProps } from '@penumbra/board';
import { speech } from '@penumbra/kit';
import { type ReactElement, useMemo } from 'react';
import type { Umbrella } from '../src/index.ts';
import { scoreOf, waiting } from '../src/scoring.ts';
import { countBits } from '../src/state.ts';
import type { UmbrellaText } from '../text/words.ts';
import './art/board.css';
import { useSprite } from './art/sprite.ts';
import { EVERY_SLOT, stackOf } from './facts.ts';
import styles from './Player.module.css';
import { ownPoints } from './Sign.tsx';
import { sceneOf } from './scene.ts';

const NOTHING: readonly never[] = [];

export function Player(props: PlayerProps<Umbrella, UmbrellaText>): ReactElement {
  useSprite();
  const { seen, before, moments = NOTHING, of, room = 'full', text, patterns } = props;
  const { scene } = useMemo(() => sceneOf({ seen, before, moments }), [seen, before, moments]);
  const { labels } = text;
  const points = scoreOf(scene, of);
  const markers = countBits(scene.markers[of] as number);
  const own = ownPoints(waiting(scene, of));
  const tiles = EVERY_SLOT.reduce((sum, slot) => sum + stackOf(scene, of, slot).length, 0);
  return (
    <div className={`um-theme ${styles.player}`} data-room={room} data-patterns={patterns}>
      <span className={styles.part} role="img" aria-label={labels.markersOf(markers)} title={labels.markersOf(markers)}>
        <Icon id="marker" box="-50 -50 100 100" />
        {markers}
      </span>
      {!scene.config.box.solo && !(room === 'chip' && scene.config.box.players === 4) && (
        <span
          className={styles.part}
          role="img"
          aria-label={`${text.item('personal-zone')}: ${speech.signed(own)}`}
          title={`${text.item('personal-zone')}: ${speech.signed(own)}`}
        >
          <svg viewBox="0 0 20 14" className={styles.kerb} aria-hidden="true">
            <rect
              x="0.7"
              y="0.7"
              width="18.6"
              height="12.6"
              rx="3"
              fill="var(--um-pave)"
              stroke="var(--um-kerb-edge)"
            />
            <path d="M3 4.5H17" stroke="var(--um-kerb)" />
          </svg>
          {speech.signed(own)}
        </span>
      )}
      {room !== 'chip' && (
        <span
          className={`${styles.part} ${styles.tiles}`}
          role="img"
          aria-label={`${text.element('dances')}: ${tiles}`}
          title={`${text.element('dances')}: ${tiles}`}
        >
          <svg viewBox="0 0 16 16" className={styles.card} aria-hidden="true">
            <rect x="1" y="1" width="14" height="14" rx="2.5" fill="var(--um-card)" stroke="var(--um-card-edge)" />
            <path d="M4 4h3v3H4zM9 9h3v3H9z" fill="var(--um-card-ink)" />
          </svg>
          {tiles}
        </span>
      )}
      <b className={styles.score}>
        <span className={styles.spoken}>{labels.pointsNow(points)}</span>
        <span aria-hidden="true">{points < 0 ? `−${-points}` : points}</span>
      </b>
    </div>
  );
}

const Icon = ({ id, box }: { readonly id: string; readonly box: string }): ReactElement => (
  <svg viewBox={box} className={styles.icon} aria-hidden="true">
    <use href={`#um-${id}`} x={box.split(' ')[0]} y={box.split(' ')[1]} width="100" height="100" />
  </svg>
);
