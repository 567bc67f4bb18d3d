// With two players: which side of the completed tile goes to the other, as it would lie there.

import { type Roving, Target } from '@penumbra/board';
import { speech } from '@penumbra/kit';
import type { ReactElement } from 'react';
import { BLACK, FACES } from '../src/words.ts';
import { linesOf } from './art/lines.ts';
import { Frame } from './art/Marks.tsx';
import { Tile } from './art/TileArt.tsx';
import { f } from './art/Use.tsx';
import { neighbourOn, patternIn, progressOn } from './facts.ts';
import type { Plan } from './layout.ts';
import { passedTo } from './scene.ts';
import type { Play, Props } from './usePlay.ts';

/** The slot whose tile is about to be passed on, once its space is chosen. */
export const passedSlot = ({ chosen, selection }: Play): number | undefined =>
  selection.now.next.has('white') || selection.isChosen('white') || selection.isChosen('black')
    ? chosen.find((one) => one.kind === 'slot')?.slot
    : undefined;

interface FaceProps {
  readonly props: Props;
  readonly play: Play;
  readonly plan: Plan;
  readonly slot: number;
  readonly roving: Roving;
}

export function FaceChoice(all: FaceProps): ReactElement {
  const { props, play, plan } = all;
  const { stage } = plan;
  const other = neighbourOn(props.seen.view, play.me, 0);
  const size = sizeOf(plan);
  const fontSize = plan.isLarge ? 16 : 14;
  const question = linesOf(props.text.labels.whichSide(props.names[other] ?? ''), stage.w - 8, fontSize, 2, 'bold');
  return (
    <g>
      <rect
        x={f(stage.x)}
        y={f(stage.y)}
        width={f(stage.w)}
        height={f(stage.h)}
        rx="6"
        fill="var(--um-casing)"
        opacity="0.76"
      />
      <text className="um-num um-night-ink" style={{ fontSize }}>
        {question.map((line, i) => (
          <tspan
            key={line}
            x={f(stage.x + stage.w / 2)}
            y={f(stage.y + stage.h / 2 - size / 2 - 22 - 17 * (question.length - 1 - i))}
          >
            {line}
          </tspan>
        ))}
      </text>
      {FACES.map((_, face) => (
        <OneFace key={FACES[face]} {...all} face={face} other={other} />
      ))}
    </g>
  );
}

const sizeOf = ({ cell }: Plan): number => Math.min(cell * 1.5, 180);

function OneFace({
  props,
  play,
  plan,
  slot,
  roving,
  face,
  other,
}: FaceProps & { readonly face: number; readonly other: number }): ReactElement {
  const { view } = props.seen;
  const { labels, words, names } = props.text;
  const { stage } = plan;
  const size = sizeOf(plan);
  const name = FACES[face] as 'white' | 'black';
  const { dance, slot: there } = passedTo(view, play.me, slot, face);
  const near = progressOn(view, other, dance, there, view.stages[other]!);
  const box = {
    x: stage.x + stage.w / 2 + (face === 0 ? -size - 12 : 12),
    y: stage.y + stage.h / 2 - size / 2 - 4,
    w: size,
    h: size,
  };
  const isLit = play.selection.isChosen(name) || play.selection.looked === name;
  const says = labels.there(names(view.config).colour(near.colour), near.count);
  const line = (y: number, text: string, style: object): ReactElement => (
    <text key={text} x={f(box.x + size / 2)} y={f(box.y + size + y)} className="um-num um-night-ink" style={style}>
      {text}
    </text>
  );
  return (
    <>
      <Target {...play.selection.mark(name)} tabIndex={roving.tabOf(name)} aria-label={`${words.faces[name]}: ${says}`}>
        <Tile
          box={box}
          slot={there}
          isBlack={face === BLACK}
          pattern={patternIn(view, dance, there)}
          stage={view.stages[other]!}
          best={near.colour}
        />
        <Frame
          x={box.x - 3}
          y={box.y - 3}
          w={size + 6}
          h={size + 6}
          r={12}
          tone="spot"
          width={4}
          dash={isLit ? undefined : '7 6'}
        />
        <rect x={f(box.x - 4)} y={f(box.y - 4)} width={f(size + 8)} height={f(size + 52)} fill="transparent" />
      </Target>
      {line(24, speech.capital(words.faces[name]), { fontSize: 15 })}
      {linesOf(says, stage.w / 2 - 6, 12.5, 2).map((part, i) =>
        line(42 + 15 * i, part, { fontSize: 12.5, fontWeight: 500 }),
      )}
    </>
  );
}
