// Pieces on their way between places: markers from the pool, tiles from plan to plan, umbrellas that change places.
import { boxOf, type Flights, findElement, type Moment } from '@penumbra/board';
import type { ReactElement } from 'react';
import type { Umbrella } from '../src/index.ts';
import { colourAt } from '../src/umbrellas.ts';
import type { View } from '../src/view.ts';
import { BLACK, CELLS, COLOURS, type Dance, faceOf, SPACES } from '../src/words.ts';
import { Tile } from './art/TileArt.tsx';
import { stackName, theirs } from './elements.ts';
import { patternIn } from './facts.ts';

interface Launch {
  /** Before the moment. */
  readonly view: View;
  readonly me: number;
  readonly moment: Moment<Umbrella>;
  readonly fly: Flights['fly'];
}

const Piece = ({ id, size }: { readonly id: string; readonly size: number }): ReactElement => (
  <svg viewBox="-56 -56 112 112" width={size} height={size} aria-hidden="true">
    <use href={`#um-${id}`} x="-56" y="-56" width="112" height="112" />
  </svg>
);

/** The first of these that is on the screen. */
const shown = (...names: readonly string[]): string => names.find((name) => findElement(name)) ?? (names[0] as string);
const widthOf = (name: string, usual: number): number => {
  const element = findElement(name);
  return element ? Math.min(boxOf(element).width, usual) : usual;
};

export function launch({ view, me, moment, fly }: Launch): void {
  const { event, ms } = moment;
  const colour = (seat: number): string => view.config.seats[seat] as string;
  const at = (seat: number, name: string): string => (seat === me ? name : theirs(colour(seat), name));
  switch (event.kind) {
    case 'marker-placed': {
      const to =
        event.seat === me
          ? shown(`space ${SPACES[event.space]}`, 'score')
          : shown(at(event.seat, 'score'), at(event.seat, 'plan'));
      return void fly({ from: 'pool', to, piece: <Piece id="marker" size={34} />, ms: ms * 0.9 });
    }
    case 'tile-laid': {
      const giver = (event.seat + view.config.box.players - 1) % view.config.box.players;
      const to = at(event.seat, `slot ${event.slot + 1}`);
      const piece = <FlyingTile view={view} dance={event.tile} slot={event.slot} size={widthOf(to, 84)} />;
      return void fly({ from: shown(at(giver, 'stage'), at(giver, 'plan')), to, piece, ms, hides: undefined });
    }
    case 'umbrellas-swapped': {
      const [a, b] = event.cells.map((cell) => CELLS[cell] as string) as [string, string];
      if (event.seat !== me) return;
      const canopy = (cell: number): ReactElement => (
        <Piece id={`u-${COLOURS[colourAt(view.stages[me]!, cell)]}`} size={widthOf(a, 80)} />
      );
      fly({ from: a, to: b, piece: canopy(event.cells[0]), ms });
      fly({ from: b, to: a, piece: canopy(event.cells[1]), ms });
      return;
    }
    case 'umbrellas-traded': {
      const cell = event.seat === me ? (CELLS[event.cell] as string) : at(event.seat, 'stage');
      const zone = stackName(view, me, event.zone, event.taken);
      const stack = shown(zone, at(event.seat, 'plan'));
      fly({ from: stack, to: cell, piece: <Piece id={`u-${COLOURS[event.taken]}`} size={54} />, ms });
      fly({ from: cell, to: stack, piece: <Piece id={`u-${COLOURS[event.given]}`} size={54} />, ms });
      return;
    }
    case 'umbrella-returned': {
      const stack = stackName(view, me, event.zone, event.colour);
      return void fly({ from: 'stage', to: stack, piece: <Piece id={`u-${COLOURS[event.colour]}`} size={50} />, ms });
    }
    default:
      return;
  }
}

interface FlyingTileProps {
  readonly view: View;
  readonly dance: Dance;
  readonly slot: number;
  readonly size: number;
}

const FlyingTile = ({ view, dance, slot, size }: FlyingTileProps): ReactElement => (
  <svg viewBox="-2 -2 84 84" width={size} height={size} aria-hidden="true">
    <Tile
      box={{ x: 0, y: 0, w: 80, h: 80 }}
      slot={slot}
      isBlack={faceOf(dance) === BLACK}
      pattern={patternIn(view, dance, slot)}
      stage={view.stages[0]!}
      best={undefined}
    />
  </svg>
);
