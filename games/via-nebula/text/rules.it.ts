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
          text: 'Da due a quattro gilde popolano una valle nella nebbia. Porti alla luce risorse, posi prati che **tutti** possono percorrere, trasporti risorse ai tuoi cantieri nelle rovine e costruisci ciò che chiedono i contratti. Al **quinto edificio** di qualcuno seguono gli ultimi turni; poi vince chi ha **più punti**.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.ground,
          viewer: 'blue',
          caption:
            'a1: un gettone da legno ×4, 2 punti. d1: l’artigiano di Blu con argilla ×3. e2: cibo di nessuno. c1: una rovina con il cantiere di Blu. e3: un edificio di Rosso. b2 e d3 sono foresta pietrificata, c2 è proibita, b3 è un prato posato; il resto è nebbia.',
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
            'Ogni prato riceve un gettone scoperto. Un gettone speciale, da cinque risorse, è subito sostituito dalle risorse: un **giacimento neutrale**.',
            'Ognuno ha 5 edifici, 3 cantieri, 2 artigiani e quattro pile da 3 tessere prato, ognuna sopra un esploratore.',
            'Ognuno riceve in segreto 2 contratti privati. Quattro neutrali sono scoperti.',
            'Chi comincia si sorteggia; i turni vanno in senso orario.',
          ],
        },
        {
          kind: 'note',
          text: 'In tre una pila ha 4 tessere, in due 5; allora ogni gettone dà una risorsa in meno. In due ognuno ha 3 artigiani, e una rovina contiene un cantiere invece di due.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Il tuo turno',
      blocks: [
        {
          kind: 'text',
          text: 'Fai **due azioni**, anche due volte la stessa. [[Entrambe si devono fare finché una è possibile; quando non lo è nessuna, il turno finisce da sé. Chi non può fare nulla viene saltato, e se vale per tutti la partita finisce e si contano i punti.]]',
        },
        {
          kind: 'table',
          head: ['Azione', 'Che cosa fa'],
          rows: [
            ['Manda un artigiano', 'Su un gettone qualsiasi: lo tieni, le risorse vanno lì.'],
            ['Apri un cantiere', 'Su una rovina con posto.'],
            ['Dirada la nebbia', 'Una tessera prato dalla tua pila più a sinistra.'],
            ['Esplora la foresta pietrificata', 'Lo stesso, con due azioni.'],
            ['Trasporta', 'Una risorsa, su prati liberi, a un tuo cantiere.'],
            ['Costruisci', 'Su un cantiere che ha tutto ciò che chiede un contratto.'],
          ],
        },
      ],
    },
    {
      id: 'craftsmen',
      title: 'Artigiani',
      blocks: [
        {
          kind: 'text',
          text: 'Manda un artigiano dalla gilda a una casella con un gettone. Tieni il gettone, i suoi punti contano alla fine, [[e i gettoni presi sono visibili a tutti]]. Le risorse vanno sulla casella: un tuo **giacimento**. Tolta l’ultima risorsa, l’artigiano torna subito e la casella è un prato libero.',
        },
        {
          kind: 'text',
          text: 'Di ogni tipo ci sono 18 risorse. [[Se la scorta non basta, prendi ciò che resta; se non resta nulla, la casella diventa un prato libero e l’artigiano torna subito.]]',
        },
      ],
    },
    {
      id: 'sites',
      title: 'Cantieri',
      blocks: [
        {
          kind: 'text',
          text: 'Una rovina ha due lotti, per una o due gilde, per cantieri o edifici. Nella valle non hai mai più cantieri degli edifici che ti restano.',
        },
      ],
    },
    {
      id: 'clearing',
      title: 'Esplorare',
      blocks: [
        {
          kind: 'text',
          text: 'Posa una tessera su nebbia o foresta che tocca un **tuo pezzo** (artigiano, cantiere, edificio) o un **prato libero**, di chiunque sia. Le tessere vengono dalla pila non vuota più a sinistra; finite le pile, dalla riserva. Una pila vuota scopre il suo esploratore: 2 punti alla fine.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.clearing,
          viewer: 'blue',
          point: ['b1', 'a2', 'b2', 'a3', 'c3'],
          caption:
            'Blu può esplorare le caselle segnate, perché in a1 ha un artigiano e b3 è un prato libero: la nebbia con un’azione, la foresta b2 con due. c2 non tocca nulla di simile, e il cantiere di Rosso lì accanto serve solo a Rosso.',
        },
      ],
    },
    {
      id: 'carrying',
      title: 'Trasportare',
      blocks: [
        {
          kind: 'text',
          text: 'Sposta **una** risorsa da **qualsiasi** giacimento, tuo, di altri o neutrale, a un tuo cantiere. Passa di casella in casella solo su prati liberi: tessere, e prati senza gettone né risorse. Se le due caselle si toccano, non serve una via. Le risorse di un cantiere non si muovono più.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.carrying,
          viewer: 'blue',
          point: ['a1', 'd3'],
          caption:
            'Il legno di Rosso in a1 può andare al cantiere di Blu in d3, passando per b1, b2 e c3. L’argilla in e1 no: nessun prato porta lì.',
        },
      ],
    },
    {
      id: 'building',
      title: 'Costruire',
      blocks: [
        {
          kind: 'text',
          text: 'Il contratto è scoperto o della tua mano. Tutto ciò che chiede deve stare su **un solo** tuo cantiere. Poi:',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'Un edificio prende il posto del cantiere, che torna da te. Le risorse richieste vanno alla scorta, tutte le altre di quel cantiere nel tuo **magazzino**: −1 punto ciascuna.',
            'Puoi usare l’abilità del contratto, ora o mai più. Se non si può usare, si perde senza chiedere.',
            'Un contratto scoperto è sostituito dal mazzo. [[Questo avviene prima di un’azione extra.]]',
          ],
        },
      ],
    },
    {
      id: 'contracts',
      title: 'I contratti',
      blocks: [
        {
          kind: 'table',
          head: ['Contratto', 'Copie', 'Abilità o bonus'],
          rows: [
            ['Bancarella', '6', 'Scambia una risorsa di un tuo giacimento o cantiere con un’altra della scorta.'],
            ['Distilleria', '6', 'Un’azione in più in questo turno.'],
            ['Macchina volante', '4', 'Sposta una tessera prato su una nebbia qualsiasi.'],
            ['Officina', '4', 'Posa una tessera su una foresta pietrificata.'],
            ['Avventurieri', '2', 'Posa una tessera su una casella proibita.'],
            ['Carovana', '2', 'Restituisci una risorsa di un giacimento, di un cantiere o del magazzino.'],
            ['Esportazione', '2', 'Restituiscine fino a due.'],
            ['Raccolto', '2', 'Un gettone esce dal gioco; le sue risorse sono di tutti.'],
            ['Architetto', '1', 'Alla fine: +1 per ogni tuo contratto, questo compreso.'],
            ['Sindaco', '1', 'Alla fine: +2 per ogni contratto da due risorse esatte.'],
            ['Mercante', '1', 'Alla fine: +1 per ogni tuo gettone.'],
            ['Sacerdote', '1', 'Tre risorse diverse qualsiasi; 3 punti.'],
            ['Esploratore pigro', '1', 'Due risorse uguali qualsiasi. Alla fine: +1 per esploratore coperto.'],
            ['Borgo tranquillo (privato)', '2', 'Nessuna; 4 punti.'],
            ['Consegna espressa (privato)', '2', 'Una risorsa della scorta su un tuo cantiere.'],
            ['Piano segreto (privato)', '2', 'Pesca in mano un contratto neutrale.'],
            ['Scorciatoia (privato)', '2', 'Due tessere delle tue pile tornano alla riserva.'],
          ],
        },
        {
          kind: 'text',
          text: 'Le carte prevalgono sulle regole. [[Si scambia con un altro tipo. Con una sola tessera, la Scorciatoia restituisce quella.]] L’edificio appena costruito non è più un cantiere. Costi e punti delle carte sono una nostra ricostruzione; un tavolo può portare i suoi.',
        },
      ],
    },
    {
      id: 'end',
      title: 'La fine',
      blocks: [
        {
          kind: 'text',
          text: 'Chi costruisce per primo il quinto edificio prende la **carta finale** e chiude il turno. [[L’abilità si può ancora usare, ma un’azione extra si perde.]] Tutti gli altri hanno ancora un turno intero. Poi le risorse dei tuoi cantieri e giacimenti vanno in magazzino e si contano i punti:',
        },
        {
          kind: 'list',
          items: [
            'Gettoni e contratti completati, con i loro bonus. I contratti in mano non contano.',
            '2 per esploratore scoperto, 2 per la carta finale.',
            '−1 per risorsa in magazzino. Il totale può essere negativo.',
          ],
        },
        {
          kind: 'text',
          text: 'In parità vince chi ha meno risorse in magazzino; se anche queste sono pari, la vittoria è condivisa.',
        },
      ],
    },
  ],
};
