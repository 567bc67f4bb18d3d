import { speech } from '@penumbra/kit';
import type { Gains, Labels, Prompts } from './words.ts';

const n = speech.plural('pl');
const way = (back: boolean): string => (back ? 'z powrotem' : 'tam');
const or = (cells: readonly string[]): string => cells.join(' albo ');

export const PROMPTS: Prompts = {
  setup: 'Trwa rozkładanie płytek…',
  refill: 'Trwa losowanie nowych płytek…',
  replace: (cell) => `Trwa losowanie płytki na ${cell}…`,
  plan: (most, last) =>
    `${last ? 'Ostatnia runda, tajny plan' : 'Tajny plan'} – zaznacz ${most > 1 ? 'jedną lub dwie płytki' : 'jedną płytkę'} i zapieczętuj`,
  sealed: (names) => `Plan zapieczętowany – czekamy na ruch: ${names}`,
  planning: (names) => `Tajne plany – czekamy na ruch: ${names}`,
  sitOut: (names) => `Pauzujesz w tej rundzie – czekamy na ruch: ${names}`,
  deploy: (cells, back) => `Wystaw sześcian (${way(back)}) – ${or(cells)}`,
  deploying: (name, back) => `${name} wystawia sześcian (${way(back)})`,
  remove: 'Żadna płytka nie jest dla ciebie dostępna – usuń jedną z gry',
  removing: (name) => `${name} nie ma dostępnej płytki i usuwa jedną`,
  over: (winners, count) =>
    count === 0 ? 'Koniec gry' : count === 1 ? `Wygrywa ${winners}` : `Wspólne zwycięstwo: ${winners}`,
  youWin: 'Wygrywasz!',
  youShare: (all) => `Wspólne zwycięstwo: ${all}`,
  goal: (best, leaders) =>
    best === 0
      ? 'Najwięcej punktów, gdy padnie Płytka Końca. Na razie nikt ich nie ma.'
      : `Najwięcej punktów, gdy padnie Płytka Końca. Na czele: ${leaders} (${best}).`,
  goalLast: 'To ostatnia runda; potem wygrywa najwięcej punktów.',
  goalEnd: (cell, left) =>
    `Płytka Końca na ${cell}: ${n(left, { one: 'jeszcze # sześcian', few: 'jeszcze # sześciany', many: 'jeszcze # sześcianów', other: 'jeszcze # sześcianu' })} i koniec.`,
  contested: (count, all, cell) => (all ? `Wszyscy chcą ${cell}` : `${cell} w planach: ${count}`),
  uncontested: 'Plany odkryte: żadne dwa się nie spotykają',
  why: {
    'end-tile': 'Zdobyto Płytkę Końca.',
    stuck: 'Zabrakło dostępnych płytek: to była ostatnia runda.',
    quiet: 'Minęło 20 rund bez zdobyczy.',
    supply: 'Została tylko Płytka Końca, a jej wymogu nikt nie spełnia.',
    'empty-grid': 'Na planszy nie ma już płytek.',
    stopped: 'Partię przerwano.',
  },
  whyPoints: (seat, points, second, c) => `${c.who(seat, 'Masz', 'ma')} ${points} pkt, następny wynik to ${second}.`,
  whySets: (seat, sets, others, c) =>
    `Remis na punkty; ${c.who(seat, 'masz', 'ma')} więcej z zestawów: ${sets} do ${others}.`,
  whyEndTile: (seat, c) => `Remis na punkty i na zestawy; ${c.who(seat, 'masz', 'ma')} Płytkę Końca.`,
  whyShared: (points) => `Po ${points} pkt i tyle samo z zestawów: wspólne zwycięstwo.`,
};

const points = (count: number): string =>
  n(count, { one: '# punkt', few: '# punkty', many: '# punktów', other: '# punktu' });
const tiles = (count: number): string =>
  n(count, { one: '# płytka', few: '# płytki', many: '# płytek', other: '# płytki' });

