// A move as if it were about to happen, half clear.
import type { Point } from '@penumbra/board';
import type { Seat } from '@penumbra/kit';
import { type ReactElement, useId } from 'react';
import { hexAt } from '../src/atlas.ts';
import { tokenOf } from '../src/box.ts';
import { countOf, goodsOf, NO_GOODS } from '../src/goods.ts';
import { type Move, STORAGE } from '../src/moves/move.ts';
import type { View } from '../src/view.ts';
import type { Cell, Hex, Resource, Token } from '../src/words.ts';
import { f, kindOf, Use } from './art/Use.tsx';
import { hexPath, type Layout, type Plot, plotAt, RADIUS } from './layout.ts';
import styles from './Marks.module.css';
import { Exploitation } from './Pieces.tsx';
import { carriedKind } from './preview.ts';
import { House, Site } from './Ruin.tsx';
import { atlasOfView, plotOfSite, plotsOf } from './survey.ts';

interface GhostProps {
  readonly view: View;
  readonly layout: Layout;
  readonly move: Move;
  readonly seat: Seat;
}

export function Ghost({ view, layout, move, seat }: GhostProps): ReactElement | null {
  const id = useId();
  const { middles, shape } = layout;
  const atlas = atlasOfView(view);
  const colour = view.config.seats[seat] as string;
  const middle = (at: Cell): Point => middles[hexAt(atlas, at) as Hex] as Point;
  const plotOn = (at: Cell, index: number): Plot => plotAt(middle(at), index, shape, view.config.box.places);
  const sitePlot = (at: Cell, nth: number): Plot =>
    plotOn(at, Math.max(0, plotOfSite(view, hexAt(atlas, at) as Hex, seat, nth)));
  switch (move.kind) {
    case 'craft':
    case 'harvest':
      return (
        <g className={styles.ghost}>
          <Exploitation
            {...middle(move.at)}
            shape={shape}
            goods={yieldAt(view, move.at)}
            owner={move.kind === 'craft' ? colour : undefined}
          />
        </g>
      );
    case 'site': {
      const free = plotsOf(view, hexAt(atlas, move.at) as Hex).length;
      return (
        <g className={styles.ghost}>
          <Site plot={plotOn(move.at, free)} colour={colour} shape={shape} goods={NO_GOODS} />
        </g>
      );
    }
    case 'explore':
    case 'lay':
      return <LawnGhost {...middle(move.at)} {...{ id, shape }} />;
    case 'fly':
      return (
        <>
          <LawnGhost {...middle(move.at)} {...{ id, shape }} />
          <Arc from={middle(move.from)} to={middle(move.at)} />
        </>
      );
    case 'build':
      return (
        <g className={styles.ghost}>
          <PlotRing {...sitePlot(move.at, move.nth)} />
          <House plot={sitePlot(move.at, move.nth)} colour={colour} shape={shape} />
        </g>
      );
    case 'carry':
      return (
        <>
          <PlotRing {...sitePlot(move.at, move.nth)} />
          <Lifted {...middle(move.from)} kind={move.resource ?? carriedKind(view, move.from)} />
        </>
      );
    case 'deliver':
      return (
        <>
          <PlotRing {...sitePlot(move.at, move.nth)} />
          <Lifted {...middle(move.at)} kind={move.resource} />
        </>
      );
    case 'exchange':
      return (
        <>
          <Lifted x={middle(move.at).x - 24} y={middle(move.at).y} kind={move.out} />
          <Lifted x={middle(move.at).x + 14} y={middle(move.at).y} kind={move.into} />
          <path
            d={`M${f(middle(move.at).x - 8)} ${f(middle(move.at).y - 26)}h14m-5 -5l6 5l-6 5`}
            className={styles.arrow}
          />
        </>
      );
    case 'return':
      return move.at === STORAGE ? null : <Lifted {...middle(move.at)} kind={move.resource} />;
    default:
      return null;
  }
}

/** What a token would give now: as much as the supply has. */
function yieldAt(view: View, at: Cell) {
  const meadow = atlasOfView(view).meadowOf[hexAt(atlasOfView(view), at) as Hex] as number;
  const token = (view.tokens[meadow] as number) - 1;
  if (token < 0) return NO_GOODS;
  const { resource, amount } = tokenOf(view.config, token as Token);
  return goodsOf(resource, Math.min(amount, countOf(view.supply, resource)));
}

function LawnGhost({
  x,
  y,
  shape,
  id,
}: Point & { readonly shape: Layout['shape']; readonly id: string }): ReactElement {
  return (
    <g className={styles.ghost}>
      <defs>
        <radialGradient id={`${id}lawn`} cx=".45" cy=".35" r=".8">
          <stop offset="0" className={styles.lawn1} />
          <stop offset="1" className={styles.lawn2} />
        </radialGradient>
      </defs>
      <path d={hexPath({ x, y }, shape, RADIUS - 7)} fill={`url(#${id}lawn)`} />
      <Use id="tuft" x={x - 9} y={y + 7} w={11} h={8} />
      <Use id="tuft" x={x + 10} y={y - 7} w={11} h={8} />
    </g>
  );
}

/** One good in the hand, above the others. */
function Lifted({ x, y, kind }: Point & { readonly kind: Resource }): ReactElement {
  return (
    <g>
      <circle cx={f(x + 10)} cy={f(y - 26)} r="26" fill="url(#vn-lamp)" />
      <Use id={`good-${kindOf(kind)}`} x={x + 10} y={y - 26} w={36} />
    </g>
  );
}

const PlotRing = ({ x, y, width, height }: Plot): ReactElement => (
  <rect
    x={f(x - width / 2 - 1)}
    y={f(y - height / 2)}
    width={width + 2}
    height={height + 2}
    rx="4"
    className={styles.plot}
  />
);

function Arc({ from, to }: { readonly from: Point; readonly to: Point }): ReactElement {
  const rise = Math.min(150, Math.hypot(to.x - from.x, to.y - from.y) * 0.4);
  const d = `M${f(from.x)} ${f(from.y)}Q${f((from.x + to.x) / 2)} ${f(Math.max(20, (from.y + to.y) / 2 - rise))} ${f(to.x)} ${f(to.y)}`;
  return (
    <>
      <path d={d} className={styles.arcCasing} />
      <path d={d} className={styles.arc} />
    </>
  );
}
