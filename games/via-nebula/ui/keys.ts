import { type Roving, useKeys, useRoving } from '@penumbra/board';
import { NONE } from '../src/state.ts';
import type { Contract } from '../src/words.ts';
import { VERBS } from '../text/words.ts';
import { contractName } from './elements.ts';
import { atlasOfView } from './survey.ts';
import type { Play, Props } from './usePlay.ts';

export interface BoardKeys {
  readonly map: Roving;
  readonly cards: Roving;
  readonly verbs: Roving;
}

/** Verbs, map and contracts are one stop of Tab each; digits choose verbs, `n` and `p` walk from target to target. */
export function useBoardKeys(props: Props, { selection, marks }: Play): BoardKeys {
  const { view } = props.seen;
  const { names } = atlasOfView(view);
  const hand = props.seat === undefined ? [] : (view.hands[props.seat]?.contracts ?? []);
  const cards = [...view.open.filter((contract) => contract !== NONE), ...hand].map((contract) =>
    contractName(view.config, contract as Contract),
  );
  const first = names[marks.rings[0] ?? marks.sparks[0] ?? -1];
  const map = useRoving(names, { first, stops: selection.can });
  const targets = names.filter(selection.can);
  const walk = (by: number) => () => {
    const at = targets.indexOf(selection.looked ?? '');
    const next = targets.at((at + by + targets.length) % Math.max(1, targets.length));
    if (next !== undefined) map.focus(next);
    return next !== undefined;
  };
  const verbs = Object.fromEntries(VERBS.map((verb, i) => [String(i + 1), () => selection.tap(verb, 'key')]));
  useKeys({ ...(view.phase === 'act' ? verbs : {}), n: walk(1), p: walk(-1) });
  return { map, cards: useRoving(cards), verbs: useRoving([...VERBS]) };
}
