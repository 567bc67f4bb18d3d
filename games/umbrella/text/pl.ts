import { bound, type Seat, speech } from '@penumbra/kit';
import { LABELS } from './pl.board.ts';
import { GUIDE_PL } from './pl.guide.ts';
import { textOf } from './sentences.ts';
import type { Names, SideName, Words } from './words.ts';

const n = speech.plural('pl');
const names = (at: readonly string[]): string => at.join(', ');
const into: { readonly [side in SideName]: (line: string) => string } = {
  left: (line) => `z lewej w rząd ${line}`,
  right: (line) => `z prawej w rząd ${line}`,
  top: (line) => `z góry w kolumnę ${line}`,
  bottom: (line) => `z dołu w kolumnę ${line}`,
};
const out: { readonly [side in SideName]: string } = {
  left: 'z prawej',
  right: 'z lewej',
  top: 'u dołu',
  bottom: 'u góry',
};
const push = (c: Names, side: number, line: number): string => into[c.side(side)](c.line(side, line));
const points = (count: number): string =>
  n(count, { one: '# punkt', few: '# punkty', many: '# punktów', other: '# punktu' });

export const PL: Words = {
  lang: 'pl',
  name: 'Umbrella',
  tagline: 'Choreografie w deszczu',
  about:
    'Wsuwaj kolorowe parasole na swoją scenę, aż cztery jednego koloru staną tam, gdzie chce choreografia, i przekaż ją sąsiadowi.',
  you: 'ty',
  seats: { violet: 'Fioletowy', teal: 'Morski', orange: 'Pomarańczowy', slate: 'Grafitowy' },
  colours: { R: 'czerwony', B: 'niebieski', Y: 'żółty', G: 'zielony' },
  options: {
    level: {
      label: 'Poziom trudności',
      help: 'Płytka punktacji, której używają wszyscy: od prostej do wymagającej; na początek 1.',
      values: { 1: '1 · grupy', 2: '2 · dwa kolory', 3: '3 · ciągi', 4: '4 · zdolności' },
    },
    side: {
      label: 'Strona płytek',
      help: 'Którą stroną do góry leżą na początku płytki choreografii przy całym stole; solo zawsze czarną.',
      values: { white: 'Biała', black: 'Czarna' },
    },
    completion: {
      label: 'Ukończenie choreografii',
      help: 'Według zasad choreografię trzeba ukończyć, jeśli pasuje do niej kolorowe pole punktacji. Zasada domowa: zawsze można zrezygnować.',
      values: { must: 'Obowiązkowe', may: 'Dowolne' },
    },
  },
  zones: {
    center: 'chodnik wspólny',
    yours: 'twój chodnik',
    of: (name) => `własny chodnik: ${name}`,
    yourLeft: 'chodnik po lewej',
    yourRight: 'chodnik po prawej',
    leftOf: (name) => `chodnik po lewej: ${name}`,
    nth: (number) => `chodnik boczny ${number}`,
  },
  powers: { again: 'dodatkowa tura', swap: 'przestawienie', trade: 'wymiana' },
  faces: { white: 'biała', black: 'czarna' },
  corners: {
    'top-left': 'lewy górny',
    'top-right': 'prawy górny',
    'bottom-right': 'prawy dolny',
    'bottom-left': 'lewy dolny',
  },
  events: {
    'first-drawn': ({ seat }, c) => `${c.who(seat, 'Zaczynasz', 'zaczyna')}.`,
    'zones-filled': () => 'Wymieszano dwadzieścia parasoli; czekają na chodnikach.',
    'tiles-dealt': () => 'Rozdano choreografie.',
    'umbrella-slid': (e, c) => {
      const from = c.elsewhere(e.seat, e.side, e.from);
      const where = e.to < 0 ? 'do studzienki' : out[c.side(e.side)];
      return `${c.who(e.seat, 'Wsuwasz', 'wsuwa')} ${push(c, e.side, e.line)}: ${c.colour(e.colour)}${from ? ` (${from})` : ''}, wypada ${c.colour(e.out)} ${where}.`;
    },
    'marker-placed': (e, c) =>
      `${c.who(e.seat, 'Kończysz', 'kończy')} choreografię ${e.slot + 1} (${c.colour(e.colour)}) i ${c.isYou(e.seat) ? 'kładziesz' : 'kładzie'} znacznik na polu ${e.space + 1}${e.fromAside ? ' (z odłożonych)' : ''}.`,
    'completion-declined': ({ seat }, c) => `${c.who(seat, 'Rezygnujesz', 'rezygnuje')} z ukończenia.`,
    'extra-turn-declined': ({ seat }, c) => `${c.who(seat, 'Rezygnujesz', 'rezygnuje')} z dodatkowej tury.`,
    'power-fired': ({ seat, power }, c) =>
      power === 'again'
        ? c.solo
          ? 'Uruchomiono dodatkową turę: parasol wraca ze studzienki.'
          : `${c.who(seat, 'Masz', 'ma')} dodatkową turę.`
        : `Uruchomiono: ${PL.powers[power]}.`,
    'umbrella-returned': ({ zone, colour }, c) => `${speech.capital(c.colour(colour))} wraca: ${c.zone(zone)}.`,
    'umbrellas-swapped': ({ seat, cells }, c) =>
      `${c.who(seat, 'Przestawiasz', 'przestawia')} ${c.cell(cells[0])} i ${c.cell(cells[1])}.`,
    'umbrellas-traded': (e, c) =>
      `${c.who(e.seat, 'Wymieniasz', 'wymienia')} na ${c.cell(e.cell)}: ${c.colour(e.taken)} za ${c.colour(e.given)} (${c.zone(e.zone)}).`,
    'power-declined': ({ seat }, c) => `${c.who(seat, 'Rezygnujesz', 'rezygnuje')} ze zdolności.`,
    'tile-uncovered': ({ slot }) => `Odsłonięto płytkę: narożnik ${slot + 1}.`,
    'tile-laid': ({ seat, slot, covering }, c) =>
      c.solo
        ? `Płytka wraca białą stroną: narożnik ${slot + 1}.`
        : `${c.who(seat, 'Otrzymujesz', 'otrzymuje')} płytkę: narożnik ${slot + 1}${covering ? ', przykrywa poprzednią' : ''}.`,
    'tile-discarded': () => 'Odrzucono białą płytkę.',
    'last-turns-began': ({ ending }) => `Ostatnie tury: ${PL.endings[ending]}.`,
    'turn-began': ({ seat, extra }, c) => (extra ? `${c.who(seat, 'Grasz', 'gra')} dodatkową turę.` : undefined),
    'game-ended': ({ ending }) => `Koniec gry: ${PL.endings[ending]}.`,
  },
  reasons: {
    won: ({ winners }, c) =>
      winners.length === 1
        ? c.who(winners[0] as Seat, 'wygrywasz partię', 'wygrywa partię')
        : `jest wspólne zwycięstwo: ${c.list(winners.map(c.seat))}`,
    'marker-placed': ({ seat, slot, colour }, c, points) =>
      `${c.who(seat, 'kończysz', 'kończy')} choreografię ${slot + 1} (${c.colour(colour)}): ${speech.signed(points)}`,
    'power-fired': ({ seat, power }, c) =>
      power === 'again'
        ? c.solo
          ? 'parasol wraca ze studzienki'
          : c.who(seat, 'masz dodatkową turę', 'ma dodatkową turę')
        : `${c.who(seat, 'uruchamiasz zdolność', 'uruchamia zdolność')}: ${PL.powers[power]}`,
    'last-turns-began': () => 'zaczynają się ostatnie tury',
  },
  outlook: {
    near: ({ slot, colour, pushes }, c) =>
      `do końca choreografii ${slot + 1} (${c.colour(colour)}) brakuje ${pushes === 1 ? '1 wsunięcia' : `${pushes} wsunięć`}`,
    helps: ({ seat, slot, colour }, c) =>
      `${c.who(seat, 'możesz', 'może')} jednym wsunięciem skończyć choreografię ${slot + 1} (${c.colour(colour)})`,
    idle: 'żadna choreografia nie jest przez to bliżej',
  },
  moves: {
    slide: ({ side, colour, line, from }, c) =>
      `Wsuń ${push(c, side, line)}: ${c.colour(colour)}${from < 0 ? '' : ` (${c.zone(from)})`}`,
    complete: ({ slot, space, face }, c) =>
      `Ukończ: narożnik ${slot + 1}, pole punktacji ${space + 1}${face < 0 ? '' : ` (${PL.faces[c.face(face)]} strona)`}`,
    cover: ({ slot }) => `Przykryj narożnik ${slot + 1}`,
    swap: ({ cells }, c) => `Przestaw ${c.cell(cells[0])} i ${c.cell(cells[1])}`,
    trade: ({ zone, colour, cell }, c) => `Wymień: ${c.zone(zone)}, ${c.colour(colour)}, pole ${c.cell(cell)}`,
    decline: () => 'Zrezygnuj',
    stop: () => 'Zakończ',
  },
  refusals: {
    'not-your-turn': () => 'To nie twój ruch.',
    'wrong-phase': () => 'To nie pora na ten ruch.',
    'colour-not-in-zone': (at) => `Nie czeka tu żaden ${at.at(-1)} parasol${at.length > 1 ? ` (${at[0]})` : ''}.`,
    'zones-not-empty': () => 'Najpierw twoje cztery chodniki muszą być puste.',
    'zone-wanted': () => 'Twoje cztery chodniki są puste: weź parasol z innego.',
    'own-zone': () => 'Weź parasol z chodnika, który nie leży przy twojej scenie.',
    'no-tile': (at) => `Nie leży tu żadna płytka: ${names(at)}.`,
    'pattern-not-formed': (at) => `Jeszcze nieukończona: ${names(at)}.`,
    'space-taken': (at) => `Leży tu już znacznik: ${at.at(-1)}.`,
    'space-does-not-fit': (at) => `To pole przyjmuje inny kolor lub róg: ${at.at(-1)}.`,
    'no-marker-left': () => 'Nie ma już znaczników, ani w puli, ani odłożonych.',
    'must-complete': () => 'Pasuje kolorowe pole, więc trzeba ukończyć.',
    'side-wanted': () => 'Wybierz stronę płytki: białą albo czarną.',
    'side-not-chosen': () => 'Przy trzech i czterech graczach, a także solo, strony się nie wybiera.',
    'other-power': (at) => `Teraz kolej na inną zdolność: ${names(at)}.`,
    'not-adjacent': (at) => `Przestawia się tylko sąsiadów: ${names(at)}.`,
    'same-colour': (at) => `Ten sam kolor: ${names(at)}.`,
    'not-solo': () => 'Zakończyć wcześniej można tylko w grze solo.',
    'no-such-outcome': () => 'Tego nie można wylosować.',
    'wrong-count': (at) => `Liczba się nie zgadza${at.length > 0 ? `: ${names(at)}` : ''}.`,
    'tile-not-unseen': (at) => `Ta płytka jest już znana: ${names(at)}.`,
    'unknown-move': (at) =>
      `„${names(at)}” to nie ruch. Ruchy zaczynają się od slide, complete, cover, swap, trade, decline albo stop.`,
    unreadable: (at) => `Nie można odczytać: „${names(at)}”. Przykłady: slide left R 2, complete 3 s5.`,
    'unknown-seat': (at) => `Nikt tak się nie nazywa przy tym stole: ${names(at)}.`,
    'unknown-tile': (at) => `Nie ma takiej płytki: ${names(at)}.`,
    'unknown-chance': (at) => `Tego nie można wylosować: „${names(at)}”.`,
    'game-over': () => 'Partia jest zakończona.',
    'waiting-for-chance': () => 'Trwa losowanie.',
    'already-committed': () => 'Decyzja już zapadła.',
    'nothing-committed': () => 'Nie masz decyzji do wycofania.',
    'nothing-to-undo': () => 'Nie ma już czego cofnąć.',
    'not-waiting-for-chance': () => 'Teraz niczego się nie losuje.',
    'no-seed': () => 'Ten stół nie ma ziarna losowania.',
  },
  elements: {
    phase: 'Faza',
    turn: 'Tura',
    stages: 'Sceny',
    zones: 'Chodniki',
    dances: 'Choreografie',
    markers: 'Znaczniki',
    pool: 'Pula',
    aside: 'Odłożone',
    powers: 'Zdolności',
    passing: 'Płytka w drodze',
    to: 'do kogo',
    tile: 'płytka',
    again: 'Dodatkowa tura',
    pushed: 'Wypadł',
    colour: 'kolor',
    zone: 'chodnik',
    lastTurns: 'Ostatnie tury',
    discards: 'Odrzucone płytki',
    stage: 'twoja scena',
    score: 'twoja płytka punktacji',
    left: 'lewy chodnik',
    right: 'prawy chodnik',
    top: 'chodnik wspólny',
    bottom: 'twój chodnik',
    neighbours: 'pozostali',
    stop: 'Zakończ',
    decline: 'Zrezygnuj',
    table: 'Stan gry',
    first: 'kto zaczyna',
    fill: 'mieszanie parasoli',
    deal: 'rozdawanie płytek',
    slide: 'wsunięcie',
    complete: 'ukończenie',
    power: 'zdolność',
    uncover: 'odsłonięcie płytki',
    cover: 'przykrycie płytki',
    over: 'koniec',
    points: 'pkt',
  },
  slot: (slot) => `narożnik ${slot}`,
  space: (space) => `pole punktacji ${space}`,
  endings: {
    'pool-empty': 'pula jest pusta',
    'no-tiles': 'zabrakło płytek choreografii',
    'score-tile-full': 'płytka punktacji jest pełna',
    'six-markers': 'położono sześć znaczników',
    'no-umbrellas': 'zabrakło parasoli',
    stopped: 'zakończono wcześniej',
  },
  ranks: {
    rehearsal: 'Próba',
    'first-night': 'Premiera',
    'good-house': 'Niezła widownia',
    encore: 'Bis!',
    'standing-ovation': 'Owacja na stojąco',
    'storm-of-applause': 'Burza oklasków',
  },
  items: {
    markers: 'Znaczniki, po 2',
    'score-tile': 'Płytka punktacji',
    'personal-zone': 'Własny chodnik',
    'umbrellas-left': 'Pozostałe parasole',
    points: 'Punkty',
    'how-markers': 'Położone znaczniki',
    'how-groups': 'Pełne grupy',
    'how-runs': 'Ciągi znaczników',
    waiting: 'Rozstrzygnięcie remisu: parasole na chodniku',
  },
  prompts: {
    setup: 'Trwa rozkładanie placu…',
    uncover: 'Trwa odsłanianie płytki…',
    slide: (last) => (last ? 'Ostatnia tura – weź parasol z chodnika' : 'Weź parasol z chodnika'),
    slideExtra: 'Dodatkowa tura – weź parasol albo zrezygnuj',
    slideAlone: 'Weź parasol z chodnika albo zakończ',
    slideElsewhere: 'Twoje chodniki są puste – weź parasol z innego',
    complete: (slot, colour, mayDecline) =>
      mayDecline
        ? `Choreografia ${slot} – wybierz pole albo zrezygnuj`
        : `Choreografia ${slot}: ${colour} – wybierz pole`,
    completeSome: (count, mayDecline) =>
      `Ukończone: ${count} – wybierz jedną${mayDecline ? ' albo zrezygnuj' : ' i jej pole'}`,
    power: {
      swap: 'Przestaw dwa sąsiednie parasole albo zrezygnuj',
      trade: 'Wymień swój parasol na czekający albo zrezygnuj',
    },
    cover: (from) =>
      from === undefined ? 'Płytka wraca białą stroną – przykryj jedną' : `${from} przekazuje płytkę – przykryj jedną`,
    sliding: (name, last, extra) =>
      `${name} wybiera${extra ? ': dodatkowa tura' : last ? ': ostatnia tura' : ' parasol'}`,
    completing: (name) => `${name} kończy choreografię`,
    usingPower: (name, power) => `${name} ma zdolność: ${power}`,
    covering: (name) => `${name} otrzymuje płytkę i ją kładzie`,
    over: (winners, count) =>
      count === 0 ? 'Koniec gry' : count === 1 ? `Wygrywa ${winners}` : `Wspólne zwycięstwo: ${winners}`,
    youWin: 'Wygrywasz!',
    youShare: (all) => `Wspólne zwycięstwo: ${all}`,
    alone: (rank, count) => `${rank} – ${points(count)}`,
    goal: (left, leaders, best) =>
      `Gdy skończą się znaczniki, zaczną się ostatnie tury. Zostało: ${left}. Na czele: ${leaders}, ${best} pkt.`,
    lastTurns: (left) => `Ostatnie tury. Jeszcze jedna: ${left}.`,
    goalAlone: (count, rank, next, from) => `${rank}, ${count} pkt.${next === undefined ? '' : ` ${next} od ${from}.`}`,
    whyPoints: (seat, count, second, c) =>
      `${c.who(seat, 'Masz', 'ma')} ${points(count)}, następny wynik to ${second}.`,
    whyTie: (seat, waiting, others, c) =>
      `Remis na punkty, decyduje pustszy chodnik: ${c.who(seat, 'wygrywasz', 'wygrywa')}, ${waiting} do ${others}.`,
    whyShared: (count) => `Tyle samo punktów (${count}) i parasoli na chodniku.`,
    whyAlone: (ending, next, missing) =>
      `${speech.capital(ending)}.${next === undefined ? ' Wyżej się nie da.' : ` Do następnego stopnia („${next}”) brakuje: ${missing}.`}`,
  },
  labels: LABELS,
  guide: GUIDE_PL,
};

export const text = textOf(bound(PL));
