export { cards } from './cards.ts';
export { rankWords } from './ranks.ts';

/** The games that have a board of their own; loaded when somebody opens one. The others are played on the text board. */
export const uis = {
  'umbra-via': async () => (await import('@penumbra/umbra-via/ui')).ui,
  'via-nebula': async () => (await import('@penumbra/via-nebula/ui')).ui,
  umbrella: async () => (await import('@penumbra/umbrella/ui')).ui,
  envyra: async () => (await import('@penumbra/envyra/ui')).ui,
};