export const LABELS: Labels = {
  there: 'tam',
  back: 'z powrotem',
  station: (number, name) => `${number}. w kolejce: ${name}`,
  stationNow: (number, name) => `${number}. w kolejce, teraz: ${name}`,
  stationDone: (number, name, cell) => `${number}. w kolejce: ${name}, na ${cell}`,
  stationPassed: (number, name) => `${number}. w kolejce: ${name}, bez ruchu`,
  starts: (name) => `Figurka pierwszego gracza: ${name}`,
  planning: 'planuje…',
  sealed: 'plan gotowy',
  sitsOut: 'pauzuje',
  planned: (cells) => `w planie: ${cells}`,
  noPlan: 'bez planu',
  empty: 'puste pole',
  points,
  cubes: (placed, required) => `sześciany: ${placed} z ${required}`,
  owners: (names) => `od najstarszego: ${names}`,
  leads: (name, isYou, newest) =>
    `${isYou ? 'masz przewagę' : `przewaga: ${name}`}${newest ? ', przy remisie, ostatni sześcian' : ''}`,
  needs: (what) => `wymaga: ${what}`,
  barred: 'niedostępna dla ciebie',
  open: 'dostępna dla ciebie',
  waits: (names) => `w planie: ${names}`,
  marked: 'zaznaczona przez ciebie',
  theme: (theme, count) => (count === 1 ? theme : `${theme} ×${count}`),
  endTile: 'Płytka Końca',
  endShort: (cell, placed, required) => `${cell}: ${placed}/${required}`,
  endHidden: (count) => (count === 1 ? 'To ostatnia płytka zapasu.' : `Ukryta w zapasie: ${tiles(count)}.`),
  endIn: (count) => `1 z ${count}`,
  endLies: (cell, left) =>
    `Leży na ${cell}. ${n(left, { one: 'Jeszcze # sześcian', few: 'Jeszcze # sześciany', many: 'Jeszcze # sześcianów', other: 'Jeszcze # sześcianu' })} i koniec gry.`,
  endTaken: (name, isYou) => (isYou ? 'Masz ją.' : `Ma ją ${name}.`),
  endRemoved: 'Usunięto ją z gry.',
  endGone: 'Nie ma jej w tej partii.',
  supply: (count) => `Zapas: ${count}`,
  mayDeploy: (names) => `Wymóg spełniony: ${names}`,
  nobody: 'na razie nikt',
  openCard: 'Karta jawna',
  secretCard: 'Twoja tajna',
  otherSecret: 'tajna karta',
  wonCard: (name, worth) => `${name}: ${worth}`,
  card: (symbols, worth) => `${symbols} – ${points(worth)}`,
  ownedBy: (symbol, names) => `${symbol}: ${names}`,
  ownedByNobody: (symbol) => `${symbol}: nikt`,
  quiet: (rounds) => `Rundy bez zdobyczy: ${rounds} z 20`,
  lastRound: 'Ostatnia runda',
  reserve: (count) => `sześciany w rezerwie: ${count}`,
  markTile: 'zaznacz płytkę',
  markSecond: 'drugi sześcian: jeśli chcesz',
  tapBack: 'stuknij, by zabrać',
  isSealed: 'zapieczętowane',
  onlyCube: 'twój jedyny sześcian',
  cannotGo: 'na razie niedostępna',
  gone: 'płytki już nie ma',
  seal: 'Zapieczętuj plan',
  sealNote: (cells, most) =>
    cells === 0
      ? 'Tylko ty widzisz zaznaczenia.'
      : cells < most
        ? 'Drugi sześcian nie jest konieczny.'
        : 'Zapieczętuj albo stuknij, by zabrać sześcian.',
  deployAct: (cell) => `Wystaw na ${cell}`,
  removeAct: (cell) => `Usuń z ${cell}`,
  removeNote: 'Usunięcie nic nie kosztuje. Wybierz płytkę niedostępną dla ciebie, na której nie ma sześcianów.',
  twoMarked: (cells) => `Dwie płytki są już zaznaczone. Stuknij ${or(cells)}, by zabrać sześcian.`,
  noTile: 'Tu nie ma płytki.',
  sealedNow: 'Twój plan jest zapieczętowany. Wycofaj go, żeby coś zmienić.',
  waitYourTurn: 'To nie twój ruch.',
  score: (count) => `na razie ${points(count)}`,
  set: (worth) => `zestaw +${worth}`,
  ofTheme: (theme, count, symbols, worth) =>
    `${theme}: ${tiles(count)}${symbols ? ` (${symbols})` : ''}${worth ? `, zestawy: ${points(worth)}` : ''}`,
  bonus: (worth) => `Płytka premiowa: ${points(worth)}`,
  tilesOf: (name) => `Płytki: ${name}`,
  ledgers: 'Płytki wszystkich',
  details: 'Płytka Końca i karty',
  close: 'Zamknij',
  missed: 'nieukończona',
};

