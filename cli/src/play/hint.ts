import { advise } from '@penumbra/bots';
import { Rng, type Seat, type Table } from '@penumbra/kit';
import { columns } from '../sim/text.ts';

const MS = 1_000;
const MOST = 5;
/** What is looked at less than this is not worth naming. */
const LEAST = 0.02;

/** The best moves with what they promise, found in the time that an expert takes. */
export function hintText(table: Table, seat: Seat): string {
  const { game, config, steps } = table;
  const seen = table.seen(seat);
  const deadline = performance.now() + MS;
  const late = (): boolean => performance.now() >= deadline;
  const advices = advise({ game, seen, seat, rng: new Rng(`hint/${steps.length}`), budget: { late } });
  const rows = advices
    .slice(0, MOST)
    .filter(({ share }, i) => i === 0 || share >= LEAST)
    .map(({ move, win, share }) => [game.notation.move(move, config), percent(win ?? 0), percent(share)]);
  return columns([['best moves', 'wins', seen.turn.kind === 'joint' ? 'choose' : 'weight'], ...rows]);
}

const percent = (x: number): string => `${Math.round(100 * x)} %`;
