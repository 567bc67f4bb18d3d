// A table that is played at, or looked at: one drawing, and what is said and flies over it.
import {
  arrowHandlers,
  Dragged,
  dragsOf,
  together,
  useDrag,
  useFlights,
  useFocusKeeper,
  useOffer,
} from '@penumbra/board';
import type { Seat } from '@penumbra/kit';
import { type FocusEvent, type ReactElement, type RefObject, useMemo, useRef, useState } from 'react';
import type { Umbrella } from '../src/index.ts';
import type { View } from '../src/view.ts';
import { FACES } from '../src/words.ts';
import { Scenery } from './art/StageArt.tsx';
import { Dot, f } from './art/Use.tsx';
import styles from './Board.module.css';
import { Calls } from './Calls.tsx';
import { theirs } from './elements.ts';
import { isElsewhere } from './elsewhere.ts';
import { FaceChoice, passedSlot } from './FaceChoice.tsx';
import { neighbourOn } from './facts.ts';
import { launch } from './flights.tsx';
import { type Rovings, useBoardKeys } from './keys.ts';
import type { Box, Layout } from './layout.ts';
import { SmallPlan } from './Others.tsx';
import { OwnPlan } from './OwnPlan.tsx';
import { actOf } from './offer.ts';
import type { PlanProps } from './plan.ts';
import { ScoreStrip } from './ScoreStrip.tsx';
import { Key, Ladder, PassSign, Pool, Waiting } from './Signs.tsx';
import { passedTo, sceneOf } from './scene.ts';
import { TinyPlan } from './TinyPlan.tsx';
import { Choices, Elsewhere } from './Tray.tsx';
import { type Props, usePlay } from './usePlay.ts';
import { lastPushes, placeWords, Visit } from './Visit.tsx';

interface TableProps {
  readonly props: Props;
  readonly layout: Layout;
  readonly root: RefObject<HTMLDivElement | null>;
}

export function Table({ props, layout, root }: TableProps): ReactElement {
  const { seen, before, moments, motion } = props;
  const [visited, visit] = useState<string>();
  const { scene, earlier, now } = useMemo(() => sceneOf({ seen, before, moments }), [seen, before, moments]);
  const play = usePlay(props, usePlace(props, scene, now !== undefined), visit);
  const { selection } = play;
  const flights = useFlights<Umbrella>({
    motion,
    moments,
    launch: (moment, fly) => launch({ view: earlier, me: play.me, moment, fly }),
  });
  const roving = useBoardKeys(props, play);
  const drag = useDrag(dragsOf(selection));
  const [isStopping, askStop] = useState(-1);
  useFocusKeeper(root, ['[data-element][data-can]', 'button', '[tabindex="0"]']);
  const act = actOf(props, play, {
    isAsked: isStopping === seen.step,
    ask: (asked) => askStop(asked ? seen.step : -1),
  });
  // The dock asks for nothing while the board still shows what the others did, unless one is faster than that.
  useOffer(props.offer, now && selection.chosen.length === 0 ? undefined : act);
  const all: PlanProps = { props, play, scene, plan: layout.own, now, roving };
  const slot = passedSlot(play);
  const { width, height } = layout;
  return (
    <div
      className={styles.table}
      data-playing={now ? '' : undefined}
      {...together(selection.root, drag.root, arrowHandlers({ stops: selection.can }), focusOf(roving))}
    >
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: every part has its name */}
      <svg className={styles.svg} viewBox={`0 0 ${f(width)} ${f(height)}`} height={f(height)}>
        <Scenery
          width={width}
          height={height}
          isWide={layout.kind === 'wide'}
          hasLamps={layout.kind === 'wide' && layout.others.length === 2 && height > 560}
        />
        <OwnPlan {...all} />
        <rect data-element="stage inner" {...boxOf(layout.own.stage)} fill="none" pointerEvents="none" />
        <ScoreStrip {...{ props, play, scene, roving }} layout={layout.strip} isSmall={layout.kind !== 'wide'} />
        <Around {...all} layout={layout} slot={slot} />
        {slot !== undefined && !now && (
          <FaceChoice {...{ props, play, slot }} plan={layout.own} roving={roving.faces} />
        )}
      </svg>
      <Visit {...all} place={visited} close={() => visit(undefined)} />
      <Calls props={props} play={play} isTerse={layout.kind !== 'wide'} hasFace={slot !== undefined} />
      <Dragged drag={drag}>{drag.dragging && <DragPiece name={drag.dragging.name} />}</Dragged>
      {flights.layer}
    </div>
  );
}