export const GAINS: Gains = {
  takes: (seat, tile, c) => `${c.who(seat, 'Zdobywasz', 'zdobywa')}: ${c.tile(tile)}`,
  endFalls: (seat, c) => (c.isYou(seat) ? 'Płytka Końca jest twoja' : `Płytka Końca: ${c.seat(seat)}`),
  adds: (placed, required) => `Sześcian ${placed} z ${required}`,
  majority: (seat, own, all, c) => `${c.isYou(seat) ? 'Masz' : `${c.seat(seat)} ma`} przewagę: ${own} z ${all}.`,
  newest: (seat, c) => `Remis: ostatni sześcian ${c.isYou(seat) ? 'jest twój' : `ma ${c.seat(seat)}`}.`,
  leads: (seat, c) => `${c.isYou(seat) ? 'Masz tu przewagę' : `Przewaga: ${c.seat(seat)}`}.`,
  left: (cubes) =>
    n(cubes, {
      one: 'Brakuje # sześcianu.',
      few: 'Brakuje # sześcianów.',
      many: 'Brakuje # sześcianów.',
      other: 'Brakuje # sześcianu.',
    }),
  cubesHome: 'Wszystkie sześciany wracają do rezerwy.',
  gameEnds: (leaders, youLead) =>
    youLead ? 'Gra kończy się od razu i wygrywasz.' : `Gra kończy się od razu, prowadzenie: ${leaders}.`,
  set: (points) => `+${points} z zestawów.`,
  card: (card) => `I karta równowagi: ${card}.`,
  opens: (cells) => `Otwiera: ${cells}.`,
  nextFills: (name, cells) => `Następny ruch: ${name}, może wypełnić ${cells}.`,
  next: (name) => `Następny ruch: ${name}.`,
  barredTitle: 'Na razie niedostępna dla ciebie',
  barred: (lacks) =>
    `Brakuje ci: ${lacks}. Możesz ją zaznaczyć: sześcian wejdzie tylko wtedy, gdy w swojej kolejce spełnisz wymóg.`,
  before: (names) => `Wcześniej w kolejce: ${names}.`,
  youFirst: 'Masz pierwszy ruch.',
  fillsNow: 'Twój sześcian ją wypełnia.',
  removes: (tile, c) => `Usuń: ${c.tile(tile)}`,
  removeRandom: 'Wychodzi z gry. Jej miejsce zajmie losowa płytka, z którą każdy ma ruch, jeśli zapas taką ma.',
  removeEmpty: 'Wychodzi z gry, a zapas jest pusty: kto nie ma dostępnej płytki, pauzuje, i to ostatnia runda.',
  short: {
    ends: 'od razu kończy grę',
    yours: (points) => `wypełnia: twoja, +${points}`,
    theirs: (name) => `wypełnia, zdobywa ${name}`,
    leads: 'masz przewagę',
    follows: (name) => `przewaga: ${name}`,
  },
};
