// What the home page says about each game without loading its board.

interface Words {
  readonly tagline: string;
  readonly about: string;
}
interface Card {
  readonly name: string;
  readonly en: Words;
  readonly pl: Words;
  readonly it: Words;
}

export const cards: { readonly [id: string]: Card } = {
  'umbra-via': {
    name: 'Umbra Via',
    en: {
      tagline: 'Secret bids, glowing paths',
      about:
        'Bid flowers in secret for path tiles, lay them in the night garden, and harvest souls when a path closes.',
    },
    pl: {
      tagline: 'Tajne licytacje, świetliste ścieżki',
      about:
        'Licytuj w tajemnicy kwiatami o kafelki ścieżek, układaj je w nocnym ogrodzie i zbieraj dusze, gdy ścieżka się zamknie.',
    },
    it: {
      tagline: 'Offerte segrete, sentieri luminosi',
      about:
        'Offri fiori in segreto per le tessere sentiero, posale nel giardino notturno e raccogli anime quando un sentiero si chiude.',
    },
  },
  'via-nebula': {
    name: 'Via Nebula',
    en: {
      tagline: 'Clear the mist, share the roads',
      about:
        'Clear the mist between resources and ruins, carry goods along anybody’s meadows, and fulfil contracts to build five buildings.',
    },
    pl: {
      tagline: 'Rozprosz mgłę, dziel drogi',
      about:
        'Rozpraszaj mgłę między surowcami a ruinami, przewoź towary przez łąki wszystkich graczy i wypełniaj kontrakty, by wznieść pięć budowli.',
    },
    it: {
      tagline: 'Dirada la nebbia, condividi le vie',
      about:
        'Dirada la nebbia tra risorse e rovine, trasporta merci sui prati di tutti e adempi contratti per erigere cinque edifici.',
    },
  },
  umbrella: {
    name: 'Umbrella',
    en: {
      tagline: 'Choreographies in the rain',
      about: 'Slide coloured umbrellas across your stage until four of one colour dance the figure that a tile shows.',
    },
    pl: {
      tagline: 'Choreografie w deszczu',
      about: 'Przesuwaj kolorowe parasole po swojej scenie, aż cztery jednego koloru zatańczą figurę z kafelka.',
    },
    it: {
      tagline: 'Coreografie nella pioggia',
      about:
        'Fai scorrere ombrelli colorati sul tuo palco finché quattro di un colore danzano la figura di una tessera.',
    },
  },
  envyra: {
    name: 'Envyra',
    en: {
      tagline: 'Elements in balance',
      about:
        'Mark tiles in secret, reveal together, deploy cubes there and back, and capture tiles before the End Tile falls.',
    },
    pl: {
      tagline: 'Żywioły w równowadze',
      about:
        'Zaznaczaj kafelki w tajemnicy, ujawniaj razem, wystawiaj kostki tam i z powrotem i zdobywaj kafelki, zanim padnie ostatni.',
    },
    it: {
      tagline: 'Elementi in equilibrio',
      about:
        'Segna tessere in segreto, rivela insieme agli altri, schiera cubi all’andata e al ritorno e conquista tessere prima che cada quella finale.',
    },
  },
};
