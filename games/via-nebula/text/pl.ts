import { bound, type Seat, speech } from '@penumbra/kit';
import { sizeOf } from '../src/goods.ts';
import { STORAGE } from '../src/moves/move.ts';
import { FOREST } from '../src/words.ts';
import { GAINS, LABELS } from './pl.board.ts';
import { GUIDE_PL } from './pl.guide.ts';
import { textOf } from './sentences.ts';
import type { Words } from './words.ts';

const n = speech.plural('pl');
const actions = (count: number): string =>
  n(count, { one: 'została # akcja', few: 'zostały # akcje', many: 'zostało # akcji', other: 'zostało # akcji' });
const names = (at: readonly string[]): string => at.join(', ');

export const PL: Words = {
  lang: 'pl',
  name: 'Via Nebula',
  tagline: 'Rozprosz mgłę, dziel się drogami',
  about:
    'Rozpraszaj mgłę między surowcami a ruinami, przewoź surowce przez łąki wszystkich graczy i realizuj kontrakty, by wznieść pięć budynków.',
  you: 'ty',
  colours: { blue: 'Niebieski', black: 'Czarny', white: 'Biały', red: 'Czerwony' },
  options: {
    map: {
      label: 'Mapa',
      help: 'Strona planszy: dla początkujących luźniejsza, dla zaawansowanych ciaśniejsza.',
      values: { beginner: 'Dla początkujących', expert: 'Dla zaawansowanych' },
    },
  },
  kinds: {
    wood: { name: 'drewno', object: 'drewno', many: (count) => `${count} drewna` },
    stone: {
      name: 'kamień',
      object: 'kamień',
      many: (count) => n(count, { one: '# kamień', few: '# kamienie', many: '# kamieni', other: '# kamienia' }),
    },
    clay: { name: 'glina', object: 'glinę', many: (count) => `${count} gliny` },
    wheat: { name: 'zboże', object: 'zboże', many: (count) => `${count} zboża` },
    food: { name: 'żywność', object: 'żywność', many: (count) => `${count} żywności` },
  },
  contracts: {
    'market-stall': { name: 'Kram', says: 'Wymień 1 swój surowiec na inny.' },
    distillery: { name: 'Gorzelnia', says: 'Masz jeszcze jedną akcję w tej turze.' },
    'flying-machine': {
      name: 'Maszyna powietrzna',
      says: 'Zabierz z mapy jedną płytkę łąki i połóż ją na mgle.',
    },
    workshop: { name: 'Warsztat', says: 'Nowa łąka na wybranym skamieniałym lesie.' },
    adventurers: { name: 'Łowcy przygód', says: 'Nowa łąka na wybranym polu zakazanym.' },
    caravan: { name: 'Karawana', says: 'Oddaj 1 swój surowiec.' },
    'goods-export': { name: 'Eksport towarów', says: 'Oddaj do 2 swoich surowców.' },
    harvest: { name: 'Urodzaj', says: 'Zamień dowolny żeton w neutralne pole eksploatacji.' },
    architect: { name: 'Architekt', says: 'Na koniec: +1 za każdy twój kontrakt.' },
    mayor: { name: 'Burmistrz', says: 'Na koniec: +2 za każdy twój kontrakt na dwa surowce.' },
    merchant: { name: 'Kupiec', says: 'Na koniec: +1 za każdy twój żeton.' },
    priest: { name: 'Kapłan', says: 'Trzy różne surowce. Bez zdolności.' },
    'lazy-explorer': {
      name: 'Leniwy odkrywca',
      says: 'Dwa jednakowe surowce. Na koniec: +1 za zakrytego odkrywcę.',
    },
    'quiet-town': { name: 'Ciche miasteczko', says: 'Bez zdolności.' },
    'express-delivery': {
      name: 'Dostawa ekspresowa',
      says: 'Jeden surowiec z zasobów trafia na twój plac budowy.',
    },
    'secret-plan': { name: 'Sekretny plan', says: 'Nowy tajny kontrakt na rękę.' },
    shortcut: { name: 'Skrót', says: 'Dwie płytki łąki z twoich stosów wracają do rezerwy.' },
  },
  different: (count) => `różne surowce ×${count}`,
  equal: (count) => `jednakowe surowce ×${count}`,
  paying: (goods) => `, płacąc: ${goods}`,
  events: {
    'first-chosen': ({ seat }, c) => `${c.who(seat, 'Zaczynasz', 'zaczyna')}.`,
    'tokens-laid': () => 'Na polach łąki rozłożono żetony.',
    'privates-dealt': () => 'Rozdano kontrakty prywatne.',
    'hand-dealt': ({ seat, contracts }, c) =>
      `${c.who(seat, 'Masz na ręce', 'ma na ręce')}: ${c.list(contracts.map(c.card))}.`,
    'contracts-opened': ({ contracts }, c) =>
      contracts.length === 0
        ? 'Nie ma kontraktów do odkrycia.'
        : `Odkryte kontrakty: ${contracts.map(c.card).join(', ')}.`,
    'place-refilled': ({ contract }, c) => `Nowy kontrakt: ${c.card(contract)}.`,
    'turn-begun': ({ seat, last }, c) => (last ? `${c.who(seat, 'Grasz', 'gra')} ostatnią turę.` : undefined),
    'turn-kept': ({ seat }, c) =>
      `${c.who(seat, 'Grasz dalej', 'gra dalej')}: na ręce jest kontrakt, który można zrealizować.`,
    'turn-lost': ({ seat }, c) =>
      `${c.who(seat, 'Nie masz żadnej możliwej akcji i tracisz turę', 'nie ma żadnej możliwej akcji i traci turę')}.`,
    'craftsman-placed': ({ seat, at, goods }, c) =>
      `${c.who(seat, 'Wysyłasz rzemieślnika', 'wysyła rzemieślnika')} na ${c.cell(at)}: ${goods === 0 ? 'zasoby są puste' : c.goods(goods)}.`,
    'craftsman-returned': ({ seat, at }, c) =>
      `${c.who(seat, 'Odzyskujesz rzemieślnika', 'odzyskuje rzemieślnika')} z pola ${c.cell(at)}.`,
    'exploitation-emptied': ({ at }, c) => `Pole ${c.cell(at)} to teraz puste pole łąki.`,
    'site-placed': ({ seat, at }, c) =>
      `${c.who(seat, 'Wytyczasz plac budowy', 'wytycza plac budowy')} na ${c.cell(at)}.`,
    'meadow-laid': ({ seat, at }, c) => `${c.who(seat, 'Kładziesz łąkę', 'kładzie łąkę')} na ${c.cell(at)}.`,
    'explorer-uncovered': ({ seat, explorers }, c) =>
      `${c.who(seat, 'Odsłaniasz odkrywcę', 'odsłania odkrywcę')}: ${explorers} z 4.`,
    'resource-carried': ({ seat, from, resource, to }, c) =>
      `${c.who(seat, 'Przewozisz', 'przewozi')} ${c.object(resource)}: ${c.cell(from)} → ${c.site(to)}.`,
    'building-erected': ({ seat, site, contract, stored }, c) =>
      `${c.who(seat, 'Wznosisz budynek', 'wznosi budynek')} na ${c.site(site)}: ${c.contract(contract)}${stored === 0 ? '' : `; do magazynu: ${c.goods(stored)}`}.`,
    'end-card-taken': ({ seat }, c) =>
      `${c.who(seat, 'Wznosisz piąty budynek i bierzesz kartę końca gry', 'wznosi piąty budynek i bierze kartę końca gry')}: ostatnie tury.`,
    'resource-exchanged': ({ seat, site, out, into }, c) =>
      `${c.who(seat, 'Wymieniasz', 'wymienia')} na ${c.site(site)}: ${c.kind(out)} → ${c.kind(into)}.`,
    'action-gained': ({ seat }, c) => `${c.who(seat, 'Masz dodatkową akcję', 'ma dodatkową akcję')}.`,
    'tile-flown': ({ seat, from, to }, c) =>
      `${c.who(seat, 'Przenosisz łąkę', 'przenosi łąkę')}: ${c.cell(from)} → ${c.cell(to)}.`,
    'resource-returned': ({ seat, place, resource }, c) =>
      `${c.who(seat, 'Odkładasz', 'odkłada')} ${c.object(resource)} do zasobów (${place === 'storage' ? 'z magazynu' : `z pola ${c.site(place)}`}).`,
    'token-harvested': ({ seat, at, goods }, c) =>
      `${c.who(seat, 'Zamieniasz żeton', 'zamienia żeton')} z pola ${c.cell(at)}: ${goods === 0 ? 'zasoby są puste' : `${c.goods(goods)} dla wszystkich`}.`,
    'resource-delivered': ({ seat, site, resource }, c) =>
      `${c.who(seat, 'Dostarczasz', 'dostarcza')} ${c.object(resource)} na ${c.site(site)}.`,
    'contract-drawn': ({ seat, contract }, c) =>
      `${c.who(seat, 'Dobierasz kontrakt', 'dobiera kontrakt')}: ${c.card(contract)}.`,
    'card-drawn': ({ seat }, c) => `${c.who(seat, 'Dobierasz tajny kontrakt', 'dobiera tajny kontrakt')}.`,
    'tiles-returned': ({ seat, count }, c) =>
      `${c.who(seat, 'Zwracasz', 'zwraca')} ${n(count, { one: '# płytkę', few: '# płytki', many: '# płytek', other: '# płytki' })} do rezerwy.`,
    'ability-skipped': ({ seat, contract }, c) =>
      `${c.who(seat, 'Rezygnujesz ze zdolności', 'rezygnuje ze zdolności')}: ${c.contract(contract)}.`,
    'resources-stored': ({ seat, goods }, c) =>
      `${c.who(seat, 'Przenosisz do magazynu', 'przenosi do magazynu')} ${n(sizeOf(goods), { one: '# surowiec', few: '# surowce', many: '# surowców', other: '# surowca' })}: ${c.goods(goods)}.`,
    'game-ended': ({ ending }) => `Koniec gry: ${PL.endings[ending]}.`,
  },
  reasons: {
    won: ({ winners }, c) =>
      winners.length === 1
        ? c.who(winners[0] as Seat, 'wygrywasz partię', 'wygrywa partię')
        : `jest wspólne zwycięstwo: ${c.list(winners.map(c.seat))}`,
    'end-card-taken': ({ seat }, c, points) =>
      `${c.who(seat, 'wznosisz piąty budynek i bierzesz kartę końca gry', 'wznosi piąty budynek i bierze kartę końca gry')}: ${speech.signed(points)}`,
    'building-erected': ({ seat, contract }, c, points) =>
      `${c.who(seat, 'wznosisz budynek', 'wznosi budynek')}: ${c.card(contract)}, ${speech.signed(points)}`,
    'craftsman-placed': ({ seat, at, goods }, c, points) =>
      `${c.who(seat, 'dostajesz żeton', 'dostaje żeton')} z pola ${c.cell(at)}: ${speech.signed(points)}${goods === 0 ? '' : `, do przewiezienia: ${c.goods(goods)}`}`,
    'explorer-uncovered': ({ seat }, c, points) =>
      `${c.who(seat, 'odsłaniasz odkrywcę', 'odsłania odkrywcę')}: ${speech.signed(points)}`,
    'action-gained': ({ seat }, c) => c.who(seat, 'masz dodatkową akcję', 'ma dodatkową akcję'),
    'turn-lost': ({ seat }, c) =>
      c.who(seat, 'nie masz żadnej możliwej akcji i tracisz turę', 'nie ma żadnej możliwej akcji i traci turę'),
  },
  needless: (site, c) => `na placu budowy ${c.site(site)} ten surowiec nie służy żadnemu kontraktowi`,
  moves: {
    ...GAINS.title,
    carry: ({ from, resource, ...to }, c) =>
      `Przewieź${resource === undefined ? '' : ` ${c.object(resource)}`}: ${c.cell(from)} → ${c.site(to)}`,
    explore: ({ at }, c) =>
      c.terrain(at) === FOREST ? `Eksploruj las na ${c.cell(at)} (2 akcje)` : `Eksploruj mgłę na ${c.cell(at)}`,
    build: ({ contract, payment, ...site }, c) =>
      `Wznieś budynek na ${c.site(site)}: ${c.card(contract)}${c.paid(contract, payment)}`,
    return: ({ resource, at, nth }, c) =>
      `Oddaj ${c.object(resource)} ${at === STORAGE ? 'z magazynu' : `z pola ${c.site({ at, nth })}`}`,
    exchange: ({ out, into, ...site }, c) => `Wymień na ${c.site(site)}: ${c.kind(out)} → ${c.kind(into)}`,
    deliver: ({ resource, ...site }, c) => `Dostarcz ${c.object(resource)} na ${c.site(site)}`,
    extra: () => 'Weź dodatkową akcję',
    draw: () => 'Dobierz kontrakt',
    shortcut: () => 'Zwróć dwie płytki łąki do rezerwy',
    skip: () => 'Zrezygnuj ze zdolności',
  },
  refusals: {
    'not-your-turn': () => 'To nie twój ruch.',
    'wrong-phase': () => 'To nie pora na ten ruch.',
    'other-ability': () => 'Zrealizowany kontrakt ma inną zdolność.',
    'no-such-hex': (at) => `W dolinie nie ma takiego pola: ${names(at)}.`,
    'no-craftsman-left': () => 'Wszyscy twoi rzemieślnicy są w dolinie. Wracają, gdy ich pole opustoszeje.',
    'no-token-there': (at) => `Tu nie ma żetonu: ${names(at)}.`,
    'no-site-left': () => 'Wszystkie twoje place budowy są w dolinie. Plac wraca, gdy wzniesiesz na nim budynek.',
    'no-ruin-there': (at) => `Plac budowy wytycza się na polu ruin, a nie tutaj: ${names(at)}.`,
    'no-room-there': (at) => `Na polu ruin ${names(at)} nie ma już miejsca.`,
    'more-sites-than-buildings': () => 'Nie możesz mieć więcej placów budowy niż budynków, które ci zostały.',
    'nothing-to-explore-there': (at) => `Eksplorować można tylko mgłę i skamieniały las, a nie: ${names(at)}.`,
    'tile-there-already': (at) => `Pole ${names(at)} jest już łąką.`,
    'not-next-to-yours': (at) => `Pole ${names(at)} nie sąsiaduje ani z pustą łąką, ani z twoim elementem.`,
    'no-tile-left': () => 'W twoich stosach i w rezerwie nie ma już płytek łąki.',
    'needs-two-actions': (at) => `Skamieniały las ${names(at)} kosztuje 2 akcje, a została ci jedna.`,
    'no-exploitation-there': (at) => `Stąd nie ma czego przewozić: ${names(at)}.`,
    'no-site-there': (at) => `Na polu ${names(at)} nie masz placu budowy.`,
    'no-such-resource-there': (at) => `Nie ma tam tego surowca: ${names(at)}.`,
    'kind-must-be-named': (at) => `Na polu ${names(at)} leży kilka rodzajów: podaj, który surowiec.`,
    'kind-is-not-named': (at) => `Na polu ${names(at)} leży jeden rodzaj: nie podaje się go.`,
    'no-path': ([from, to]) => `Z pola ${from} na pole ${to} nie prowadzi droga przez puste łąki.`,
    'no-such-contract': (at) =>
      `Tego kontraktu nie ma ani wśród odkrytych, ani na twojej ręce: ${names(at) || 'nieznany'}.`,
    'resources-missing': ([site, contract]) =>
      `Na placu ${site} nie ma wszystkiego, czego wymaga kontrakt: ${contract}.`,
    'wrong-payment': (at) => `Kontrakt wymaga czego innego: ${names(at)}.`,
    'nothing-of-yours-there': (at) => `Nie masz tam nic swojego: ${names(at)}.`,
    'same-kind': () => 'Wymienia się na inny rodzaj.',
    'supply-is-out': () => 'W zasobach nie ma już tego surowca.',
    'no-tile-there': (at) => `Przenieść można tylko płytkę łąki, a tu jej nie ma: ${names(at)}.`,
    'not-mist': (at) => `Łąka musi trafić na mgłę, a to nie mgła: ${names(at)}.`,
    'not-forest': (at) => `Warsztat wymaga skamieniałego lasu, a to nie las: ${names(at)}.`,
    'not-forbidden': (at) => `Łowcy przygód wymagają pola zakazanego, a to inne pole: ${names(at)}.`,
    'deck-is-empty': () => 'Stos kontraktów jest pusty.',
    'no-more-actions': () => 'Karta końca gry kończy twoją turę: nie ma już akcji.',
    'stacks-are-empty': () => 'Twoje stosy płytek są puste.',
    'not-this-chance': () => 'Teraz losuje się co innego.',
    'not-a-seat': () => 'Tego gracza nie ma przy stole.',
    'wrong-tokens': (at) => `To nie są żetony tego stołu${at.length > 0 ? `: ${names(at)}` : ''}.`,
    'wrong-contracts': (at) => `Tych kontraktów nie można dobrać${at.length > 0 ? `: ${names(at)}` : ''}.`,
    'game-over': () => 'Partia jest zakończona.',
    'waiting-for-chance': () => 'Trwa dobieranie kontraktów.',
    'already-committed': () => 'Decyzja już zapadła.',
    'nothing-committed': () => 'Nie ma decyzji do wycofania.',
    'nothing-to-undo': () => 'Tego nie można już cofnąć.',
    'not-waiting-for-chance': () => 'Nie ma tu nic do losowania.',
    'no-seed': () => 'Ten stół nie ma ziarna losowania.',
    'unknown-move': (at) =>
      `„${names(at)}” to nie ruch. Ruchy zaczynają się od craft, site, explore, carry lub build albo od słowa zdolności.`,
    'unreadable-move': (at) => `Nie da się odczytać: „${names(at)}”. Przykłady: carry c4>d5, build d5 market-stall-1.`,
    'unknown-chance': (at) => `Czegoś takiego się nie losuje: „${names(at)}”.`,
    'unreadable-chance': (at) => `Nie da się odczytać losowania: „${names(at)}”.`,
  },
  elements: {
    status: 'Stan gry',
    map: 'Dolina',
    open: 'Odkryte kontrakty',
    hand: 'Twoje kontrakty',
    players: 'Gildie',
    deck: 'stos kontraktów',
    supply: 'zasoby ogólne',
    reserve: 'rezerwa',
    actions: 'lampiony',
    storage: 'twój magazyn',
    stacks: 'twoje stosy',
    guild: 'twoja gildia',
    craft: 'Wyślij rzemieślnika',
    site: 'Wytycz plac budowy',
    explore: 'Eksploruj',
    carry: 'Przewieź',
    build: 'Wznieś budynek',
    extra: 'dodatkowa akcja',
    draw: 'dobierz',
    shortcut: 'zwróć płytki',
    skip: 'pomiń',
    phase: 'Faza',
    turn: 'Tura',
    actionsLeft: 'Pozostałe akcje',
    craftsmen: 'Rzemieślnicy',
    sites: 'Place budowy',
    buildings: 'Budynki',
    tokens: 'Żetony',
    exploitations: 'Pola eksploatacji',
    resources: 'Surowce',
    meadows: 'Łąki',
    owner: 'Gracz',
    at: 'Pole',
    done: 'Zrealizowane kontrakty',
    ability: 'Zdolność',
    contract: 'Kontrakt',
    left: 'Zostało',
    endCard: 'Karta końca gry',
    lastTurns: 'Ostatnie tury',
    first: 'kto zaczyna',
    private: 'kontrakty prywatne',
    act: 'akcje',
    refill: 'nowy kontrakt',
    secret: 'tajny kontrakt',
    over: 'koniec',
    cards: 'Karty',
    piles: 'Stosy',
    store: 'Magazyn',
    different: 'różne',
    equal: 'jednakowe',
  },
  endings: { 'fifth-building': 'wzniesiono piąty budynek', stuck: 'nikt nie może wykonać akcji' },
  items: {
    tokens: 'Żetony',
    contracts: 'Kontrakty',
    bonuses: 'Premie',
    explorers: 'Odkrywcy',
    'end-card': 'Karta końca gry',
    storage: 'Magazyn',
    points: 'Punkty',
    stored: 'Remis: magazyn',
  },
  prompts: {
    setup: 'Trwa rozkładanie doliny…',
    refill: 'Trwa dobieranie kontraktu…',
    secret: (name) => `${name} dobiera tajny kontrakt…`,
    act: (count, last) =>
      `${last ? 'Twoja ostatnia tura' : 'Twój ruch'}: ${count === 2 ? 'dwie akcje' : actions(count)} – wybierz pole lub kontrakt`,
    ability: (contract, task) => `${contract} – ${task}`,
    acting: (name, count, last) => `${name} wybiera: ${actions(count)}${last ? ' (ostatnia tura)' : ''}`,
    deciding: (name, contract) => `${name} decyduje o zdolności: ${contract}`,
    over: (winners, count) =>
      count === 0 ? 'Koniec gry' : count === 1 ? `Wygrywa ${winners}` : `Wspólne zwycięstwo: ${winners}`,
    youWin: 'Wygrywasz!',
    youShare: (all) => `Wspólne zwycięstwo: ${all}`,
    goal: (best, leaders) =>
      best === 0
        ? 'Piąty budynek zaczyna ostatnie tury. Nie ma jeszcze żadnego budynku.'
        : `Piąty budynek zaczyna ostatnie tury. Najwięcej budynków: ${leaders} (${best}).`,
    lastTurns: (seat, left, c) =>
      `Karta końca gry: ${c.seat(seat)}. ${left ? `Jeszcze jedna tura: ${left}.` : 'To ostatnia tura.'}`,
    whyPoints: (seat, points, second, c) =>
      `${c.who(seat, 'Masz', 'ma')} ${points} pkt; następny wynik: ${second} pkt.`,
    whyStorage: (seat, stored, others, c) =>
      `Remis na punkty rozstrzyga magazyn. ${c.who(seat, 'Masz', 'ma')} w nim ${stored}, kolejny wynik to ${others}.`,
    whyShared: (points) => `Tyle samo punktów (${points}) i tyle samo surowców w magazynie.`,
  },
  abilities: {
    'market-stall': 'wymień 1 swój surowiec na inny albo pomiń',
    distillery: 'weź dodatkową akcję albo pomiń',
    'flying-machine': 'wybierz płytkę łąki albo pomiń',
    workshop: 'połóż łąkę na skamieniałym lesie albo pomiń',
    adventurers: 'połóż łąkę na polu zakazanym albo pomiń',
    caravan: 'oddaj 1 swój surowiec albo pomiń',
    'goods-export': 'oddaj 1 swój surowiec albo zakończ',
    harvest: 'wybierz żeton dla wszystkich albo pomiń',
    'express-delivery': 'wybierz surowiec i plac',
    'secret-plan': 'dobierz kontrakt albo pomiń',
    shortcut: 'zwróć dwie płytki łąki albo pomiń',
  },
  guide: GUIDE_PL,
  labels: LABELS,
  gains: GAINS,
};

export const text = textOf(bound(PL));
