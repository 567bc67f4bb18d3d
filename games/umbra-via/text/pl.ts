import { bound, type Seat, speech } from '@penumbra/kit';
import { MOST_SOULS } from '../src/gist.ts';
import { bidText, cellsText, cellText, hasNeutral, NUMERALS, plural, textOf, tileWords } from './sentences.ts';
import type { Names, Words } from './words.ts';

const n = plural('pl');
/** In the accusative. */
const freed = (count: number): string => n(count, { one: 'duszę', few: 'dusze', many: 'dusz', other: 'duszy' });
const souls = (count: number): string => n(count, { one: 'dusza', few: 'dusze', many: 'dusz', other: 'duszy' });
const tiles = (count: number): string => n(count, { one: 'płytka', few: 'płytki', many: 'płytek', other: 'płytki' });
const ofTiles = (count: number): string => n(count, { one: 'płytki', few: 'płytek', many: 'płytek', other: 'płytki' });
const energy = (count: number): string =>
  n(count, { one: 'energia', few: 'energie', many: 'energii', other: 'energii' });

const won = (winners: readonly Seat[], c: Names): string =>
  winners.length === 1
    ? c.who(winners[0] as Seat, 'Wygrywasz', 'wygrywa')
    : `Wspólne zwycięstwo: ${c.list(winners.map(c.seat))}`;

