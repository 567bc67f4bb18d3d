// What the committing button in the app's dock does: the move that is chosen, or what is still missing for one.
import type { Act, Also } from '@penumbra/board';
import { DECLINE } from '../src/moves/decline.ts';
import type { Move } from '../src/moves/index.ts';
import { STOP } from '../src/moves/stop.ts';
import { scoreOf, soloRank } from '../src/scoring.ts';
import { nothingLeft } from '../src/solver.ts';
import { mustComplete } from '../src/turn.ts';
import { lineNames, SIDES } from '../src/words.ts';
import type { SideName } from '../text/words.ts';
import { isElsewhere } from './elsewhere.ts';
import { EVERY_SLOT, neighbourOn, progressOf } from './facts.ts';
import { heldGate, heldStack, type Play, type Props } from './usePlay.ts';
import { sayings } from './words.ts';

export interface Stopping {
  readonly isAsked: boolean;
  ask(asked: boolean): void;
}

/** Undefined while nothing is asked. */
export function actOf(props: Props, play: Play, stopping: Stopping): Act | undefined {
  const { legal, selection, ahead } = play;
  if (legal.length === 0) return undefined;
  if (stopping.isAsked && legal.includes(STOP)) return stopAct(props, stopping);
  const { labels } = props.text;
  const also = alsoOf(props, play, stopping);
  const { chosen, now } = selection;
  const move = chosen.length > 0 ? (now.done ?? now.only) : undefined;
  if (move && ahead) {
    const said = sayings(props.seen.view, play.me, ahead, props.names, props.text).map(({ lines }) =>
      lines.join(move.kind === 'slide' ? ' ' : ' · '),
    );
    return {
      label: labels.act[move.kind],
      ready: true,
      note: said.join(' · '),
      also,
      run: () => void selection.commit(),
    };
  }
  const kind = legal.find((one) => one.kind !== 'decline' && one.kind !== 'stop')?.kind ?? 'decline';
  if (kind === 'decline') {
    return { label: labels.act.decline, ready: true, run: () => props.act(DECLINE) };
  }
  const note = noteOf(kind, props, play);
  return {
    label: labels.act[kind],
    ready: false,
    note,
    also,
    run: () => selection.say(note, chosen.at(-1) ?? 'stage'),
  };
}

function stopAct({ text, seen, act }: Props, { ask }: Stopping): Act {
  const points = scoreOf(seen.view, 0);
  return {
    label: text.labels.act.stop,
    ready: true,
    note: text.labels.finalScore(points, text.words.ranks[soloRank(points)]),
    also: [{ label: text.labels.goOn, run: () => ask(false) }],
    run: () => {
      ask(false);
      act(STOP);
    },
  };
}

function alsoOf(
  { text: { labels }, act }: Props,
  { legal, selection }: Play,
  { ask }: Stopping,
): readonly Also[] | undefined {
  if (selection.chosen.some((name) => !name.startsWith('slot ')))
    return [{ label: labels.putBack, run: selection.clear }];
  if (legal.includes(DECLINE)) return [{ label: labels.act.decline, run: () => act(DECLINE) }];
  return legal.includes(STOP) ? [{ label: labels.act.stop, run: () => ask(true) }] : undefined;
}

function noteOf(kind: Move['kind'], props: Props, play: Play): string {
  const { view } = props.seen;
  const { labels, names } = props.text;
  const colour = names(view.config).colour;
  const [stack, gate] = [heldStack(play), heldGate(play)];
  const cell = play.chosen.find((one) => one.kind === 'cell');
  const slot = play.chosen.find((one) => one.kind === 'slot');
  const space = play.chosen.find((one) => one.kind === 'space');
  const slots = new Set(play.legal.flatMap((move) => (move.kind === 'complete' ? [move.slot] : [])));
  switch (kind) {
    case 'slide':
      if (stack) return labels.chooseLine(colour(stack.colour), '').replace(' :', ':');
      if (gate)
        return labels.chooseColour(
          labels.gate[SIDES[gate.side] as SideName](lineNames(gate.side as never)[gate.line] as string),
        );
      if (isElsewhere(view, play.me)) return props.text.words.prompts.slideElsewhere;
      return view.config.box.solo && nothingLeft(view) ? labels.nothingLeft : nearestOf(props, play);
    case 'complete':
      if (space && play.selection.now.next.has('white')) {
        return labels.chooseSide(space.space + 1, props.names[neighbourOn(view, play.me, 0)] ?? '');
      }
      if (slot || slots.size === 1)
        return `${labels.chooseSpace((slot?.slot ?? [...slots][0] ?? 0) + 1)}. ${whetherText(props)}`.trim();
      return `${labels.chooseTile}. ${whetherText(props)}`.trim();
    case 'cover':
      return labels.coverFirst;
    case 'swap':
      return cell ? labels.swapSecond(props.text.element(play.selection.chosen[0] ?? '')) : labels.swapFirst;
    case 'trade':
      if (stack) return labels.tradeCell(colour(stack.colour));
      return cell ? labels.tradeStack(play.selection.chosen[0] ?? '') : labels.tradeFirst;
    default:
      return labels.takeFirst;
  }
}

/** Whether it has to be completed, and why. */
function whetherText({ seen: { view }, text }: Props): string {
  if (mustComplete(view)) return text.labels.mustComplete;
  return view.config.options.completion === 'must' ? text.labels.mayDecline : '';
}

/** Before anything is chosen: which choreography is nearly danced, for who wants to be told. */
function nearestOf({ seen: { view }, text, assist }: Props, { me }: Play): string {
  const near = EVERY_SLOT.flatMap((slot) => {
    const at = progressOf(view, me, slot);
    return at && at.count > 2 ? [{ slot, ...at }] : [];
  });
  const [best] = near.sort((a, b) => b.count - a.count);
  if (assist === 'off' || !best) return text.labels.takeFirst;
  return text.labels.nearest(best.slot + 1, text.names(view.config).colour(best.colour), best.count);
}
