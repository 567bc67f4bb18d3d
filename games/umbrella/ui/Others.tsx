// The places of the others: the same plan, small.

import type { Moment } from '@penumbra/board';
import { speech } from '@penumbra/kit';
import { type CSSProperties, type ReactElement, useMemo } from 'react';
import type { Umbrella } from '../src/index.ts';
import { scoreOf } from '../src/scoring.ts';
import { asked } from '../src/turn.ts';
import { countOf, sizeOf } from '../src/umbrellas.ts';
import type { View } from '../src/view.ts';
import { type Dance, lineNames, SIDES } from '../src/words.ts';
import { Frame, Ring } from './art/Marks.tsx';
import { Flags } from './art/StageArt.tsx';
import { Canopy, f, Spoken } from './art/Use.tsx';
import { Dancers, pushOf } from './Dancers.tsx';
import { theirs } from './elements.ts';
import { cellsOf, EVERY_COLOUR, EVERY_SIDE, EVERY_SLOT, zoneOn } from './facts.ts';
import { type Box, cellMiddle, lineCells } from './layout.ts';
import { Stones } from './Pavement.tsx';
import { Glyph, ownPoints } from './Sign.tsx';
import { SlotArt } from './Slot.tsx';
import { Strip } from './Strip.tsx';
import { showing } from './shows.ts';

/** The last push of somebody else, marked until it is forgotten. */
export interface LastPush {
  readonly seat: number;
  readonly side: number;
  readonly line: number;
}

export interface OtherProps {
  readonly view: View;
  readonly seat: number;
  readonly name: string;
  readonly box: Box;
  readonly now: Moment<Umbrella> | undefined;
  readonly last: LastPush | undefined;
  /** A tile that would come to this place. */
  readonly ghost: { readonly dance: Dance; readonly slot: number } | undefined;
  readonly label: string;
  readonly isPointed: boolean;
}

const HEAD = 26;

/** How high it is with its name and its score tile. */
export const smallHeight = (w: number): number => HEAD + 4 + w + 8 + (w - 18) / 10 + 6;

/** Where everything is on a small plan that is so wide; the plan itself is put where its owner sits. */
function placesOn(m: number) {
  const t = m * 0.17;
  const top = HEAD + 4;
  const deep = t - 7;
  const stage = { x: t, y: top + t, w: m - 2 * t, h: m - 2 * t };
  const tile = t - 4;
  const gap = 2;
  const space = (m - 9 * gap) / 10;
  return {
    head: { x: 0, y: 0, w: m, h: HEAD },
    plan: { stage, cell: stage.w / 4, isLarge: false },
    pavements: [
      { x: 0, y: stage.y + 2, w: deep, h: stage.h - 4 },
      { x: m - deep, y: stage.y + 2, w: deep, h: stage.h - 4 },
      { x: stage.x + 2, y: top, w: stage.w - 4, h: deep },
      { x: stage.x + 2, y: top + m - deep, w: stage.w - 4, h: deep },
    ],
    corners: EVERY_SLOT.map((slot) => ({
      x: slot === 0 || slot === 3 ? 0 : m - tile,
      y: slot < 2 ? top : top + m - tile,
      w: tile,
      h: tile,
    })),
    strip: { box: { x: 0, y: top + m + 8, w: m, h: space }, space, gap, isLarge: false },
    height: HEAD + m + space + 12,
  };
}

/** From 600 px on, and on a phone when it is looked at. */
export function SmallPlan({ view, seat, name, box, now, last, ghost, label, isPointed }: OtherProps): ReactElement {
  const { x, y, w } = box;
  const { head, plan, pavements, corners, strip, height } = useMemo(() => placesOn(w), [w]);
  const colour = view.config.seats[seat] as string;
  const stage = view.stages[seat]!;
  return (
    <g transform={`translate(${f(x)} ${f(y)})`}>
      <Spoken label={label} name={theirs(colour, 'plan')}>
        <Plate {...{ view, seat, name }} box={head} />
        {EVERY_SIDE.map((side) => (
          <SmallPavement key={side} {...{ view, seat, side }} box={pavements[side] as Box} />
        ))}
        <Flags stage={plan.stage} isLarge={false} />
        <g data-element={theirs(colour, 'stage')}>
          <Dancers plan={plan} stage={stage} push={pushOf(now, seat)} />
        </g>
        {last && <PushMark last={last} plan={plan} />}
        {ghost && <Chalked cells={cellsOf(view, ghost.dance, ghost.slot)} plan={plan} />}
        {EVERY_SLOT.map((slot) => (
          <g key={slot} data-element={theirs(colour, `slot ${slot + 1}`)}>
            <SlotArt {...{ view, seat, slot, stage }} box={corners[slot] as Box} />
          </g>
        ))}
        <g data-element={theirs(colour, 'score')}>
          <Strip view={view} seat={seat} layout={strip} />
        </g>
        {isPointed && <Frame x={-4} y={-4} w={w + 8} h={height + 8} r={10} tone="spot" width={4} dash="9 7" />}
      </Spoken>
    </g>
  );
}

