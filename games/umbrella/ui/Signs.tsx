// Plates at the edge of the street: markers left, what side by side pays, and the evening of who plays alone.
import type { ReactElement } from 'react';
import { SOLO_RANKS, scoreOf, soloRank } from '../src/scoring.ts';
import { umbrellasInZones } from '../src/state.ts';
import { countOf } from '../src/umbrellas.ts';
import type { View } from '../src/view.ts';
import type { UmbrellaText } from '../text/words.ts';
import { linesOf, widthOf } from './art/lines.ts';
import { Frame } from './art/Marks.tsx';
import { Canopy, f, Spoken, Use } from './art/Use.tsx';
import { EVERY_COLOUR, scoreTile } from './facts.ts';
import type { Box } from './layout.ts';
import { showing } from './shows.ts';
import { tileWords } from './words.ts';

interface SignProps {
  readonly view: View;
  readonly box: Box;
  readonly text: UmbrellaText;
  readonly isPointed?: boolean;
}

const Plate = ({ box: { x, y, w, h }, lit }: { readonly box: Box; readonly lit?: boolean }): ReactElement => (
  <rect
    x={f(x)}
    y={f(y)}
    width={f(w)}
    height={f(h)}
    rx="10"
    fill={lit ? 'var(--um-spot)' : 'var(--um-plate)'}
    stroke={lit ? 'var(--um-spot-line)' : 'var(--um-plate-line)'}
  />
);

const Spent = ({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }): ReactElement => (
  <circle
    cx={f(x)}
    cy={f(y)}
    r={f(r)}
    fill="none"
    stroke="var(--um-plate-soft)"
    strokeWidth="1.2"
    strokeDasharray="2.5 2.5"
  />
);

interface PassProps {
  readonly box: Box;
  readonly words: string;
  /** Towards the neighbour, or from there. */
  readonly isAway: boolean;
}

/** Over a neighbour's place: completed tiles go there, or come from there. */
export function PassSign({ box: { x, y, w }, words, isAway }: PassProps): ReactElement {
  const [tile, arrow] = isAway ? [x + 26, x + 12] : [x + w - 40, x + w - 20];
  return (
    <g>
      <rect
        x={f(x)}
        y={f(y)}
        width={f(w)}
        height="24"
        rx="12"
        fill="var(--um-plate)"
        fillOpacity="0.94"
        stroke="var(--um-plate-line)"
      />
      <rect
        x={f(tile)}
        y={f(y + 5)}
        width="14"
        height="14"
        rx="2.5"
        fill="var(--um-card)"
        stroke="var(--um-card-ink)"
        strokeWidth="1.2"
      />
      <path
        d={`M${f(arrow + 8)} ${f(y + 12)}h-8m4-4l-4 4 4 4`}
        fill="none"
        stroke="var(--um-plate-ink)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text
        x={f(isAway ? x + 47 : x + w - 47)}
        y={f(y + 16.5)}
        fontSize="12.5"
        fontWeight="600"
        className={isAway ? undefined : 'um-end'}
      >
        {words}
      </text>
    </g>
  );
}

/** The clock of the game: every marker, those that are left and those that are spent. */
export const Pool = showing(Markers, ({ view }: SignProps) => [view.config, view.pool, view.aside, view.last > 0]);

