import type { Selection } from '@penumbra/board';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { colourName, type TableConfig } from '../src/box.ts';
import { type CellSet, cellsIn, NO_TILE, type Tile } from '../src/components.ts';
import type { Event } from '../src/events.ts';
import { energyOf } from '../src/flowers.ts';
import type { Move } from '../src/moves/index.ts';
import type { View } from '../src/view.ts';
import { NUMERALS } from '../text/sentences.ts';
import type { UmbraText } from '../text/words.ts';
import { Flame, Flower, type FlowerColour } from './art/Flower.tsx';
import { TilePicture } from './art/Tile.tsx';
import { cellNames } from './elements.ts';
import { has } from './layout.ts';
import { Plaque } from './Player.tsx';
import type { PathTally, Preview, Share } from './preview.ts';
import { currentSlot, procession, type Round, worthsOn } from './round.ts';
import { ALL_CELLS } from './scene.ts';
import styles from './Told.module.css';

// What is told in the dock: what a move would bring, who wins what, what a summoning brought.

interface TellProps {
  readonly config: TableConfig;
  readonly text: UmbraText;
}

interface ForeseenProps extends TellProps {
  readonly preview: Preview;
  /** Given while one of the paths is to be chosen: their cards are buttons then. */
  readonly choose?: Selection<Move>['tap'];
}

/** What a move would complete, and who would earn what; where nothing closes, what the path would be. */
export function Foreseen({ preview, choose, ...rest }: ForeseenProps): ReactElement {
  const { labels } = rest.text;
  const { completed, joined, asks, suddenDeath } = preview;
  return (
    <div className={styles.told}>
      {completed.map((path, i) => (
        <Card key={path.cells} path={path} choose={choose}>
          <Tally path={path} nth={completed.length > 1 ? i + 1 : undefined} {...rest} />
        </Card>
      ))}
      {joined && <Tally path={joined} {...rest} />}
      {(asks || suddenDeath) && (
        <div className={styles.notes}>
          {asks && <p>{asks === 'summon' ? labels.thenSummon : labels.thenShift}</p>}
          {suddenDeath && <p className={styles.alarm}>{labels.suddenDeath}</p>}
        </div>
      )}
    </div>
  );
}

/** A path that lies in the garden, as it is. */
export const Inspected = (props: TallyProps): ReactElement => (
  <div className={styles.told}>
    <Tally {...props} />
  </div>
);

interface CardProps extends Pick<ForeseenProps, 'choose'> {
  readonly path: PathTally;
  readonly children: ReactNode;
}

function Card({ path, choose, children }: CardProps): ReactNode {
  if (!choose) return children;
  const [cell] = cellNames(path.cells);
  const byOf = (event: MouseEvent) => ('pointerType' in event && event.pointerType === 'touch' ? 'touch' : 'mouse');
  return (
    <button
      type="button"
      className={styles.card}
      onClick={({ nativeEvent }) => cell && choose(cell, byOf(nativeEvent))}
    >
      {children}
    </button>
  );
}

/** The tile that waits to be laid, before anything is looked at. */
export function Held({ view, text }: { readonly view: View; readonly text: UmbraText }): ReactElement {
  const [slot] = view.order;
  const tile = slot === undefined || view.phase === 'summon' || view.phase === 'shift' ? NO_TILE : view.altar[slot];
  return (
    <div className={styles.told}>
      {tile !== undefined && tile !== NO_TILE && (
        <span className={styles.held}>
          <TilePicture tile={tile} seed={slot ?? 0} size="100%" />
        </span>
      )}
      <p className={styles.note}>{text.labels.lookFirst}</p>
    </div>
  );
}

/** Where a path lies, small. */
const Glyph = ({ cells }: { readonly cells: CellSet }): ReactElement => (
  <svg viewBox="0 0 44 44" className={styles.glyph} aria-hidden="true">
    {ALL_CELLS.map((cell) => (
      <rect
        key={cell}
        x={(cell % 4) * 11 + 1}
        y={Math.floor(cell / 4) * 11 + 1}
        width="9"
        height="9"
        rx="1.6"
        data-on={has(cells, cell) || undefined}
      />
    ))}
  </svg>
);

interface TallyProps extends TellProps {
  readonly path: PathTally;
  /** Of several that are summoned one after the other. */
  readonly nth?: number | undefined;
}

