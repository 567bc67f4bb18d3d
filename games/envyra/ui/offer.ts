// What the committing button in the app's dock does: it seals the plan, or plays what is chosen.
import type { Act } from '@penumbra/board';
import { nameOfCell } from './elements.ts';
import type { Play, Props } from './usePlay.ts';

/** `hasChips`: the own place says already what is marked and what is still free. */
export function actOf({ text, config, pending, still }: Props, play: Play, hasChips: boolean): Act | undefined {
  const { labels } = text;
  const { selection, asks, most, preview } = play;
  if (still || pending || asks === undefined) return undefined;
  const { chosen, refusal } = selection;
  if (asks === 'plan') {
    const note = labels.sealNote(chosen.length, most);
    return {
      label: labels.seal,
      ready: chosen.length > 0,
      note: refusal?.own ? refusal.sentence : hasChips && chosen.length > 0 ? undefined : note,
      run: () => void (chosen.length > 0 ? selection.commit() : selection.say(note, 'grid')),
    };
  }
  const move = selection.now.done;
  if (!move || move.kind === 'plan' || chosen.length === 0) {
    const note = asks === 'remove' ? labels.removeNote : undefined;
    return note === undefined
      ? undefined
      : { label: labels.removeAct(''), ready: false, note, run: () => selection.say(note, 'grid') };
  }
  const cell = nameOfCell(config, move.cell);
  return {
    label: asks === 'remove' ? labels.removeAct(cell) : labels.deployAct(cell),
    ready: true,
    note: preview && `${preview.title}. ${preview.lines.join(' ')}`,
    run: selection.commit,
  };
}
