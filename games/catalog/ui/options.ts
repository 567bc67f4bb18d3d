// The options of games that have no ui yet, in words. A game with a ui words its own.

interface OptionWords {
  readonly label: string;
  readonly help: string;
  /** Values whose own word would not do. */
  readonly values?: { readonly [value: string]: string };
}
type Options = { readonly [option: string]: OptionWords };

export const optionWords: {
  readonly [id: string]: { readonly en: Options; readonly pl: Options; readonly it: Options };
} = {
  'via-nebula': {
    en: {
      map: {
        label: 'Map',
        help: 'The side of the board: the beginner side is more open, the expert side tighter.',
        values: { beginner: 'Beginner', expert: 'Expert' },
      },
    },
    pl: {
      map: {
        label: 'Mapa',
        help: 'Strona planszy: dla początkujących luźniejsza, dla ekspertów ciaśniejsza.',
        values: { beginner: 'Dla początkujących', expert: 'Dla ekspertów' },
      },
    },
    it: {
      map: {
        label: 'Mappa',
        help: 'Il lato del tabellone: quello per principianti è più aperto, quello per esperti più stretto.',
        values: { beginner: 'Principianti', expert: 'Esperti' },
      },
    },
  },
  umbrella: {
    en: {
      level: { label: 'Level', help: 'The score tile that everybody uses, from simple to demanding.' },
      side: {
        label: 'Side of the tiles',
        help: 'Which side of the choreography tiles starts face up; alone it is always black.',
        values: { white: 'White', black: 'Black' },
      },
    },
    pl: {
      level: { label: 'Poziom', help: 'Kafelek punktacji, którego używają wszyscy: od prostego do wymagającego.' },
      side: {
        label: 'Strona kafelków',
        help: 'Która strona kafelków choreografii jest na początku u góry; w grze solo zawsze czarna.',
        values: { white: 'Biała', black: 'Czarna' },
      },
    },
    it: {
      level: {
        label: 'Livello',
        help: 'La tessera punteggio usata da tutti, dalla più semplice alla più impegnativa.',
      },
      side: {
        label: 'Lato delle tessere',
        help: 'Quale lato delle tessere coreografia è in vista all’inizio; in solitario sempre il nero.',
        values: { white: 'Bianco', black: 'Nero' },
      },
    },
  },
  envyra: {
    en: {
      variant: {
        label: 'Variant',
        help: 'Basic: exactly one cube per player and round, and no way back.',
        values: { standard: 'Standard', basic: 'Basic' },
      },
      equilibrium: {
        label: 'Equilibrium cards',
        help: 'Extra goals at the end: open for all, secret for each, or both.',
        values: { none: 'None', open: 'Open', secret: 'Secret', both: 'Both' },
      },
      endTile: {
        label: 'End Tile',
        help: 'Which End Tile closes the game.',
        values: { standard: 'Standard', alternative: 'Alternative' },
      },
    },
    pl: {
      variant: {
        label: 'Wariant',
        help: 'Podstawowy: dokładnie jedna kostka na gracza i rundę, bez drogi powrotnej.',
        values: { standard: 'Standardowy', basic: 'Podstawowy' },
      },
      equilibrium: {
        label: 'Karty równowagi',
        help: 'Dodatkowe cele na koniec: jawne dla wszystkich, tajne dla każdego albo jedne i drugie.',
        values: { none: 'Brak', open: 'Jawne', secret: 'Tajne', both: 'Oba rodzaje' },
      },
      endTile: {
        label: 'Kafelek końca',
        help: 'Który kafelek końca zamyka grę.',
        values: { standard: 'Standardowy', alternative: 'Alternatywny' },
      },
    },
    it: {
      variant: {
        label: 'Variante',
        help: 'Base: esattamente un cubo per giocatore e round, senza ritorno.',
        values: { standard: 'Standard', basic: 'Base' },
      },
      equilibrium: {
        label: 'Carte equilibrio',
        help: 'Obiettivi in più alla fine: aperti per tutti, segreti per ciascuno, o entrambi.',
        values: { none: 'Nessuna', open: 'Aperte', secret: 'Segrete', both: 'Entrambe' },
      },
      endTile: {
        label: 'Tessera finale',
        help: 'Quale tessera finale chiude la partita.',
        values: { standard: 'Standard', alternative: 'Alternativa' },
      },
    },
  },
};