function Markers({ view, box, text, isPointed }: SignProps): ReactElement {
  const { labels } = text;
  const { pool: total, solo } = view.config.box;
  const { x, y, w, h } = box;
  const isLast = view.last > 0;
  const isLine = h < 40;
  const title = isLast ? labels.lastTurns : labels.pool(view.pool);
  const aside = labels.aside(view.aside);
  const fits = widthOf(title, 13.5, 'bold') + widthOf(aside, 12.5) + 32 < w;
  const rows = !isLine && total > 11 ? 2 : 1;
  const perRow = Math.ceil(total / rows);
  const from = isLine ? x + 20 + title.length * 6.8 : x + 12;
  const step = Math.min(19, (x + w - (isLine ? 8 : 12) - from) / perRow);
  return (
    <Spoken label={`${title}${solo ? '' : `, ${aside}`}`} name="pool">
      <Plate box={box} lit={isLast} />
      <text
        x={f(x + 12)}
        y={f(isLine ? y + h / 2 + 4.5 : y + 20)}
        fontSize={isLine ? 12.5 : 13.5}
        fontWeight="700"
        className={isLast ? 'um-on-spot' : undefined}
      >
        {title}
      </text>
      {!solo && !isLine && (fits || rows === 1) && (
        <text
          x={f(fits ? x + w - 12 : x + 12)}
          y={f(fits ? y + 20 : y + h - 8)}
          fontSize="12.5"
          className={`${fits ? 'um-end' : ''} ${isLast ? 'um-on-spot' : 'um-soft'}`}
        >
          {aside}
        </text>
      )}
      {Array.from({ length: total }, (_, i) => {
        const cx = from + step / 2 + (i % perRow) * step;
        const cy = isLine ? y + h / 2 : y + (rows > 1 || !fits ? 35 : 43) + Math.floor(i / perRow) * 19;
        const size = Math.min(18, step - 1.5);
        return i < view.pool ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: markers are alike
          <Use key={i} id="marker" x={cx} y={cy} w={size} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: markers are alike
          <Spent key={i} x={cx} y={cy} r={size * 0.34} />
        );
      })}
      {isPointed && <Frame {...box} r={10} tone="spot" width={4} dash="9 7" />}
    </Spoken>
  );
}

/** What the score tile pays for. */
export const Key = showing(Pays, ({ view }: SignProps) => [view.config]);

function Pays({ view, box, text }: SignProps): ReactElement {
  const { x, y, w } = box;
  const { labels } = text;
  const { runs } = scoreTile(view);
  const pays = linesOf(labels.pays, w - 20, 12.5, 2);
  const isEach =
    widthOf(labels.each, 12.5) + widthOf(runs ? labels.sideBySide : labels.fullGroup, 13.5, 'bold') < w - 30;
  return (
    <Spoken label={tileWords(view, text)}>
      <Plate box={box} />
      <text x={f(x + 12)} y={f(y + 20)} fontSize="13.5" fontWeight="700">
        {runs ? labels.sideBySide : labels.fullGroup}
      </text>
      {isEach && (
        <text x={f(x + w - 12)} y={f(y + 20)} fontSize="12.5" className="um-end um-soft">
          {labels.each}
        </text>
      )}
      {runs ? (
        [
          [2, 3],
          [3, 5],
          [4, 8],
        ].map(([length = 0, points], i) => {
          const cx = x + 12 + (i * (w - 20)) / 3;
          const step = Math.min(9, (w - 110) / 12);
          return (
            <g key={length}>
              {Array.from({ length }, (_, k) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: markers are alike
                <Use key={k} id="marker" x={cx + 7 + k * step} y={y + 44} w={14} />
              ))}
              <text x={f(cx + 10 + length * step)} y={f(y + 49)} fontSize="13.5" fontWeight="700">
                {`+${points}`}
              </text>
            </g>
          );
        })
      ) : (
        <text fontSize="12.5" className="um-soft">
          {pays.map((line, i) => (
            <tspan key={line} x={f(x + 12)} y={f(y + (pays.length > 1 ? 39 : 46) + 16 * i)}>
              {line}
            </tspan>
          ))}
        </text>
      )}
    </Spoken>
  );
}

