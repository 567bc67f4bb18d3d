import type { RulesPage } from '@penumbra/board/pure';
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
            '17 płytek ścieżek z dwoma lub trzema otwarciami: 5 prostych, 6 zakrętów, 6 rozwidleń.',
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
          text: 'Rundę zaczynają cztery płytki na ołtarzu, pola od I do IV. Zostają obrócone tak, jak je odkryto. Potem wszyscy licytują **dwa razy**, w tajemnicy i jednocześnie:',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'Dobierz trzy kwiaty z woreczka (wszystkie, jeśli jest ich mniej).',
            'Połóż każdy z nich na płytkach ołtarza, w dowolnym podziale.',
            'Gdy wszyscy zatwierdzą, oferty odkrywa się naraz i dokłada do płytek.',
          ],
        },
        {
          kind: 'text',
          text: 'W ofercie kwiat energii liczy się za **1**, a dusza za **2**. Inni widzą, ile kwiatów trzymasz, ale nie jakie.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.auction,
          caption:
            'Po obu ofertach. Pole III: Niebieski daje 2 energie i 2 dusze, razem 6; Fioletowy 2 energie i 1 duszę, razem 4. Najmniej kwiatów ma II, więc układa się ją pierwszą.',
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
            'Pozostałe układa się od **najmniejszej do największej** liczby kwiatów, wszystkich razem, każdy kwiat liczony jako jeden. Równe idą od lewej do prawej. Ta kolejność już się nie zmienia.',
            'Płytkę dostaje najwyższa oferta. Przy remisie ten, kto stoi pierwszy na torze remisów; jego znacznik idzie wtedy na koniec.',
            'Wszystkie dusze z płytki wypadają z gry. Energia zostaje na płytce.',
            'Zwycięzca kładzie płytkę bez obracania na wolnym miejscu, które styka się bokiem z inną płytką. Na pustej planszy: na jednym z czterech środkowych miejsc.',
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
          text: 'Płytki, których otwarcia patrzą na siebie, tworzą ścieżkę. Otwarcie jest **połączone**, jeśli sąsiad ma otwarcie naprzeciw, **zamknięte**, jeśli trafia na brzeg albo na płytkę bez takiego otwarcia, i **otwarte**, jeśli patrzy na puste miejsce. Ścieżka bez otwartych końców jest **ukończona**. Jedna płytka też może być ukończoną ścieżką.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.paths,
          point: ['b1', 'b2'],
          caption:
            'b1 i b2 są ukończone: na północy brzeg, na wschodzie ściana. Inne ścieżki mają jeszcze otwarte końce, zaznaczone strzałkami.',
        },
        {
          kind: 'text',
          text: 'Po położeniu płytki sprawdza się jej ścieżkę i ścieżki sąsiadów. Wszystkie ukończone są przywoływane po kolei; jeśli jest ich kilka, następną za każdym razem wybiera ten, kto położył płytkę.',
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
            'Policz energię każdego koloru na ścieżce i ustaw kolory w kolejności. Równe dzielą miejsce.',
            'Pierwsze miejsce dostaje tyle dusz, ile płytek ma ścieżka. Każde następne połowę tego co poprzednie, w dół.',
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
          text: 'Sama Płytka Duszy liczy się jak **dwie** dusze. Jeśli zajmujesz pierwsze miejsce na ścieżce z co najmniej dwóch płytek i dostajesz co najmniej tyle, ile dusz zostało na twojej Płytce Duszy, **plus dwie**, zabierasz wszystko razem z płytką i wygrywasz. W jednym przywołaniu może to zrobić kilka osób: dzielą wtedy zwycięstwo. O jedną za mało nie wystarcza, a nadwyżka przepada.',
        },
        {
          kind: 'note',
          text: 'Jeśli na końcu rundy wszystkie woreczki są puste, nikt nie mógłby już licytować: wygrywa ten, komu zostało najmniej dusz na Płytce Duszy.',
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
            '**Cztery Strony** nie mają otwarć. Kto je kładzie, przenosi całą ich energię na jedną sąsiednią płytkę, zanim sprawdzi się ścieżki. Bez sąsiada kwiaty czekają na pierwszą płytkę położoną obok. Zamykają swoich sąsiadów i znikają razem ze ścieżką, przy której leżą.',
            '**Pustka** jest odrzucana, a jej zwycięzca zostawia jej energię na dowolnym wolnym miejscu. Kwiaty czekają tam, poza ścieżkami, i dołączają do płytki, która tam później trafi.',
            '**Blokady** nie można licytować. Zajmuje tylko pole.',
          ],
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.special,
          caption: 'Pustka i Blokada na ołtarzu, Cztery Strony na c2, luźne kwiaty na a4.',
        },
      ],
    },
    {
      id: 'two',
      title: 'Dla dwóch osób: kolor neutralny',
      blocks: [
        {
          kind: 'text',
          text: 'W każdym woreczku jest też 16 neutralnych energii i 3 neutralne dusze. Licytujesz nimi jak własnymi i liczą się dla ciebie, ale na planszy neutralna energia jest niczyja. Neutralny zajmuje miejsca jak gracz i ma Płytkę Duszy z 11 duszami.',
        },
        {
          kind: 'text',
          text: 'Neutralne kwiaty z przywołania trafiają do woreczka gracza na pierwszym miejscu; jeśli nie jest to dokładnie jeden gracz, do tego, kto ukończył ścieżkę.',
        },
        {
          kind: 'text',
          text: '**Nagła śmierć:** jeśli neutralny jest pierwszy na co najmniej dwóch płytkach i dostaje więcej, niż mu zostało, jego Płytka Duszy zostaje odwrócona. Od następnego przywołania każda płytka liczy się podwójnie, a neutralny nic już nie dostaje.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.neutral,
          caption: 'Neutralny prowadzi tu z 6 i zostały mu 2 dusze: gdy ścieżka się zamknie, zacznie się nagła śmierć.',
        },
      ],
    },
    {
      id: 'prototype',
      title: 'Wydanie prototypowe (opcja)',
      blocks: [
        {
          kind: 'text',
          text: 'Dusze z płytki wracają do woreczków właścicieli, a Płytka Duszy liczy się jak **jedna** dusza, więc pustą może zdobyć nawet ścieżka z jednej płytki. Bez płytek specjalnych i bez koloru neutralnego.',
        },
      ],
    },
    {
      id: 'rulings',
      title: 'Rozstrzygnięcia i rekonstrukcje',
      blocks: [
        {
          kind: 'list',
          items: [
            'Liczba płytek każdego kształtu jest rekonstrukcją; można grać z liczbami z własnego egzemplarza.',
            'Odrzucone płytki stają się nowym stosem dopiero wtedy, gdy pole ołtarza zastaje pusty stos. Jeśli nie ma ani jednych, ani drugich, pole zostaje puste.',
            'Z pustym woreczkiem nie licytujesz niczego. Jeśli nie ma czego licytować, dobrane kwiaty wracają do woreczka.',
            'Ścieżka ukończona w chwili położenia płytki zostaje przywołana, nawet jeśli inne przywołanie znów ją otworzy.',
          ],
        },
      ],
    },
  ],
};
