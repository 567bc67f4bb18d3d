import { type Advice, advicesOf, explain, type Request } from '@penumbra/bots';
import { type GameTypes, Rng, type Seat, whyText } from '@penumbra/kit';
import { lookTogether } from '../crew/bot.ts';
import { Crew } from '../crew/crew.ts';
import { columns } from '../sim/text.ts';
import type { Session } from './session.ts';
import type { Speech } from './speech.ts';

const MS = 1_000;
/** More than it takes on most machines. */
const WHY_MS = 1_000;
const MOST = 5;
/** What is looked at less than this is not worth naming. */
const LEAST = 0.02;

/** The best moves with what they promise, found in the time that an expert takes. */
export function hintText({ table, thinking, speech }: Session, seat: Seat): string {
  const { game, config, steps } = table;
  const seen = table.seen(seat);
  const request = { game, seen, seat, rng: new Rng(`hint/${steps.length}`), budget: {} };
  const learned = lookTogether(request, { level: 'expert', ms: MS, crew: thinking.crew ?? new Crew(0) });
  const advices = advicesOf(learned);
  const { words } = speech;
  const percent = (x: number): string => words.percent(Math.round(100 * x));
  const rows = advices
    .slice(0, MOST)
    .filter(({ share }, i) => i === 0 || share >= LEAST)
    .map(({ move, win, share }) => [game.notation.move(move, config), percent(win ?? 0), percent(share)]);
  const { bestMoves, wins, choose, weight } = words;
  const list = columns([[bestMoves, wins, seen.turn.kind === 'joint' ? choose : weight], ...rows]);
  const why = reasonFor(request, advices, speech);
  return why === '' ? list : `${list}\n\n  ${why}`;
}

/** What speaks for the best move, beside the next best. */
function reasonFor(request: Request, advices: readonly Advice<GameTypes['Move']>[], { text, lang }: Speech): string {
  const { seen, seat } = request;
  const [best] = advices;
  if (!best || !text?.reason) return '';
  const { config } = seen.view;
  const spoken = text.named?.({ names: config.seats.map(text.seat), you: seat }) ?? text;
  const until = performance.now() + WHY_MS;
  const budget = { late: () => performance.now() >= until };
  const [why, other] = explain({ ...request, budget }, advices);
  if (!why) return '';
  const clauses = spoken.reason?.({ move: best.move, seat, seen, why, other }) ?? [];
  return clauses.length === 0 ? '' : `${spoken.move(best.move, config)}: ${whyText(lang, clauses)}`;
}
