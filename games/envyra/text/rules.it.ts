import type { RulesPage } from '@penumbra/kit';
import { DIAGRAMS } from './diagrams.ts';

export const RULES: RulesPage = {
  sections: [
    {
      id: 'goal',
      title: 'Di che cosa si tratta',
      blocks: [
        {
          kind: 'text',
          text: 'Da due a quattro giocatori segnano **in segreto** tessere di una griglia comune, rivelano i piani e schierano cubi **all’andata e al ritorno**. Una tessera che ha i cubi che chiede va a chi ne ha di più. Quando cade la **Tessera Finale** la partita finisce, e vince chi ha **più punti**.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.tiles,
          viewer: 'purple',
          caption:
            'La moneta è il valore della tessera, la soglia sotto ha un posto per ogni cubo che chiede. Lo stendardo dice di chi sarebbe ora: pieno in a1, dove Grigio ne ha di più; vuoto in c1, dove l’ultimo cubo è di Viola. a2 chiede una tessera per elemento, b2 una flora e due fuoco: a Viola manca un fuoco, perciò ha davanti le sbarre. c2 è la Tessera Finale.',
        },
      ],
    },
    {
      id: 'box',
      title: 'Tessere e cubi',
      blocks: [
        {
          kind: 'list',
          items: [
            'Tre elementi, flora, acqua e fuoco, con quattro simboli ciascuno.',
            'Le tessere bonus non hanno elemento. Hanno un **requisito**: tessere da possedere per potervi schierare. [[Sono sette; l’ottava è la Tessera Finale.]]',
            'La Tessera Finale chiede una flora, un’acqua e un fuoco, e tre cubi; quella alternativa quattro, e vale 5 punti invece di 3.',
            'Ognuno ha cinque cubi.',
          ],
        },
        {
          kind: 'note',
          text: 'I numeri su tessere e carte sono una nostra ricostruzione; un tavolo può portare i propri.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Prima del primo round',
      blocks: [
        {
          kind: 'table',
          head: ['Giocatori', 'Griglia', 'Tessere iniziali', 'Tessere base'],
          rows: [
            ['2', '3 × 2', '11 su 15', '8 su 22, nessuna con il segno 3/4'],
            ['3', '3 × 3', '13 su 15', '16 su 22'],
            ['4', '4 × 3', '14 su 15', '21 su 22'],
          ],
        },
        {
          kind: 'text',
          text: 'Le tessere in gioco si sorteggiano. [[Nessuno sa quali sono fuori gioco.]] Le tessere iniziali riempiono la griglia; il resto e la Tessera Finale sono la scorta. Il segnalino di apertura va a sorte.',
        },
      ],
    },
    {
      id: 'plan',
      title: 'Piano',
      blocks: [
        {
          kind: 'text',
          text: 'Tutti insieme e in segreto si segnano **una o due** tessere con cubi della riserva; [[due cubi segnano due tessere diverse]]. Con un solo cubo, o con una sola tessera nella griglia, esattamente una. Si può segnare una tessera preclusa.',
        },
      ],
    },
    {
      id: 'deploy',
      title: 'Schierare, andata e ritorno',
      blocks: [
        {
          kind: 'text',
          text: 'I piani si rivelano. Da chi apre il round, in senso orario, ognuno schiera un cubo del piano; poi dall’ultimo indietro ognuno schiera il secondo. Chi apre il round ha il primo e l’ultimo turno.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.plans,
          viewer: 'purple',
          point: ['tide', 'b1'],
          caption:
            'I cubi del piano stanno sulla mensola chiara nell’ordine dei turni. In tre vogliono b1, a cui mancano due cubi. Prima Viola, poi Grigio, poi Rosa; al ritorno Rosa, Grigio, Viola.',
        },
        {
          kind: 'list',
          items: [
            'Si deve schierare un cubo del piano che può andare: la sua tessera c’è ancora e in quel momento non è preclusa. Tra due si sceglie.',
            'Con nessuno si salta. [[Ciò che non poteva andare all’andata può andare al ritorno, anche l’unico cubo di un piano.]]',
            'I cubi che tornano per una conquista non si schierano in questo round.',
          ],
        },
        { kind: 'note', text: 'Variante base: ognuno segna esattamente una tessera, e non c’è ritorno.' },
      ],
    },
    {
      id: 'capture',
      title: 'Conquista',
      blocks: [
        {
          kind: 'text',
          text: 'Appena una tessera ha i cubi che chiede lascia la griglia: va a chi ne ha **di più**; in parità, a chi tra questi ha messo l’**ultimo** cubo. [[Tra questi, anche se qualcuno con meno cubi ha schierato dopo.]] Tutti i cubi tornano in riserva. La tessera conta subito per i requisiti. Conquistare la Tessera Finale chiude subito la partita.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.majority,
          viewer: 'pink',
          point: ['a1'],
          caption:
            'Rosa completa a1 e non la ottiene: Viola e Grigio hanno due cubi a testa, e tra i due l’ultimo è di Viola.',
        },
      ],
    },
    {
      id: 'round',
      title: 'Fine del round',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'I cubi del piano che non sono andati tornano in riserva.',
            '[[Se qualcuno ha saltato il round, o se era il ventesimo di fila senza conquiste, la partita finisce qui, prima del riempimento.]]',
            'Le caselle vuote si riempiono dalla scorta. La Tessera Finale si dispone solo se qualcuno ne ha i requisiti; altrimenti se ne sorteggia un’altra.',
            'Se una casella resta vuota perché c’è solo la Tessera Finale e nessuno ne ha i requisiti, la partita finisce. [[Così anche quando la griglia non ha più tessere.]]',
            'Chi ha tutti e cinque i cubi sulle tessere li riprende tutti.',
            'Il segnalino di apertura passa avanti.',
          ],
        },
      ],
    },
    {
      id: 'stuck',
      title: 'Stallo',
      blocks: [
        {
          kind: 'text',
          text: 'All’inizio di un round qualcuno può essere in stallo: non ha tessere aperte. Chi viene prima nell’ordine rimuove dalla partita una tessera senza cubi, anche la Tessera Finale. La sostituisce una tessera a caso della scorta con cui tutti possono schierare.',
        },
        {
          kind: 'text',
          text: '[[Se non ce n’è, o se non si può rimuovere nulla perché tutte hanno cubi, chi è in stallo salta il round, che è l’ultimo; la tessera rimossa resta fuori e la sua casella vuota. Se sono tutti, la partita finisce subito.]]',
        },
      ],
    },
    {
      id: 'equilibrium',
      title: 'Carte Equilibrio',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Scoperte**: sul tavolo ci sono due carte. Chi per primo ha tessere con tutti i simboli di una carta la prende subito. Le tessere non si consumano.',
            '**Segrete**: ognuno ha una carta che nessun altro vede. [[È distribuita, non scelta.]] Alla fine conta se hai tutti i suoi simboli.',
            'Le carte con tre simboli, da 4 punti, sono solo per quattro giocatori.',
          ],
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Punti',
      blocks: [
        {
          kind: 'list',
          items: [
            'I punti sulle tue tessere, anche della Tessera Finale.',
            '**Serie** di simboli diversi di un elemento: due valgono 2, tre 4, quattro 7. Una tessera è al massimo in una serie; conta la divisione migliore.',
            'Carte Equilibrio.',
          ],
        },
        {
          kind: 'text',
          text: 'Vince chi ha più punti. In parità: più punti dalle serie, poi chi ha la Tessera Finale; altrimenti la vittoria è condivisa.',
        },
      ],
    },
  ],
};
