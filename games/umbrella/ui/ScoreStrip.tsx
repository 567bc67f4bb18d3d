// The own score tile: spaces are targets while a choreography is being completed, and say what they take otherwise.
import { Target } from '@penumbra/board';
import type { ReactElement } from 'react';
import type { View } from '../src/view.ts';
import { Frame } from './art/Marks.tsx';
import { f, Spoken } from './art/Use.tsx';
import { spaceName } from './elements.ts';
import { EVERY_SPACE } from './facts.ts';
import type { Rovings } from './keys.ts';
import { type Strip as Layout, spaceBox } from './layout.ts';
import { FittingSpace, Seams, Strip } from './Strip.tsx';
import type { Play, Props } from './usePlay.ts';
import { gainWords, spaceWords } from './words.ts';

interface ScoreStripProps {
  readonly props: Props;
  readonly play: Play;
  readonly scene: View;
  readonly layout: Layout;
  readonly roving: Rovings;
  /** Too small for a finger: the fitting spaces are offered elsewhere. */
  readonly isSmall: boolean;
}

export function ScoreStrip({ props, play, scene, layout, roving, isSmall }: ScoreStripProps): ReactElement {
  const { me, selection, asked, looked, pointed, hinted, refused } = play;
  const { view } = props.seen;
  const { labels } = props.text;
  const isAsked = asked && view.phase === 'complete';
  const chosen = play.chosen.find((one) => one.kind === 'space')?.space;
  const shown = looked?.kind === 'space' && selection.can(spaceName(looked.space)) ? looked.space : chosen;
  const { box } = layout;
  const tile = { view: scene, seat: me, layout, ghost: isAsked ? shown : undefined };
  return (
    <g data-element="score">
      <Spoken
        label={`${labels.scoreTile(play.isMine ? undefined : props.names[me])}: ${EVERY_SPACE.map((space) => spaceWords(scene, me, space, props.text)).join('; ')}`}
      >
        <Strip {...tile} />
      </Spoken>
      <g>
        {EVERY_SPACE.map((space) => {
          const name = spaceName(space);
          const at = spaceBox(layout, space);
          const isFitting =
            isAsked && selection.now.moves.some((move) => move.kind === 'complete' && move.space === space);
          const art = (
            <>
              {isFitting && props.assist !== 'off' && <FittingSpace box={at} isLooked={shown === space} />}
              {(pointed.has(name) || hinted.has(name)) && (
                <Frame x={at.x - 4} y={at.y - 4} w={at.w + 8} h={at.h + 8} r={11} tone="spot" width={3} dash="4 5" />
              )}
              {refused === name && (
                <rect
                  x={f(at.x)}
                  y={f(at.y)}
                  width={f(at.w)}
                  height={f(at.h)}
                  rx="8"
                  fill="none"
                  stroke="var(--bad)"
                  strokeWidth="3"
                />
              )}
              <rect x={f(at.x)} y={f(at.y)} width={f(at.w)} height={f(at.h)} fill="transparent" />
            </>
          );
          if (!isAsked || isSmall) {
            return (
              <g key={name} data-element={`space ${name}`} pointerEvents="none">
                {art}
              </g>
            );
          }
          const gains = isFitting ? `: ${gainWords(view, me, space, props.text).join(', ')}` : '';
          return (
            <Target
              key={name}
              {...selection.mark(name)}
              tabIndex={roving.spaces.tabOf(name)}
              aria-label={`${spaceWords(scene, me, space, props.text)}${gains}`}
            >
              <g data-element={undefined}>{art}</g>
            </Target>
          );
        })}
      </g>
      {layout.isLarge && <Seams {...tile} />}
      {pointed.has('score') && (
        <Frame x={box.x - 9} y={box.y - 10} w={box.w + 18} h={box.h + 20} r={14} tone="spot" width={4} dash="9 7" />
      )}
    </g>
  );
}
