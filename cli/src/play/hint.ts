import { advicesOf } from '@penumbra/bots';
import { Rng, type Seat } from '@penumbra/kit';
import { lookTogether } from '../crew/bot.ts';
import { Crew } from '../crew/crew.ts';
import { columns } from '../sim/text.ts';
import type { Session } from './session.ts';

const MS = 1_000;
const MOST = 5;
/** What is looked at less than this is not worth naming. */
const LEAST = 0.02;

/** The best moves with what they promise, found in the time that an expert takes. */
export function hintText({ table, thinking }: Session, seat: Seat): string {
  const { game, config, steps } = table;
  const seen = table.seen(seat);
  const request = { game, seen, seat, rng: new Rng(`hint/${steps.length}`), budget: {} };
  const learned = lookTogether(request, { level: 'expert', ms: MS, crew: thinking.crew ?? new Crew(0) });
  const rows = advicesOf(learned)
    .slice(0, MOST)
    .filter(({ share }, i) => i === 0 || share >= LEAST)
    .map(({ move, win, share }) => [game.notation.move(move, config), percent(win ?? 0), percent(share)]);
  return columns([['best moves', 'wins', seen.turn.kind === 'joint' ? 'choose' : 'weight'], ...rows]);
}

const percent = (x: number): string => `${Math.round(100 * x)} %`;
