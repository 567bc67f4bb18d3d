// Pieces on their way: out of the panels onto the map, from the map into panels and supply, from the deck to its places.
import { type Flights, findElement, type Moment, panelName } from '@penumbra/board';
import type { ReactElement } from 'react';
import { contractOf } from '../src/box.ts';
import type { Event, SiteName } from '../src/events.ts';
import type { Goods } from '../src/goods.ts';
import type { ViaNebula } from '../src/index.ts';
import type { View } from '../src/view.ts';
import { type Cell, type Hex, nameOfCell } from '../src/words.ts';
import { Icon, kindOf } from './art/Use.tsx';
import styles from './Flights.module.css';
import { listGoods } from './Pieces.tsx';
import { plotOfSite, plotsOf } from './survey.ts';

const Piece = ({ id, className }: { readonly id: string; readonly className?: string | undefined }): ReactElement => (
  <span className={`${styles.piece} ${className ?? ''}`}>
    <Icon id={id} />
  </span>
);
const Good = ({ kind }: { readonly kind: number }): ReactElement => <Piece id={`good-${kindOf(kind)}`} />;

/** The first of these that is on the screen: a phone has no supply and no lines in its panels. */
const shown = (...names: readonly string[]): string => names.find((name) => findElement(name)) ?? (names[0] as string);

export interface Stage {
  /** Before the moment. */
  readonly view: View;
  readonly moment: Moment<ViaNebula>;
  readonly fly: Flights['fly'];
}

type Told<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;
type Launch<K extends Event['kind']> = (event: Told<K>, stage: Stage & Places) => void;

interface Places {
  /** In a guild's panel. */
  panel(seat: number, part: string): string;
  plot(seat: number, site: SiteName): string;
  readonly supply: (kind: number) => string;
  readonly ms: number;
}

function placesOf({ view, moment }: Stage): Places {
  const colour = (seat: number): string => view.config.seats[seat] as string;
  return {
    ms: moment.ms,
    panel: (seat, part) => shown(`${part} ${colour(seat)}`, `guild ${colour(seat)}`, panelName(colour(seat))),
    plot: (seat, site) => {
      const hex = view.config.box.atlas.hexOf[site.at] as Hex;
      const plot = plotOfSite(view, hex, seat, site.nth);
      return `plot ${nameOfCell(site.at)} ${plot < 0 ? plotsOf(view, hex).length : plot}`;
    },
    supply: (kind) => shown(`supply ${kindOf(kind)}`, 'supply', 'open'),
  };
}

/** Goods that leave a place one after the other. */
function scatter(goods: Goods, from: string, to: (kind: number) => string, { fly, ms }: Stage & Places): void {
  listGoods(goods).forEach((kind, i) => {
    fly({ from, to: to(kind), piece: <Good kind={kind} />, ms: ms * 0.6, delay: Math.min(i, 5) * ms * 0.08 });
  });
}

