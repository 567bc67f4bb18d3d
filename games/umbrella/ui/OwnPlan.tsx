// The plan of one's own place: everything one plays with.
import { Target } from '@penumbra/board';
import type { CSSProperties, ReactElement } from 'react';
import { lineNames, SIDES } from '../src/words.ts';
import type { SideName } from '../text/words.ts';
import { Frame } from './art/Marks.tsx';
import { f } from './art/Use.tsx';
import { gateName } from './elements.ts';
import { EVERY_COLOUR, EVERY_LINE, EVERY_SIDE, zoneOn } from './facts.ts';
import type { Box, Plan } from './layout.ts';
import { Pavement } from './Pavement.tsx';
import type { PlanProps } from './plan.ts';
import { stackView } from './plan.ts';
import { Sign } from './Sign.tsx';
import { Slots } from './Slots.tsx';
import { StageView } from './StageView.tsx';
import { heldGate, heldStack } from './usePlay.ts';

export function OwnPlan(all: PlanProps): ReactElement {
  return (
    <g data-element="stage">
      <Pavements {...all} />
      <StageView {...all} />
      <Slots {...all} />
      <Gates {...all} />
    </g>
  );
}

function Pavements(all: PlanProps): ReactElement {
  const { play, props, scene, plan } = all;
  const { me, asked, ahead, pointed } = play;
  const { view } = props.seen;
  const held = heldStack(play);
  const gate = heldGate(play);
  const side = held?.side ?? gate?.side;
  const isTrade = view.phase === 'power';
  const quiet =
    asked &&
    (view.phase === 'complete' || view.phase === 'cover' || (isTrade && !play.legal.some((m) => m.kind === 'trade')));
  return (
    <g>
      {EVERY_SIDE.map((one) => {
        const zone = zoneOn(scene, me, one);
        const isOut = ahead?.out !== undefined && ahead.out.to === zone;
        const isLegal =
          asked && view.phase === 'slide' && props.assist !== 'off' && side === undefined && scene.zones[zone] !== 0;
        return (
          <g key={one} data-element={SIDES[one]}>
            <Pavement
              box={plan.pavements[one] as Box}
              side={one}
              isLarge={plan.isLarge}
              heap={scene.zones[zone]!}
              spots={plan.stacks[one]!}
              canopy={plan.canopy}
              isLegal={isLegal}
              isFaded={quiet || (side !== undefined && side >= 0 && side !== one && !isOut)}
              isPointed={pointed.has(SIDES[one] as string)}
              stacks={EVERY_COLOUR.map((colour) => stackView(all, zone, colour))}
            >
              <Sign {...all} side={one} />
            </Pavement>
          </g>
        );
      })}
    </g>
  );
}

const TURNS = [0, 180, 90, 270] as const;

/** Chevrons where umbrellas can be pushed in; with one in the hand a whole line is one target. */
function Gates({ play, props, plan, roving }: PlanProps): ReactElement | null {
  const { asked, selection, pointed, hinted, isMine } = play;
  const { view } = props.seen;
  if (view.phase !== 'slide' || !isMine || !asked) return null;
  const held = heldStack(play);
  const isLine = held !== undefined && held.side >= 0;
  const shown = (side: number): boolean => !isLine || held.side === side;
  const names = props.text.labels.gate;
  return (
    <g>
      {EVERY_SIDE.filter(shown).flatMap((side) =>
        EVERY_LINE.map((line) => {
          const name = gateName(side, line);
          const label = names[SIDES[side] as SideName](lineNames(side as never)[line] as string);
          const isLooked = selection.looked === name && selection.can(name) && (plan.isLarge || held !== undefined);
          const isLit = selection.isChosen(name) || isLooked;
          return (
            <Target key={name} {...selection.mark(name)} tabIndex={roving.gates.tabOf(name)} aria-label={label}>
              <GateArt
                {...{ side, line, plan }}
                state={isLit ? 'lit' : held ? 'open' : 'quiet'}
                isPointed={pointed.has(name) || hinted.has(name)}
              />
              <rect
                {...gateHit(plan, side, line, isLine)}
                fill="transparent"
                pointerEvents={hitsOf(plan, isLine, held)}
              />
            </Target>
          );
        }),
      )}
    </g>
  );
}

/** Without an umbrella in the hand a gate is too thin for a finger: pavements come first there. */
const hitsOf = (plan: Plan, isLine: boolean, held: unknown): 'all' | 'none' =>
  isLine || held !== undefined || plan.isLarge ? 'all' : 'none';

function gateHit({ stage, cell, gate }: Plan, side: number, line: number, isLine: boolean) {
  const reach = isLine ? stage.w + 2 * gate : gate + 4 + cell * 0.2;
  const start = side & 1 ? (isLine ? -gate : stage.w - cell * 0.2) : -gate - (isLine ? 0 : 4);
  const box =
    side < 2
      ? { x: stage.x + start, y: stage.y + line * cell, width: reach, height: cell }
      : { x: stage.x + line * cell, y: stage.y + start, width: cell, height: reach };
  return { x: f(box.x), y: f(box.y), width: f(box.width), height: f(box.height) };
}

interface GateArtProps {
  readonly side: number;
  readonly line: number;
  readonly plan: Plan;
  readonly state: 'quiet' | 'open' | 'lit';
  readonly isPointed: boolean;
}

function GateArt({ side, line, plan, state, isPointed }: GateArtProps): ReactElement {
  const { x, y } = plan.gates[side]![line]!;
  const s = plan.isLarge ? Math.min(12, plan.gate * 0.46) : 8;
  const isAcross = side > 1;
  const [w, h] = plan.isLarge ? [25, 25] : isAcross ? [30, 16] : [16, 30];
  const ink = { quiet: 'chalk', open: 'casing', lit: 'spot-ink' }[state];
  return (
    <g style={{ '--ink': `var(--um-${ink})` } as CSSProperties}>
      {state !== 'quiet' && (
        <rect
          x={f(x - w / 2)}
          y={f(y - h / 2)}
          width={w}
          height={h}
          rx={Math.min(w, h) / 2}
          fill={state === 'lit' ? 'var(--um-spot)' : 'var(--um-chalk)'}
          stroke="var(--um-casing)"
          strokeWidth="2.4"
        />
      )}
      <path
        transform={`translate(${f(x)} ${f(y)}) rotate(${TURNS[side]})`}
        d={`M${f(-s * 0.3)} ${f(-s * 0.5)}L${f(s * 0.3)} 0L${f(-s * 0.3)} ${f(s * 0.5)}`}
        fill="none"
        stroke="var(--ink)"
        strokeWidth={state === 'quiet' ? 2.6 : 3}
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeOpacity={state === 'quiet' ? 0.8 : undefined}
      />
      {isPointed && <Frame x={x - 15} y={y - 15} w={30} h={30} r={15} tone="spot" width={3} dash="6 5" />}
    </g>
  );
}
