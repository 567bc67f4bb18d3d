import type { RulesPage } from '@penumbra/kit';
import { DIAGRAMS } from './diagrams.ts';

export const RULES: RulesPage = {
  sections: [
    {
      id: 'goal',
      title: 'O co chodzi',
      blocks: [
        {
          kind: 'text',
          text: 'Od dwóch do czterech gildii zasiedla zamgloną dolinę. Wysyłasz rzemieślników po surowce, kładziesz łąki, po których jeżdżą **wszyscy**, przewozisz surowce na swoje place budowy w ruinach i wznosisz to, czego wymagają kontrakty. Gdy stanie czyjś **piąty budynek**, zaczynają się ostatnie tury; potem wygrywa, kto ma **najwięcej punktów**.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.ground,
          viewer: 'blue',
          caption:
            'a1: żeton, 4 drewna i 2 punkty. d1: rzemieślnik Niebieskiego i 3 gliny. e2: niczyja żywność. c1: pole ruin z placem Niebieskiego. e3: budynek Czerwonego. b2 i d3 to skamieniały las, c2 jest zakazane, b3 to położona łąka; reszta to mgła.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Przed pierwszą turą',
      blocks: [
        {
          kind: 'list',
          items: [
            'Na każdym polu łąki leży odkryty żeton. Żeton specjalny, na pięć surowców, od razu zastępują jego surowce: to **neutralne pole eksploatacji**.',
            'Każdy ma 5 budynków, 3 place budowy, 2 rzemieślników i cztery stosy po 3 płytki łąki; pod każdym stosem jest odkrywca.',
            'Każdy dostaje w tajemnicy 2 kontrakty prywatne. Cztery neutralne leżą odkryte.',
            'Pierwszego gracza wyznacza losowanie; tury idą zgodnie z ruchem wskazówek zegara.',
          ],
        },
        {
          kind: 'note',
          text: 'W trzy osoby stos ma 4 płytki, w dwie 5; każdy żeton daje wtedy o jeden surowiec mniej. W dwie osoby każdy ma 3 rzemieślników, a na polu ruin mieści się jeden plac zamiast dwóch.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Twoja tura',
      blocks: [
        {
          kind: 'text',
          text: 'Wykonujesz **dwie akcje**, także dwa razy tę samą. [[Obie są obowiązkowe, dopóki jakaś jest możliwa; gdy żadnej nie ma, tura kończy się sama. Kto nie może zrobić nic, jest pomijany, a jeśli dotyczy to wszystkich, gra się kończy i liczy się punkty.]]',
        },
        {
          kind: 'table',
          head: ['Akcja', 'Co robi'],
          rows: [
            ['Wyślij rzemieślnika', 'Na dowolny żeton: żeton jest twój, surowce trafiają na pole.'],
            ['Wytycz plac budowy', 'Na polu ruin, na którym jest miejsce.'],
            ['Eksploruj mgłę', 'Płytka łąki z twojego lewego stosu.'],
            ['Eksploruj skamieniały las', 'To samo za dwie akcje.'],
            ['Transport', 'Jeden surowiec przez puste łąki na twój plac budowy.'],
            ['Wznieś budynek', 'Na placu, na którym jest wszystko, czego wymaga kontrakt.'],
          ],
        },
      ],
    },
    {
      id: 'craftsmen',
      title: 'Rzemieślnicy',
      blocks: [
        {
          kind: 'text',
          text: 'Wyślij rzemieślnika z gildii na pole z żetonem. Żeton zatrzymujesz, jego punkty liczą się na koniec, [[a zebrane żetony są jawne]]. Surowce trafiają na pole: to twoje **pole eksploatacji**. Gdy zniknie ostatni surowiec, rzemieślnik od razu wraca do gildii, a pole jest pustą łąką.',
        },
        {
          kind: 'text',
          text: 'Każdego surowca jest 18. [[Jeśli w zasobach brakuje, dostajesz tyle, ile zostało; gdy nie ma nic, pole staje się pustą łąką, a rzemieślnik od razu wraca.]]',
        },
      ],
    },
    {
      id: 'sites',
      title: 'Place budowy',
      blocks: [
        {
          kind: 'text',
          text: 'Pole ruin ma dwie połówki, dla jednego lub dwóch graczy, na place albo budynki. W dolinie nie możesz mieć więcej placów niż budynków, które zostały w gildii.',
        },
      ],
    },
    {
      id: 'clearing',
      title: 'Eksploracja',
      blocks: [
        {
          kind: 'text',
          text: 'Połóż płytkę na mgle albo lesie obok **swojego elementu** (rzemieślnika, placu, budynku) lub obok **pustej łąki**, niezależnie od tego, czyja jest. Płytki bierze się z lewego niepustego stosu, a gdy stosy się skończą, z rezerwy. Pusty stos odsłania odkrywcę: 2 punkty na koniec.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.clearing,
          viewer: 'blue',
          point: ['b1', 'a2', 'b2', 'a3', 'c3'],
          caption:
            'Niebieski może eksplorować zaznaczone pola, bo na a1 stoi jego rzemieślnik, a b3 to pusta łąka: mgłę za jedną akcję, las b2 za dwie. c2 nie sąsiaduje z niczym takim, a plac Czerwonego obok pomaga tylko jemu.',
        },
      ],
    },
    {
      id: 'carrying',
      title: 'Transport',
      blocks: [
        {
          kind: 'text',
          text: 'Przewieź **jeden** surowiec z **dowolnego** pola eksploatacji, swojego, cudzego lub neutralnego, na swój plac budowy. Jedzie z pola na sąsiednie pole tylko przez puste łąki: płytki oraz pola łąki bez żetonu i surowców. Jeśli oba pola sąsiadują, droga nie jest potrzebna. Z placu surowców już się nie przenosi.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.carrying,
          viewer: 'blue',
          point: ['a1', 'd3'],
          caption:
            'Drewno Czerwonego z a1 można przewieźć na plac Niebieskiego na d3 przez b1, b2 i c3. Gliny z e1 nie: nie prowadzi stamtąd łąka.',
        },
      ],
    },
    {
      id: 'building',
      title: 'Wznoszenie budynku',
      blocks: [
        {
          kind: 'text',
          text: 'Kontrakt jest odkryty albo z twojej ręki. Wszystkie wymagane surowce muszą leżeć na **jednym** twoim placu. Wtedy:',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'Budynek zastępuje plac, który wraca do gildii. Wymagane surowce idą do zasobów, wszystkie inne z tego placu do twojego **magazynu**: po −1 punkcie.',
            'Możesz użyć zdolności kontraktu, teraz albo nigdy. Czego nie da się wykonać, przepada bez pytania.',
            'Odkryty kontrakt zastępuje nowy ze stosu. [[Dzieje się to przed dodatkową akcją.]]',
          ],
        },
      ],
    },
    {
      id: 'contracts',
      title: 'Kontrakty',
      blocks: [
        {
          kind: 'table',
          head: ['Kontrakt', 'Liczba', 'Zdolność lub premia'],
          rows: [
            ['Kram', '6', 'Wymień jeden surowiec ze swojego pola eksploatacji lub placu na inny z zasobów.'],
            ['Gorzelnia', '6', 'Jeszcze jedna akcja w tej turze.'],
            ['Maszyna powietrzna', '4', 'Przenieś dowolną płytkę łąki na dowolną mgłę.'],
            ['Warsztat', '4', 'Połóż płytkę na dowolnym skamieniałym lesie.'],
            ['Łowcy przygód', '2', 'Połóż płytkę na dowolnym polu zakazanym.'],
            ['Karawana', '2', 'Oddaj jeden surowiec z pola eksploatacji, placu albo magazynu.'],
            ['Eksport towarów', '2', 'Oddaj do dwóch.'],
            ['Urodzaj', '2', 'Żeton wypada z gry; jego surowce są dla wszystkich.'],
            ['Architekt', '1', 'Na koniec: +1 za każdy twój kontrakt, z tym włącznie.'],
            ['Burmistrz', '1', 'Na koniec: +2 za każdy kontrakt na dokładnie dwa surowce.'],
            ['Kupiec', '1', 'Na koniec: +1 za każdy twój żeton.'],
            ['Kapłan', '1', 'Dowolne trzy różne surowce; 3 punkty.'],
            ['Leniwy odkrywca', '1', 'Dowolne dwa jednakowe. Na koniec: +1 za zakrytego odkrywcę.'],
            ['Ciche miasteczko (prywatny)', '2', 'Brak; 4 punkty.'],
            ['Dostawa ekspresowa (prywatny)', '2', 'Dowolny surowiec z zasobów na twój plac.'],
            ['Sekretny plan (prywatny)', '2', 'Dobierz na rękę kontrakt neutralny.'],
            ['Skrót (prywatny)', '2', 'Dwie płytki z twoich stosów wracają do rezerwy.'],
          ],
        },
        {
          kind: 'text',
          text: 'Karta ma pierwszeństwo przed zasadami. [[Wymienia się na inny rodzaj. Gdy została jedna płytka, Skrót zwraca tę jedną.]] Właśnie wzniesiony budynek nie jest już placem. Koszty i punkty kart są naszą rekonstrukcją; stół może mieć własne.',
        },
      ],
    },
    {
      id: 'end',
      title: 'Koniec gry',
      blocks: [
        {
          kind: 'text',
          text: 'Kto pierwszy wzniesie piąty budynek, bierze **kartę końca gry** i kończy turę. [[Zdolności można jeszcze użyć, ale dodatkowa akcja przepada.]] Wszyscy inni mają jeszcze jedną całą turę. Potem surowce z twoich placów i pól eksploatacji idą do magazynu i liczy się punkty:',
        },
        {
          kind: 'list',
          items: [
            'Żetony i zrealizowane kontrakty z premiami. Kontrakty na ręce się nie liczą.',
            '2 za odsłoniętego odkrywcę, 2 za kartę końca gry.',
            '−1 za surowiec w magazynie. Wynik może być ujemny.',
          ],
        },
        {
          kind: 'text',
          text: 'Remis wygrywa ten, kto ma mniej surowców w magazynie; jeśli i to jest równe, zwycięstwo jest wspólne.',
        },
      ],
    },
  ],
};
