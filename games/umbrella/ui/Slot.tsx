// A slot with its stack: one card edge for each tile below, the visible tile as it lies, and a pill that says how near.
import type { ReactElement } from 'react';
import type { Stage } from '../src/umbrellas.ts';
import type { View } from '../src/view.ts';
import { BLACK, type Dance, faceOf, NO_DANCE } from '../src/words.ts';
import { Card, Corner, Numeral, Tile } from './art/TileArt.tsx';
import { Canopy, f } from './art/Use.tsx';
import { type Progress, patternIn, progressOf, stackOf } from './facts.ts';
import type { Box } from './layout.ts';
import { showing } from './shows.ts';

export interface SlotProps {
  readonly view: View;
  readonly seat: number;
  readonly slot: number;
  readonly box: Box;
  readonly stage: Stage;
  /** One's own: words name it. */
  readonly isNumbered?: boolean;
}

const isBlack = (view: View, dance: number): boolean =>
  dance === NO_DANCE ? view.config.box.face === BLACK : faceOf(dance as Dance) === BLACK;

export const SlotArt = showing(Stacked, ({ view, seat, slot }: SlotProps) => [
  view.config,
  view.markers[seat],
  ...stackOf(view, seat, slot),
]);

function Stacked({ view, seat, slot, box, stage, isNumbered = false }: SlotProps): ReactElement {
  const stack = stackOf(view, seat, slot);
  const isLarge = box.w > 56;
  const [top] = stack;
  if (top === undefined) return <EmptySlot slot={slot} box={box} isLarge={isLarge || isNumbered} />;
  const [sx, sy] = [slot === 0 || slot === 3 ? 1 : -1, slot < 2 ? 1 : -1];
  const step = isLarge ? 4 : 2;
  return (
    <g>
      {stack.slice(1).map((dance, i, all) => {
        const depth = (all.length - i) * step;
        const place = { ...box, x: box.x + depth * sx, y: box.y + depth * sy };
        // biome-ignore lint/suspicious/noArrayIndexKey: cards below are known by their depth
        return <Card key={i} box={place} isBlack={isBlack(view, all[all.length - 1 - i] ?? dance)} />;
      })}
      {top === NO_DANCE ? (
        <Card box={box} isBlack={isBlack(view, top)} />
      ) : (
        <>
          <TopTile {...{ view, seat, slot, box, stage }} dance={top as Dance} />
          {isLarge && <Numeral slot={slot} box={box} />}
        </>
      )}
    </g>
  );
}

function TopTile({ view, seat, slot, box, stage, dance }: SlotProps & { readonly dance: Dance }): ReactElement {
  const near = progressOf(view, seat, slot, stage);
  return (
    <Tile
      box={box}
      slot={slot}
      isBlack={isBlack(view, dance)}
      pattern={patternIn(view, dance, slot)}
      stage={stage}
      best={near && near.count > 1 ? near.colour : undefined}
    />
  );
}

function EmptySlot({
  slot,
  box,
  isLarge,
}: {
  readonly slot: number;
  readonly box: Box;
  readonly isLarge: boolean;
}): ReactElement {
  const { x, y, w, h } = box;
  return (
    <g>
      <rect
        x={f(x)}
        y={f(y)}
        width={f(w)}
        height={f(h)}
        rx={f(w * 0.09)}
        fill="var(--um-well)"
        stroke="var(--um-chalk)"
        strokeOpacity="0.6"
        strokeWidth="1.5"
        strokeDasharray="5 5"
      />
      <Corner slot={slot} box={box} isOpen />
      {isLarge && (
        <text
          x={f(x + w / 2)}
          y={f(y + h / 2 + w * 0.07)}
          fontSize={f(Math.max(12, w * 0.2))}
          className="um-num um-chalked"
        >
          {slot + 1}
        </text>
      )}
    </g>
  );
}

interface PillProps {
  readonly box: Box;
  readonly slot: number;
  readonly near: Progress;
  /** How many slides are missing, for who wants to be told. */
  readonly slides?: string | undefined;
  readonly isInside: boolean;
}

/** Canopy and figure on the edge of a tile: `2/4`; the outer one where nothing stands close beyond it. */
export function NearPill({ box, slot, near, slides, isInside }: PillProps): ReactElement {
  const z = box.w > 70 ? 1 : 0.86;
  const [w, h] = [slides ? 64 : 42, 20 * z];
  const x = box.x + box.w / 2 - w / 2;
  const y = slot < 2 === isInside ? box.y + box.h - h * 0.38 : box.y - h * 0.62;
  const isFull = near.count === 4;
  return (
    <g pointerEvents="none">
      <rect
        x={f(x)}
        y={f(y)}
        width={f(w)}
        height={f(h)}
        rx="10"
        fill={isFull ? 'var(--um-spot)' : 'var(--um-plate)'}
        stroke={isFull ? 'var(--um-spot-ink)' : 'var(--um-plate-line)'}
      />
      <Canopy colour={near.colour} x={x + 11} y={y + h / 2} w={14 * z} />
      <text
        x={f(x + (slides ? 20 : 29))}
        y={f(y + h / 2 + 4.2 * z)}
        fontSize={f(12 * z)}
        className={`um-num ${isFull ? 'um-on-spot' : ''}`}
        style={slides ? { textAnchor: 'start' } : undefined}
      >
        {slides ? `${near.count}/4 ▸${slides}` : `${near.count}/4`}
      </text>
    </g>
  );
}