const LAUNCHES: { readonly [K in Event['kind']]?: Launch<K> } = {
  'craftsman-placed': ({ seat, at }, { fly, ms, panel, view }) => {
    const colour = view.config.seats[seat] as string;
    fly({ from: panel(seat, 'craftsmen'), to: nameOfCell(at), piece: <Piece id={`craftsman-${colour}`} />, ms });
    fly({ from: nameOfCell(at), to: panel(seat, 'tokens'), piece: <Piece id="disc" />, ms });
  },
  'craftsman-returned': ({ seat, at }, { fly, ms, panel, view }) => {
    const colour = view.config.seats[seat] as string;
    fly({ from: nameOfCell(at), to: panel(seat, 'craftsmen'), piece: <Piece id={`craftsman-${colour}`} />, ms });
  },
  'site-placed': ({ seat, at }, { fly, ms, panel, plot, view }) => {
    const colour = view.config.seats[seat] as string;
    const to = plot(seat, { at, nth: 3 });
    fly({ from: panel(seat, 'sites'), to, piece: <Piece id={`flag-${colour}`} />, ms });
  },
  'meadow-laid': ({ seat, at, from }, { fly, ms, panel }) => {
    const start = from === 'stack' ? panel(seat, 'stacks') : shown('reserve', 'supply', 'open');
    fly({ from: start, to: nameOfCell(at), piece: <Piece id="lantern" />, ms: ms * 0.7 });
  },
  'building-erected': (event, stage) => {
    const { seat, site, contract, from, paid, stored } = event;
    const { fly, ms, panel, plot, supply, view } = stage;
    const at = plot(seat, site);
    scatter(paid, at, supply, stage);
    scatter(stored, at, () => panel(seat, 'storage'), stage);
    const { id, kind } = contractOf(view.config, contract);
    const start = from === 'open' ? `contract ${id}` : panel(seat, 'hand');
    fly({
      from: shown(start, 'hand'),
      to: panel(seat, 'done'),
      piece: <Piece id={`c-${kind}`} className={styles.card} />,
      ms,
    });
  },
  'end-card-taken': ({ seat }, { fly, ms, panel }) => {
    fly({ from: 'map', to: panel(seat, 'points'), piece: <Piece id="crown" className={styles.card} />, ms });
  },
  'resource-exchanged': ({ seat, site, out, into }, stage) => {
    const { fly, ms, supply } = stage;
    const at = heapPlace(stage, seat, site);
    fly({ from: at, to: supply(out), piece: <Good kind={out} />, ms });
    fly({ from: supply(into), to: at, piece: <Good kind={into} />, ms });
  },
  'tile-flown': ({ from, to }, { fly, ms }) => {
    fly({ from: nameOfCell(from), to: nameOfCell(to), piece: <Piece id="tile" className={styles.tile} />, ms });
  },
  'resource-returned': ({ seat, place, resource }, stage) => {
    const from = place === 'storage' ? stage.panel(seat, 'storage') : heapPlace(stage, seat, place);
    stage.fly({ from, to: stage.supply(resource), piece: <Good kind={resource} />, ms: stage.ms });
  },
  'resource-delivered': ({ seat, site, resource }, { fly, ms, plot, supply }) => {
    fly({ from: supply(resource), to: plot(seat, site), piece: <Good kind={resource} />, ms });
  },
  'token-harvested': ({ at }, { fly, ms }) => {
    fly({ from: nameOfCell(at), to: shown('supply', 'open'), piece: <Piece id="disc" />, ms });
  },
  'place-refilled': ({ place }, { fly, ms }) => {
    fly({
      from: shown('deck', 'open'),
      to: `place ${place}`,
      piece: <Piece id="scroll" className={styles.scroll} />,
      ms,
    });
  },
  'contract-drawn': (_, { fly, ms }) => {
    fly({ from: shown('deck', 'open'), to: 'hand', piece: <Piece id="scroll" className={styles.scroll} />, ms });
  },
  'card-drawn': ({ seat }, { fly, ms, panel }) => {
    fly({ from: shown('deck', 'open'), to: panel(seat, 'hand'), piece: <Piece id="scroll" />, ms });
  },
  'tiles-returned': ({ seat, count }, { fly, ms, panel }) => {
    for (let i = 0; i < count; i++) {
      const to = shown('reserve', 'supply', 'open');
      fly({ from: panel(seat, 'stacks'), to, piece: <Piece id="tile" />, ms: ms * 0.8, delay: i * ms * 0.2 });
    }
  },
  'resources-stored': ({ seat, goods }, stage) => {
    scatter(goods, 'map', () => stage.panel(seat, 'storage'), stage);
  },
};

/** An own exploitation, or a plot of a ruin. */
const heapPlace = ({ view, plot }: Stage & Places, seat: number, site: SiteName): string =>
  isMeadow(view, site.at) ? nameOfCell(site.at) : plot(seat, site);
const isMeadow = (view: View, at: Cell): boolean => {
  const { atlas } = view.config.box;
  return atlas.meadowOf[atlas.hexOf[at] as number] !== -1;
};

export function launch(stage: Stage): void {
  const { event } = stage.moment;
  const send = LAUNCHES[event.kind] as Launch<Event['kind']> | undefined;
  send?.(event as never, { ...stage, ...placesOf(stage) });
}
