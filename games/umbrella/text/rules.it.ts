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
          text: 'Ognuno ha un palco con sedici ombrelli. Dalle zone attorno spingi ombrelli finché quattro **dello stesso colore** sono sulle quattro caselle di una **coreografia**. Per ogni coreografia metti un segnalino sulla tua tessera punteggio. Quando i segnalini finiscono ci sono gli ultimi turni; poi vince chi ha **più punti**.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.place,
          viewer: 'violet',
          caption:
            'Un posto al tavolo: il palco, una zona per lato, le coreografie agli angoli, sotto la tessera punteggio. Le suole scure sono le caselle a cui manca ancora il colore più vicino.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Prima del primo turno',
      blocks: [
        {
          kind: 'list',
          items: [
            'Ogni palco ha quattro ombrelli per colore, come sulla plancia; ogni zona ne ha uno per colore.',
            'Ognuno riceve due pile di due tessere coreografia, negli spazi 1 e 2. Si vedono solo quelle in cima.',
            'Di 28 segnalini ne sono disponibili 11, 17 o 22 in 2, 3 o 4 giocatori. Gli altri restano da parte.',
            'Tutti usano la stessa tessera punteggio, di livello 1, 2, 3 o 4. [[All’inizio tutto il tavolo ha in vista lo stesso lato delle tessere, bianco o nero; il nero è più difficile.]]',
            'Chi comincia si sorteggia; si gioca in senso orario.',
          ],
        },
      ],
    },
    {
      id: 'turn',
      title: 'Il tuo turno',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Prendi un ombrello di un colore qualsiasi da una delle quattro zone attorno al palco: sinistra, destra, quella centrale in alto, la tua in basso.',
            'Spingilo in una delle quattro linee di quel lato. La linea si sposta di una casella e l’ombrello che esce dall’altra parte va nella zona di quel lato.',
            'Se le quattro caselle di una tua coreografia ora hanno un solo colore e uno spazio libero la accetta, la **completi**; al massimo una per turno.',
          ],
        },
        {
          kind: 'text',
          text: 'Sinistra e destra sono in comune con chi ti sta accanto, la zona centrale è di tutti. Da una zona vuota non si prende. Se sono vuote tutte e quattro, prendi un ombrello da un’altra zona del tavolo e spingilo dal lato che vuoi.',
        },
        {
          kind: 'note',
          text: 'Completare è obbligatorio quando uno spazio **colorato** è adatto. [[Se sono adatti solo spazi bianchi si può rinunciare; con la regola della casa «facoltativo» sempre.]]',
        },
      ],
    },
    {
      id: 'completing',
      title: 'Completare',
      blocks: [
        {
          kind: 'diagram',
          position: DIAGRAMS.complete,
          viewer: 'violet',
          point: ['slot 3'],
          caption: 'I quattro angoli sono blu: la coreografia 3 è completa. Vanno bene gli spazi 1 e 6, entrambi blu.',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'Un segnalino disponibile va sullo spazio; se sono finiti, uno di quelli da parte.',
            'Livello 4: si usano i poteri che attiva.',
            'Se ora in cima alla pila c’è una tessera che nessuno ha visto, si scopre.',
            'La tessera completata va a chi sta alla tua sinistra. In due scegli il lato in vista, [[insieme allo spazio]]; in tre o quattro resta com’è.',
            'Va nel primo spazio libero. Se non ce n’è, chi la riceve copre subito una delle quattro.',
          ],
        },
        {
          kind: 'text',
          text: '[[Tutto questo avviene in quest’ordine.]] Lo spazio ruota la tessera: il suo angolo d’ottone coincide con quello dello spazio, [[da 1 a 4: in alto a sinistra, in alto a destra, in basso a destra, in basso a sinistra]], perciò nello spazio 2 la figura è ruotata di un quarto, nel 3 di mezzo giro. Ciò che diventa completo in altro modo, per una tessera ricevuta o un potere, aspetta la prossima spinta.',
        },
      ],
    },
    {
      id: 'levels',
      title: 'Tessere punteggio e poteri',
      blocks: [
        {
          kind: 'table',
          head: ['Livello', 'Che cosa paga'],
          rows: [
            ['1', 'Gruppi di due o tre spazi: un gruppo completo dà il bonus scritto sopra.'],
            ['2', 'Lo stesso con gruppi più grandi; uno spazio bicolore accetta i due colori.'],
            [
              '3',
              'Catene di segnalini vicini: due danno 3, tre 5, quattro o più 8. Uno spazio bianco accetta ogni colore, se la tessera è stata completata nello spazio con lo stesso angolo.',
            ],
            ['4', 'Catene, e poteri tra due spazi: ognuno si attiva una volta, quando entrambi hanno un segnalino.'],
          ],
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.runs,
          viewer: 'violet',
          point: ['score'],
          caption:
            'Livello 4: una catena di tre dà 5, una di due 3. Lo scambio tra gli spazi 9 e 10 è già stato attivato.',
        },
        {
          kind: 'table',
          head: ['Potere', 'Che cosa fa'],
          rows: [
            ['Scambio', 'Due ombrelli vicini del tuo palco si scambiano di posto.'],
            ['Baratto', 'Un ombrello di una zona qualsiasi e uno del tuo palco si scambiano di posto.'],
            ['Turno extra', 'Un altro turno subito dopo questo; si può rinunciare.'],
          ],
        },
        {
          kind: 'note',
          text: '[[A scambio e baratto si può rinunciare, e sono mosse solo gli scambi tra due colori diversi. Nel baratto si dà un ombrello del palco, non della zona personale. Due poteri attivati insieme si usano nell’ordine della tessera punteggio. I dieci spazi sono una sola fila a ogni livello.]]',
        },
      ],
    },
    {
      id: 'end',
      title: 'La fine',
      blocks: [
        {
          kind: 'text',
          text: 'Gli ultimi turni cominciano quando un turno finisce **senza segnalini disponibili**, o chi è di turno non ha più **nessuna tessera** o ha la **tessera punteggio completa**. Tutti gli altri hanno ancora un turno; si possono usare i segnalini da parte. [[Un turno extra si gioca prima, anche se ottenuto in un ultimo turno, e nulla si salta perché la fine è vicina: poteri e coperture si chiedono ancora.]] Ciò che accade negli ultimi turni non ne aggiunge altri.',
        },
        {
          kind: 'table',
          head: ['Per', 'Punti'],
          rows: [
            ['ogni segnalino', '2'],
            ['gruppi completi o catene', 'secondo la tessera punteggio'],
            ['ogni ombrello nella zona personale', '−1'],
            ['zona personale vuota', '+2'],
          ],
        },
        {
          kind: 'text',
          text: 'Vince chi ha più punti. In parità, chi ha meno ombrelli nella zona personale; poi la vittoria è condivisa.',
        },
      ],
    },
    {
      id: 'solo',
      title: 'In solitario',
      blocks: [
        {
          kind: 'list',
          items: [
            'Si mescolano cinque ombrelli per colore, cinque in ogni zona. Due pile di tre tessere, lato nero in vista; sei segnalini.',
            'L’ombrello che esce finisce nel tombino. Il *turno extra* lo fa tornare, [[quello del turno che lo attiva]].',
            'Una tessera nera completata si gira sul bianco ed è di nuovo tua; una bianca si scarta.',
            'Il sesto segnalino chiude la partita [[subito]]. La chiude anche l’ultimo ombrello, o la tua scelta di fermarti, [[prima di ogni spinta]].',
            'Punti: 2 per segnalino, la tessera punteggio e, con tutti e sei, 1 per ogni ombrello rimasto.',
          ],
        },
        {
          kind: 'table',
          head: ['Punti', 'La tua serata'],
          rows: [
            ['meno di 15', 'Prova generale'],
            ['15–18', 'Debutto'],
            ['19–23', 'Sala piena'],
            ['24–26', 'Bis!'],
            ['27–30', 'Tutti in piedi'],
            ['31 e più', 'Scroscio d’applausi'],
          ],
        },
      ],
    },
  ],
};
