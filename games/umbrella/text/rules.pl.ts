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
          text: 'Każdy ma scenę z szesnastoma parasolami. Z chodników wokół niej wsuwasz parasole, aż cztery **jednego koloru** staną na czterech polach, które pokazuje **choreografia**. Za każdą choreografię kładziesz znacznik na płytce punktacji. Gdy znaczniki się skończą, następują ostatnie tury; potem wygrywa, kto ma **najwięcej punktów**.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.place,
          viewer: 'violet',
          caption:
            'Miejsce przy stole: scena, chodnik z każdej strony, choreografie w narożnikach, pod spodem płytka punktacji. Ciemne podeszwy to pola, na których brakuje jeszcze koloru, do którego płytce najbliżej.',
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
            'Na każdej scenie stoją po cztery parasole każdego koloru, jak na planszy; na każdym chodniku po jednym.',
            'Każdy dostaje dwa stosy po dwie płytki choreografii, w narożnikach 1 i 2. Widać tylko wierzchnie.',
            'Z 28 znaczników pulę tworzy 11, 17 lub 22 przy 2, 3 lub 4 graczach. Pozostałe są odłożone.',
            'Wszyscy używają tej samej płytki punktacji, poziomu 1, 2, 3 lub 4. [[Na początku przy całym stole leży na wierzchu ta sama strona płytek, biała albo czarna; czarna jest trudniejsza.]]',
            'Zaczyna wylosowany gracz; dalej zgodnie z ruchem wskazówek zegara.',
          ],
        },
      ],
    },
    {
      id: 'turn',
      title: 'Twoja tura',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Weź parasol dowolnego koloru z jednego z czterech chodników przy twojej scenie: lewego, prawego, wspólnego u góry albo własnego u dołu.',
            'Wsuń go w jedną z czterech linii po tej stronie. Linia przesuwa się o jedno pole, a to, co wypadnie na drugim końcu, trafia na tamten chodnik.',
            'Jeśli cztery pola twojej choreografii mają teraz jeden kolor i przyjmie ją wolne pole punktacji, **kończysz** ją; najwyżej jedną w turze.',
          ],
        },
        {
          kind: 'text',
          text: 'Lewy i prawy chodnik dzielisz z sąsiadami, wspólny ze wszystkimi. Z pustego chodnika nie można brać. Jeśli puste są wszystkie cztery, weź parasol z innego chodnika przy stole i wsuń go z wybranej strony.',
        },
        {
          kind: 'note',
          text: 'Ukończenie jest obowiązkowe, gdy pasuje **kolorowe** pole. [[Jeśli pasują tylko białe pola, można zrezygnować; z zasadą domową „dowolne” zawsze.]]',
        },
      ],
    },
    {
      id: 'completing',
      title: 'Ukończenie choreografii',
      blocks: [
        {
          kind: 'diagram',
          position: DIAGRAMS.complete,
          viewer: 'violet',
          point: ['slot 3'],
          caption:
            'Wszystkie cztery rogi są niebieskie: choreografia 3 jest ukończona. Pasują pola 1 i 6, oba niebieskie.',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'Znacznik z puli trafia na pole; gdy pula jest pusta, jeden z odłożonych.',
            'Poziom 4: działają zdolności, które uruchomił.',
            'Jeśli na wierzchu narożnika leży teraz płytka, której nikt nie zna, odsłania się ją.',
            'Ukończona płytka przechodzi do sąsiada po lewej. W dwie osoby wybierasz, którą stroną do góry, [[razem z polem]]; w trzy i cztery osoby zostaje, jak jest.',
            'Leży tam w pierwszym wolnym narożniku. Gdy wolnego nie ma, nowy właściciel od razu przykrywa nią jedną z czterech.',
          ],
        },
        {
          kind: 'text',
          text: '[[Wszystko to dzieje się w tej kolejności.]] Narożnik obraca płytkę: jej mosiężny róg leży w rogu narożnika, [[od 1 do 4: lewym górnym, prawym górnym, prawym dolnym, lewym dolnym]], więc w narożniku 2 wzór jest obrócony o ćwierć, w narożniku 3 o połowę. Co stało się gotowe inaczej, przez otrzymaną płytkę albo zdolność, czeka do następnego wsunięcia.',
        },
      ],
    },
    {
      id: 'levels',
      title: 'Płytki punktacji i zdolności',
      blocks: [
        {
          kind: 'table',
          head: ['Poziom', 'Za co płaci'],
          rows: [
            ['1', 'Grupy dwóch lub trzech pól: pełna grupa daje premię znad klamry.'],
            ['2', 'To samo z większymi grupami; pole dwukolorowe przyjmuje oba kolory.'],
            [
              '3',
              'Ciągi znaczników obok siebie: dwa dają 3, trzy 5, cztery lub więcej 8. Białe pole przyjmuje każdy kolor, jeśli płytkę ukończono w narożniku z tym samym rogiem.',
            ],
            ['4', 'Ciągi, a między dwoma polami zdolności: każda działa raz, gdy oba pola mają znaczniki.'],
          ],
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.runs,
          viewer: 'violet',
          point: ['score'],
          caption: 'Poziom 4: ciąg trzech daje 5, para 3. Przestawienie między polami 9 i 10 już zadziałało.',
        },
        {
          kind: 'table',
          head: ['Zdolność', 'Co robi'],
          rows: [
            ['Przestawienie', 'Dwa sąsiednie parasole na twojej scenie zamieniają się miejscami.'],
            ['Wymiana', 'Parasol z dowolnego chodnika i jeden z twojej sceny zamieniają się miejscami.'],
            ['Dodatkowa tura', 'Jeszcze jedna tura zaraz po tej; można z niej zrezygnować.'],
          ],
        },
        {
          kind: 'note',
          text: '[[Z przestawienia i wymiany można zrezygnować, a ruchem jest tylko zamiana dwóch różnych kolorów. Przy wymianie oddajesz parasol ze sceny, nie z własnego chodnika. Dwie zdolności naraz działają w kolejności na płytce punktacji. Dziesięć pól stoi w jednym rzędzie na każdym poziomie.]]',
        },
      ],
    },
    {
      id: 'end',
      title: 'Koniec gry',
      blocks: [
        {
          kind: 'text',
          text: 'Ostatnie tury zaczynają się, gdy na końcu tury **pula jest pusta** albo grający nie ma już **żadnej płytki** lub ma **pełną płytkę punktacji**. Wszyscy pozostali mają jeszcze jedną turę; można używać odłożonych znaczników. [[Dodatkową turę gra się wcześniej, także tę zdobytą w ostatniej turze, i nic nie przepada dlatego, że koniec jest blisko: o zdolności i przykrycia gra nadal pyta.]] To, co dzieje się w ostatnich turach, nie dodaje następnych.',
        },
        {
          kind: 'table',
          head: ['Za', 'Punkty'],
          rows: [
            ['każdy znacznik', '2'],
            ['pełne grupy albo ciągi', 'według płytki punktacji'],
            ['każdy parasol na własnym chodniku', '−1'],
            ['pusty własny chodnik', '+2'],
          ],
        },
        {
          kind: 'text',
          text: 'Wygrywa, kto ma najwięcej punktów. Przy remisie – kto ma mniej parasoli na własnym chodniku; potem zwycięstwo jest wspólne.',
        },
      ],
    },
    {
      id: 'solo',
      title: 'Solo',
      blocks: [
        {
          kind: 'list',
          items: [
            'Pięć parasoli każdego koloru miesza się i kładzie po pięć na każdym chodniku. Dwa stosy po trzy płytki, czarną stroną do góry; sześć znaczników.',
            'Co wypadnie, znika w studzience. *Dodatkowa tura* przywraca parasol, [[ten z tury, w której działa]].',
            'Ukończona czarna płytka odwraca się na białą i znów jest twoja; białą się odrzuca.',
            'Szósty znacznik kończy grę [[od razu]]. Kończy ją też brak parasoli albo twoja decyzja, [[przed każdym wsunięciem]].',
            'Punkty: 2 za znacznik, płytka punktacji, a gdy leżą wszystkie – 1 za każdy pozostały parasol.',
          ],
        },
        {
          kind: 'table',
          head: ['Punkty', 'Twój wieczór'],
          rows: [
            ['poniżej 15', 'Próba'],
            ['15–18', 'Premiera'],
            ['19–23', 'Niezła widownia'],
            ['24–26', 'Bis!'],
            ['27–30', 'Owacja na stojąco'],
            ['31 i więcej', 'Burza oklasków'],
          ],
        },
      ],
    },
  ],
};