export const PL: Words = {
  lang: 'pl',
  name: 'Umbra Via',
  tagline: 'Tajne licytacje, ogród ścieżek, rozkwitające dusze',
  about:
    'Wszyscy w tajemnicy licytują kwiatami cztery płytki ścieżek. Zwycięzcy układają je w ogrodzie, a ścieżka zamknięta ze wszystkich stron zostaje przywołana i uwalnia dusze. Wygrywa ten, kto pierwszy zdobędzie własną Płytkę Duszy.',
  colours: { purple: 'Fioletowy', blue: 'Niebieski', red: 'Czerwony', yellow: 'Żółty', neutral: 'Neutralny' },
  options: {
    edition: {
      label: 'Edycja',
      help: 'W edycji prototypowej zalicytowane dusze wracają do woreczka, a Płytka Duszy liczy się jak jedna dusza zamiast dwóch.',
      values: { published: 'Wydana', prototype: 'Prototypowa' },
    },
    specialTiles: {
      label: 'Płytki specjalne',
      help: 'Dodaje do stosu po jednej: Różę Wiatrów, Pustkę i Blokadę.',
      values: { true: 'Z nimi', false: 'Bez nich' },
    },
    neutral: {
      label: 'Kolor neutralny',
      help: 'Dla dwóch osób: trzeci kolor bez gracza walczy o każdą ścieżkę i może wywołać nagłą śmierć.',
      values: { true: 'Z nim', false: 'Bez niego' },
    },
    claim: {
      label: 'Cena Płytki Duszy',
      help: 'Instrukcja mówi, że Płytka Duszy liczy się jak dwie dusze, ale nie podaje tego jako warunku. Według naszego rozstrzygnięcia to warunek. Przy cenie jednej duszy wystarczy zdobyć o jedną więcej, niż na niej zostało.',
      values: { two: 'Dwie dusze', one: 'Jedna dusza' },
    },
  },
  kinds: {
    energy,
    soul: souls,
    neutralEnergy: (count) =>
      n(count, {
        one: 'neutralna energia',
        few: 'neutralne energie',
        many: 'neutralnych energii',
        other: 'neutralnej energii',
      }),
    neutralSoul: (count) =>
      n(count, { one: 'neutralna dusza', few: 'neutralne dusze', many: 'neutralnych dusz', other: 'neutralnej duszy' }),
  },
  shapes: {
    straight: 'prosta',
    bend: 'zakręt',
    tee: 'rozwidlenie',
    'four-point': 'Róża Wiatrów',
    void: 'Pustka',
    block: 'Blokada',
  },
  sides: ['północ', 'wschód', 'południe', 'zachód'],
  slot: (numeral) => `nisza ${numeral}`,
  you: 'ty',
  events: {
    'tiebreak-set': ({ order }, c) => `Tor remisów: ${order.map(c.seat).join(', ')}.`,
    'stack-renewed': () => 'Odrzucone płytki wtasowano do stosu.',
    'tiles-revealed': ({ tiles: revealed }) =>
      revealed.length === 0
        ? 'Nie ma już płytek do odkrycia.'
        : `Na ołtarzu: ${revealed.map((tile, i) => `${NUMERALS[i]} ${tileWords(PL, tile)}`).join(', ')}.`,
    'flowers-drawn': ({ seat, hand }, c) => `${c.who(seat, 'Dobierasz', 'dobiera')}: ${c.flowers(hand)}.`,
    'hand-drawn': () => undefined,
    'bids-revealed': ({ bids }, c) =>
      `Oferty: ${bids.map((slots, seat) => `${c.seat(seat as never)} – ${bidText(PL, slots, c)}`).join('; ')}.`,
    'hands-returned': () => 'Nie ma czego licytować: dobrane kwiaty wracają do woreczków.',
    'tile-discarded': ({ slot: at, tile }) => `Odrzucono płytkę ${NUMERALS[at]}: ${tileWords(PL, tile)}.`,
    'order-fixed': ({ order }) =>
      order.length === 0
        ? 'W tej rundzie nikt nie układa płytek.'
        : `Kolejność układania: ${order.map((at) => NUMERALS[at]).join(', ')}.`,
    'tile-won': ({ slot: at, seat, worth, tie }, c) =>
      `${c.who(seat, 'Wygrywasz', 'wygrywa')} płytkę ${NUMERALS[at]} ofertą ${worth}${tie ? ', dzięki torowi remisów' : ''}.`,
    'tile-placed': ({ seat, cell, tile }, c) =>
      `${c.who(seat, 'Kładziesz', 'kładzie')} na ${cellText(cell)}: ${tileWords(PL, tile)}.`,
    'energy-moved': ({ from, to, energy: heap }, c) => `Energia: ${cellText(from)} → ${cellText(to)}: ${c.heap(heap)}.`,
    'energy-dropped': ({ seat, cell, energy: heap }, c) =>
      `${c.who(seat, 'Zostawiasz', 'zostawia')} kwiaty na ${cellText(cell)}: ${c.heap(heap)}.`,
    'path-summoned': ({ cells, energy: heap, taken, heir }, c) =>
      `Przywołano ścieżkę ${cellsText(cells)}. Energia: ${c.heap(heap)}. Dusze: ${c.counts(taken)}.${heir === undefined || !hasNeutral(heap, taken) ? '' : ` ${c.who(heir, 'Zabierasz', 'zabiera')} neutralne kwiaty.`}`,
    'four-point-cleared': ({ cell }) => `Róża Wiatrów znika z pola ${cellText(cell)}.`,
    'sudden-death-begun': () => 'Nagła śmierć: od teraz każda płytka ścieżki liczy się podwójnie.',
    'soul-tile-claimed': ({ seat }, c) => `${c.who(seat, 'Zdobywasz', 'zdobywa')} Płytkę Duszy!`,
    'round-begun': ({ round }) => `Runda ${round}.`,
    'game-ended': ({ winners, ending }, c) => `${won(winners, c)}. ${speech.capital(PL.endings[ending])}.`,
  },
  led: (seat, cell, open, c) =>
    `${c.who(seat, 'masz', 'ma')} najwięcej energii na ścieżce przez ${cell} (otwarte wyloty: ${open})`,
  reasons: {
    won: ({ winners }, c) =>
      winners.length === 1
        ? c.who(winners[0] as Seat, 'wygrywasz partię', 'wygrywa partię')
        : `jest wspólne zwycięstwo: ${c.list(winners.map(c.seat))}`,
    'soul-tile-claimed': ({ seat }, c) =>
      c.who(seat, 'zdobywasz Płytkę Duszy i wygrywasz', 'zdobywa Płytkę Duszy i wygrywa'),
    'path-summoned': ({ taken }, c, seat) =>
      c.shares(
        taken,
        seat,
        (who, count) =>
          `${c.who(who, 'uwalniasz ścieżką', 'uwalnia ścieżką')} ${count === MOST_SOULS ? 'najwięcej dusz' : freed(count)}`,
      ),
    'tile-won': ({ seat, slot: at }, c) => `${c.who(seat, 'wygrywasz', 'wygrywa')} płytkę ${NUMERALS[at]}`,
  },
  moments: {
    revealed: 'Na ołtarzu leżą nowe płytki',
    bids: 'Oferty są odkryte',
    summoned: (count) => `Przywołanie ścieżki: ${tiles(count)}`,
  },
  goal: (leader, who, count) => {
    const left = `zostało: ${souls(count)}`;
    const lead = leader === 'nobody' ? '' : leader === 'you' ? ` Prowadzisz, ${left}.` : ` Na czele: ${who}, ${left}.`;
    return `uwolnij wszystkie dusze, a potem zdobądź swoją Płytkę Duszy.${lead}`;
  },
  why: {
    'soul-tile': (winners, c) =>
      winners.length === 1
        ? `${c.who(winners[0] as never, 'Zdobywasz', 'zdobywa')} ostatnie dusze, a wraz z nimi Płytkę Duszy.`
        : `Jedna ścieżka daje Płytkę Duszy każdemu z nich: ${c.list(winners.map(c.seat))}.`,
    exhausted: (_winners, _c, count) => `Woreczki są puste, więc decydują pozostałe dusze; najmniej: ${count}.`,
    long: (_winners, _c, count) => `Minęło 50 rund, więc decydują pozostałe dusze; najmniej: ${count}.`,
  },
  moves: {
    bid: (what) => `Licytuj: ${what}`,
    place: (cell) => `Połóż płytkę na ${cell}`,
    drop: (cell) => `Zostaw kwiaty na ${cell}`,
    shift: (cell) => `Przenieś kwiaty na ${cell}`,
    summon: (cell) => `Przywołaj ścieżkę z ${cell}`,
  },
  emptyBid: 'Złóż pustą ofertę',
  bidOn: (flowers, on) => `${flowers} na ${on}`,
  refusals: {
    'wrong-phase': () => 'To nie pora na ten ruch.',
    'slot-empty': (at) => `W niszy ${at} nie ma płytki.`,
    'slot-blocked': (at) => `W niszy ${at} leży Blokada: nikt nie może jej licytować.`,
    'flowers-not-in-hand': (at) => `Nie masz tylu kwiatów w ręce: ${at}.`,
    'flowers-left-over': (at) => `Każdy dobrany kwiat trzeba zalicytować. W ręce zostaje: ${at}.`,
    'cell-occupied': (at) => `Na ${at} leży już płytka.`,
    'first-tile-not-central': (at) => `Pierwsza płytka trafia na jedno z czterech środkowych pól, nie na ${at}.`,
    'not-next-to-a-tile': (at) => `Pole ${at} nie sąsiaduje z żadną płytką; nowa musi stykać się bokiem z inną.`,
    'no-tile-there': (at) => `Kwiaty muszą przejść na płytkę, a pole ${at} jest puste.`,
    'not-next-to-four-point': (at) => `Pole ${at} nie leży obok Róży Wiatrów.`,
    'path-not-complete': (at) => `Ścieżka z ${at} nie jest jedną z tych, które są teraz ukończone.`,
    'not-an-order-of-the-seats': () => 'Na torze remisów każdy gracz stoi dokładnie raz.',
    'wrong-number-of-tiles': () => 'Odkrywa się tyle płytek, ile jest nisz ołtarza, albo tyle, ile zostało.',
    'not-in-the-stack': (at) => `W stosie nie ma już takiej płytki: ${at}.`,
    'wrong-number-of-flowers': (at) => `Dobiera się trzy kwiaty albo tyle, ile zostało w woreczku: ${at}.`,
    'not-in-the-bag': (at) => `Tego nie ma w woreczku: ${at}.`,
    'game-over': () => 'Partia jest zakończona.',
    'waiting-for-chance': () => 'Trwa dobieranie płytek lub kwiatów.',
    'not-your-turn': () => 'To nie twój ruch.',
    'already-committed': () => 'Twoja oferta jest zapieczętowana. Wycofaj ją, żeby coś zmienić.',
    'nothing-committed': () => 'Nie masz zapieczętowanej oferty, którą można by wycofać.',
    'nothing-to-undo': () => 'Nie ma już nic, co można by cofnąć.',
    'not-waiting-for-chance': () => 'Teraz niczego się nie dobiera.',
    'no-seed': () => 'Ten stół nie ma ziarna losowania.',
    empty: () => 'Nic nie wpisano.',
    'unknown-word': (at) => `„${at}” nie jest ruchem. Ruchy zaczynają się od bid, place, drop, shift lub summon.`,
    'bad-cell': (at) => `Pole to litera od a do d i liczba od 1 do 4${at ? `, a nie „${at}”` : ''}.`,
    'bad-slot': (at) => `Nisze zapisuje się od 1 do 4, na przykład 1:EE${at ? `, a nie „${at}”` : ''}.`,
    'bad-flowers': (at) => `Kwiaty zapisuje się E, S, e, s, najwyżej trzy${at ? `, a nie „${at}”` : ''}.`,
    'bad-tile': (at) => `„${at}” nie jest płytką.`,
    'bad-seat': (at) => `„${at}” nie gra przy tym stole.`,
  },
  elements: {
    board: 'ogród',
    altar: 'ołtarz',
    hand: 'twoja ręka',
    commit: 'przycisk „Zapieczętuj ofertę”',
    tiebreak: 'tor remisów',
    supply: 'stos i odrzucone płytki',
    'soul tile': 'Płytka Duszy',
    bag: 'woreczek',
    order: 'kolejność układania',
    status: 'Stan gry',
    seats: 'Gracze',
    round: 'Runda',
    phase: 'Faza',
    bid: 'Licytacja',
    bids: 'Oferty',
    souls: 'Pozostałe dusze',
    bags: 'Woreczki',
    hands: 'Ręce graczy',
    stack: 'Stos',
    discard: 'Odrzucone płytki',
    box: 'Poza grą',
    tile: 'Płytka',
    placer: 'Układa',
    summoning: 'Ścieżki do przywołania',
    loose: 'Luźne kwiaty',
    suddenDeath: 'Nagła śmierć',
    winners: 'Zwycięstwo',
    reveal: 'odkrycie',
    draw: 'dobieranie',
    place: 'układanie',
    drop: 'zostawienie kwiatów',
    shift: 'przeniesienie kwiatów',
    summon: 'przywołanie',
    over: 'koniec',
    'with hand': '+ ręka',
    tie: 'Remis',
  },
  endings: {
    'soul-tile': 'zdobyto Płytkę Duszy',
    exhausted: 'woreczki są puste, decydują pozostałe dusze',
    long: 'minęło 50 rund, decydują pozostałe dusze',
  },
  items: {
    'souls-left': 'Pozostałe dusze',
    'souls-taken': 'Uwolnione dusze',
    'soul-tile': 'Płytka Duszy',
    bag: 'Kwiaty w woreczku',
  },
  prompts: {
    chance: 'Trwa losowanie…',
    bid: (number) => `Oferta ${number} z 2 – połóż każdy kwiat na płytce`,
    bidEmpty: 'Twój woreczek jest pusty – złóż pustą ofertę',
    sealed: 'Twoja oferta jest zapieczętowana',
    waiting: (names) => `Czekamy na oferty: ${names}`,
    place: (at) => `Połóż płytkę ${at} – wybierz pole`,
    drop: 'Pustka jest twoja – zostaw jej kwiaty na pustym polu',
    shift: 'Róża Wiatrów – przenieś jej kwiaty na sąsiednią płytkę',
    summon: (paths) => `Ukończone ścieżki: ${paths} – wybierz następną`,
    placing: (name, at) => `${name} kładzie płytkę ${at}`,
    choosing: (name) => `${name} wybiera`,
    over: won,
  },
  labels: {
    board: 'Ogród',
    altar: 'Ołtarz',
    hand: 'Twoja ręka',
    handHelp: 'Dotknij płytki ołtarza albo naciśnij 1–4. Dotknij kwiatu tutaj, żeby go zabrać.',
    handHelpTouch: 'Dotknij płytki ołtarza; dotknij tu kwiatu, żeby go zabrać.',
    allAssigned: 'Wszystko rozłożone. Zapieczętuj albo dotknij kwiatu, żeby go zabrać.',
    commit: 'Zapieczętuj ofertę',
    takeBack: 'Wycofaj ofertę',
    clear: 'Wyczyść',
    sealed: 'Twoja oferta jest zapieczętowana. Otworzy się, gdy wszyscy zalicytują.',
    inHand: (flower) => `${flower} w ręce`,
    onSlot: (flower, on) => `${flower}, ${on}: zabierz`,
    putHere: (on) => `Połóż wybrany kwiat: ${on}`,
    lookFirst: 'Wskaż zaznaczone pole, żeby zobaczyć, co daje.',
    tapAgain: 'Dotknij pola jeszcze raz albo przycisku.',
    bidNow: 'Teraz licytujesz: wybierz płytkę na ołtarzu.',
    chosen: 'ten',
    free: 'w ręce',
    lies: (numeral) => `na ${numeral}`,
    nobodyBids: 'nikt nie może tu licytować',
    discarded: 'bez kwiatów: odrzucona',
    noFlowers: 'jeszcze bez kwiatów',
    flowers: (count) => n(count, { one: 'kwiat', few: 'kwiaty', many: 'kwiatów', other: 'kwiatu' }),
    nth: (place) => `${place}.`,
    laidBy: (name) => `położona: ${name}`,
    byTie: 'remis',
    tiles,
    goal: (count) => `Wygrywa ścieżką z ${ofTiles(count)}`,
    emptyCell: 'puste',
    emptySlot: 'pusta',
    loose: 'Luźne kwiaty',
    completes: (count) => `Ukończona: ${tiles(count)}`,
    path: (count) => `Ścieżka z ${ofTiles(count)}`,
    openEnds: (count) =>
      `${n(count, { one: 'otwarty wylot', few: 'otwarte wyloty', many: 'otwartych wylotów', other: 'otwartego wylotu' })}. Gdyby ją teraz zamknąć:`,
    nothingEarned: 'Bez energii: nikt nic nie zyskuje.',
    claims: 'Zdobywa Płytkę Duszy i wygrywa!',
    thenShift: 'Potem przeniesiesz jej kwiaty na sąsiednią płytkę.',
    thenSummon: 'Ty wybierzesz, która będzie pierwsza.',
    suddenDeath: 'Nagła śmierć',
    suddenDeathHelp: 'Neutralna Płytka Duszy jest odwrócona: każda płytka ścieżki liczy się podwójnie.',
    tiebreak: 'Remisy',
    tiebreakHelp: 'Przy równych ofertach wygrywa znacznik dalej na lewo, a potem idzie na koniec toru.',
    supply: 'Stos i odrzucone płytki',
    stack: (count) => `Stos ${count}`,
    discard: (count) => `Odrzucone ${count}`,
    soulTile: (left) => `Płytka Duszy: ${souls(left)}`,
    bag: 'Woreczek',
    bagAndHand: 'Woreczek i ręka razem',
    orderMark: (place) => `Układana jako ${place}.`,
    worth: (name, worth) => `${name}: oferta ${worth}`,
    neutral: 'Neutralny',
    none: 'brak',
  },
  guide: {
    welcome:
      'Witaj w nocnym ogrodzie. Grasz kolorem fioletowym: to irysy. W tej krótkiej lekcji rozegrasz dwie prawdziwe rundy z Niebieskim i Czerwonym, którzy trzymają się scenariusza.',
    goal: 'Na twojej Płytce Duszy leżą kwiaty dusz. Tu tylko 3, żeby lekcja była krótka; w pełnej partii jest ich 11. Ukończone ścieżki uwalniają dusze. Kto dostanie wszystkie pozostałe dusze i jeszcze 2, zdobywa też samą płytkę i wygrywa.',
    altar:
      'Na ołtarzu leżą cztery płytki ścieżek. Zostają obrócone tak, jak leżą. Dwa razy w rundzie każdy dobiera trzy kwiaty i w tajemnicy licytuje wszystkimi.',
    'bid-1':
      'Masz 2 energie i 1 duszę. Energia liczy się za 1 i zostaje na płytce; dusza liczy się za 2, ale potem znika z gry. Połóż 1 energię na I, a drugą energię i duszę na III. Potem zapieczętuj.',
    'bid-1-instead':
      'W partii tak też można. W tej lekcji potrzebne są I oraz III: 1 energia na I, druga energia i dusza na III.',
    'revealed-1':
      'Wszystkie oferty otwierają się naraz. Na III prowadzisz ofertą 3, na I remisujesz z Czerwonym. Niebieski celuje w II, Czerwony w IV. Teraz wszyscy dobierają i licytują jeszcze raz.',
    'bid-2':
      'Tym razem trzy energie. Połóż 1 na I, żeby wyprzedzić Czerwonego, i 2 na III, bo może jeszcze przyjść rywal.',
    'bid-2-instead': 'Blisko! Jedna energia na I wystarczy, by pokonać Czerwonego; dwie pozostałe chronią III.',
    order:
      'Teraz układa się płytki: najpierw tę z najmniejszą liczbą kwiatów, licząc kwiaty wszystkich. Czyli I, II, IV, a na końcu III. Każdą dostaje najwyższa oferta, a ty wygrywasz I oraz III. Układanie na końcu bywa mocne: widzisz, co zrobili inni.',
    'place-1':
      'Płytka I jest twoja. Pierwsza trafia na środek. Połóż ją na b2: jej wyloty patrzą na północ i wschód, a północny brzeg ogrodu jest blisko.',
    'place-1-instead':
      'To pole jest dozwolone, ale b2 lepiej pasuje do planu: stamtąd wystarczy jedna płytka na północ.',
    'closed-off':
      'Prosta Niebieskiego nie ma wylotu w stronę b2. Zamyka twoją ścieżkę od wschodu. To nic złego: ścieżka jest ukończona, gdy nic w niej nie jest już otwarte.',
    'rivals-plan':
      'Czerwony nie wchodzi ci w drogę. Został jeden wylot: na północ od b2, czyli na b1. Najedź na płytkę lub przytrzymaj ją, żeby zobaczyć, co dałaby jej ścieżka.',
    'place-2':
      'Płytka III jest twoja: prosta. Na b1 łączy się z twoim zakrętem, a jej drugi koniec dotyka brzegu. Zanim ją położysz, spójrz na podsumowanie.',
    'place-2-instead': 'Tam ścieżka zostanie otwarta. Na b1 prosta ją ukończy.',
    summoned:
      'Przywołana! Ścieżka miała 2 płytki. Twojej energii było na niej najwięcej, więc uwalniasz 2 dusze. Niebieski i Czerwony dzielą drugie miejsce: połowa z tego, po 1. Została ci 1 dusza.',
    returned:
      'Cała energia ze ścieżki wróciła do woreczków, twoja też. Uwolnione dusze są w twoim woreczku: to mocne oferty na później. Zalicytowana dusza jest poza grą.',
    'round-2':
      'Ostatnia dusza i 2 za Płytkę Duszy to razem 3: potrzebujesz ścieżki z 3 płytek z przewagą twojej energii. Spójrz na c2: otwarta jest tylko na północ. Z I na c1 i II na b1 będą trzy.',
    'bid-3': 'Potrzebujesz więc I oraz II. Połóż 2 energie na I i 1 na II.',
    'bid-3-instead': 'Każdy podział jest dozwolony, ale teraz celuj w I oraz II: 2 energie na I, 1 na II.',
    'bid-4':
      'Niebieski remisuje z tobą na I. Zobacz, co się wtedy stanie. Połóż wszystkie trzy na II: musi być twoja, a energia policzy się na ścieżce.',
    'bid-4-instead': 'Zachowaj wszystko na II: bez niej nie ma trzeciej płytki, a potrzebujesz najwięcej energii.',
    tie: 'Remis na I: 2 do 2. Rozstrzyga tor remisów. Stoisz na nim przed Niebieskim, więc płytka jest twoja, a twój znacznik idzie na koniec. Trzy płytki miały po cztery kwiaty: układa się je od lewej do prawej.',
    'place-3': 'Połóż ją na c1: południowy wylot łączy się z c2, zachodni czeka na b1.',
    'place-3-instead': 'Stamtąd nie połączy się z c2. Spróbuj c1, na północ od niej.',
    'rivals-build':
      'Niebieski i Czerwony budują własną ścieżkę z trzech płytek. Jeden koniec jest wciąż otwarty, więc na razie nic nie daje.',
    'place-4':
      'Twoja chwila: połóż zakręt na b1. Podsumowanie pokazuje 3 dusze dla ciebie, a to wystarczy na Płytkę Duszy.',
    'place-4-instead': 'Dozwolone, ale b1 daje zwycięstwo: zamyka ścieżkę z trzech płytek.',
    won: 'Płytka Duszy jest twoja: wygrywasz! Znasz już licytację, kolejność, układanie i przywołanie. Kilka ścieżek ukończonych naraz? Kolejność wybiera ten, kto położył płytkę. Resztę, płytki specjalne i kolor neutralny dla dwóch osób, znajdziesz na stronie zasad.',
  },
};

export const text = textOf(bound(PL));
