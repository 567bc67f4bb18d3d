/** The rules of each game, loaded when somebody opens one: for programs that pay for every byte. */
export const rules = {
  'umbra-via': async () => (await import('@penumbra/umbra-via')).umbraVia,
  'via-nebula': async () => (await import('@penumbra/via-nebula')).viaNebula,
  umbrella: async () => (await import('@penumbra/umbrella')).umbrella,
  envyra: async () => (await import('@penumbra/envyra')).envyra,
};
