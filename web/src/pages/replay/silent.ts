import type { SessionWorld } from '../../session/session.ts';

/** For a session that is only looked at: nobody plays, nothing is kept. */
export const SILENT_WORLD: SessionWorld = {
  think: () => Promise.reject(new Error('nobody plays here')),
  pace: () => Promise.resolve(),
  frame: () => Promise.resolve(),
  save: () => {},
  now: () => 0,
};
