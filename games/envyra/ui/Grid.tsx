// The tiles in their cells. A cell is a button: what lies on it is drawn, what it is called is said.

import type { Seat } from '@penumbra/kit';
import { memo, type ReactElement } from 'react';
import { NO_TILE, type Tile } from '../src/components.ts';
import { type Cubes, listCubes } from '../src/cubes.ts';
import type { View } from '../src/view.ts';
import { waitingOn } from './describe.ts';
import { factsOf, lacking, leadOf } from './facts.ts';
import styles from './Grid.module.css';
import { Shelf, Sill } from './SillArt.tsx';
import { Banner, Coin, Eclipse, Emblem, EmptyCell, Gates, Outline, Plate, Ring } from './TileArt.tsx';

export interface CellLook {
  /** The own plan: being made, or sealed. */
  readonly mark?: 'draft' | 'sealed' | undefined;
  readonly target?: boolean | undefined;
  /** Not a target while there are some. */
  readonly quiet?: boolean | undefined;
  readonly ghost?: string | undefined;
  readonly refused?: boolean | undefined;
  readonly hinted?: boolean | undefined;
  readonly pointed?: boolean | undefined;
  /** The reveal: at least two want it; they suffice to fill it. */
  readonly wanted?: 'two' | 'full' | undefined;
  /** The reveal: nobody planned it. */
  readonly back?: boolean | undefined;
  readonly fresh?: number | undefined;
  readonly isNew?: boolean | undefined;
  readonly sinking?: boolean | undefined;
  /** The End Tile fell from this cell: the eclipse stays. */
  readonly fell?: boolean | undefined;
}

interface TileProps {
  readonly view: View;
  readonly cell: number;
  /** Through whose eyes: bars stand before what is barred to them. */
  readonly seat: Seat | undefined;
  readonly look: CellLook;
}

/** Everything on a cell, 100 × 116. */
export function TileView({ view, cell, seat, look }: TileProps): ReactElement {
  const tile = view.tiles[cell] as Tile;
  const { config } = view;
  const name = config.box.grid.names[cell] as string;
  if (tile === NO_TILE) return <EmptyCell>{look.fell ? <Eclipse cx={50} cy={58} r={24} /> : undefined}</EmptyCell>;
  const facts = factsOf(config, tile);
  const colourOf = (of: number): string => config.seats[of] as string;
  const cubes = view.cubes[cell] as Cubes;
  const lead = leadOf(cubes);
  const own = look.mark && seat !== undefined ? [{ colour: colourOf(seat), blocked: false }] : [];
  const planned = waitingOn(view, cell).map((of) => ({
    colour: colourOf(of),
    blocked: lacking(view, of, facts).length > 0,
  }));
  const waiting = planned.length > 0 ? planned : own;
  const up = waiting.length > 0;
  const gates = config.seats.map((colour, of) => ({ colour, open: lacking(view, of, facts).length === 0 }));
  return (
    <g data-element={`tile ${name}`} className={look.sinking ? styles.sinking : undefined}>
      <Rings look={look} kind={facts.kind} colour={seat === undefined ? '' : colourOf(seat)} />
      <Plate kind={facts.kind} />
      <Emblem facts={facts} lacks={seat === undefined ? [] : lacking(view, seat, facts)} up={up} />
      {facts.needs.length > 0 && !up && <Gates gates={gates} dark={facts.kind === 'end'} />}
      <Sill facts={facts} cubes={listCubes(cubes).map(colourOf)} ghost={look.ghost} fresh={look.fresh} cell={name} />
      <Shelf waiting={waiting} sealed={look.mark === 'sealed'} cell={name} />
      <Coin facts={facts} />
      {lead && <Banner colour={colourOf(lead.seat)} newest={lead.newest} />}
      {look.isNew && !lead && (
        <path d="M84 3l2.6 7.4L94 13l-7.4 2.6L84 23l-2.6-7.4L74 13l7.4-2.6Z" className={styles.star} />
      )}
      {look.hinted && <Lamp />}
      {look.refused && <No />}
    </g>
  );
}

