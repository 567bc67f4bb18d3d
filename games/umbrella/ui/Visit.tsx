// Looking at the place of somebody else: what it is called, what happened there last, and on a phone the place, large.
import { Sheet } from '@penumbra/board';
import type { ReactElement } from 'react';
import { scoreOf } from '../src/scoring.ts';
import type { View } from '../src/view.ts';
import { theirs } from './elements.ts';
import { type LastPush, SmallPlan, smallHeight } from './Others.tsx';
import type { PlanProps } from './plan.ts';
import type { Play, Props } from './usePlay.ts';

const WIDTH = 340;

interface VisitProps extends PlanProps {
  /** What was tapped: `teal plan`. */
  readonly place: string | undefined;
  close(): void;
}

export function Visit({ props, play, scene, now, place, close }: VisitProps): ReactElement {
  const seat = scene.config.seats.findIndex((colour) => place === theirs(colour, 'plan'));
  const height = smallHeight(WIDTH);
  return (
    <Sheet
      open={seat >= 0}
      onClose={close}
      title={props.text.labels.planOf(props.names[seat] ?? '')}
      closeName={props.text.labels.close}
    >
      {seat >= 0 && (
        // biome-ignore lint/a11y/noSvgWithoutTitle: every part has its name
        <svg viewBox={`0 0 ${WIDTH} ${height}`} width="100%">
          <SmallPlan
            view={scene}
            seat={seat}
            name={props.names[seat] ?? ''}
            box={{ x: 0, y: 0, w: WIDTH, h: height }}
            now={now}
            last={now ? undefined : lastPushes(props, play).get(seat)}
            ghost={undefined}
            label={placeWords(props, scene, seat)}
            isPointed={false}
          />
        </svg>
      )}
    </Sheet>
  );
}

export const placeWords = ({ text, names }: Props, view: View, seat: number): string =>
  `${text.labels.planOf(names[seat] ?? '')}: ${text.labels.pointsNow(scoreOf(view, seat))}`;

/** What the others did since one's own last push: the newest push of each. */
export function lastPushes({ log = [] }: Props, { me }: Play): ReadonlyMap<number, LastPush> {
  const pushes = new Map<number, LastPush>();
  for (let i = log.length - 1; i >= 0; i--) {
    for (const event of [...(log[i]?.events ?? [])].reverse()) {
      if (event.kind !== 'umbrella-slid') continue;
      if (event.seat === me) return pushes;
      if (!pushes.has(event.seat)) pushes.set(event.seat, event);
    }
  }
  return pushes;
}
