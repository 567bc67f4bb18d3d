import { judgeBy, ownerOf, type SearchAdvice, type Seat, thingOf } from '@penumbra/kit';
import { meadowAt } from './atlas.ts';
import { contractOf, tokenOf } from './box.ts';
import { features } from './features.ts';
import { countOf, type Goods, goodsOf, NO_GOODS, onlyKind, plus, sizeOf } from './goods.ts';
import { levels } from './levels.ts';
import { paidGoods, paymentsFor } from './moves/build.ts';
import { siteAt } from './moves/carry.ts';
import type { Move } from './moves/move.ts';
import { ratings } from './ratings.generated.ts';
import { result } from './scoring.ts';
import { NONE, type State } from './state.ts';
import { weights } from './weights.ts';
import { type Contract, EVERY_RESOURCE, type Resource } from './words.ts';

/** How much nearer some contract is to a site by one more resource: the fewer are missing then, the better. */
function usefulness(s: State, seat: Seat, index: number, kind: Resource): number {
  const goods = s.siteGoods[index] ?? NO_GOODS;
  const more = plus(goods, goodsOf(kind, 1));
  let best = -1;
  const consider = (contract: Contract): void => {
    const card = contractOf(s.config, contract);
    for (const payment of paymentsFor(card)) {
      const paid = paidGoods(card, payment);
      if (countOf(paid, kind) <= countOf(goods, kind)) continue;
      best = Math.max(best, 4 - 1.2 * missingOf(paid, more) - 0.6 * missingOf(more, paid));
    }
  };
  for (const entry of s.hands) if (ownerOf(entry) === seat) consider(thingOf(entry));
  for (const contract of s.open) if (contract !== NONE) consider(contract);
  return best;
}

/** How many of one heap are not in the other. */
function missingOf(wanted: Goods, goods: Goods): number {
  let missing = 0;
  for (const kind of EVERY_RESOURCE) missing += Math.max(0, countOf(wanted, kind) - countOf(goods, kind));
  return missing;
}

function promise(s: State, seat: Seat, move: Move): number {
  const { atlas } = s.config.box;
  switch (move.kind) {
    case 'build': {
      const card = contractOf(s.config, move.contract);
      const index = siteAt(s, seat, move.at, move.nth);
      return 10 + card.points - sizeOf(s.siteGoods[index] ?? NO_GOODS) + card.size;
    }
    case 'carry': {
      const kind = move.resource ?? onlyKind(s.goods[meadowAt(atlas, move.from) ?? NONE] ?? NO_GOODS);
      return kind === -1 ? 0 : usefulness(s, seat, siteAt(s, seat, move.at, move.nth), kind);
    }
    case 'craft':
      return 1 + tokenOf(s.config, (s.tokens[meadowAt(atlas, move.at) ?? NONE] ?? 0) - 1).points;
    case 'site':
      return s.siteStock[seat] === 3 ? 2 : 0.5;
    case 'explore':
      return 1;
    case 'deliver':
      return usefulness(s, seat, siteAt(s, seat, move.at, move.nth), move.resource);
    case 'skip':
      return 0;
    default:
      return 1;
  }
}

// Found by sequential tests (docs/decisions/004).
const search: SearchAdvice = { rethink: 16 };

const judgement = judgeBy({ features, weights, result });

export const hints = { ...judgement, features, weights, promise, search, levels, ratings };
