// A score tile: ten spaces in a row, brackets of groups above, runs below, powers on the seams, markers.
import { speech } from '@penumbra/kit';
import type { ReactElement } from 'react';
import type { View } from '../src/view.ts';
import { Frame, Line, Pill } from './art/Marks.tsx';
import { Corner } from './art/TileArt.tsx';
import { Canopy, f, Use } from './art/Use.tsx';
import {
  EVERY_SPACE,
  type Group,
  groupsOf,
  type PowerSeam,
  powersOf,
  type Run,
  runsOf,
  scoreTile,
  spaceKind,
} from './facts.ts';
import { type Box, type Strip as Layout, spaceBox } from './layout.ts';
import { showing } from './shows.ts';

interface StripProps {
  readonly view: View;
  readonly seat: number;
  readonly layout: Layout;
  /** A marker that is thought of. */
  readonly ghost?: number | undefined;
}

export const Strip = showing(ScoreTile, ({ view, seat }: StripProps) => [view.config, view.markers[seat]]);

function ScoreTile({ view, seat, layout, ghost }: StripProps): ReactElement {
  const filled = view.markers[seat] as number;
  const ahead = ghost === undefined ? filled : filled | (1 << ghost);
  const isNew = (from: number, to: number): boolean => ghost !== undefined && from <= ghost && ghost <= to;
  const { isLarge, box } = layout;
  return (
    <g>
      {isLarge && (
        <rect
          x={f(box.x - 6)}
          y={f(box.y - 7)}
          width={f(box.w + 12)}
          height={f(box.h + 14)}
          rx="13"
          fill="var(--um-board)"
          stroke="var(--um-kerb-edge)"
          strokeWidth="1.5"
        />
      )}
      {EVERY_SPACE.map((space) => (
        <Space
          key={space}
          index={space}
          box={spaceBox(layout, space)}
          isLarge={isLarge && layout.space > 26}
          kind={spaceKind(view, space)}
          marker={filled & (1 << space) ? 1 : ghost === space ? 0.8 : 0}
        />
      ))}
      {scoreTile(view).runs &&
        runsOf(ahead).map((run) => <RunMark key={run.from} {...{ run, layout }} isNew={isNew(run.from, run.to)} />)}
      {groupsOf(view, ahead).map((group) => (
        <GroupMark
          key={group.spaces[0]}
          {...{ group, layout }}
          isNew={isNew(group.spaces[0] as number, group.spaces.at(-1) as number)}
        />
      ))}
    </g>
  );
}

/** The powers, above what frames a space: one sees what a marker would fire. */
export function Seams({ view, seat, layout, ghost }: StripProps): ReactElement {
  const filled = view.markers[seat] as number;
  return (
    <g pointerEvents="none">
      {powersOf(view, ghost === undefined ? filled : filled | (1 << ghost)).map((seam) => (
        <Seam
          key={seam.spaces[0]}
          {...{ seam, layout }}
          isNew={seam.isFired && ghost !== undefined && seam.spaces.includes(ghost)}
        />
      ))}
    </g>
  );
}

interface SpaceProps {
  readonly index: number;
  readonly box: Box;
  readonly isLarge: boolean;
  readonly kind: ReturnType<typeof spaceKind>;
  /** How much of a marker lies on it. */
  readonly marker: number;
}

function Space({ index, box, isLarge, kind, marker }: SpaceProps): ReactElement {
  const { x, y, w, h } = box;
  const [a, b] = kind.colours;
  const [cx, cy] = [x + w / 2, y + h / 2];
  return (
    <g>
      <rect
        x={f(x)}
        y={f(y)}
        width={f(w)}
        height={f(h)}
        rx={isLarge ? 8 : 3}
        fill={kind.corner < 0 ? 'var(--um-pave)' : 'var(--um-card)'}
        stroke="var(--um-kerb-edge)"
        strokeWidth={isLarge ? 1.5 : 0.8}
      />
      {kind.corner >= 0 && <BigCorner corner={kind.corner} box={box} />}
      {a !== undefined && b !== undefined && (
        <>
          <path
            d={`M${f(x + w - 2)} ${f(y + 2)}L${f(x + 2)} ${f(y + h - 2)}`}
            stroke="var(--um-kerb-edge)"
            strokeOpacity="0.5"
          />
          <Canopy colour={a} x={x + w * 0.34} y={y + h * 0.34} w={w * 0.5} />
          <Canopy colour={b} x={x + w * 0.66} y={y + h * 0.67} w={w * 0.5} />
        </>
      )}
      {a !== undefined && b === undefined && <Canopy colour={a} x={cx} y={cy} w={w * (isLarge ? 0.8 : 0.74)} />}
      {marker > 0 && (
        <g opacity={marker < 1 ? marker : undefined}>
          <circle cx={f(cx + 1)} cy={f(cy + 2)} r={f(w * 0.38)} fill="#000" fillOpacity="0.35" />
          <Use id="marker" x={cx} y={cy} w={w * 0.74} />
        </g>
      )}
      {isLarge && marker === 0 && w > 44 && (
        <text x={f(x + w - 4)} y={f(y + h - 4)} className="um-index">
          {index + 1}
        </text>
      )}
    </g>
  );
}

