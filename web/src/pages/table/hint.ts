// What a bot would do in one's place, and why.
import type { GameTypes, Link } from '@penumbra/kit';
import { HINT_LEVEL } from '../../think/levels.ts';
import type { Reasons } from '../../think/messages.ts';
import { consider } from '../../think/thinker.ts';

type Move = GameTypes['Move'];

/** One move of a mix, or the next best. */
export interface Rival {
  readonly move: Move;
  readonly win: number | undefined;
  readonly share: number;
}

export type Hint =
  | { readonly kind: 'thinking' }
  | {
      readonly kind: 'move';
      readonly move: Move;
      /** The expected share of the victory after it; undefined where nothing was weighed. */
      readonly win: number | undefined;
      /** A secret choice should not be guessed: how often to make this one, 0 to 1. */
      readonly share: number | undefined;
      readonly next: Rival | undefined;
      /** What it leads to, and what the next best does. */
      readonly reasons: Reasons | undefined;
    };

export async function hintFor({ game, config, seen }: Link): Promise<Extract<Hint, { kind: 'move' }> | undefined> {
  const chosen = await consider({ game, seen, level: HINT_LEVEL, key: `hint/${seen.step}` }).catch(() => undefined);
  if (!chosen) return undefined;
  const moveOf = (text: string): Move | undefined => seen.legal.find((one) => game.notation.move(one, config) === text);
  const move = moveOf(chosen.move);
  if (!move) return undefined;
  const own = chosen.opinions.find((one) => one.move === chosen.move);
  const [other] = chosen.opinions.filter((one) => one.move !== chosen.move && one.win !== undefined);
  const rival = other && moveOf(other.move);
  return {
    kind: 'move',
    move,
    win: own?.win,
    share: seen.turn.kind === 'joint' ? own?.share : undefined,
    next: rival && other && { move: rival, win: other.win, share: other.share },
    reasons: chosen.reasons,
  };
}