/** How an evening alone is going: the rung one stands on, and those above. */
export function Ladder({ view, box, text }: SignProps): ReactElement {
  const { x, y, w, h } = box;
  const { labels, words } = text;
  const points = scoreOf(view, 0);
  const here = soloRank(points);
  const rungs = [...SOLO_RANKS].reverse();
  if (h < 60) {
    const next = SOLO_RANKS.find(({ from }) => from > points);
    return (
      <g data-element="ladder">
        <Plate box={box} />
        <text x={f(x + 12)} y={f(y + h / 2 + 5)} fontSize="13.5" fontWeight="700">
          {`${words.ranks[here]} · ${points}`}
        </text>
        {next && w > 260 && (
          <text x={f(x + w - 12)} y={f(y + h / 2 + 5)} fontSize="13" className="um-end um-soft">
            {`${words.ranks[next.rank]} ${next.from}`}
          </text>
        )}
      </g>
    );
  }
  const step = (h - 56) / rungs.length;
  return (
    <g data-element="ladder">
      <Plate box={box} />
      <text x={f(x + 16)} y={f(y + 32)} fontSize="17" fontWeight="600" className="um-serif">
        {labels.evening}
      </text>
      <text x={f(x + w - 16)} y={f(y + 34)} fontSize="24" fontWeight="700" className="um-end um-serif">
        {points}
      </text>
      {rungs.map(({ rank, from }, i) => {
        const top = y + 48 + i * step;
        const isHere = rank === here;
        return (
          <g key={rank}>
            <rect
              x={f(x + 8)}
              y={f(top)}
              width={f(w - 16)}
              height={f(step - 4)}
              rx="8"
              fill={isHere ? 'var(--um-spot)' : 'none'}
              stroke={isHere ? 'var(--um-spot-line)' : 'var(--um-plate-line)'}
            />
            <text
              x={f(x + 18)}
              y={f(top + step / 2 + 3)}
              fontSize="14"
              fontWeight={isHere ? 700 : 500}
              className={isHere ? 'um-on-spot' : undefined}
            >
              {words.ranks[rank]}
            </text>
            <text
              x={f(x + w - 18)}
              y={f(top + step / 2 + 3)}
              fontSize="14"
              fontWeight="700"
              className={`um-end ${isHere ? 'um-on-spot' : 'um-soft'}`}
            >
              {from || ''}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Umbrellas left alone: points once all markers lie. */
export function Waiting({ view, box, text }: SignProps): ReactElement {
  const { x, y, w, h } = box;
  const { labels } = text;
  const counts = EVERY_COLOUR.map((colour) => view.zones.reduce((sum, heap) => sum + countOf(heap, colour), 0));
  const isLine = h < 60;
  const from = isLine ? x + w * 0.52 : x + 12;
  const step = isLine ? (w * 0.46) / 4 : (w - 24) / 4;
  return (
    <g data-element="waiting">
      <Plate box={box} />
      <text
        x={f(x + (isLine ? 12 : 16))}
        y={f(isLine ? y + h / 2 + 5 : y + 32)}
        fontSize={isLine ? 13.5 : 17}
        fontWeight="600"
        className={isLine ? undefined : 'um-serif'}
      >
        {isLine ? `${labels.waiting}: ${umbrellasInZones(view)}` : labels.waiting}
      </text>
      {!isLine && (
        <text x={f(x + w - 16)} y={f(y + 34)} fontSize="24" fontWeight="700" className="um-end um-serif">
          {umbrellasInZones(view)}
        </text>
      )}
      {counts.map((count, colour) => {
        const cx = from + step * (colour + 0.4);
        const cy = isLine ? y + h / 2 : y + 66;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: colours are known by their place
          <g key={colour}>
            <Canopy colour={colour} x={cx} y={cy} w={isLine ? 20 : 34} />
            <text x={f(cx + (isLine ? 12 : 17))} y={f(cy + (isLine ? 5 : 16))} fontSize="13" fontWeight="700">
              {count}
            </text>
          </g>
        );
      })}
      {!isLine && (
        <text fontSize="12.5" className="um-soft">
          {linesOf(labels.waitingPays, w - 28, 12.5, 2).map((line, i) => (
            <tspan key={line} x={f(x + 16)} y={f(y + 104 + 16 * i)}>
              {line}
            </tspan>
          ))}
        </text>
      )}
    </g>
  );
}
