// What the parts of the own plan are drawn from.
import type { Moment, Roving } from '@penumbra/board';
import type { Umbrella } from '../src/index.ts';
import { countOf } from '../src/umbrellas.ts';
import type { View } from '../src/view.ts';
import type { Zone } from '../src/words.ts';
import { stackName } from './elements.ts';
import type { Plan } from './layout.ts';
import type { Play, Props } from './usePlay.ts';

export interface PlanProps {
  readonly props: Props;
  readonly play: Play;
  readonly scene: View;
  readonly plan: Plan;
  readonly now: Moment<Umbrella> | undefined;
  readonly roving: { readonly [group in 'stacks' | 'gates' | 'cells' | 'slots']: Roving };
}

export interface StackView {
  /** Its name and what it is called, or undefined where nothing can be done with it. */
  readonly element: { readonly name: string; readonly label: string; readonly tab: number } | undefined;
  readonly mark: object;
  readonly isTaken: boolean;
  readonly isPointed: boolean;
  readonly isHinted: boolean;
  readonly isRefused: boolean;
  /** Something can be completed with it now. */
  readonly hasFlag: boolean;
}

/** How a stack of any pavement looks and what it is called. */
export function stackView({ play, props, scene, roving }: PlanProps, zone: Zone, colour: number): StackView {
  const { selection, me, isMine, hinted, pointed, flags, refused } = play;
  const name = stackName(scene, me, zone, colour);
  const { labels } = props.text;
  const count = countOf(scene.zones[zone]!, colour);
  const names = props.text.names(props.config);
  const words = [names.colour(colour), names.zone(zone)] as const;
  return {
    element: isMine
      ? {
          name,
          label: count === 0 ? labels.noStack(...words) : labels.stack(count, ...words),
          tab: roving.stacks.tabOf(name),
        }
      : undefined,
    mark: selection.mark(name),
    isTaken: selection.isChosen(name),
    isPointed: pointed.has(name),
    isHinted: hinted.has(name),
    isRefused: refused === name && selection.refusal !== undefined,
    hasFlag: flags.has(name),
  };
}
