import type { GuideLine } from './guide.ts';

export const GUIDE_PL: { readonly [line in GuideLine]: string } = {
  welcome:
    'Oto taca żywiołów. Grasz jako Fioletowy, twoje sześciany mają romb; przeciw tobie gra Szary. Leży tu sześć płytek, a punkty daje ich zdobywanie.',
  tile: 'Spójrz na b1. Moneta mówi: 2 punkty. Ciemny próg na dole ma dwa gniazda: wypełniają go dwa sześciany. Jeden Szarego już tam jest, więc chorągiewka należy do Szarego: teraz płytka przypadłaby jemu.',
  goal: 'Wygrywa najwięcej punktów. Gra kończy się od razu, gdy padnie czarna Płytka Końca. Leży na b2, wymaga trzech sześcianów i ma już jeden twój.',
  barred:
    'Płytki z kości słoniowej mają wymóg: c1 wymaga jednej płytki flory i dwóch płytek ognia. Masz jedną płytkę ognia, więc stoją przed nią kraty. Zdobycz może je otworzyć, nawet w środku rundy.',
  order:
    'W każdej rundzie wszyscy w tajemnicy zaznaczają jedną lub dwie płytki. Potem wystawia się sześciany tam i z powrotem po tym torze: najpierw ty, potem Szary; z powrotem najpierw Szary, potem ty.',
  'plan-1':
    'Zaplanuj: stuknij a1, którą wypełnia jeden sześcian, i b1, gdzie leży sześcian Szarego. Potem zapieczętuj plan. Plan Szarego jest już gotowy.',
  'plan-1-instead': 'Możesz zaznaczyć dowolne płytki. W tej lekcji weź a1 i b1 i zobacz, co się stanie.',
  'revealed-1':
    'Plany są odkryte: Szary też chce b1, a do tego Płytkę Końca. Zaplanowane sześciany stoją na kremowej półce, wystawione w ciemnym progu.',
  'deploy-1':
    'Masz pierwszy ruch. Który sześcian? a1 nie chce nikt inny, a b1 wypełniłby jeden sześcian Szarego. Wystaw więc teraz na b1.',
  'deploy-1-instead': 'a1 może poczekać: nikt inny jej nie zaplanował. Na b1 Szary byłby przed tobą.',
  'captured-1':
    'Po jednym sześcianie, a twój jest ostatni: kwiat 2 jest twój. Płytkę zdobywa przewaga, a przy remisie ostatni sześcian. Wszystkie sześciany wracają do rezerwy. Liść i kwiat to zestaw: +2.',
  skipped:
    'Szary wystawia sześcian na Płytkę Końca. Z powrotem Szary nie ma ruchu: płytki zaznaczonej na b1 już nie ma.',
  'deploy-2': 'Ostatni ruch rundy należy do ciebie: wystaw na a1.',
  'deploy-2-instead': 'Z twojego planu została tylko płytka a1.',
  'round-2':
    'Płomień 1 to twoja druga płytka ognia: kraty przed c1 znikają od razu. Puste pola uzupełniono z zapasu, a figurka pierwszego gracza przeszła dalej: teraz zaczyna Szary, a ty masz ostatni ruch tam i pierwszy z powrotem.',
  'plan-2':
    'Jeszcze jeden twój sześcian to dwa z trzech na Płytce Końca: byłaby twoja i koniec gry. A c1 wymaga jednego sześcianu. Zaznacz obie i zapieczętuj.',
  'plan-2-instead': 'Zaznacz c1 i b2: razem rozstrzygają tę partię.',
  'revealed-2':
    'Szary wybiera inne płytki i wystawia na a2. Teraz masz dwa ruchy z rzędu: ostatni tam i pierwszy z powrotem.',
  'deploy-3': 'Płytka Końca od razu zakończyłaby grę i c1 by przepadła. Dlatego najpierw c1.',
  'deploy-3-instead': 'Jeszcze nie: z Płytką Końca gra się kończy. Najpierw weź c1.',
  bonus: 'Znów po jednym sześcianie, a twój ostatni: trzy punkty. Nikt nie wchodzi pomiędzy, znów twój ruch.',
  'deploy-4': 'Dwa sześciany z trzech to przewaga. Wystaw na b2 i zakończ grę.',
  'deploy-4-instead': 'Wystaw na b2.',
  end: 'Płytka Końca pada i wygrywasz, 18 do 9. To cała gra. Najedź na płytkę albo stuknij ją raz, by zobaczyć, co da sześcian. Wyjdź z lekcji i wybierz Graj: taca jest ułożona na nowo.',
};