type PlateProps = Pick<OtherProps, 'view' | 'seat' | 'name' | 'box'>;

const Plate = showing(NamePlate, ({ view, seat }: PlateProps) => [
  view.config,
  asked(view) === seat,
  scoreOf(view, seat),
]);

function NamePlate({ view, seat, name, box: { x, y, w, h } }: PlateProps): ReactElement {
  const colour = view.config.seats[seat] as string;
  const isAsked = asked(view) === seat;
  return (
    <>
      <rect
        x={f(x)}
        y={f(y)}
        width={f(w)}
        height={h}
        rx="8"
        fill="var(--um-plate)"
        stroke={isAsked ? `var(--tone-${colour})` : 'var(--um-plate-line)'}
        strokeWidth={isAsked ? 2.5 : 1}
      />
      <Glyph colour={colour} x={x + 15} y={y + h / 2} w={15} />
      <text x={f(x + 28)} y={f(y + h / 2 + 5)} fontSize="13.5" fontWeight="700">
        {name.length > w / 11 ? `${name.slice(0, Math.floor(w / 11))}…` : name}
      </text>
      <text
        x={f(x + w - 9)}
        y={f(y + h / 2 + 6)}
        fontSize="16"
        fontWeight="700"
        className="um-end um-serif"
        style={{ fill: `var(--tone-${colour})` } as CSSProperties}
      >
        {signedScore(scoreOf(view, seat))}
      </text>
    </>
  );
}

const signedScore = (points: number): string => (points < 0 ? `−${-points}` : String(points));

interface SmallPavementProps extends Pick<OtherProps, 'view' | 'seat' | 'box'> {
  readonly side: number;
}

const SmallPavement = showing(Waiting, ({ view, seat, side }: SmallPavementProps) => [
  view.config,
  view.zones[zoneOn(view, seat, side)],
]);

function Waiting({ view, seat, side, box }: SmallPavementProps): ReactElement {
  const { x, y, w, h } = box;
  const heap = view.zones[zoneOn(view, seat, side)]!;
  const isAcross = side > 1;
  const isOwn = side === 3;
  const long = isAcross ? w : h;
  const pitch = long / (isOwn ? 5.2 : 4.3);
  const s = Math.min((isAcross ? h : w) * 0.56, pitch * 0.6);
  const fs = Math.max(9, Math.min(12, s * 0.8));
  return (
    <g data-element={theirs(view.config.seats[seat] as string, SIDES[side] as string)}>
      <Stones box={box} side={side} isLarge={false} />
      {isOwn && (
        <text x={f(x + 5)} y={f(y + h / 2 + 4)} fontSize="11.5" fontWeight="700" className="um-sign-soft">
          {speech.signed(ownPoints(sizeOf(heap)))}
        </text>
      )}
      {EVERY_COLOUR.map((colour) => {
        const count = countOf(heap, colour);
        if (count === 0) return null;
        const d = (isAcross ? x + w / 2 : y + h / 2) + (colour - 1.5) * pitch + (isOwn ? pitch * 0.5 : 0);
        const [cx, cy] = isAcross ? [d, y + h / 2] : [x + w / 2, d];
        return (
          <g key={colour}>
            <Canopy colour={colour} x={cx - s * 0.32} y={cy} w={Math.min(23, s)} />
            <text
              x={f(cx + s * 0.34)}
              y={f(cy + fs * 0.36)}
              fontSize={f(fs)}
              fontWeight="700"
              style={{ fill: 'var(--um-pave-ink)' }}
            >
              {count}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface SmallStage {
  readonly stage: Box;
  readonly cell: number;
}

/** Where an umbrella came in last, and which line it moved. */
export function PushMark({ last, plan }: { readonly last: LastPush; readonly plan: SmallStage }): ReactElement {
  const [first, , , end] = lineCells(last.side, last.line) as [number, number, number, number];
  const u = plan.cell;
  const [a, b] = [cellMiddle(plan, first), cellMiddle(plan, end)];
  const box = {
    x: Math.min(a.x, b.x) - u / 2 + 1,
    y: Math.min(a.y, b.y) - u / 2 + 1,
    w: Math.abs(a.x - b.x) + u - 2,
    h: Math.abs(a.y - b.y) + u - 2,
  };
  return (
    <g pointerEvents="none" data-element={`last ${SIDES[last.side]} ${lineNames(last.side as never)[last.line]}`}>
      <Frame {...box} r={5} tone="chalk" width={1.8} dash="5 4" />
      <Ring x={a.x} y={a.y} r={u * 0.46} tone="chalk" width={2.2} />
    </g>
  );
}

export const Chalked = ({
  cells,
  plan,
}: {
  readonly cells: readonly number[];
  readonly plan: SmallStage;
}): ReactElement => (
  <>
    {cells.map((cell) => {
      const { x, y } = cellMiddle(plan, cell);
      const u = plan.cell;
      return (
        <Frame key={cell} x={x - u / 2 + 2.5} y={y - u / 2 + 2.5} w={u - 5} h={u - 5} r={5} tone="chalk" width={2.4} />
      );
    })}
  </>
);
