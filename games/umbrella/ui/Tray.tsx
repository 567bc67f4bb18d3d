// What is offered beside the plan: pavements that do not touch it, and on a phone the fitting spaces, large enough.

import { Target } from '@penumbra/board';
import { speech } from '@penumbra/kit';
import type { ReactElement } from 'react';
import { countOf } from '../src/umbrellas.ts';
import { linesOf } from './art/lines.ts';
import { f, Use } from './art/Use.tsx';
import { spaceName } from './elements.ts';
import { GLYPH, type Shelf, shelves, zonesWaiting } from './elsewhere.ts';
import { EVERY_COLOUR, EVERY_SPACE, gainOf, seatsAt } from './facts.ts';
import type { Box } from './layout.ts';
import { Stack } from './Pavement.tsx';
import { type PlanProps, stackView } from './plan.ts';
import { Glyph } from './Sign.tsx';
import { gainWords } from './words.ts';

const ROW = 46;
const TITLE = 32;

/** Pavements elsewhere: on a phone above the plan, otherwise at the foot of a column, as high as they are many. */
export function Elsewhere({
  tray: room,
  isNarrow,
  ...all
}: PlanProps & { readonly tray: Box; readonly isNarrow: boolean }): ReactElement {
  const { scene, play, props } = all;
  const zones = zonesWaiting(scene, play.me);
  const high = TITLE + zones.length * ROW + 4;
  const tray = isNarrow ? room : { ...room, y: Math.max(room.y, room.y + room.h - high) };
  const rows: Shelf[] = isNarrow
    ? shelves(scene, play.me, tray)
    : zones.map((zone, i) => ({
        zone,
        colours: EVERY_COLOUR,
        box: { x: tray.x + 8, y: tray.y + TITLE + i * ROW, w: tray.w - 14, h: ROW },
      }));
  const last = rows.at(-1)?.box;
  return (
    <g>
      <rect
        x={f(tray.x)}
        y={f(tray.y)}
        width={f(tray.w)}
        height={f((last ? last.y + last.h - tray.y : 0) + 4)}
        rx="12"
        fill="var(--um-plate)"
        stroke="var(--um-spot-line)"
        strokeWidth="2"
      />
      {!isNarrow && (
        <text x={f(tray.x + 14)} y={f(tray.y + 23)} fontSize="14.5" fontWeight="700">
          {props.text.labels.elsewhere}
        </text>
      )}
      {rows.map((row) => (
        <ZoneRow key={row.zone} {...all} {...row} />
      ))}
    </g>
  );
}

function ZoneRow({ zone, box, colours, ...all }: PlanProps & Shelf): ReactElement {
  const { scene } = all;
  const { x, y, w, h } = box;
  const seats = seatsAt(scene, zone);
  const from = x + 4 + seats.length * GLYPH;
  const step = (x + w - from) / colours.length;
  return (
    <g>
      {seats.map((seat, i) => (
        <Glyph key={seat} colour={scene.config.seats[seat] as string} x={x + 10 + i * GLYPH} y={y + h / 2} w={14} />
      ))}
      {colours.map((colour, i) => (
        <Stack
          key={colour}
          colour={colour}
          count={countOf(scene.zones[zone]!, colour)}
          at={{ x: from + step * (i + 0.5), y: y + h / 2 }}
          w={Math.min(36, step - 8)}
          view={stackView(all, zone, colour)}
        />
      ))}
    </g>
  );
}

/** A button as slim as this says what it brings in a line of its own. */
const SLIM = 130;

interface ChoicesProps extends PlanProps {
  readonly tray: Box;
}

/** On a phone: the fitting spaces once more as buttons, with what each brings. */
export function Choices({ play, props, tray }: ChoicesProps): ReactElement | null {
  const { selection, me, legal } = play;
  const { view } = props.seen;
  const slot = play.chosen.find((one) => one.kind === 'slot')?.slot;
  const spaces = EVERY_SPACE.filter((space) =>
    legal.some(
      (move) => move.kind === 'complete' && move.space === space && (slot === undefined || move.slot === slot),
    ),
  );
  if (spaces.length === 0) return null;
  const columns = Math.min(spaces.length, tray.w > 300 ? 2 : 1);
  const rows = Math.ceil(spaces.length / columns);
  const [w, h] = [
    (tray.w - 6 * (columns - 1)) / columns,
    Math.min(tray.w < SLIM ? 84 : 56, (tray.h - 4 * (rows - 1)) / rows),
  ];
  return (
    <g>
      {spaces.map((space, i) => {
        const name = spaceName(space);
        const [x, y] = [tray.x + (i % columns) * (w + 6), tray.y + Math.floor(i / columns) * (h + 4)];
        const isLit = selection.isChosen(name) || selection.looked === name;
        const [, ...gains] = gainWords(view, me, space, props.text);
        const ink = isLit ? 'um-on-spot' : undefined;
        const points = `+${gainOf(view, me, space).points}`;
        const called = speech.capital(props.text.words.space(space + 1));
        const hasMark = w > SLIM;
        const title = hasMark ? `${called}: ${points}` : called;
        const left = x + (hasMark ? 38 : 8);
        const room = x + w - left - 4;
        const lines = [
          ...(hasMark ? [] : [points]),
          ...linesOf([...gains].reverse().join(', '), room, 12, h < 54 ? 1 : 2),
        ];
        const top = y + h / 2 - 8 * lines.filter(Boolean).length;
        return (
          <g key={name}>
            <Target {...selection.mark(name)} tabIndex={0} aria-label={[`${called}: ${points}`, ...gains].join(', ')}>
              <rect
                x={f(x)}
                y={f(y)}
                width={f(w)}
                height={f(h)}
                rx="10"
                fill={isLit ? 'var(--um-spot)' : 'var(--um-plate)'}
                stroke="var(--um-spot-line)"
                strokeWidth="2"
              />
              {hasMark && <Use id="marker" x={x + 20} y={y + h / 2} w={26} />}
            </Target>
            <text x={f(left)} y={f(top + 4.5)} fontSize="13.5" fontWeight="700" className={ink}>
              {title}
            </text>
            <text fontSize="12" className={ink}>
              {lines.map((line, k) => (
                <tspan key={line} x={f(left)} y={f(top + 20 + 15 * k)}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        );
      })}
    </g>
  );
}
