// What the home page says about each game without loading its board.

interface Words {
  readonly tagline: string;
  readonly about: string;
}
interface Card {
  readonly name: string;
  readonly players: readonly [min: number, max: number];
  /** How long a game takes people who know it. */
  readonly minutes: number;
  /** 1 light, 2 medium, 3 heavy. */
  readonly weight: 1 | 2 | 3;
  /** The table of a first game: the one that the guide leads into. */
  readonly firstTable: { readonly seats: readonly string[]; readonly options: { readonly [option: string]: string } };
  readonly en: Words;
  readonly pl: Words;
  readonly it: Words;
}

export const cards: { readonly [id: string]: Card } = {
  'umbra-via': {
    name: 'Umbra Via',
    players: [2, 4],
    minutes: 40,
    weight: 2,
    firstTable: { seats: ['purple', 'blue', 'red'], options: {} },
    en: {
      tagline: 'Secret bids, glowing paths',
      about:
        'Bid flowers in secret for path tiles, lay them in the night garden, and harvest souls when a path closes.',
    },
    pl: {
      tagline: 'Tajne licytacje, świetliste ścieżki',
      about:
        'Kwiatami licytuj w tajemnicy płytki ścieżek, układaj je w nocnym ogrodzie i zbieraj dusze, gdy ścieżka się zamknie.',
    },
    it: {
      tagline: 'Offerte segrete, sentieri luminosi',
      about:
        'Offri fiori in segreto per le tessere sentiero, posale nel giardino notturno e raccogli anime quando un sentiero si chiude.',
    },
  },
  'via-nebula': {
    name: 'Via Nebula',
    players: [2, 4],
    minutes: 60,
    weight: 2,
    firstTable: { seats: ['blue', 'black'], options: {} },
    en: {
      tagline: 'Clear the mist, share the roads',
      about: 'Clear the mist, carry resources over anybody’s meadows, and be the first to build five buildings.',
    },
    pl: {
      tagline: 'Rozprosz mgłę, dziel się drogami',
      about:
        'Rozpraszaj mgłę między surowcami a ruinami, przewoź surowce przez łąki wszystkich graczy i realizuj kontrakty, by wznieść pięć budynków.',
    },
    it: {
      tagline: 'Dirada la nebbia, condividi le vie',
      about:
        'Dirada la nebbia tra risorse e rovine, trasporta risorse sui prati di tutti e completa contratti per costruire cinque edifici.',
    },
  },
  umbrella: {
    name: 'Umbrella',
    players: [1, 4],
    minutes: 30,
    weight: 1,
    firstTable: { seats: ['violet', 'teal'], options: {} },
    en: {
      tagline: 'Choreographies in the rain',
      about: 'Slide coloured umbrellas across your stage until four of one colour dance the figure that a tile shows.',
    },
    pl: {
      tagline: 'Choreografie w deszczu',
      about: 'Wsuwaj kolorowe parasole na swoją scenę, aż cztery jednego koloru utworzą choreografię z płytki.',
    },
    it: {
      tagline: 'Coreografie sotto la pioggia',
      about:
        'Fai scivolare ombrelli colorati sul tuo palco finché quattro dello stesso colore formano la coreografia di una tessera.',
    },
  },
  envyra: {
    name: 'Envyra',
    players: [2, 4],
    minutes: 35,
    weight: 2,
    firstTable: { seats: ['purple', 'gray'], options: {} },
    en: {
      tagline: 'Elements in balance',
      about: 'Mark tiles in secret, reveal together, and capture what others wanted before the End Tile falls.',
    },
    pl: {
      tagline: 'Żywioły w równowadze',
      about:
        'Zaznaczaj płytki w tajemnicy, odkrywaj plan razem z innymi, wystawiaj sześciany tam i z powrotem i zdobywaj płytki, zanim padnie Płytka Końca.',
    },
    it: {
      tagline: 'Elementi in equilibrio',
      about:
        'Segna tessere in segreto, rivela insieme agli altri, schiera cubi all’andata e al ritorno e conquista tessere prima che cada la Tessera Finale.',
    },
  },
};
