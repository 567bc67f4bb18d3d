// Pieces on their way: cubes out of the screens and home again, tiles from the supply and into a player's ledger.
import { type Flights, findElement, type Moment, panelName } from '@penumbra/board';
import type { ReactElement } from 'react';
import { cellsIn } from '../src/box.ts';
import type { Tile } from '../src/components.ts';
import { type Cubes, cubeCount } from '../src/cubes.ts';
import type { Event } from '../src/events.ts';
import type { Envyra } from '../src/index.ts';
import type { View } from '../src/view.ts';
import { Cube } from './art/Art.tsx';
import styles from './Flights.module.css';
import { factsOf } from './facts.ts';
import { Coin, Emblem, Plate, Ring } from './TileArt.tsx';

const Piece = ({ colour }: { readonly colour: string }): ReactElement => (
  <span className={`ev-theme ${styles.cube}`}>
    <Cube colour={colour} />
  </span>
);

interface TilePieceProps {
  readonly view: View;
  readonly tile: Tile;
  /** Whose it is: a ring in that colour. */
  readonly colour?: string;
}

const TilePiece = ({ view, tile, colour }: TilePieceProps): ReactElement => {
  const facts = factsOf(view.config, tile);
  return (
    <span className={`ev-theme ${colour ? `ev-${colour} ` : ''}${styles.tile}`}>
      <svg viewBox="0 0 100 116" aria-hidden="true">
        {colour && <Ring kind={facts.kind} look="ev-ring-own" />}
        <Plate kind={facts.kind} />
        <Emblem facts={facts} lacks={[]} up={false} />
        <Coin facts={facts} />
      </svg>
    </span>
  );
};

/** The first of these that is on the screen: a phone has no ledgers. */
const shown = (...names: readonly string[]): string => names.find((name) => findElement(name)) ?? (names[0] as string);

export interface Stage {
  /** Before the moment. */
  readonly view: View;
  readonly moment: Moment<Envyra>;
  readonly fly: Flights['fly'];
}

type Told<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;
interface Places extends Stage {
  readonly ms: number;
  cell(cell: number): string;
  colour(seat: number): string;
  home(seat: number): string;
}
type Launch<K extends Event['kind']> = (event: Told<K>, places: Places) => void;

const LAUNCHES: { readonly [K in Event['kind']]?: Launch<K> } = {
  'tile-laid': ({ cell, tile }, { fly, ms, cell: name, view }) => {
    fly({
      from: shown('supply', 'end tile', 'tide'),
      to: name(cell),
      piece: <TilePiece view={view} tile={tile} />,
      ms,
      hides: `tile ${name(cell)}`,
    });
  },
  'plans-revealed': ({ plans }, { fly, ms, cell: name, colour }) => {
    plans.forEach((cells, seat) => {
      for (const cell of cellsIn(cells)) {
        const at = `plan ${name(cell)} ${colour(seat)}`;
        fly({
          from: `screen ${colour(seat)}`,
          to: at,
          piece: <Piece colour={colour(seat)} />,
          ms: ms * 0.38,
          delay: ms * 0.27,
          hides: at,
        });
      }
    });
  },
  'cube-deployed': ({ seat, cell }, { fly, ms, cell: name, colour, view }) => {
    const at = `cube ${name(cell)} ${cubeCount(view.cubes[cell] as Cubes) + 1}`;
    fly({
      from: shown(`plan ${name(cell)} ${colour(seat)}`, `screen ${colour(seat)}`),
      to: at,
      piece: <Piece colour={colour(seat)} />,
      ms,
      hides: at,
    });
  },
  'tile-captured': ({ seat, cell, tile, cubes }, { fly, ms, cell: name, colour, home, view }) => {
    cubes.forEach((of, i) => {
      fly({
        from: name(cell),
        to: home(of),
        piece: <Piece colour={colour(of)} />,
        ms: ms * 0.45,
        delay: i * ms * 0.04,
      });
    });
    const { symbol } = factsOf(view.config, tile);
    const place = symbol === undefined ? `extras ${colour(seat)}` : `owned ${colour(seat)} ${symbol}`;
    fly({
      from: name(cell),
      to: shown(place, `points ${colour(seat)}`, panelName(colour(seat))),
      piece: <TilePiece view={view} tile={tile} colour={colour(seat)} />,
      ms: ms * 0.6,
      delay: ms * 0.35,
    });
  },
  'cubes-returned': ({ seat, cells }, { fly, ms, cell: name, colour, home }) => {
    for (const cell of cellsIn(cells)) {
      const from = shown(`plan ${name(cell)} ${colour(seat)}`, `screen ${colour(seat)}`);
      fly({ from, to: home(seat), piece: <Piece colour={colour(seat)} />, ms });
    }
  },
  'cubes-taken-back': ({ seat, cells }, { fly, ms, cell: name, colour, home }) => {
    for (const cell of cellsIn(cells)) {
      fly({ from: name(cell), to: home(seat), piece: <Piece colour={colour(seat)} />, ms });
    }
  },
};

export function launch(stage: Stage): void {
  const { event, ms } = stage.moment;
  const { seats, box } = stage.view.config;
  const colour = (seat: number): string => seats[seat] as string;
  const send = LAUNCHES[event.kind] as Launch<Event['kind']> | undefined;
  send?.(event as never, {
    ...stage,
    ms,
    colour,
    cell: (cell) => box.grid.names[cell] as string,
    home: (seat) => shown(`reserve ${colour(seat)}`, panelName(colour(seat)), `screen ${colour(seat)}`),
  });
}
