import type { ReactElement } from 'react';
import type { View } from '../src/view.ts';
import './art/board.css';
import { Flags } from './art/StageArt.tsx';
import { useSprite } from './art/sprite.ts';
import { Dancers } from './Dancers.tsx';
import { EVERY_SLOT } from './facts.ts';
import { planAt } from './layout.ts';
import { SlotArt } from './Slot.tsx';
import styles from './Thumb.module.css';

const SIZE = 300;

/** The stage of the seat at turn with its choreographies, whatever the shape of the box. */
export function Snapshot({ view }: { readonly view: View }): ReactElement {
  useSprite();
  const plan = planAt(0, 0, SIZE, 0.17);
  const seat = view.phase === 'over' ? 0 : view.turn;
  return (
    <div className={`um-theme ${styles.thumb}`} data-motion="reduced" aria-hidden="true">
      <svg
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        preserveAspectRatio="xMidYMid slice"
        className={styles.svg}
        aria-hidden="true"
      >
        <rect x={-SIZE} width={3 * SIZE} height={SIZE} fill="var(--um-street)" />
        <rect x={-SIZE} width={3 * SIZE} height={SIZE} fill="url(#um-setts)" />
        <Flags stage={plan.stage} isLarge={false} />
        <Dancers plan={plan} stage={view.stages[seat]!} push={undefined} />
        {EVERY_SLOT.map((slot) => (
          <SlotArt
            key={slot}
            view={view}
            seat={seat}
            slot={slot}
            box={plan.corners[slot]!}
            stage={view.stages[seat]!}
          />
        ))}
      </svg>
    </div>
  );
}
