import type { BySeat } from '@penumbra/kit';
import { NO_CELLS, sizeOf } from './box.ts';
import type { Telling } from './finish.ts';
import type { Move } from './moves/index.ts';
import type { State } from './state.ts';
import { beginDeployment } from './turn.ts';

/** All plans at once: the cubes leave the reserves, and the deployment begins. */
export function resolve(s: State, choices: BySeat<Move | undefined>, tell?: Telling): void {
  for (let seat = 0; seat < s.plans.length; seat++) {
    const choice = choices[seat];
    const cells = choice?.kind === 'plan' ? choice.cells : NO_CELLS;
    s.plans[seat] = cells;
    s.reserve[seat] = s.reserve[seat]! - sizeOf(cells);
  }
  tell?.say({ kind: 'plans-revealed', plans: s.plans.slice() });
  beginDeployment(s, tell);
}
