import type { Law } from '../law.ts';
import { natureIsSound, picksAreFair } from './chance.ts';
import { copiesStay } from './copies.ts';
import { unseenVaries } from './diversity.ts';
import { factsAreTrue, gamesEnd, piecesStay } from './ending.ts';
import { natureIsFair, worldsAreLikely } from './fairness.ts';
import { orderIsNothing } from './joint.ts';
import { journalIsTheTable } from './journal.ts';
import { viewsAreComplete } from './knowledge.ts';
import { legalIsExact, someoneMoves } from './legality.ts';
import { printsAndParses } from './notation.ts';
import { recordsReplay } from './records.ts';
import { nothingLeaks } from './secrecy.ts';
import { undoIsHarmless } from './undo.ts';

/** Every law that play can break, by its number; law 14 is about stored records (`goldenRecords`). */
export const LAWS: readonly Law[] = [
  someoneMoves,
  legalIsExact,
  gamesEnd,
  copiesStay,
  printsAndParses,
  recordsReplay,
  viewsAreComplete,
  unseenVaries,
  nothingLeaks,
  undoIsHarmless,
  orderIsNothing,
  piecesStay,
  factsAreTrue,
  picksAreFair,
  natureIsSound,
  journalIsTheTable,
  natureIsFair,
  worldsAreLikely,
];
