export { cards } from './cards.ts';
export { optionWords } from './options.ts';

/** The games that have a board of their own; loaded when somebody opens one. The others are played on the text board. */
export const uis = {
  'umbra-via': async () => (await import('@penumbra/umbra-via/ui')).ui,
};
