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
          text: 'Da due a quattro giardinieri tracciano sentieri luminosi in un giardino di 4 × 4 caselle. Chi ha più **energia** su un sentiero quando si chiude libera più **anime** dalla propria Tessera Anima. Chi per primo conquista la Tessera Anima stessa **vince**.',
        },
        {
          kind: 'list',
          items: [
            'Nel sacchetto: 32 fiori energia e 6 fiori anima. Sulla Tessera Anima: 11 anime.',
            '17 tessere sentiero con due o tre uscite: 5 rettilinei, 6 curve, 6 bivi a T.',
            'Il tracciato degli spareggi comincia in ordine casuale.',
          ],
        },
      ],
    },
    {
      id: 'bidding',
      title: 'Le offerte',
      blocks: [
        {
          kind: 'text',
          text: 'Un round comincia con quattro tessere sull’altare, nicchie da I a IV. Restano orientate come escono. Poi tutti offrono **due volte**, in segreto e insieme:',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'Pesca tre fiori dal tuo sacchetto (tutti, se sono di meno). [[Con il sacchetto vuoto non offri nulla.]]',
            'Mettili tutti sulle tessere dell’altare, divisi come vuoi. [[Se non c’è una tessera su cui offrire, nessuno offre e i fiori pescati tornano nei sacchetti.]]',
            'Quando tutte le offerte sono sigillate, si rivelano insieme e si aggiungono alle tessere.',
          ],
        },
        {
          kind: 'text',
          text: 'Le tessere vengono dalla pila. Quando è vuota, gli scarti diventano la nuova pila. [[Succede quando una nicchia trova la pila vuota, non prima; se sono vuoti entrambi, la nicchia resta vuota.]]',
        },
        {
          kind: 'text',
          text: 'In un’offerta un fiore energia vale **1** e un’anima **2**. Gli altri vedono quanti fiori hai in mano, mai quali.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.auction,
          caption:
            'Dopo le due offerte. Nicchia III: Blu offre 2 energie e 2 anime, valore 6; Viola 2 energie e 1 anima, valore 4. La II ha meno fiori e si posa per prima.',
        },
      ],
    },
    {
      id: 'placing',
      title: 'La posa',
      blocks: [
        {
          kind: 'list',
          items: [
            'Le tessere senza fiori si scartano.',
            'Le altre si posano da quella con **meno a quella con più** fiori, contando i fiori di tutti: ogni fiore vale uno. A parità, da sinistra a destra. L’ordine non cambia più.',
            'Una tessera va all’offerta più alta. A parità decide il segnalino più avanti sul tracciato degli spareggi, che poi va in fondo.',
            'Tutte le anime sulla tessera escono dal gioco. L’energia resta sulla tessera.',
            'Chi vince posa la tessera senza ruotarla su una casella vuota che condivide un lato con una tessera. A giardino vuoto, in una delle quattro caselle centrali.',
          ],
        },
        { kind: 'text', text: 'Una tessera non deve per forza continuare un sentiero. Può anche chiuderlo.' },
      ],
    },
    {
      id: 'paths',
      title: 'I sentieri',
      blocks: [
        {
          kind: 'text',
          text: 'Le tessere con uscite che si guardano formano un sentiero. Un’uscita è **collegata** se la vicina ha l’uscita di fronte, **chiusa** se incontra il bordo o una tessera senza uscita di fronte, **aperta** se guarda una casella vuota. Un sentiero senza uscite aperte è **completo**. Anche una sola tessera può essere un sentiero completo.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.paths,
          point: ['b1', 'b2'],
          caption:
            'b1 e b2 sono completi: a nord il bordo, a est un muro. Gli altri sentieri hanno ancora uscite aperte, segnate da una punta.',
        },
        {
          kind: 'text',
          text: 'Posata una tessera, si guardano il suo sentiero e quelli delle vicine. Tutti quelli completi vengono evocati uno alla volta; se sono più d’uno, il prossimo lo sceglie ogni volta chi ha posato la tessera. Un sentiero completo in quel momento viene evocato anche se un’altra evocazione lo riapre.',
        },
      ],
    },
    {
      id: 'summoning',
      title: 'L’evocazione',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Conta l’energia di ogni colore sul sentiero e fai la classifica. A pari energia, pari posizione.',
            'La prima posizione ottiene tante anime quante tessere ha il sentiero. Ogni posizione seguente la metà di quella sopra, arrotondata per difetto.',
            'Le anime ottenute passano dalla propria Tessera Anima al proprio sacchetto, finché bastano.',
            'Tutta l’energia del sentiero torna nei sacchetti dei proprietari, le tessere si scartano.',
          ],
        },
        {
          kind: 'table',
          head: ['Sentiero', 'Energia', 'Anime ottenute'],
          rows: [
            ['3 tessere', 'Rosso 4, Blu 4, Viola 3', 'Rosso 3, Blu 3, Viola 1'],
            ['4 tessere', 'Viola 6, Rosso 5, Blu 4', 'Viola 4, Rosso 2, Blu 1'],
            ['1 tessera', 'Blu 2, Rosso 1', 'Blu 1, Rosso 0'],
          ],
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.summoning,
          point: ['a1', 'b1', 'b2'],
          caption:
            'Un sentiero di tre tessere: Rosso 4, Blu 4, Viola 3. Rosso e Blu ottengono 3 ciascuno, Viola la metà: 1.',
        },
      ],
    },
    {
      id: 'winning',
      title: 'Conquistare la Tessera Anima',
      blocks: [
        {
          kind: 'text',
          text: 'La Tessera Anima stessa vale **due** anime. Se sei in testa (anche alla pari) su un sentiero di almeno due tessere e ottieni almeno le anime rimaste sulla tua Tessera Anima **più due**, le prendi tutte insieme alla tessera e vinci. Più giocatori possono riuscirci nella stessa evocazione: la vittoria è condivisa. L’avanzo è perso. [[Una di meno non basta: il regolamento dice che la Tessera Anima vale due anime, ma non ne fa una condizione.]] Con la regola della casa «Prezzo della Tessera Anima: un’anima» bastano le anime rimaste **più una**; il sentiero deve comunque avere due tessere.',
        },
        {
          kind: 'note',
          text: '[[Se alla fine di un round tutti i sacchetti sono vuoti nessuno potrebbe più offrire: vince chi ha meno anime sulla Tessera Anima. Lo stesso succede dopo il round 50.]]',
        },
      ],
    },
    {
      id: 'special',
      title: 'Tessere speciali (opzione)',
      blocks: [
        {
          kind: 'list',
          items: [
            'La **Quattro Punte** non ha uscite. Chi la posa sposta tutta la sua energia su una tessera accanto. [[Succede prima di controllare i sentieri.]] Senza vicine i fiori aspettano la prima tessera posata accanto. Chiude le sue vicine e viene tolta insieme a un sentiero che la tocca.',
            'Il **Vuoto** si scarta; chi lo vince lascia la sua energia su una qualsiasi casella vuota. I fiori aspettano lì, fuori da ogni sentiero, e si uniscono alla tessera che vi sarà posata.',
            'Il **Blocco** non può ricevere offerte. Occupa soltanto una nicchia.',
            '[[Senza energia non c’è nulla da spostare: nessuno decide nulla, e il Vuoto si scarta appena si sa chi lo vince.]]',
          ],
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.special,
          caption: 'Il Vuoto e il Blocco sull’altare, la Quattro Punte in c2, fiori sparsi in a4.',
        },
      ],
    },
    {
      id: 'two',
      title: 'In due: il colore neutrale',
      blocks: [
        {
          kind: 'text',
          text: 'Ogni sacchetto contiene anche 16 energie e 3 anime neutrali. Le offri come le tue e contano per te, ma nel giardino l’energia neutrale non è di nessuno. Il colore neutrale sta in classifica come un giocatore e ha una Tessera Anima con 11 anime.',
        },
        {
          kind: 'text',
          text: 'I fiori neutrali di un’evocazione vanno nel sacchetto del giocatore in testa; se non lo è nessuno, di chi ha completato il sentiero. [[Li prende anche chi è in testa insieme al neutrale; se lo sono entrambi i giocatori, li prende chi ha completato il sentiero.]]',
        },
        {
          kind: 'text',
          text: '**Morte improvvisa:** se il neutrale è in testa su due o più tessere e ottiene più di quanto gli resta, la sua Tessera Anima viene girata. [[Basta un’anima in più di quante gliene restano.]] Dalla prossima evocazione ogni tessera vale doppio e il neutrale non ottiene più nulla.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.neutral,
          caption:
            'Il neutrale è in testa con 6 e gli restano 2 anime: quando il sentiero si chiude comincia la morte improvvisa.',
        },
      ],
    },
    {
      id: 'prototype',
      title: 'Edizione prototipo (opzione)',
      blocks: [
        {
          kind: 'text',
          text: 'Le anime su una tessera tornano nei sacchetti dei proprietari e la Tessera Anima vale **una** anima, così anche un sentiero di una tessera può conquistarne una vuota. Con meno di quattro tessere nella pila, gli scarti vi vengono mescolati prima della rivelazione. Niente tessere speciali, niente colore neutrale. [[Una Tessera Anima ha 11 anime, come nell’edizione pubblicata: il testo ne dice una volta 10 e una volta 11.]]',
        },
      ],
    },
    {
      id: 'rulings',
      title: 'Interpretazioni e ricostruzioni',
      blocks: [
        {
          kind: 'text',
          text: 'I regolamenti lasciano aperto qualche punto. [[Così è segnato ciò che interpretiamo noi]]; al vostro tavolo potete accordarvi su altro.',
        },
        {
          kind: 'text',
          text: 'Quante tessere di ogni forma contiene la scatola è una ricostruzione; si può giocare con i numeri della propria copia.',
        },
      ],
    },
  ],
};
