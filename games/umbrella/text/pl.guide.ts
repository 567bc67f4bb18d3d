import type { GuideLine } from './guide.ts';

export const GUIDE_PL: { readonly [line in GuideLine]: string } = {
  welcome:
    'Witaj na placu, w deszczu. Grasz Fioletowym: to twoja scena z szesnastoma parasolami. Morski ma taką samą, tylko z kolorami w innych miejscach.',
  tiles:
    'W narożnikach leżą choreografie. Każda pokazuje cztery pola: ustaw na nich cztery parasole jednego koloru, obojętnie którego. Plakietka mówi, ile już stoi.',
  goal: 'Za każdą choreografię kładziesz znacznik na polu jej koloru: 2 punkty. Pełne grupy dają premię, która stoi nad nimi. Wygrywa, kto ma najwięcej punktów.',
  turn: 'Parasole czekają na czterech chodnikach: górny jest wspólny, lewy i prawy dzielisz z Morskim, dolny jest twój. Tura to jedno wsunięcie: weź parasol i wsuń go w linię po tej stronie, po której czekał.',
  'push-1':
    'Weź żółty parasol ze swojego chodnika i wybierz kolumnę a. Najpierw widać skutek: dwa rogi choreografii 2 będą żółte, a niebieski trafi na a2, dla choreografii 1.',
  'push-1-instead': 'To poprawny ruch, ale w tej lekcji wsuń żółty w kolumnę a: pomaga obu choreografiom.',
  out: 'Linia się przesunęła, a u góry wypadł czerwony: czeka teraz na wspólnym chodniku. Na twoim jest o jeden parasol mniej. Każdy, który zostanie tam na koniec, kosztuje punkt.',
  'rival-1': 'Morski bierze czerwony parasol ze wspólnego chodnika i wsuwa go w kolumnę na swojej scenie.',
  'push-2':
    'Choreografia 1 ma już trzy niebieskie z czterech: brakuje c1. Weź niebieski ze wspólnego chodnika i wsuń go z góry w kolumnę c. Ramka pokazuje, co ukończysz.',
  'push-2-instead': 'Niebieski ze wspólnego chodnika, w kolumnę c: to ukończy choreografię 1.',
  'complete-1':
    'Cztery niebieskie: gotowe! Trzeba ją zaznaczyć, bo niebieskie pole jest wolne. Pola 1 i 2 tworzą grupę, więc wybierz pole 1. Potem wybierz stronę, którą dostanie Morski: czarna jest trudniejsza.',
  'complete-1-instead': 'Pole 6 też by pasowało. Wybierz pole 1: jego grupa jest najkrótsza.',
  passed:
    'Płytkę ma teraz Morski. Pod nią odsłonięto płytkę, której nikt jeszcze nie znał: to twoja nowa choreografia 1.',
  'rival-2':
    'Morski bierze czerwony z chodnika między wami, kończy choreografię i przekazuje ją tobie. Leży w narożniku 3, obrócona o pół obrotu: mosiężny róg pokazuje, jak leży płytka.',
  'push-3':
    'Teraz cztery rogi, choreografia 2: a1 i a4 są już żółte. Wsuń żółty ze wspólnego chodnika w kolumnę d, a pozostałe dwa same się ustawią.',
  'push-3-instead': 'Żółty ze wspólnego chodnika, w kolumnę d: wszystkie rogi będą żółte.',
  'complete-2': 'Zaznacz ją na polu 2, żółtym, obok swojego pierwszego znacznika.',
  'complete-2-instead': 'Pole 2 zamyka grupę z polem 1.',
  group:
    'Dwa znaczniki to 4 punkty, a pełna grupa daje jeszcze 3. Na innych poziomach są ciągi znaczników i zdolności specjalne.',
  yours:
    'Niebieski i czerwony wypadły na twój chodnik i kosztują punkty: wsuwaj czasem stamtąd. Pusty daje +2. Gdy skończy się pula znaczników, wszyscy pozostali mają jeszcze jedną turę.',
  end: 'To wszystko, czego trzeba do gry. Wyjdź z lekcji i wybierz Graj: stół będzie taki sam. Miłego deszczu!',
};
