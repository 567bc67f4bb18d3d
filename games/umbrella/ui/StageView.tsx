// The own stage: umbrellas, what a move would make of them, and the choreography that is looked at.
import { Target } from '@penumbra/board';
import { memo, type ReactElement, useMemo } from 'react';
import { colourAt } from '../src/umbrellas.ts';
import { Frame } from './art/Marks.tsx';
import { Flags, Rain, Wet } from './art/StageArt.tsx';
import { f, Spoken } from './art/Use.tsx';
import { Dancers, pushOf } from './Dancers.tsx';
import { cellName } from './elements.ts';
import { Figures, figuresOf } from './Figures.tsx';
import { EVERY_CELL } from './facts.ts';
import { GhostMove } from './GhostMove.tsx';
import { cellMiddle, type Plan } from './layout.ts';
import type { PlanProps } from './plan.ts';

const drops = ({ stage: { x, y }, cell: u }: Plan): [number, number, number][] => [
  [x + u, y + u * 0.98, 13],
  [x + u * 3.02, y + u * 1.1, 10],
  [x + u * 2, y + u * 3.03, 14],
  [x + u * 0.9, y + u * 3, 9],
  [x + u * 3.9, y + u * 2.9, 10],
];

export function StageView(all: PlanProps): ReactElement {
  const { play, props, scene, plan, now } = all;
  const { me, ahead, pointed } = play;
  const isShowing = now !== undefined;
  const stage = ahead && !isShowing ? ahead.stage : scene.stages[me]!;
  const figures = isShowing ? [] : figuresOf(all, stage);
  const rain = useMemo(() => drops(plan), [plan]);
  const { labels } = props.text;
  return (
    <g>
      <Flags stage={plan.stage} isLarge={plan.isLarge} />
      <Wet stage={plan.stage} clip="um-own-stage" />
      <Rain drops={rain} />
      <Figures figures={figures} plan={plan} stage={stage} layer="under" />
      <Spoken
        label={`${labels.stageOf(play.isMine ? undefined : props.names[me])}: ${EVERY_CELL.map((cell) => props.text.names(props.config).colour(colourAt(stage, cell))).join(', ')}`}
      >
        <Dancers
          plan={plan}
          stage={stage}
          push={pushOf(now, me)}
          isWet
          turning={figures.some(({ kind }) => kind === 'done') ? figures.flatMap(({ cells }) => cells) : undefined}
        />
      </Spoken>
      <Figures figures={figures} plan={plan} stage={stage} layer="over" />
      <Cells {...all} />
      {ahead && !isShowing && <GhostMove {...all} ahead={ahead} />}
      {pointed.has('stage') && (
        <Frame
          x={plan.stage.x - 4}
          y={plan.stage.y - 4}
          w={plan.stage.w + 8}
          h={plan.stage.h + 8}
          r={10}
          tone="spot"
          width={4}
          dash="9 7"
        />
      )}
    </g>
  );
}

const cellBox = (plan: Plan, cell: number) => {
  const { x, y } = cellMiddle(plan, cell);
  const u = plan.cell;
  return {
    box: { x: f(x - u / 2 + 1), y: f(y - u / 2 + 1), width: f(u - 2), height: f(u - 2) },
    frame: { x: x - u * 0.46, y: y - u * 0.46, w: u * 0.92, h: u * 0.92, r: u * 0.14 },
  };
};

interface PlacesProps {
  readonly plan: Plan;
  readonly pointed: ReadonlySet<string>;
}

const CellPlaces = memo(function CellPlaces({ plan, pointed }: PlacesProps): ReactElement {
  return (
    <g pointerEvents="none">
      {EVERY_CELL.map((cell) => {
        const { box, frame } = cellBox(plan, cell);
        return (
          <g key={cell} data-element={cellName(cell)}>
            <rect {...box} fill="none" />
            {pointed.has(cellName(cell)) && <Frame {...frame} tone="spot" dash="8 7" />}
          </g>
        );
      })}
    </g>
  );
});

/** Cells are chosen for powers only; at other times they are places. */
function Cells({ play, props, scene, plan, roving }: PlanProps): ReactElement {
  const { selection, me, asked, hinted, pointed, refused, isMine } = play;
  const { view } = props.seen;
  const names = props.text.names(props.config);
  // Of a trade nearly every cell can be a part: those that cannot fade, and that is enough.
  const isSwap = play.legal.some((move) => move.kind === 'swap');
  if (!asked || !isMine || view.phase !== 'power') return <CellPlaces plan={plan} pointed={pointed} />;
  return (
    <g>
      {EVERY_CELL.map((cell) => {
        const name = cellName(cell);
        const { box, frame } = cellBox(plan, cell);
        const isChosen = selection.isChosen(name);
        const isBegun = selection.chosen.length > 0;
        const isLit = isChosen || hinted.has(name);
        const colour = names.colour(colourAt(scene.stages[me]!, cell));
        return (
          <Target
            key={name}
            {...selection.mark(name)}
            tabIndex={roving.cells.tabOf(name)}
            aria-label={props.text.labels.cell(name, colour)}
          >
            {isBegun && !isChosen && !selection.can(name) && selection.now.next.size > 0 && (
              <rect {...box} rx="6" fill="var(--um-flag-b)" opacity="0.62" pointerEvents="none" />
            )}
            {isLit && <Frame {...frame} tone="spot" width={4} />}
            {isSwap && isBegun && !isChosen && selection.can(name) && props.assist !== 'off' && (
              <Frame {...frame} tone="spot" width={3} dash="7 6" glows />
            )}
            {refused === name && <rect {...box} rx="8" fill="none" stroke="var(--bad)" strokeWidth="3" />}
            <rect {...box} fill="transparent" />
          </Target>
        );
      })}
    </g>
  );
}
