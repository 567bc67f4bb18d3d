import { frameDrawn } from '../app/clock.ts';
import { learnFrom } from '../session/fair.ts';
import { tables } from '../session/tables.ts';
import { think } from '../think/thinker.ts';
import type { LocalWorld } from './local.ts';

/** This browser: its worker, its storage, its clock. */
export const browserWorld = (pace: LocalWorld['pace']): LocalWorld => ({
  think,
  pace,
  frame: frameDrawn,
  save: (saved, summary) => {
    tables.save(saved, summary);
    learnFrom(tables, saved.journal.game, saved, summary);
  },
  now: () => Date.now(),
});
