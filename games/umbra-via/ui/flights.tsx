// Pieces that fly while an event is shown: decoration, without it the scene is already right.
import { boxOf, type Flights, findElement } from '@penumbra/board';
import type { News } from '@penumbra/kit';
import { useLayoutEffect, useRef } from 'react';
import { colourName, coloursOf, type TableConfig } from '../src/box.ts';
import { firstCell, NO_TILE, type Tile } from '../src/components.ts';
import type { Event } from '../src/events.ts';
import { countOf, type Heap, KINDS } from '../src/flowers.ts';
import type { UmbraVia } from '../src/index.ts';
import { Flower, type FlowerColour } from './art/Flower.tsx';
import { HeapArt } from './art/HeapArt.tsx';
import { flowerOf } from './art/kinds.ts';
import { TileArt, TilePicture } from './art/Tile.tsx';
import type { Deciding } from './decided.ts';
import { draftOf } from './draft.ts';
import { altarTileName, cellName, cellNames, flowerName, slotName, soulsName, tileName } from './elements.ts';
import type { Shown } from './moments.ts';
import { Plaque } from './Player.tsx';

interface Launch {
  readonly shown: Shown;
  readonly deciding: Deciding | undefined;
  readonly config: TableConfig;
  readonly fly: Flights['fly'];
}

/** The tile from its slot to its cell, souls from the path to their Soul Tiles' panels. */
export function launch({ shown, deciding, config, fly }: Launch): void {
  const { now, earlier, scene } = shown;
  if (now?.event.kind === 'flowers-drawn') flyHand(now.event, now.ms, { config, fly });
  if (now?.event.kind === 'bids-revealed') flyBids(now.event, now.ms, { config, fly });
  if (now?.event.kind === 'path-summoned') flySouls(now.event, now.ms, { config, fly });
  if (now?.event.kind === 'soul-tile-claimed' && deciding) {
    fly({
      from: soulsName(config.seats[now.event.seat] as string),
      to: cellName(firstCell(deciding.cells)),
      piece: <Plaque counts={config.box.edition.soulTileCounts} width={PLAQUE} />,
      ms: now.ms * 0.9,
    });
  }
  if (now?.event.kind !== 'tile-placed') return;
  const { cell } = now.event;
  const target = findElement(cellName(cell));
  const tile = scene.tiles[cell] as Tile;
  if (!target || tile === NO_TILE) return;
  fly({
    from: altarTileName(earlier.order[0] ?? 0),
    to: cellName(cell),
    ms: now.ms * 0.9,
    hides: tileName(cell),
    piece: (
      <svg viewBox="0 0 100 100" width={boxOf(target).width} aria-hidden="true">
        <TileArt tile={tile} seed={cell} />
        <HeapArt heap={scene.energy[cell] as Heap} config={config} />
      </svg>
    ),
  });
}

const PLAQUE = 84;
const RETURN_MS = 250;

/** A tile that is taken back goes back to its alcove. */
export function useReturn(log: readonly News<UmbraVia>[], { fly }: Pick<Flights, 'fly'>): void {
  const before = useRef(log);
  useLayoutEffect(() => {
    const gone = before.current.slice(log.length).flatMap(({ events }) => events);
    before.current = log;
    const placed = gone.find((event) => event.kind === 'tile-placed');
    const slot = log.flatMap(({ events }) => events).findLast((event) => event.kind === 'tile-won');
    if (placed?.kind !== 'tile-placed' || slot?.kind !== 'tile-won') return;
    const piece = <TilePicture tile={placed.tile} seed={placed.cell} size={boxWidth(cellName(placed.cell))} />;
    fly({ from: cellName(placed.cell), to: altarTileName(slot.slot), piece, ms: RETURN_MS });
  }, [log, fly]);
}

const boxWidth = (name: string): number => {
  const element = findElement(name);
  return element ? boxOf(element).width : 0;
};

const MOST_SOULS = 6;

function flySouls(
  event: Event & { readonly kind: 'path-summoned' },
  ms: number,
  { config, fly }: Pick<Launch, 'config' | 'fly'>,
): void {
  const cells = cellNames(event.cells);
  for (const colour of coloursOf(config)) {
    const name = colourName(config, colour) as FlowerColour;
    for (let i = 0; i < Math.min(event.taken[colour] ?? 0, MOST_SOULS); i++) {
      fly({
        from: cells[i % cells.length] as string,
        to: soulsName(name),
        piece: <Flower size={28} colour={name} soul />,
        ms: ms * 0.55,
        delay: ms * 0.3 + i * 60,
      });
    }
  }
}

/** Out of the own bag into the dock. */
function flyHand(
  { seat, hand }: Event & { readonly kind: 'flowers-drawn' },
  ms: number,
  { config, fly }: Pick<Launch, 'config' | 'fly'>,
): void {
  for (const { id, kind } of draftOf(hand)) {
    fly({
      from: soulsName(config.seats[seat] as string),
      to: flowerName(id),
      piece: <Flower size={46} {...flowerOf(config, seat, kind)} />,
      ms: ms * 0.9,
      hides: flowerName(id),
    });
  }
}

/** All bids at once, from the panels to the alcoves, flowers of a line one after the other. */
function flyBids(
  { bids }: Event & { readonly kind: 'bids-revealed' },
  ms: number,
  { config, fly }: Pick<Launch, 'config' | 'fly'>,
): void {
  bids.forEach((slots, seat) => {
    slots.forEach((flowers, slot) => {
      const kinds = KINDS.flatMap((_, kind) => new Array<number>(countOf(flowers, kind)).fill(kind));
      kinds.forEach((kind, i) => {
        fly({
          from: soulsName(config.seats[seat] as string),
          to: slotName(slot),
          piece: <Flower size={30} {...flowerOf(config, seat, kind)} />,
          ms: ms * 0.4,
          delay: ms * 0.12 + i * 40,
        });
      });
    });
  });
}
