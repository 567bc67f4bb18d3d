// The game in four pictures, in words: a title and a sentence each.
type Said = readonly [title: string, text: string];

export const INTRO: { readonly [lang in 'en' | 'pl' | 'it']: readonly [Said, Said, Said, Said] } = {
  en: [
    ['Plan in secret', 'Mark one or two tiles. Nobody sees it until all have sealed.'],
    ['There and back', 'Plans are opened together; cubes are deployed in turn, and back again.'],
    ['Most cubes take it', 'A full tile goes to the majority; between equals, to whoever placed last.'],
    ['Before the End Tile falls', 'Sets score, bars open as you own more, and the black tile ends it all.'],
  ],
  pl: [
    ['Zaplanuj w tajemnicy', 'Zaznacz jedną lub dwie płytki. Do odkrycia planów nikt tego nie widzi.'],
    ['Tam i z powrotem', 'Plany odkrywają się razem; sześciany wystawia się po kolei i z powrotem.'],
    ['Zdobywa przewaga', 'Pełną płytkę zdobywa przewaga, a przy remisie ostatni sześcian.'],
    ['Zanim padnie Płytka Końca', 'Zestawy dają punkty, zdobycze otwierają kraty, a czarna płytka kończy grę.'],
  ],
  it: [
    ['Pianifica in segreto', 'Segna una o due tessere. Nessuno le vede finché tutti non hanno sigillato.'],
    ['Andata e ritorno', 'I piani si rivelano insieme; i cubi si schierano a turno, e poi a ritroso.'],
    ['Vince la maggioranza', 'Una tessera completa va alla maggioranza; in parità, all’ultimo cubo.'],
    [
      'Prima che cada la Tessera Finale',
      'Le serie danno punti, le conquiste aprono le sbarre, la tessera nera chiude.',
    ],
  ],
};
