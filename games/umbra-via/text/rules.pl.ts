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
          text: 'Od dwóch do czterech ogrodników układa świetliste ścieżki w ogrodzie 4 × 4. Kto ma najwięcej **energii** na ścieżce w chwili jej zamknięcia, uwalnia najwięcej **dusz** z własnej Płytki Duszy. Kto pierwszy zdobędzie samą Płytkę Duszy, **wygrywa**.',
        },
        {
          kind: 'list',
          items: [
            'W woreczku: 32 kwiaty energii i 6 kwiatów dusz. Na Płytce Duszy: 11 dusz.',
            '17 płytek ścieżek z dwoma lub trzema wylotami: 5 prostych, 6 zakrętów, 6 rozwidleń.',
            'Kolejność na torze remisów jest na początku losowa.',
          ],
        },
      ],
    },
    {
      id: 'bidding',
      title: 'Licytacja',
      blocks: [
        {
          kind: 'text',
          text: 'Rundę zaczynają cztery płytki na ołtarzu, w niszach od I do IV. Zostają obrócone tak, jak je odkryto. Potem wszyscy licytują **dwa razy**, w tajemnicy i jednocześnie:',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'Dobierz trzy kwiaty z woreczka (wszystkie, jeśli jest ich mniej). [[Z pustym woreczkiem nie licytujesz niczego.]]',
            'Połóż każdy z nich na płytkach ołtarza, w dowolnym podziale. [[Jeśli żadnej płytki nie można licytować, nikt nie licytuje, a dobrane kwiaty wracają do woreczków.]]',
            'Gdy wszystkie oferty są zapieczętowane, odkrywa się je naraz i dokłada do płytek.',
          ],
        },
        {
          kind: 'text',
          text: 'Płytki pochodzą ze stosu. Gdy jest pusty, nowym stosem stają się odrzucone płytki. [[Dzieje się to dopiero wtedy, gdy trzeba zapełnić niszę ołtarza, a stos jest pusty; jeśli odrzuconych też nie ma, nisza zostaje pusta.]]',
        },
        {
          kind: 'text',
          text: 'W ofercie kwiat energii liczy się za **1**, a dusza za **2**. Inni widzą, ile kwiatów trzymasz, ale nie jakie.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.auction,
          caption:
            'Po obu ofertach. Nisza III: Niebieski licytuje 2 energie i 2 dusze, razem 6; Fioletowy 2 energie i 1 duszę, razem 4. Najmniej kwiatów ma II, więc układa się ją pierwszą.',
        },
      ],
    },
    {
      id: 'placing',
      title: 'Układanie',
      blocks: [
        {
          kind: 'list',
          items: [
            'Płytki bez żadnego kwiatu są odrzucane.',
            'Pozostałe układa się od **najmniejszej do największej** liczby kwiatów, licząc kwiaty wszystkich, każdy jako jeden. Przy równej liczbie: od lewej do prawej. Ta kolejność już się nie zmienia.',
            'Płytkę dostaje najwyższa oferta. Przy remisie ten, kto stoi pierwszy na torze remisów; jego znacznik idzie wtedy na koniec.',
            'Wszystkie dusze z płytki wypadają z gry. Energia zostaje na płytce.',
            'Zwycięzca kładzie płytkę bez obracania na pustym polu, które styka się bokiem z inną płytką. W pustym ogrodzie: na jednym z czterech środkowych pól.',
          ],
        },
        { kind: 'text', text: 'Płytka nie musi przedłużać ścieżki. Może ją równie dobrze zamknąć.' },
      ],
    },
    {
      id: 'paths',
      title: 'Ścieżki',
      blocks: [
        {
          kind: 'text',
          text: 'Płytki, których wyloty patrzą na siebie, tworzą ścieżkę. Wylot jest **połączony**, jeśli sąsiad ma wylot naprzeciw, **zamknięty**, jeśli trafia na brzeg albo na płytkę bez takiego wylotu, i **otwarty**, jeśli patrzy na puste pole. Ścieżka bez otwartych wylotów jest **ukończona**. Jedna płytka też może być ukończoną ścieżką.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.paths,
          point: ['b1', 'b2'],
          caption:
            'b1 i b2 są ukończone: na północy brzeg, na wschodzie ściana. Inne ścieżki mają jeszcze otwarte wyloty, zaznaczone strzałkami.',
        },
        {
          kind: 'text',
          text: 'Po położeniu płytki sprawdza się jej ścieżkę i ścieżki sąsiadów. Wszystkie ukończone są przywoływane po kolei; jeśli jest ich kilka, następną za każdym razem wybiera ten, kto położył płytkę. Ścieżka ukończona w tej chwili zostaje przywołana, nawet jeśli inne przywołanie znów ją otworzy.',
        },
      ],
    },
    {
      id: 'summoning',
      title: 'Przywołanie',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Policz energię każdego koloru na ścieżce i ustaw kolory w kolejności. Kolory z równą energią zajmują to samo miejsce.',
            'Pierwsze miejsce dostaje tyle dusz, ile płytek ma ścieżka. Każde następne połowę tego, co poprzednie, zaokrąglając w dół.',
            'Zdobyte dusze przechodzą z własnej Płytki Duszy do własnego woreczka, dopóki starczy.',
            'Cała energia ze ścieżki wraca do woreczków właścicieli, a płytki są odrzucane.',
          ],
        },
        {
          kind: 'table',
          head: ['Ścieżka', 'Energia', 'Dusze'],
          rows: [
            ['3 płytki', 'Czerwony 4, Niebieski 4, Fioletowy 3', 'Czerwony 3, Niebieski 3, Fioletowy 1'],
            ['4 płytki', 'Fioletowy 6, Czerwony 5, Niebieski 4', 'Fioletowy 4, Czerwony 2, Niebieski 1'],
            ['1 płytka', 'Niebieski 2, Czerwony 1', 'Niebieski 1, Czerwony 0'],
          ],
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.summoning,
          point: ['a1', 'b1', 'b2'],
          caption:
            'Ścieżka z trzech płytek: Czerwony 4, Niebieski 4, Fioletowy 3. Czerwony i Niebieski dostają po 3, Fioletowy połowę: 1.',
        },
      ],
    },
    {
      id: 'winning',
      title: 'Zdobycie Płytki Duszy',
      blocks: [
        {
          kind: 'text',
          text: 'Sama Płytka Duszy liczy się jak **dwie** dusze. Jeśli zajmujesz pierwsze miejsce na ścieżce z co najmniej dwóch płytek i dostajesz co najmniej tyle, ile dusz zostało na twojej Płytce Duszy, **plus dwie**, zabierasz wszystko razem z płytką i wygrywasz. W jednym przywołaniu może się to udać kilku osobom: wtedy zwycięstwo jest wspólne. Nadwyżka przepada. [[Jedna dusza za mało nie wystarczy: instrukcja mówi, że Płytka Duszy liczy się jak dwie dusze, ale nie podaje tego jako warunku.]] Z zasadą domową „Cena Płytki Duszy: jedna dusza” wystarczą pozostałe dusze **plus jedna**; ścieżka nadal musi mieć dwie płytki.',
        },
        {
          kind: 'note',
          text: '[[Jeśli na końcu rundy wszystkie woreczki są puste, nikt nie mógłby już licytować: wygrywa ten, komu zostało najmniej dusz na Płytce Duszy. Tak samo dzieje się po 50. rundzie.]]',
        },
      ],
    },
    {
      id: 'special',
      title: 'Płytki specjalne (opcja)',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Róża Wiatrów** nie ma wylotów. Kto ją kładzie, przenosi całą jej energię na jedną sąsiednią płytkę. [[Dzieje się to, zanim sprawdzi się ścieżki.]] Bez sąsiada kwiaty czekają na pierwszą płytkę położoną obok. Zamyka swoich sąsiadów i znika razem ze ścieżką, przy której leży.',
            '**Pustka** jest odrzucana, a jej zwycięzca zostawia jej energię na dowolnym pustym polu. Kwiaty czekają tam, poza ścieżkami, i dołączają do płytki, która tam później trafi.',
            '**Blokady** nie można licytować. Zajmuje tylko niszę.',
            '[[Bez energii nie ma czego przenosić: nikt o niczym nie decyduje, a Pustkę odrzuca się, gdy tylko wiadomo, kto ją wygrywa.]]',
          ],
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.special,
          caption: 'Pustka i Blokada na ołtarzu, Róża Wiatrów na c2, luźne kwiaty na a4.',
        },
      ],
    },
    {
      id: 'two',
      title: 'Dla dwóch osób: kolor neutralny',
      blocks: [
        {
          kind: 'text',
          text: 'W każdym woreczku jest też 16 neutralnych kwiatów energii i 3 neutralne dusze. Licytujesz nimi jak własnymi i liczą się dla ciebie, ale na planszy neutralna energia jest niczyja. Kolor neutralny porównuje się jak gracza i ma Płytkę Duszy z 11 duszami.',
        },
        {
          kind: 'text',
          text: 'Neutralne kwiaty z przywołania trafiają do woreczka gracza na pierwszym miejscu; jeśli nie zajmuje go żaden gracz, do tego, kto ukończył ścieżkę. [[Zabiera je także gracz, który zajmuje pierwsze miejsce razem z Neutralnym; jeśli zajmują je obaj gracze, zabiera je ten, kto ukończył ścieżkę.]]',
        },
        {
          kind: 'text',
          text: '**Nagła śmierć:** jeśli Neutralny zajmuje pierwsze miejsce na ścieżce z co najmniej dwóch płytek i dostaje więcej, niż mu zostało, jego Płytka Duszy zostaje odwrócona. [[Wystarczy jedna dusza więcej, niż mu zostało.]] Od następnego przywołania każda płytka liczy się podwójnie, a Neutralny nic już nie dostaje.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.neutral,
          caption:
            'Neutralny ma tu najwięcej energii, 6, a zostały mu 2 dusze: gdy ścieżka się zamknie, zacznie się nagła śmierć.',
        },
      ],
    },
    {
      id: 'prototype',
      title: 'Edycja prototypowa (opcja)',
      blocks: [
        {
          kind: 'text',
          text: 'Dusze z płytki wracają do woreczków właścicieli, a Płytka Duszy liczy się jak **jedna** dusza, więc pustą może zdobyć nawet ścieżka z jednej płytki. Gdy w stosie jest mniej niż cztery płytki, przed odkryciem wtasowuje się do niego odrzucone. Bez płytek specjalnych i bez koloru neutralnego. [[Na Płytce Duszy leży 11 dusz, jak w wydanej edycji: tekst mówi raz o 10, raz o 11.]]',
        },
      ],
    },
    {
      id: 'rulings',
      title: 'Nasze rozstrzygnięcia i rekonstrukcje',
      blocks: [
        {
          kind: 'text',
          text: 'Instrukcje zostawiają kilka spraw otwartych. [[Tak oznaczamy to, co rozstrzygamy sami]]; przy waszym stole możecie umówić się inaczej.',
        },
        {
          kind: 'text',
          text: 'Liczba płytek każdego kształtu jest rekonstrukcją; można grać z liczbami z własnego egzemplarza.',
        },
      ],
    },
  ],
};
