// Why a move is good or was not, out of what it leads to.
import { type Clause, pickReasons, type Reasoned, sameText, speech, thingsOf } from '@penumbra/kit';
import { contractOf, type TableConfig, tokenOf } from '../src/box.ts';
import type { ViaNebula } from '../src/index.ts';
import { END_CARD_POINTS, EXPLORER_POINTS } from '../src/words.ts';
import { carriedText } from './carried.ts';
import type { Names, Reason, Words } from './words.ts';

export function reasonText(words: Words, names: Names, reasoned: Reasoned<ViaNebula>): readonly Clause[] {
  const picked = pickReasons(reasoned, (event) => worthTo(reasoned, event as Reason)).map(({ when, event, same }) => ({
    when,
    text: same === undefined ? eventText(words, names, reasoned, event as Reason) : sameText(words.lang, names, same),
  }));
  if (picked.length > 0) return picked;
  const text = carriedText(words, names, reasoned);
  return text === undefined ? [] : [{ when: 'now', text }];
}

/** What the move says itself is not said again. */
function eventText(words: Words, names: Names, { move, seat, seen }: Reasoned<ViaNebula>, event: Reason): string {
  const { config, done } = seen.view;
  const points = pointsOf(event, config);
  const isMove = move?.kind === 'build' && event.kind === 'building-erected';
  if (isMove && event.seat === seat && event.contract === move.contract) {
    return `${speech.small(words.gains.nth(thingsOf(done, seat).length + 1))}: ${speech.signed(points)}`;
  }
  return words.reasons[event.kind](event as never, names, points);
}

const VICTORY = 1_000;

/** What whoever it is about gets by it in points, as far as they are printed. */
function pointsOf(event: Reason, config: TableConfig): number {
  switch (event.kind) {
    case 'end-card-taken':
      return END_CARD_POINTS;
    case 'building-erected':
      return contractOf(config, event.contract).points;
    case 'craftsman-placed':
      return tokenOf(config, event.token).points;
    case 'explorer-uncovered':
      return EXPLORER_POINTS;
    default:
      return 0;
  }
}

/** A building is what everything else is for. */
const MORE = { 'end-card-taken': 10, 'building-erected': 4, 'craftsman-placed': 1, 'explorer-uncovered': 0 } as const;
const OTHER = { 'action-gained': 1, 'turn-lost': -3 } as const;

function worthTo({ seat, seen }: Reasoned<ViaNebula>, event: Reason): number {
  if (event.kind === 'won') return event.winners.includes(seat) ? VICTORY : -VICTORY;
  const sign = event.seat === seat ? 1 : -1;
  if (event.kind === 'action-gained' || event.kind === 'turn-lost') return sign * OTHER[event.kind];
  return sign * (pointsOf(event, seen.view.config) + MORE[event.kind]);
}
