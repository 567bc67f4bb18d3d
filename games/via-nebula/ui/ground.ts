// What the ground's drawing depends on, and the ways trodden through it.
import type { View } from '../src/view.ts';
import type { Hex } from '../src/words.ts';
import { atlasOfView, isOpen, spread } from './survey.ts';

/** A bend through one meadow, and how many ways lead along it. */
export interface Trail {
  readonly from: Hex;
  readonly over: Hex;
  readonly to: Hex;
  readonly ways: number;
}

/** Exploitations, by hex. */
const exploitedHexes = (v: View): readonly Hex[] =>
  v.goods.flatMap((goods, meadow) => (goods === 0 ? [] : [atlasOfView(v).meadows[meadow] as Hex]));

export function trailsOf(v: View): readonly Trail[] {
  const { ruins } = atlasOfView(v);
  const worn = new Map<string, { from: Hex; over: Hex; to: Hex; ways: number }>();
  for (const start of exploitedHexes(v)) {
    const came = spread(v, start);
    for (const ruin of ruins) {
      if (came[ruin] === -1) continue;
      let after = ruin;
      for (let over = came[ruin] as Hex; over !== start; over = came[over] as Hex) {
        const [from, to] = [came[over] as Hex, after].sort((a, b) => a - b) as [Hex, Hex];
        const key = `${from} ${over} ${to}`;
        const trail = worn.get(key) ?? { from, over, to, ways: 0 };
        trail.ways++;
        worn.set(key, trail);
        after = over;
      }
    }
  }
  return [...worn.values()];
}

/** Equal words, equal drawings: which hexes are open, and where goods set out. */
export const groundSign = (v: View): string =>
  `${v.sets.slice(0, atlasOfView(v).words).join()} ${exploitedHexes(v).join(',')}`;

export const mistHexes = (v: View): readonly Hex[] => atlasOfView(v).mist.filter((hex) => !isOpen(v, hex));
export const mistSign = (v: View): string => mistHexes(v).join(',');