/** Whose place is large: one's own, of who watches that of the seat at turn; it changes when all has been shown. */
function usePlace({ seat }: Props, { turn }: View, isShowing: boolean): Seat {
  // Around one device the next person has the hands already while the push of the one before is still on its way.
  const eyes = useRef(seat);
  if (!isShowing) eyes.current = seat;
  return seat === undefined ? (turn as Seat) : (eyes.current ?? seat);
}

/** Each group remembers where the keyboard was in it. */
const focusOf = (groups: Rovings) => ({
  onFocus: (event: FocusEvent) => {
    for (const { root } of Object.values(groups)) root.onFocus(event);
  },
});

const boxOf = ({ x, y, w, h }: Box) => ({ x: f(x), y: f(y), width: f(w), height: f(h) });

const DragPiece = ({ name }: { readonly name: string }): ReactElement | null => {
  const colour = ['R', 'B', 'Y', 'G'].indexOf(name.at(-1) ?? '');
  return colour < 0 ? null : <Dot colour={colour} size={52} />;
};

/** Everything that stands around the own plan. */
function Around({
  layout,
  slot,
  ...all
}: PlanProps & { readonly layout: Layout; readonly slot: number | undefined }): ReactElement {
  const { props, play, scene } = all;
  const { text } = props;
  const { pointed, asked } = play;
  const isNarrow = layout.kind !== 'wide';
  const hasTray = asked && isElsewhere(props.seen.view, play.me);
  const hasChoices = isNarrow && asked && props.seen.view.phase === 'complete';
  return (
    <>
      {!(isNarrow && (hasTray || hasChoices)) && <OtherPlans {...all} layout={layout} slot={slot} />}
      {layout.ladder && !hasChoices && <Ladder view={scene} box={layout.ladder} text={text} />}
      {layout.waiting && !hasChoices && <Waiting view={scene} box={layout.waiting} text={text} />}
      {layout.pool && <Pool view={scene} box={layout.pool} text={text} isPointed={pointed.has('pool')} />}
      {layout.kind === 'wide' &&
        layout.others.length < 3 &&
        layout.others
          .filter(({ y }) => y > 36)
          .map((box, i) => (
            <PassSign
              key={box.x}
              box={{ ...box, y: box.y - 32 }}
              words={i === 0 ? text.labels.tilesTo : text.labels.tilesFrom}
              isAway={i === 0}
            />
          ))}
      {layout.key && <Key view={scene} box={layout.key} text={text} />}
      {hasTray && <Elsewhere {...all} tray={layout.tray} isNarrow={isNarrow} />}
      {hasChoices && <Choices {...all} tray={layout.tray} />}
    </>
  );
}

function OtherPlans({
  layout,
  slot,
  props,
  play,
  scene,
  now,
}: PlanProps & { readonly layout: Layout; readonly slot: number | undefined }): ReactElement {
  const { me, pointed } = play;
  const pushes = useMemo(() => lastPushes(props, play), [props, play]);
  const { players } = scene.config.box;
  const looked = FACES.findIndex((face) => play.selection.looked === face || play.selection.isChosen(face));
  const Place = layout.kind === 'wide' ? SmallPlan : TinyPlan;
  const places = layout.others.map((box, i) => {
    const seat = (me + 1 + i) % players;
    // The drawing of a place that becomes the large one is taken over by the place that was large.
    return { box, seat, key: seat < me ? seat : seat - 1 };
  });
  const inOrder = play.isMine ? places : places.toSorted((a, b) => a.key - b.key);
  return (
    <>
      {inOrder.map(({ box, seat, key }) => {
        const colour = scene.config.seats[seat] as string;
        const isNext = seat === neighbourOn(scene, me, 0);
        const ghost =
          slot !== undefined && looked >= 0 && isNext ? passedTo(props.seen.view, me, slot, looked) : undefined;
        return (
          <Place
            key={key}
            view={scene}
            seat={seat}
            name={props.names[seat] ?? ''}
            box={box}
            now={now}
            last={now ? undefined : pushes.get(seat)}
            ghost={ghost}
            label={placeWords(props, scene, seat)}
            isPointed={pointed.has('neighbours') || [...pointed].some((name) => name.startsWith(theirs(colour, '')))}
          />
        );
      })}
    </>
  );
}
