// The four corners of the own plan: choreographies that can be looked at, completed and covered.
import { Target } from '@penumbra/board';
import type { ReactElement } from 'react';
import { spacesOpen } from '../src/turn.ts';
import type { Stage } from '../src/umbrellas.ts';
import { BLACK, type Dance, faceOf, NO_DANCE } from '../src/words.ts';
import { Frame } from './art/Marks.tsx';
import { Numeral, SMALL_TILE, Tile } from './art/TileArt.tsx';
import { f } from './art/Use.tsx';
import { slotName } from './elements.ts';
import { EVERY_SLOT, patternIn, progressOf, progressOn, slidesTo, topOf } from './facts.ts';
import type { Box } from './layout.ts';
import type { PlanProps } from './plan.ts';
import { NearPill, SlotArt } from './Slot.tsx';
import { slotWords } from './words.ts';

export function Slots(all: PlanProps): ReactElement {
  const { play, props, scene, plan, roving, now } = all;
  const { me, ahead } = play;
  const stage = ahead && !now ? ahead.stage : scene.stages[me]!;
  return (
    <g>
      {EVERY_SLOT.map((slot) => (
        <Target
          key={slot}
          {...play.selection.mark(slotName(slot))}
          tabIndex={roving.slots.tabOf(slotName(slot))}
          aria-label={slotWords(scene, me, slot, props.text)}
        >
          <OneSlot {...all} slot={slot} stage={stage} box={plan.corners[slot] as Box} />
        </Target>
      ))}
      {/* Figures beside the tiles: what they say is in the names already. */}
      {EVERY_SLOT.map((slot) => (
        <Near key={slot} {...all} slot={slot} stage={stage} box={plan.corners[slot] as Box} />
      ))}
    </g>
  );
}

interface OneProps extends PlanProps {
  readonly slot: number;
  readonly stage: Stage;
  readonly box: Box;
}

function OneSlot({ play, props, scene, slot, stage, box, now }: OneProps): ReactElement {
  const { me, selection, ahead, pinned, looked, hinted, pointed, refused, asked } = play;
  const { view } = props.seen;
  const name = slotName(slot);
  const isCover = asked && view.phase === 'cover';
  const isLooked = looked?.kind === 'slot' && looked.slot === slot;
  const isDone =
    !now &&
    (ahead?.completes.some((one) => one.slot === slot) ||
      (view.phase === 'complete' && view.turn === me && spacesOpen(view, slot) !== 0));
  const flip =
    now?.event.kind === 'tile-uncovered' && now.event.seat === me && now.event.slot === slot ? now : undefined;
  const outer = { x: box.x - 3, y: box.y - 3, w: box.w + 6, h: box.h + 6, r: box.w * 0.11 };
  const isLifted = isCover && (isLooked || selection.isChosen(name));
  return (
    <>
      <g
        key={flip?.id}
        className={flip ? 'um-flips' : undefined}
        style={flip ? { ['--ms' as string]: `${flip.ms}ms` } : undefined}
      >
        <SlotArt view={scene} seat={me} slot={slot} box={box} stage={stage} isNumbered />
      </g>
      {isLifted && <Lifted {...{ view, slot, box, stage }} me={me} />}
      {isDone && <Frame {...outer} tone="spot" width={4} glows />}
      {!isDone && isCover && <Frame {...outer} tone="spot" width={3.4} dash={isLifted ? undefined : '7 6'} glows />}
      {!isDone && !isCover && (isLooked || pinned === slot) && <Frame {...outer} tone="chalk" width={3} dash="8 6" />}
      {(pointed.has(name) || hinted.has(name)) && <Frame {...outer} tone="spot" width={4} dash="9 7" />}
      {refused === name && (
        <rect
          x={f(outer.x)}
          y={f(outer.y)}
          width={f(outer.w)}
          height={f(outer.h)}
          rx="9"
          fill="none"
          stroke="var(--bad)"
          strokeWidth="3"
        />
      )}
      {box.w <= SMALL_TILE && topOf(scene, me, slot) !== NO_DANCE && <Numeral slot={slot} box={box} />}
      <rect x={f(outer.x)} y={f(outer.y)} width={f(outer.w)} height={f(outer.h)} fill="transparent" />
    </>
  );
}

function Near({ play, props, scene, plan, slot, stage, box }: OneProps): ReactElement | null {
  const near = progressOf(scene, play.me, slot, stage);
  const isFull = near?.count === 4;
  if (!near || (props.assist === 'off' && !isFull) || (play.asked && props.seen.view.phase === 'cover')) return null;
  const slides = props.assist === 'coach' && !play.ahead && !isFull ? slidesTo(scene, play.me, slot) : undefined;
  return (
    <NearPill
      {...{ box, slot, near }}
      slides={slides === undefined ? undefined : String(slides)}
      isInside={!plan.isLarge}
    />
  );
}

/** The tile in hand, held over a corner as it would lie there. */
function Lifted({
  view,
  slot,
  box,
  stage,
  me,
}: Pick<OneProps, 'slot' | 'box' | 'stage'> & {
  readonly view: OneProps['scene'];
  readonly me: number;
}): ReactElement | null {
  const dance = view.passing as Dance;
  if (dance === NO_DANCE) return null;
  const up = { ...box, x: box.x - 5, y: box.y - 6 };
  return (
    <g pointerEvents="none">
      <rect
        x={f(box.x)}
        y={f(box.y)}
        width={f(box.w)}
        height={f(box.h)}
        rx="8"
        fill="var(--um-casing)"
        opacity="0.45"
      />
      <Tile
        box={up}
        slot={slot}
        isBlack={faceOf(dance) === BLACK}
        pattern={patternIn(view, dance, slot)}
        stage={stage}
        best={progressOn(view, me, dance, slot, stage).colour}
      />
    </g>
  );
}