function Rings({
  look,
  kind,
  colour,
}: {
  readonly look: CellLook;
  readonly kind: Parameters<typeof Ring>[0]['kind'];
  readonly colour: string;
}) {
  const ring = look.refused
    ? 'ev-ring-no'
    : look.target || look.wanted
      ? ''
      : look.mark === 'draft'
        ? 'ev-ring-draft'
        : look.mark === 'sealed'
          ? 'ev-ring-own'
          : look.hinted
            ? 'ev-ring-hint'
            : undefined;
  return (
    <g className={`ev-${colour}${look.wanted ? ` ${styles.wanted}` : ''}`}>
      {look.wanted === 'full' && (
        <circle cx="50" cy="58" r="92" fill="url(#ev-g-corona)" opacity=".5" className={styles.glow} />
      )}
      {look.wanted === 'full' && <Outline kind={kind} look="ev-outline-want ev-breathe" />}
      {ring !== undefined && <Ring kind={kind} look={ring} />}
      {look.pointed && <Outline kind={kind} look="ev-outline-point" />}
    </g>
  );
}

const Lamp = (): ReactElement => (
  <g transform="translate(17.5 36)">
    <circle r="7.5" fill="var(--ev-target)" stroke="var(--ev-dark)" strokeWidth="1.4" />
    <path
      d="M0 -4.4a3.4 3.4 0 0 0 -1.8 6.3V3.4H1.8V1.9A3.4 3.4 0 0 0 0 -4.4ZM-1.2 5H1.2"
      fill="none"
      stroke="var(--ev-dark)"
      strokeWidth="1.3"
      strokeLinecap="round"
    />
  </g>
);

const No = (): ReactElement => (
  <g transform="translate(86 100)">
    <circle r="11" fill="#b3202f" stroke="#fff" strokeWidth="1.8" />
    <path d="M-4 -4L4 4M4 -4L-4 4" stroke="#fff" strokeWidth="2.8" strokeLinecap="round" />
  </g>
);

interface CellProps extends TileProps {
  readonly words: string;
  /** Name and state as attributes; none in a picture. */
  readonly marked: object | undefined;
  readonly tab: 0 | -1;
}

const Cell = memo(function Cell({ view, cell, seat, look, words, marked, tab }: CellProps): ReactElement {
  const art = (
    <svg viewBox="0 0 100 116" aria-hidden="true">
      <TileView {...{ view, cell, seat, look }} />
    </svg>
  );
  const state = {
    'data-quiet': look.quiet || undefined,
    'data-nods': look.refused || undefined,
    'data-step-back': look.back || undefined,
  };
  if (!marked) {
    return (
      <div
        className={styles.cell}
        role="img"
        aria-label={words}
        data-element={view.config.box.grid.names[cell]}
        {...state}
      >
        {art}
      </div>
    );
  }
  return (
    <button type="button" className={styles.cell} tabIndex={tab} aria-label={words} {...state} {...marked}>
      {art}
    </button>
  );
});

interface GridProps {
  readonly view: View;
  readonly seat: Seat | undefined;
  readonly label: string;
  readonly words: readonly string[];
  readonly lookOf: (cell: number) => CellLook;
  readonly markOf: ((name: string) => object) | undefined;
  readonly tabOf: (name: string) => 0 | -1;
}

export function Grid({ view, seat, label, words, lookOf, markOf, tabOf }: GridProps): ReactElement {
  const { names, columns, rows } = view.config.box.grid;
  return (
    <div className={styles.wrap}>
      <div className={styles.cols} aria-hidden="true">
        {names.slice(0, columns).map((name) => (
          <span key={name}>{name[0]}</span>
        ))}
      </div>
      <div className={styles.rows} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <span key={names[row * columns]}>{row + 1}</span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields */}
      <div className={styles.grid} role="group" aria-label={label} data-element="grid">
        {names.map((name, cell) => (
          <Cell
            key={name}
            {...{ view, cell, seat }}
            look={lookOf(cell)}
            words={words[cell] as string}
            marked={markOf?.(name)}
            tab={tabOf(name)}
          />
        ))}
      </div>
    </div>
  );
}
