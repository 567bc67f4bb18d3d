// What the committing button in the app's dock does: the move that is chosen, or what is still missing for one.
import type { Act } from '@penumbra/board/pure';
import type { MoveKind } from '../src/moves/move.ts';
import type { Contract } from '../src/words.ts';
import { menuOf, menuTitle } from './menu.ts';
import type { Play, Props } from './usePlay.ts';

/** Undefined while nothing is chosen: the board itself is where one begins. */
export function actOf({ text, seen }: Props, { selection, preview }: Play): Act | undefined {
  const { labels, gains } = text;
  const { chosen, now } = selection;
  if (chosen.length === 0) return undefined;
  const also = [{ label: labels.putBack, run: selection.clear }];
  const move = now.done ?? now.only;
  if (move && preview) {
    const lines = preview.lines.map(({ words, goods }) =>
      [words, goods === undefined ? '' : text.goods(goods)].join(' ').trim(),
    );
    return {
      label: gains.act[move.kind],
      ready: true,
      note: [preview.title, ...lines].join(' · '),
      also,
      run: () => void selection.commit(),
    };
  }
  const kinds = new Set(now.moves.map(({ kind }) => kind));
  const [kind] = kinds as Set<MoveKind>;
  if (kind === undefined) return undefined;
  const menu = menuOf(selection, seen.view);
  // A place that means several things: what it is to be is chosen there; here it is only put back.
  if (kinds.size > 1) {
    const note = menu ? menuTitle(menu, text) : labels.chooseHere;
    return { label: labels.putBack, ready: false, commits: false, note, run: selection.clear };
  }
  const note = menu ? menuTitle(menu, text) : noteOf(kind, { chosen, text, seen });
  return { label: gains.act[kind], ready: false, note, also, run: () => selection.say(note, chosen.at(-1) as string) };
}

function noteOf(
  kind: MoveKind,
  { chosen, text, seen }: Pick<Props, 'text' | 'seen'> & { readonly chosen: readonly string[] },
): string {
  const { labels } = text;
  const { view } = seen;
  const contract = view.config.box.contracts.findIndex(({ id }) => chosen.includes(`contract ${id}`)) as Contract;
  switch (kind) {
    case 'carry':
      return chosen.length === 1 && chosen[0] === 'carry'
        ? labels.from.carry
        : labels.chooseSite(labels.verb.carry.short);
    case 'build':
      return contract < 0
        ? labels.chooseContract
        : `${labels.chooseSite(text.contract(contract, view.config))}. ${text.says(contract, view.config)}`;
    case 'craft':
    case 'site':
    case 'explore':
      return labels.from[kind];
    case 'fly':
      return labels.chooseMist;
    case 'deliver':
      return labels.chooseSite(text.gains.act.deliver);
    default:
      return labels.chooseHere;
  }
}
