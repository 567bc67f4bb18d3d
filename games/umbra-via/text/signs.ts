// What the signs on the table mean: a name and a sentence each.
type Said = readonly [title: string, text: string];

export const SIGNS: { readonly [lang in 'en' | 'pl' | 'it']: readonly Said[] } = {
  en: [
    ['Energy', 'Counts one in a bid. Laid with its tile; the number says how many lie there.'],
    ['Soul', 'Counts two in a bid, then leaves the game.'],
    ['Open end', 'The path can still go on here.'],
    ['Closed end', 'A neighbour or the hedge ends the path here. A path without open ends is complete.'],
    ['Soul Tile', 'Souls that are still to be freed. At the end of the row the tile itself, with what it counts.'],
    ['Path to win', 'So many tiles have to be in a path for this player to win with it. Gold: the nearest.'],
    ['Leads', 'The highest bid on this tile. Only an outline: by the tie.'],
    ['Order', 'Tiles are laid in this order, fewest flowers first.'],
    ['Tiles to come', 'So many of this shape are still in the stack; the pale number is of those discarded.'],
  ],
  pl: [
    ['Energia', 'W ofercie liczy się za jeden. Trafia do ogrodu z płytką; liczba mówi, ile jej tam leży.'],
    ['Dusza', 'W ofercie liczy się za dwa, potem opuszcza grę.'],
    ['Otwarty wylot', 'Tędy ścieżka może jeszcze biec dalej.'],
    ['Zamknięty wylot', 'Sąsiad albo żywopłot kończy tu ścieżkę. Ścieżka bez otwartych wylotów jest ukończona.'],
    ['Płytka Duszy', 'Dusze, które trzeba jeszcze uwolnić. Na końcu rzędu sama płytka i to, za ile się liczy.'],
    ['Ścieżka do zwycięstwa', 'Tyle płytek musi mieć ścieżka, która da zwycięstwo. Złota: najbliższa.'],
    ['Prowadzenie', 'Najwyższa oferta na tę płytkę. Sam kontur: dzięki torowi remisów.'],
    ['Kolejność', 'W tej kolejności układa się płytki: od najmniejszej liczby kwiatów.'],
    ['Płytki w stosie', 'Tyle płytek tego kształtu jest jeszcze w stosie; blada liczba to odrzucone.'],
  ],
  it: [
    ['Energia', 'In un’offerta vale uno. Entra in giardino con la tessera; il numero dice quanta ce n’è.'],
    ['Anima', 'In un’offerta vale due, poi lascia il gioco.'],
    ['Uscita aperta', 'Di qui il sentiero può ancora proseguire.'],
    ['Uscita chiusa', 'Una vicina o la siepe chiude qui il sentiero. Senza uscite aperte il sentiero è completo.'],
    ['Tessera Anima', 'Le anime ancora da liberare. In fondo alla fila la tessera stessa, con quanto vale.'],
    ['Sentiero per vincere', 'Quante tessere deve avere il sentiero che fa vincere. D’oro: il più vicino.'],
    ['In testa', 'L’offerta più alta su questa tessera. Solo contorno: per spareggio.'],
    ['Ordine', 'Le tessere si posano in quest’ordine: prima quella con meno fiori.'],
    ['Tessere nella pila', 'Quante di questa forma restano nella pila; il numero pallido conta gli scarti.'],
  ],
};
