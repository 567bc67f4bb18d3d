import type { Law } from '../law.ts';
import { copiesStay } from './copies.ts';
import { factsAreTrue, gamesEnd, piecesStay } from './ending.ts';
import { legalIsExact, someoneMoves } from './legality.ts';
import { printsAndParses } from './notation.ts';
import { recordsReplay } from './records.ts';

/** Every law that play can break, by its number; law 14 is about stored records (`goldenRecords`). */
export const LAWS: readonly Law[] = [
  someoneMoves,
  legalIsExact,
  gamesEnd,
  copiesStay,
  printsAndParses,
  recordsReplay,
  piecesStay,
  factsAreTrue,
];
