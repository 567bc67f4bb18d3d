// The game in four pictures, in words: a title and a sentence each.
type Said = readonly [title: string, text: string];

export const INTRO: { readonly [lang in 'en' | 'pl' | 'it']: readonly [Said, Said, Said, Said] } = {
  en: [
    ['Draw three', 'Energy and souls come out of your bag. Nobody else sees them.'],
    ['Bid in secret, twice', 'Every flower goes on one of four tiles. All bids are opened together.'],
    ['Lay what you won', 'The highest bid wins the tile; its energy goes with it into the garden.'],
    ['Complete a path', 'Most energy on it frees a soul per tile, each next rank half of that.'],
  ],
  pl: [
    ['Dobierz trzy', 'Z woreczka wychodzą energia i dusze. Nikt inny ich nie widzi.'],
    ['Licytuj w tajemnicy, dwa razy', 'Każdy kwiat trafia na jedną z czterech płytek. Oferty odkrywają się naraz.'],
    ['Połóż wygraną płytkę', 'Najwyższa oferta wygrywa płytkę; jej energia trafia z nią do ogrodu.'],
    ['Ukończ ścieżkę', 'Pierwsze miejsce uwalnia jedną duszę za płytkę, każde następne połowę tego.'],
  ],
  it: [
    ['Pesca tre fiori', 'Dal sacchetto escono energie e anime. Nessun altro le vede.'],
    ['Offri in segreto, due volte', 'Ogni fiore va su una di quattro tessere. Le offerte si rivelano insieme.'],
    ['Posa ciò che hai vinto', 'L’offerta più alta vince la tessera; la sua energia entra con lei nel giardino.'],
    ['Completa un sentiero', 'Chi ha più energia libera un’anima per tessera, ogni posizione seguente la metà.'],
  ],
};
