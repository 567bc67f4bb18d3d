import type { GuideLine } from './guide.ts';

export const GUIDE_PL: { readonly [line in GuideLine]: string } = {
  welcome:
    'Witaj w dolinie. Grasz gildią Niebieskiego, która chce tu budować. Prawie całą dolinę okrywa mgła; szare pola to skamieniały las, szczyty są zakazane, a na polach ruin stawia się budynki.',
  tokens:
    'Na każdym polu łąki leży żeton: ile daje surowców, jakich i ile jest wart punktów. Stosy bez figurki, jak na j5, są niczyje: wolno z nich brać każdemu.',
  goal: 'Wygrywa, kto ma najwięcej punktów. Pierwszy piąty budynek zaczyna ostatnie tury, więc patrz na te pięć domów.',
  contracts:
    'Budynek realizuje kontrakt. Cztery leżą odkryte dla wszystkich, dwa masz na ręce i nikt inny ich nie widzi. U dołu karty widać, czego wymaga, a na tarczy punkty.',
  turn: 'Tura to dwie akcje, czyli dwa lampiony: wyślij rzemieślnika, wytycz plac budowy, eksploruj mgłę, przewieź surowiec albo wznieś budynek. Tę samą akcję wolno powtórzyć.',
  'craft-1':
    'Celuj w Kram: drewno i kamień. Drewno jest na d3. Wybierz tamtejszy żeton, żeby wysłać rzemieślnika: żeton i jego punkt są twoje, a surowce trafiają na mapę.',
  'craft-1-instead': 'Dobre miejsce, ale w tej lekcji wyślij rzemieślnika na d3: drewno leży tam tuż obok ruin.',
  'site-1':
    'Teraz miejsce na budynek. Pole ruin e3 sąsiaduje z d3. Wybierz je, żeby wytyczyć plac budowy. W dwie osoby na polu ruin mieści się jeden.',
  'site-1-instead': 'Wolno wytyczać wszędzie, ale e3 leży obok twojego drewna: droga będzie krótka.',
  'rival-1': 'Czarny wytycza plac na c5 i wysyła rzemieślnika na g4. Zapamiętaj c5: leży tuż obok kamienia na b4.',
  'carry-1':
    'Przewieź pierwsze drewno na swój plac: wybierz d3, potem e3. Sąsiednie pola nie potrzebują drogi. Dalej surowiec jedzie tylko przez puste łąki.',
  'carry-1-instead': 'Najpierw przewieź drewno z d3 na swój plac na e3.',
  'craft-2': 'Druga akcja: kamień jest na b4. Wyślij tam rzemieślnika.',
  'craft-2-instead': 'Kramowi brakuje jeszcze kamienia z b4.',
  'rival-2': 'Czarny kładzie łąkę na h4 i wytycza plac na i4. Odsłonięta łąka służy wszystkim.',
  'explore-1':
    'Między b4 a e3 leży mgła. Eksploruj c4. Wolno eksplorować pole obok twojego elementu albo obok pustej łąki, niezależnie od tego, czyja jest.',
  'explore-1-instead': 'Najkrótsza droga z b4 na e3 prowadzi przez c4 i d4. Zacznij od c4.',
  'explore-2': 'Teraz d4, które sąsiaduje z nową łąką. Potem droga będzie wolna.',
  'explore-2-instead': 'Brakuje jednego pola: d4.',
  stacks:
    'Obie płytki pochodzą z twojego lewego stosu. Gdy stos się skończy, odsłoni odkrywcę: 2 punkty na koniec. Skamieniały las też można eksplorować, za dwie akcje.',
  'rival-3':
    'Spójrz: Czarny przewozi twój kamień na c5! Surowiec należy do tego, kto go przewiezie. Na b4 został jeden kamień.',
  'carry-2':
    'Weź go szybko. Wybierz b4, potem e3: wstęga pokazuje drogę. To ostatni kamień, więc rzemieślnik wraca do gildii, a b4 staje się łąką.',
  'carry-2-instead': 'Zanim weźmie go ktoś inny: kamień z b4 na e3.',
  'build-1':
    'Na e3 są drewno i kamień: Kram ma złotą ramkę. Wybierz kartę, potem e3. Surowce, których kontrakt nie wymaga, trafiłyby do magazynu, po −1 punkcie.',
  'build-1-instead': 'Masz wszystko, czego wymaga Kram. Wznieś go na e3.',
  'swap-1':
    'Pierwszy budynek stoi! Większość kontraktów ma zdolność: teraz albo nigdy. Kram wymienia jeden twój surowiec: wybierz d3 i rodzaj, który ci się przyda.',
  'swap-1-instead': 'Można pominąć, ale wypróbuj: wybierz d3, a potem, czym ma się stać drewno.',
  points:
    'Na wolne miejsce trafia nowy kontrakt. Masz punkty za kontrakt i dwa żetony; dojdą odsłonięci odkrywcy, premie i karta końca gry.',
  end: 'To wszystko, czego trzeba do gry. Najedź na pole albo dotknij go raz, żeby zobaczyć, co przyniesie. Stół twojej pierwszej partii będzie rozłożony tak jak ten, a dolina jest twoja.',
};
