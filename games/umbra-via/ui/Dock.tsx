import { type Act, type BoardProps, named, type Selection } from '@penumbra/board';
import type { ReactElement, ReactNode } from 'react';
import { cellsIn } from '../src/components.ts';
import type { Event } from '../src/events.ts';
import type { UmbraVia } from '../src/index.ts';
import type { Move } from '../src/moves/index.ts';
import type { UmbraText } from '../text/words.ts';
import styles from './Board.module.css';
import type { Shown } from './moments.ts';
import { pathTally } from './preview.ts';
import type { Round } from './round.ts';
import told from './Told.module.css';
import { Foreseen, Held, Inspected, Procession, Stair, type StairProps } from './Told.tsx';
import { Tray } from './Tray.tsx';
import type { Bidding } from './useBid.ts';
import { canChoose, type Sight } from './useSight.ts';

type Props = BoardProps<UmbraVia, UmbraText>;

interface DockProps {
  readonly props: Props;
  readonly shown: Shown;
  readonly round: Round;
  readonly bid: Bidding;
  readonly sight: Sight;
  readonly act: Act | undefined;
  /** Chooses the path of a card, as a tap on one of its cells does. */
  readonly choose: Selection<Move>['tap'];
  /** The app's dock has no room for more than the hand. */
  readonly isNarrow: boolean;
}

/** One place for the thing that is being decided or has just happened. On a phone what is told lies over the bids. */
export function Dock({ props, shown, round, bid, sight, act, choose, isNarrow }: DockProps): ReactNode {
  const { config, text, seat, point, dock, motion } = props;
  const isDrawn = shown.now?.event.kind === 'flowers-drawn';
  const isBid = seat !== undefined && (bid.bidding || bid.sealed) && (isDrawn || !shown.now);
  const tray = isBid ? (
    <Tray {...{ config, text, bid, point }} seat={seat} />
  ) : (
    tellingOf({ props, shown, round, sight, choose }, isNarrow)
  );
  const inTheme = (what: ReactNode): ReactElement => (
    <div className={`uv-theme ${styles.inside}`} data-motion={motion}>
      {what}
    </div>
  );
  if (isNarrow && !isBid) {
    return (
      <>
        {tray && <div className={told.sheet}>{tray}</div>}
        {canChoose(props) && !act && !shown.now && dock?.(inTheme(<Held view={props.seen.view} text={text} />))}
      </>
    );
  }
  const inside = tray && inTheme(tray);
  return dock ? dock(inside) : <OwnDock act={act} bid={bid} tray={inside} props={props} />;
}

function tellingOf(
  { props, shown, round, sight, choose }: Pick<DockProps, 'props' | 'shown' | 'round' | 'sight' | 'choose'>,
  isNarrow: boolean,
): ReactElement | undefined {
  const { config, text, log = [], assist, moments } = props;
  const event = shown.now?.event;
  const told = [
    ...log.flatMap(({ events }) => events),
    ...moments.flatMap(({ when, event: one }) => (when === 'ahead' ? [] : one)),
  ];
  const last = lastSummoning(told);
  const stair = last && <Stair {...{ config, text, ...last }} />;
  if (event?.kind === 'path-summoned' || event?.kind === 'soul-tile-claimed') return stair;
  const march = round.order.length > 0 && props.seen.turn.kind !== 'over' && (
    <Procession {...{ round, config, text }} now={event} tiebreak={shown.earlier.tiebreak} />
  );
  const isAuction = event?.kind === 'order-fixed' || event?.kind === 'tile-won';
  // What has happened last, or what happens in turn; a phone has no room for it beside the bids themselves.
  const past = isNarrow ? undefined : (!isAuction && stair) || march || undefined;
  if (moments.length > 0) return past;
  if (assist !== 'off' && sight.foreseen) return <Foreseen {...{ config, text }} preview={sight.foreseen} />;
  if (assist !== 'off' && sight.inspected) return <Inspected {...{ config, text }} path={sight.inspected} />;
  const { view } = props.seen;
  if (canChoose(props) && view.phase === 'summon' && assist !== 'off') {
    const completed = cellsIn(view.summoning).flatMap((cell) => pathTally(view, cell) ?? []);
    const preview = { completed, joined: undefined, asks: undefined, suddenDeath: false };
    return <Foreseen {...{ config, text, preview, choose }} />;
  }
  if (canChoose(props) && !isNarrow) return <Held view={view} text={text} />;
  return past;
}

/** The last summoning stays to be read until the next tile is laid. */
function lastSummoning(events: readonly Event[]): Pick<StairProps, 'event' | 'claimed'> | undefined {
  const at = events.findLastIndex(({ kind }) => kind === 'path-summoned' || kind === 'tile-placed');
  const event = events[at];
  if (event?.kind !== 'path-summoned') return undefined;
  return { event, claimed: events.slice(at).flatMap((one) => (one.kind === 'soul-tile-claimed' ? [one.seat] : [])) };
}

interface OwnDockProps {
  readonly act: Act | undefined;
  readonly bid: Bidding;
  readonly tray: ReactNode;
  readonly props: Props;
}

function OwnDock({ act, bid, tray, props: { text, point } }: OwnDockProps): ReactElement {
  return (
    <div className={styles.dock}>
      {tray}
      <p>{bid.sealed ? text.labels.sealed : act?.note}</p>
      <div className={styles.acts}>
        {bid.sealed && (
          <button type="button" onClick={bid.retract}>
            {text.labels.takeBack}
          </button>
        )}
        {act?.also?.map(({ label, run }) => (
          <button key={label} type="button" onClick={run}>
            {label}
          </button>
        ))}
        {act && (
          <button
            type="button"
            {...named('commit')}
            data-commit=""
            data-pointed={point.includes('commit') || undefined}
            className={act.ready ? 'sun' : undefined}
            onClick={act.run}
          >
            {act.label}
          </button>
        )}
      </div>
    </div>
  );
}