/** The corner of a white space, as on the slot it belongs to. */
const BigCorner = ({ corner, box: { x, y, w, h } }: { readonly corner: number; readonly box: Box }): ReactElement => {
  const size = 2.08;
  const left = corner === 0 || corner === 3 ? x : x + w - w * size;
  const top = corner < 2 ? y : y + h - h * size;
  return <Corner slot={corner} box={{ x: left, y: top, w: w * size, h: h * size }} />;
};

interface MarkProps {
  readonly layout: Layout;
  readonly isNew: boolean;
}

function RunMark({ run, layout, isNew }: MarkProps & { readonly run: Run }): ReactElement {
  const [a, b] = [spaceBox(layout, run.from), spaceBox(layout, run.to)];
  const [x0, x1] = [a.x + 4, b.x + b.w - 4];
  const tone = isNew ? 'spot' : 'brass';
  if (!layout.isLarge) {
    return (
      <path d={`M${f(x0 - 3)} ${f(a.y + a.h + 3.5)}H${f(x1 + 3)}`} stroke={`var(--um-${tone})`} strokeWidth="2.4" />
    );
  }
  const y = a.y + a.h + 8;
  return (
    <>
      <Line d={`M${f(x0)} ${f(y - 4)}v4H${f(x1)}v-4`} tone={tone} width={2.6} />
      <Pill x={(x0 + x1) / 2} y={y + 1} w={34} tone={tone}>
        {speech.signed(run.points)}
      </Pill>
    </>
  );
}

function GroupMark({ group, layout, isNew }: MarkProps & { readonly group: Group }): ReactElement {
  const [a, b] = [spaceBox(layout, group.spaces[0] as number), spaceBox(layout, group.spaces.at(-1) as number)];
  const [x0, x1] = [a.x + 3, b.x + b.w - 3];
  const isFull = group.have === group.spaces.length;
  const tone = isFull ? (isNew ? 'spot' : 'brass') : 'chalk';
  if (!layout.isLarge) {
    return <path d={`M${f(x0)} ${f(a.y - 3)}H${f(x1)}`} stroke={`var(--um-${tone})`} strokeWidth="2" />;
  }
  const y = a.y - 8;
  return (
    <>
      <Line d={`M${f(x0)} ${f(y + 4)}v-4H${f(x1)}v4`} tone={tone} width={2.6} />
      <Pill x={(x0 + x1) / 2} y={y - 1} w={34} tone={tone === 'chalk' ? 'plate' : tone}>
        {speech.signed(group.bonus)}
      </Pill>
    </>
  );
}

function Seam({ seam, layout, isNew }: MarkProps & { readonly seam: PowerSeam }): ReactElement {
  const [a, b] = [spaceBox(layout, seam.spaces[0] as number), spaceBox(layout, seam.spaces[1] as number)];
  const x = (a.x + a.w + b.x) / 2;
  const y = a.y - 4;
  const isLit = isNew || seam.isFired;
  // On a small tile it must not cover the spaces beside it.
  const r = Math.max(6.5, Math.min(12, layout.space * 0.4));
  return (
    <g data-element={`seam ${seam.spaces[0]}`} style={{ color: isLit ? 'var(--um-spot-ink)' : 'var(--um-plate-ink)' }}>
      {seam.isFired && !isNew && (
        <circle cx={f(x)} cy={f(y)} r={f(r + 2.5)} fill="none" stroke="var(--um-brass)" strokeWidth="2" />
      )}
      <circle
        cx={f(x)}
        cy={f(y)}
        r={f(r)}
        fill={isNew ? 'var(--um-spot)' : seam.isFired ? 'var(--um-brass)' : 'var(--um-plate)'}
        stroke="var(--um-casing)"
        strokeWidth="1.5"
      />
      <Use id={seam.power} x={x} y={y} w={r * 1.42} />
    </g>
  );
}

/** A space that fits: dashed until it is looked at. */
export const FittingSpace = ({ box, isLooked }: { readonly box: Box; readonly isLooked: boolean }): ReactElement => (
  <Frame
    x={box.x - 2}
    y={box.y - 2}
    w={box.w + 4}
    h={box.h + 4}
    r={10}
    tone="spot"
    width={4}
    dash={isLooked ? undefined : '7 6'}
    glows
  />
);
