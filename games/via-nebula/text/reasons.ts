// Why a move is good or was not, out of what it leads to.
import { type Clause, pickReasons, type Reasoned } from '@penumbra/kit';
import { contractOf, type TableConfig, tokenOf } from '../src/box.ts';
import type { ViaNebula } from '../src/index.ts';
import { END_CARD_POINTS, EXPLORER_POINTS } from '../src/words.ts';
import { carriedText } from './carried.ts';
import type { Names, Reason, ReasonKind, Words } from './words.ts';

export function reasonText(words: Words, names: Names, reasoned: Reasoned<ViaNebula>): readonly Clause[] {
  const { config } = reasoned.seen.view;
  const picked = pickReasons(reasoned, (event) => worthTo(reasoned, event as Reason)).map(({ when, event }) => ({
    when,
    text: words.reasons[event.kind as ReasonKind](event as never, names, pointsOf(event as Reason, config)),
  }));
  if (picked.length > 0) return picked;
  const text = carriedText(words, names, reasoned);
  return text === undefined ? [] : [{ when: 'now', text }];
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
