// What is public about a seat: points so far, captured tiles and sets, reserve, bonus tiles and cards.
import type { PlayerProps } from '@penumbra/board';
import { type ReactElement, useMemo } from 'react';
import type { Envyra } from '../src/index.ts';
import type { EnvyraText } from '../text/words.ts';
import './art/art.css';
import './art/theme.css';
import { useSprite } from './art/sprite.ts';
import { Extras, Ledger, Reserve } from './Ledger.tsx';
import styles from './Player.module.css';
import { scoreShown } from './preview.ts';
import { sceneOf } from './scene.ts';

const NOTHING: readonly never[] = [];

export function Player(props: PlayerProps<Envyra, EnvyraText>): ReactElement {
  useSprite();
  const { seen, before, moments = NOTHING, of, room = 'full', text, config, point = NOTHING } = props;
  const { scene: view } = useMemo(() => sceneOf({ seen, before, moments }), [seen, before, moments]);
  const points = scoreShown(view, of);
  const whose = { view, of, text };
  const isPointed = point.includes('ledger') && seen.view.viewer === of;
  return (
    <div
      className={`ev-theme ev-${config.seats[of]} ${styles.player}`}
      data-room={room}
      data-pointed={isPointed || undefined}
    >
      <span className={styles.score} data-element={`points ${config.seats[of]}`}>
        <span className="hidden">{text.labels.score(points)}</span>
        <b aria-hidden="true">{points}</b>
      </span>
      {room !== 'chip' && <Ledger {...whose} />}
      <div className={styles.foot}>
        <Reserve {...whose} />
        {room !== 'chip' && <Extras {...whose} />}
      </div>
    </div>
  );
}
