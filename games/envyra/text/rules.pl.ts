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
          text: 'Od dwóch do czterech graczy **w tajemnicy** zaznacza płytki na wspólnej planszy, odkrywa plany i wystawia sześciany **tam i z powrotem**. Płytkę, na której leży tyle sześcianów, ile wymaga, zdobywa ten, kto ma ich na niej najwięcej. Gdy padnie **Płytka Końca**, gra się kończy i wygrywa **najwięcej punktów**.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.tiles,
          viewer: 'purple',
          caption:
            'Moneta to wartość płytki, próg na dole ma gniazdo na każdy wymagany sześcian. Chorągiewka mówi, czyja byłaby płytka teraz: pełna na a1, gdzie Szary ma najwięcej; pusta w środku na c1, gdzie ostatni sześcian jest Fioletowego. a2 wymaga po jednej płytce każdego tematu, b2 jednej flory i dwóch płytek ognia: Fioletowemu brakuje jednej, więc stoją przed nią kraty. c2 to Płytka Końca.',
        },
      ],
    },
    {
      id: 'box',
      title: 'Płytki i sześciany',
      blocks: [
        {
          kind: 'list',
          items: [
            'Trzy tematy: flora, woda i ogień, każdy z czterema symbolami.',
            'Płytki premiowe nie mają tematu. Mają **wymóg**: płytki, które trzeba mieć, by wystawić na nie sześcian. [[Jest ich siedem; ósmą jest Płytka Końca.]]',
            'Płytka Końca wymaga po jednej płytce flory, wody i ognia oraz trzech sześcianów; alternatywna czterech i jest warta 5 punktów zamiast 3.',
            'Każdy ma pięć sześcianów.',
          ],
        },
        {
          kind: 'note',
          text: 'Liczby na płytkach i kartach są naszą rekonstrukcją; stół może mieć własne.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Przed pierwszą rundą',
      blocks: [
        {
          kind: 'table',
          head: ['Gracze', 'Plansza', 'Płytki startowe', 'Płytki podstawowe'],
          rows: [
            ['2', '3 × 2', '11 z 15', '8 z 22, bez oznaczonych 3/4'],
            ['3', '3 × 3', '13 z 15', '16 z 22'],
            ['4', '4 × 3', '14 z 15', '21 z 22'],
          ],
        },
        {
          kind: 'text',
          text: 'Płytki biorące udział w grze są losowane. [[Nikt nie wie, które odłożono.]] Płytki startowe wypełniają planszę; reszta i Płytka Końca to zapas. Figurkę pierwszego gracza dostaje wylosowany gracz.',
        },
      ],
    },
    {
      id: 'plan',
      title: 'Plan',
      blocks: [
        {
          kind: 'text',
          text: 'Wszyscy naraz i w tajemnicy zaznaczają **jedną lub dwie** płytki sześcianami z rezerwy; [[dwa sześciany zaznaczają dwie różne płytki]]. Z jednym sześcianem lub przy jednej płytce na planszy zaznacza się dokładnie jedną. Wolno zaznaczyć płytkę, która jest dla ciebie niedostępna.',
        },
      ],
    },
    {
      id: 'deploy',
      title: 'Wystawianie tam i z powrotem',
      blocks: [
        {
          kind: 'text',
          text: 'Plany zostają odkryte. Od pierwszego gracza zgodnie z ruchem wskazówek zegara każdy wystawia jeden zaplanowany sześcian; potem od ostatniego gracza z powrotem każdy wystawia drugi. Pierwszy gracz jest pierwszy i ostatni.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.plans,
          viewer: 'purple',
          point: ['tide', 'b1'],
          caption:
            'Zaplanowane sześciany stoją na kremowej półce w kolejności ruchów. Trzech chce b1, której brakuje dwóch sześcianów. Najpierw Fioletowy, potem Szary, potem Różowy; z powrotem Różowy, Szary, Fioletowy.',
        },
        {
          kind: 'list',
          items: [
            'Trzeba wystawić zaplanowany sześcian, który może wejść: jego płytka nadal leży i w tej chwili jest dla ciebie dostępna. Z dwóch wybierasz.',
            'Bez takiego sześcianu nie masz ruchu. [[Co nie mogło wejść tam, może wejść z powrotem, także jedyny sześcian planu.]]',
            'Sześcianów, które wracają po zdobyciu płytki, nie wystawia się w tej rundzie.',
          ],
        },
        {
          kind: 'note',
          text: 'Wariant podstawowy: każdy zaznacza dokładnie jedną płytkę i nie ma drogi z powrotem.',
        },
      ],
    },
    {
      id: 'capture',
      title: 'Zdobywanie',
      blocks: [
        {
          kind: 'text',
          text: 'Gdy na płytce leży tyle sześcianów, ile wymaga, od razu opuszcza planszę: zdobywa ją ten, kto ma na niej **najwięcej** sześcianów, a przy remisie ten z nich, czyj sześcian jest **ostatni**. [[Spośród nich, nawet jeśli później wystawił ktoś, kto ma ich mniej.]] Wszystkie sześciany wracają do rezerw. Płytka od razu liczy się do wymogów. Zdobycie Płytki Końca natychmiast kończy grę.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.majority,
          viewer: 'pink',
          point: ['a1'],
          caption:
            'Różowy wypełnia a1, ale jej nie zdobywa: Fioletowy i Szary mają po dwa sześciany, a z nich ostatni jest Fioletowego.',
        },
      ],
    },
    {
      id: 'round',
      title: 'Koniec rundy',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Zaplanowane sześciany, które nie weszły, wracają do rezerw.',
            '[[Jeśli ktoś w tej rundzie pauzował albo była to dwudziesta z rzędu bez zdobyczy, gra kończy się tu, przed uzupełnieniem.]]',
            'Puste pola uzupełnia się z zapasu. Płytkę Końca kładzie się tylko wtedy, gdy ktoś spełnia jej wymóg; w przeciwnym razie losuje się inną.',
            'Jeśli pole zostaje puste, bo w zapasie jest tylko Płytka Końca, a jej wymogu nikt nie spełnia, gra się kończy. [[Tak samo, gdy na planszy nie ma już płytek.]]',
            'Kto ma wszystkie pięć sześcianów na płytkach, zabiera je wszystkie.',
            'Figurka pierwszego gracza przechodzi dalej.',
          ],
        },
      ],
    },
    {
      id: 'stuck',
      title: 'Bez dostępnej płytki',
      blocks: [
        {
          kind: 'text',
          text: 'Na początku rundy może się okazać, że ktoś nie ma dostępnej płytki. Pierwszy taki gracz w kolejności usuwa z gry płytkę bez sześcianów, nawet Płytkę Końca. Jej miejsce zajmuje losowa płytka z zapasu, z którą każdy ma ruch.',
        },
        {
          kind: 'text',
          text: '[[Jeśli takiej nie ma albo nie można nic usunąć, bo na wszystkich płytkach leżą sześciany, kto nie ma dostępnej płytki, pauzuje, i jest to ostatnia runda; usunięta płytka nie wraca, a jej pole zostaje puste. Jeśli dotyczy to wszystkich, gra kończy się od razu.]]',
        },
      ],
    },
    {
      id: 'equilibrium',
      title: 'Karty równowagi',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Jawne**: na stole leżą dwie karty. Kto pierwszy ma płytki ze wszystkimi symbolami karty, od razu ją bierze. Płytek się nie zużywa.',
            '**Tajne**: każdy ma kartę, której nie widzi nikt inny. [[Jest rozdana, nie wybrana.]] Na koniec liczy się, jeśli masz wszystkie jej symbole.',
            'Karty z trzema symbolami, warte 4 punkty, są tylko dla czterech graczy.',
          ],
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Punkty',
      blocks: [
        {
          kind: 'list',
          items: [
            'Punkty na twoich płytkach, także na Płytce Końca.',
            '**Zestawy** różnych symboli jednego tematu: dwa dają 2, trzy 4, cztery 7. Płytka należy najwyżej do jednego zestawu; liczy się najlepszy podział.',
            'Karty równowagi.',
          ],
        },
        {
          kind: 'text',
          text: 'Wygrywa najwięcej punktów. Przy remisie: więcej punktów z zestawów, potem właściciel Płytki Końca; w przeciwnym razie zwycięstwo jest wspólne.',
        },
      ],
    },
  ],
};