function Tally({ path, nth, config, text }: TallyProps): ReactElement {
  const { labels } = text;
  const isOpen = path.openEnds > 0;
  return (
    <div className={styles.tally} data-complete={!isOpen || undefined}>
      <Glyph cells={path.cells} />
      <div>
        <p className={styles.title}>
          {nth !== undefined && `${nth} · `}
          {isOpen ? labels.path(path.tiles) : labels.completes(path.tiles)}
          {path.length > path.tiles && ' × 2'}
        </p>
        {isOpen && <p className={styles.note}>{labels.openEnds(path.openEnds)}</p>}
        {path.shares.length === 0 ? (
          <p className={styles.note}>{labels.nothingEarned}</p>
        ) : (
          <ul className={styles.shares}>
            {path.shares.map((share) => (
              <ShareLine key={share.colour} {...{ share, config, text }} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function ShareLine({ share, config, text }: TellProps & { readonly share: Share }): ReactElement {
  const colour = colourName(config, share.colour) as FlowerColour;
  const after = Math.max(0, share.left - share.earned);
  return (
    <li data-claims={share.claims || undefined}>
      <Flower size={24} colour={colour} count={share.energy} />
      <span className={styles.who}>{text.colour(config, share.colour)}</span>
      <b>+{share.earned}</b>
      {share.claims ? (
        <strong>{text.labels.claims}</strong>
      ) : (
        <small>
          {share.left} → {after}
        </small>
      )}
    </li>
  );
}

/** Who places what, in turn, and why. */
export function Procession({
  round,
  tiebreak,
  now,
  config,
  text,
}: TellProps & {
  readonly round: Round;
  readonly tiebreak: readonly number[];
  readonly now: Event | undefined;
}): ReactElement {
  const players = config.seats.length;
  const current = currentSlot(round, now);
  return (
    <ol className={styles.march} aria-hidden="true">
      {procession(round, tiebreak, players).map(({ slot, seat, tie }, place) => {
        const colour = config.seats[seat] as FlowerColour;
        const worths = worthsOn(round, slot, players).filter((n) => n > 0);
        return (
          <li key={slot} className={`uv-${colour}`} data-current={slot === current || undefined}>
            <span className={styles.turn}>{place + 1}</span>
            <TilePicture tile={round.tiles[slot] as Tile} seed={slot} size="100%" />
            <div>
              <b>
                {text.colour(config, seat)} · {NUMERALS[slot]}
              </b>
              <small>
                {worths.sort((a, b) => b - a).join(' : ')}
                {tie && ` · ${text.labels.byTie}`}
              </small>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

type Summoned = Event & { readonly kind: 'path-summoned' };

export interface StairProps extends TellProps {
  readonly event: Summoned;
  /** Who took the Soul Tile with it. */
  readonly claimed: readonly number[];
}

/** A summoning as a stair, first to last: what each rank freed, and what was lost because none was left. */
export function Stair({ event, claimed, config, text }: StairProps): ReactElement {
  const { soulTileCounts } = config.box.edition;
  const ranked = event.earned
    .map((earned, colour) => ({
      colour,
      earned,
      taken: event.taken[colour] ?? 0,
      energy: energyOf(event.energy, colour),
    }))
    .filter(({ energy }) => energy > 0)
    .sort((a, b) => b.energy - a.energy);
  return (
    <div className={styles.told}>
      <p className={styles.title}>{text.labels.path(cellsIn(event.cells).length)}</p>
      {ranked.length === 0 && <p className={styles.note}>{text.labels.nothingEarned}</p>}
      <ol className={styles.stair}>
        {ranked.map(({ colour, earned, taken, energy }, i) => {
          const name = colourName(config, colour) as FlowerColour;
          const isLower = i > 0 && energy < (ranked[i - 1]?.energy ?? 0);
          return (
            <li
              key={colour}
              className={`uv-${name}`}
              style={{ '--rank': i } as CSSProperties}
              data-half={isLower || undefined}
            >
              <Flower size={34} colour={name} count={energy} />
              <div>
                <b className={styles.who}>{text.colour(config, colour)}</b>
                <span className={styles.souls}>
                  <Flames {...{ earned, taken }} colour={name} counts={claimed.includes(colour) ? soulTileCounts : 0} />
                  <b>+{earned}</b>
                </span>
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
const MOST_FLAMES = 8;

interface FlamesProps {
  readonly colour: FlowerColour;
  readonly earned: number;
  readonly taken: number;
  /** For how many the Soul Tile counted that was claimed with them; 0 if none was. */
  readonly counts: number;
}

/** Souls that were freed, the Soul Tile after the last, and what was lost because none was left. */
function Flames({ colour, earned, taken, counts }: FlamesProps): ReactElement {
  const freed = Math.min(taken, MOST_FLAMES);
  const lost = Math.max(0, Math.min(earned, MOST_FLAMES) - freed - counts);
  const row = (length: number, gone: boolean): ReactElement[] =>
    // biome-ignore lint/suspicious/noArrayIndexKey: flames in a row
    Array.from({ length }, (_, n) => <Flame key={n} colour={colour} size={16} gone={gone} />);
  return (
    <span aria-hidden="true">
      {row(freed, false)}
      {counts > 0 && <Plaque counts={counts} width={30} />}
      {row(lost, true)}
    </span>
  );
}
