import type { Seat } from '@penumbra/kit';
import { GAINS, LABELS, PROMPTS } from './pl.board.ts';
import { GUIDE_PL } from './pl.guide.ts';
import { textOf } from './sentences.ts';
import type { Words } from './words.ts';

const names = (at: readonly string[]): string => at.join(', ');

export const PL: Words = {
  lang: 'pl',
  name: 'Envyra',
  tagline: 'Żywioły w równowadze',
  about:
    'Zaznaczaj płytki w tajemnicy, odkrywaj plan razem z innymi, wystawiaj sześciany tam i z powrotem i zdobywaj płytki, zanim padnie Płytka Końca.',
  you: 'ty',
  colours: { purple: 'Fioletowy', gray: 'Szary', pink: 'Różowy', white: 'Biały' },
  options: {
    variant: {
      label: 'Wariant',
      help: 'Podstawowy: jeden sześcian na gracza w rundzie, tylko tam.',
      values: { standard: 'Standardowy', basic: 'Podstawowy' },
    },
    equilibrium: {
      label: 'Karty równowagi',
      help: 'Dodatkowe cele na koniec: wspólne jawne, osobiste tajne albo jedne i drugie. Instrukcja poleca tajne oraz oba rodzaje dla trzech lub czterech graczy.',
      values: { none: 'Brak', open: 'Jawne', secret: 'Tajne', both: 'Oba rodzaje' },
    },
    endTile: {
      label: 'Płytka Końca',
      help: 'Która Płytka Końca zamyka grę. Dla dwóch graczy instrukcja poleca standardową.',
      values: { standard: 'Standardowa', alternative: 'Alternatywna' },
    },
  },
  themes: { flora: 'flora', water: 'woda', fire: 'ogień' },
  symbols: {
    leaf: 'liść',
    flower: 'kwiat',
    tree: 'drzewo',
    seed: 'nasiono',
    wave: 'fala',
    rain: 'deszcz',
    ice: 'lód',
    mist: 'mgła',
    lava: 'lawa',
    flame: 'płomień',
    spark: 'iskra',
    sun: 'słońce',
  },
  bonusTile: (points) => `płytka premiowa ${points}`,
  endTile: 'Płytka Końca',
  symbolTile: (symbol, points) => `${symbol} ${points}`,
  events: {
    'start-drawn': ({ seat }, c) => `${c.who(seat, 'Masz', 'ma')} figurkę pierwszego gracza.`,
    'tiles-dealt': ({ count }) => `Płytki w tej partii: ${count}. Które odłożono, nie wie nikt.`,
    'tile-laid': ({ cell, tile }, c) => `Nowa płytka na ${c.cell(cell)}: ${c.tile(tile)}.`,
    'card-opened': ({ card }, c) => `Jawna karta równowagi: ${c.card(card)}.`,
    'card-dealt': ({ card }, c) => `Twoja tajna karta: ${c.card(card)}.`,
    'card-hidden': ({ seat }, c) => `${c.who(seat, 'Dostajesz', 'dostaje')} tajną kartę.`,
    'round-begun': ({ round }) => `Runda ${round}.`,
    'seat-stuck': ({ seat }, c) => `${c.who(seat, 'Nie masz', 'nie ma')} dostępnej płytki.`,
    'tile-removed': ({ seat, cell, tile }, c) =>
      `${c.who(seat, 'Usuwasz', 'usuwa')} płytkę z ${c.cell(cell)}: ${c.tile(tile)}.`,
    'seats-sat-out': ({ seats }, c) => `W tej rundzie pauzuje: ${c.list(seats.map(c.seat))}. To ostatnia runda.`,
    'plans-revealed': ({ plans }, c) =>
      `Odkryto plany: ${plans
        .flatMap((cells, seat) => (cells === 0 ? [] : [`${c.seat(seat as never)} – ${c.cells(cells)}`]))
        .join('; ')}.`,
    'cube-deployed': ({ seat, cell }, c) => `${c.who(seat, 'Wystawiasz', 'wystawia')} sześcian na ${c.cell(cell)}.`,
    'turn-skipped': ({ seat, pass }, c) =>
      `${c.who(seat, 'Nie masz', 'nie ma')} ruchu (${pass === 1 ? 'tam' : 'z powrotem'}).`,
    'tile-captured': ({ seat, cell, tile }, c) =>
      `${c.who(seat, 'Zdobywasz', 'zdobywa')} płytkę z ${c.cell(cell)}: ${c.tile(tile)}.`,
    'card-won': ({ seat, card }, c) => `${c.who(seat, 'Zdobywasz', 'zdobywa')} kartę równowagi: ${c.card(card)}.`,
    'cubes-returned': ({ seat, cells }, c) =>
      `${c.who(seat, 'Odzyskujesz', 'odzyskuje')} zaplanowane sześciany: ${c.cells(cells)}.`,
    'cubes-taken-back': ({ seat, cells }, c) =>
      `${c.who(seat, 'Zabierasz', 'zabiera')} wszystkie pięć sześcianów do rezerwy: ${c.cells(cells)}.`,
    'card-shown': ({ seat, card }, c) => `${c.who(seat, 'Pokazujesz', 'pokazuje')} tajną kartę: ${c.card(card)}.`,
    'game-ended': ({ ending }) => `Koniec gry: ${PL.endings[ending]}.`,
  },
  captured: { majority: (own, all) => `${own} z ${all} sześcianów`, newest: 'remis, decyduje ostatni sześcian' },
  gridLaid: (count) => `Na planszy rozłożono płytki: ${count}.`,
  tilesLaid: (tiles, c) =>
    `Nowe płytki: ${c.list(tiles.map(({ cell, tile }) => `${c.tile(tile)} na ${c.cell(cell)}`))}.`,
  reasons: {
    won: ({ winners }, c) =>
      winners.length === 1
        ? c.who(winners[0] as Seat, 'wygrywasz partię', 'wygrywa partię')
        : `jest wspólne zwycięstwo: ${c.list(winners.map(c.seat))}`,
    'tile-captured': ({ seat, cell, tile }, c, points) =>
      `${c.who(seat, 'zdobywasz', 'zdobywa')} ${c.cell(cell)} (${c.tile(tile)}): +${points}`,
    'card-won': ({ seat, card }, c) => `${c.who(seat, 'zdobywasz', 'zdobywa')} kartę równowagi: ${c.card(card)}`,
    'seat-stuck': ({ seat }, c) => c.who(seat, 'nie masz dostępnej płytki', 'nie ma dostępnej płytki'),
  },
  moves: {
    plan: ({ cells }, c) => `Zaplanuj: ${c.cells(cells)}`,
    deploy: ({ cell }, c) => `Wystaw sześcian na ${c.cell(cell)}`,
    remove: ({ cell }, c) => `Usuń płytkę z ${c.cell(cell)}`,
  },
  refusals: {
    'wrong-phase': () => 'To nie pora na ten ruch.',
    'no-such-cell': (at) => `Plansza nie ma pola ${names(at)}.`,
    'no-tile': (at) => `Na polu ${names(at)} nie ma płytki.`,
    'one-or-two-cells': () => 'Plan zaznacza jedną płytkę albo dwie różne.',
    'one-cell-only': () => 'Masz jeden sześcian do planu: zaznacz jedną płytkę.',
    'not-planned': (at) => `Pola ${names(at)} nie ma w twoim planie.`,
    'tile-gone': (at) => `Zaznaczonej płytki z pola ${names(at)} już nie ma.`,
    restricted: (at) => `Płytka na ${names(at)} jest niedostępna dla ciebie: jej wymogu jeszcze nie spełniasz.`,
    'not-restricted': (at) => `Płytka na ${names(at)} jest dla ciebie dostępna. Usunąć można tylko niedostępną.`,
    'has-cubes': (at) => `Na płytce z pola ${names(at)} leżą sześciany. Usunąć można tylko pustą.`,
    'wrong-kind': () => 'Teraz losuje się coś innego.',
    'wrong-cells': () => 'Na te pola nie kładzie się teraz płytek.',
    'wrong-count': () => 'Liczba losowanych się nie zgadza.',
    'drawn-twice': (at) => `Wylosowano dwa razy: ${names(at)}.`,
    'cannot-be-drawn': (at) => `Tego nie można wylosować: ${names(at)}.`,
    empty: () => 'Nic nie wpisano.',
    'unknown-word': (at) => `„${names(at)}” to nie ruch. Ruchy zaczynają się od plan, deploy albo remove.`,
    'bad-cell': (at) => `Nie ma pola „${names(at)}”. Pole to litera i cyfra: a1, c2.`,
    'cell-twice': (at) => `Pole ${names(at)} podano dwa razy. Dwa sześciany zaznaczają dwie różne płytki.`,
    'one-cell': () => 'Podaj dokładnie jedno pole: deploy c2, remove b1.',
    'bad-pair': (at) => `Nie da się odczytać: „${names(at)}”. Napisz pole, dwukropek i płytkę: a1:flora-leaf-1.`,
    'bad-tile': (at) => `Nie ma płytki „${names(at)}”.`,
    'bad-card': (at) => `Nie ma karty „${names(at)}”.`,
    'bad-seat': (at) => `Przy tym stole nie ma takiego gracza: ${names(at)}.`,
    'not-your-turn': () => 'Ruch ma ktoś inny.',
    'game-over': () => 'Partia jest skończona.',
    'waiting-for-chance': () => 'Trwa losowanie płytek.',
    'already-committed': () => 'Twój plan jest zapieczętowany. Wycofaj go, żeby coś zmienić.',
    'nothing-committed': () => 'Nie ma planu do wycofania.',
    'nothing-to-undo': () => 'Tego nie można już cofnąć.',
    'not-waiting-for-chance': () => 'Nie ma tu nic do losowania.',
    'no-seed': () => 'Ten stół nie ma ziarna losowania.',
  },
  elements: {
    state: 'Stan gry',
    grid: 'Płytki',
    seats: 'Gracze',
    tide: 'Tor kolejności',
    plan: 'twój plan',
    reserve: 'twoja rezerwa',
    'end tile': 'Płytka Końca',
    supply: 'zapas płytek',
    'open cards': 'jawne karty',
    'secret card': 'twoja tajna karta',
    ledger: 'zdobyte płytki',
    commit: 'Zapieczętuj plan',
  },
  endings: {
    'end-tile': 'zdobyto Płytkę Końca',
    stuck: 'zabrakło dostępnych płytek',
    quiet: '20 rund bez zdobyczy',
    supply: 'w zapasie została tylko Płytka Końca',
    'empty-grid': 'plansza jest pusta',
    stopped: 'partię przerwano',
  },
  items: {
    tiles: 'Płytki',
    sets: 'Zestawy',
    equilibrium: 'Karty równowagi',
    flora: 'Płytki flory',
    water: 'Płytki wody',
    fire: 'Płytki ognia',
    bonus: 'Płytki premiowe',
    'end-tile': 'Płytka Końca',
    'flora-sets': 'Zestawy flory',
    'water-sets': 'Zestawy wody',
    'fire-sets': 'Zestawy ognia',
    'open-cards': 'Karty jawne',
    'secret-card': 'Karta tajna',
    points: 'Punkty',
    'tie-sets': 'Remis: zestawy',
    'tie-end-tile': 'Remis: Płytka Końca',
  },
  prompts: PROMPTS,
  labels: LABELS,
  gains: GAINS,
  guide: GUIDE_PL,
};

export const text = textOf(PL);
