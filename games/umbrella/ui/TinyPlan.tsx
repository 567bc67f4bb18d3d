// The place of somebody else on a phone: stage, tiles and score tile on a card; a tap opens it large.
import { Target } from '@penumbra/board';
import { type CSSProperties, type ReactElement, useMemo } from 'react';
import { asked } from '../src/turn.ts';
import { Frame } from './art/Marks.tsx';
import { Flags } from './art/StageArt.tsx';
import { f } from './art/Use.tsx';
import { type Card, cardAt } from './card.ts';
import { Dancers, pushOf } from './Dancers.tsx';
import { theirs } from './elements.ts';
import { cellsOf, EVERY_SLOT } from './facts.ts';
import type { Strip as StripLayout } from './layout.ts';
import { Chalked, type OtherProps, PushMark } from './Others.tsx';
import { Glyph } from './Sign.tsx';
import { SlotArt } from './Slot.tsx';
import { Strip } from './Strip.tsx';

const stripOf = ({ strip: box }: Card): StripLayout => ({ box, space: box.h - 0.9, gap: 1, isLarge: false });

/** Everything on it has a fixed place: where it stands changes with who watches whom. */
const placesOn = (w: number, h: number) => {
  const card = cardAt({ x: 0, y: 0, w, h });
  return { card, plan: { stage: card.stage, cell: card.stage.w / 4 }, strip: stripOf(card) };
};

export function TinyPlan({ view, seat, box, now, last, ghost, label, isPointed }: OtherProps): ReactElement {
  const { x, y, w, h } = box;
  const colour = view.config.seats[seat] as string;
  const { card, plan, strip } = useMemo(() => placesOn(w, h), [w, h]);
  const isAsked = asked(view) === seat;
  return (
    <Target
      data-element={theirs(colour, 'plan')}
      tabIndex={0}
      aria-label={label}
      transform={`translate(${f(x)} ${f(y)})`}
    >
      <rect
        width={f(w)}
        height={f(h)}
        rx="8"
        fill="var(--um-plate)"
        stroke={isAsked ? `var(--tone-${colour})` : 'var(--um-plate-line)'}
        strokeWidth={isAsked ? 2.5 : 1}
      />
      <Flags stage={plan.stage} isLarge={false} />
      <Dancers plan={plan} stage={view.stages[seat]!} push={pushOf(now, seat)} />
      {last && <PushMark last={last} plan={plan} />}
      {ghost && <Chalked cells={cellsOf(view, ghost.dance, ghost.slot)} plan={plan} />}
      <g style={{ '--um-chalk': 'var(--um-plate-soft)' } as CSSProperties}>
        {EVERY_SLOT.map((slot) => (
          <g key={slot} data-element={theirs(colour, `slot ${slot + 1}`)}>
            <SlotArt {...{ view, seat, slot }} box={card.tiles[slot]!} stage={view.stages[seat]!} />
          </g>
        ))}
      </g>
      <Strip view={view} seat={seat} layout={strip} />
      <Glyph colour={colour} {...card.glyph} w={13} />
      {isPointed && <Frame x={1} y={1} w={w - 2} h={h - 2} r={8} tone="spot" width={4} dash="9 7" />}
      <rect width={f(w)} height={f(h)} fill="transparent" />
    </Target>
  );
}
