import { type Refusal, type Seat, unreachable } from '@penumbra/kit';
import type { Telling } from '../finish.ts';
import type { State } from '../state.ts';
import { type DeployMove, legalDeploys, mayDeploy, playDeploy, refuseDeploy } from './deploy.ts';
import { legalPlans, mayPlan, type PlanMove, refusePlan } from './plan.ts';
import type { RefusalCode } from './refusal.ts';
import { legalRemovals, mayRemove, playRemoval, type RemoveMove, refuseRemoval } from './remove.ts';

export type Move = PlanMove | DeployMove | RemoveMove;

const NONE: readonly Move[] = Object.freeze([]);

export function legal(s: State, seat: Seat): readonly Move[] {
  if (mayPlan(s, seat)) return legalPlans(s, seat);
  if (mayDeploy(s, seat)) return legalDeploys(s, seat);
  return mayRemove(s, seat) ? legalRemovals(s, seat) : NONE;
}

export function refuse(s: State, seat: Seat, move: Move): Refusal<RefusalCode> | undefined {
  switch (move.kind) {
    case 'plan':
      return refusePlan(s, seat, move);
    case 'deploy':
      return refuseDeploy(s, seat, move);
    case 'remove':
      return refuseRemoval(s, seat, move);
    default:
      return unreachable(move);
  }
}

export function play(s: State, seat: Seat, move: Move, tell?: Telling): void {
  switch (move.kind) {
    case 'deploy':
      playDeploy(s, seat, move, tell);
      return;
    case 'remove':
      playRemoval(s, seat, move, tell);
      return;
    case 'plan':
      throw new Error('a plan is carried out together with the others');
    default:
      unreachable(move);
  }
}
