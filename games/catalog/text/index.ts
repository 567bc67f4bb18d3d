/** The sentences of the games that have them, a language at a time. */
export const texts = {
  'umbra-via': {
    en: async () => (await import('@penumbra/umbra-via/text/en')).text,
    pl: async () => (await import('@penumbra/umbra-via/text/pl')).text,
    it: async () => (await import('@penumbra/umbra-via/text/it')).text,
  },
  'via-nebula': {
    en: async () => (await import('@penumbra/via-nebula/text/en')).text,
    pl: async () => (await import('@penumbra/via-nebula/text/pl')).text,
    it: async () => (await import('@penumbra/via-nebula/text/it')).text,
  },
  umbrella: {
    en: async () => (await import('@penumbra/umbrella/text/en')).text,
    pl: async () => (await import('@penumbra/umbrella/text/pl')).text,
    it: async () => (await import('@penumbra/umbrella/text/it')).text,
  },
  envyra: {
    en: async () => (await import('@penumbra/envyra/text/en')).text,
    pl: async () => (await import('@penumbra/envyra/text/pl')).text,
    it: async () => (await import('@penumbra/envyra/text/it')).text,
  },
};
