import type { GuideLine } from './guide.ts';

export const GUIDE_IT: { readonly [line in GuideLine]: string } = {
  welcome:
    'Ecco la valle. Il tuo colore è il blu: la tua gilda vuole costruire qui. Quasi tutto è sotto la nebbia: il grigio è foresta pietrificata, le vette sono proibite e sulle rovine si costruisce.',
  tokens:
    'Su ogni prato c’è un gettone: quante risorse dà, di che tipo, e quanti punti vale. I mucchi senza figura, come in j5, non sono di nessuno: tutti possono prenderne.',
  goal: 'Vince chi ha più punti. Il primo quinto edificio apre gli ultimi turni: tieni d’occhio queste cinque case.',
  contracts:
    'Un edificio completa un contratto. Quattro sono scoperti per tutti, due li hai in mano e nessun altro li vede. In basso sulla carta c’è ciò che richiede, sullo scudo i punti.',
  turn: 'Un turno è due azioni, le tue due lanterne: manda un artigiano, apri un cantiere, dirada la nebbia, trasporta una risorsa o costruisci. Anche due volte la stessa.',
  'craft-1':
    'Puntiamo alla Bancarella: legno e pietra. Il legno è in d3. Scegli quel gettone per mandare un artigiano: il gettone e il suo punto sono tuoi, e le risorse vanno sulla mappa.',
  'craft-1-instead':
    'Un buon posto, ma in questa lezione manda l’artigiano in d3: il legno è proprio accanto a una rovina.',
  'site-1':
    'Ora un luogo per costruire. La rovina e3 tocca d3. Sceglila per aprire un cantiere. In due, una rovina ne contiene uno.',
  'site-1-instead': 'Puoi aprire dove vuoi, ma e3 è accanto al tuo legno: la via sarà breve.',
  'rival-1': 'Nero apre un cantiere in c5 e manda un artigiano in g4. Ricorda c5: è proprio accanto alla pietra in b4.',
  'carry-1':
    'Trasporta il primo legno al tuo cantiere: scegli d3, poi e3. Tra caselle vicine non serve una via. Altrimenti una risorsa passa solo su prati liberi.',
  'carry-1-instead': 'Prima porta un legno da d3 al tuo cantiere in e3.',
  'craft-2': 'Seconda azione: la pietra è in b4. Manda lì un artigiano.',
  'craft-2-instead': 'Alla Bancarella manca ancora la pietra di b4.',
  'rival-2': 'Nero dirada h4 e apre un cantiere in i4. Un prato posato è di tutti.',
  'explore-1':
    'Tra b4 ed e3 c’è nebbia. Dirada c4. Puoi esplorare ciò che tocca un tuo pezzo o un prato libero, di chiunque sia.',
  'explore-1-instead': 'La via più breve da b4 a e3 passa per c4 e d4. Comincia da c4.',
  'explore-2': 'Ora d4, che tocca il tuo nuovo prato. Poi la via è aperta.',
  'explore-2-instead': 'Manca una casella: d4.',
  stacks:
    'Le tessere vengono dalla tua pila più a sinistra. Una pila finita scopre un esploratore: 2 punti alla fine. Anche la foresta pietrificata si esplora, con due azioni.',
  'rival-3':
    'Guarda: Nero trasporta una tua pietra in c5! Le risorse sono di chi le trasporta. In b4 resta una sola pietra.',
  'carry-2':
    'Prendila in fretta. Scegli b4, poi e3: il nastro mostra la via. È l’ultima, quindi l’artigiano torna da te e b4 diventa un prato.',
  'carry-2-instead': 'Prima che la prenda qualcun altro: la pietra da b4 a e3.',
  'build-1':
    'In e3 ci sono legno e pietra: la Bancarella ha il bordo dorato. Scegli la carta, poi e3. Le risorse non richieste andrebbero in magazzino, −1 punto ciascuna.',
  'build-1-instead': 'Hai tutto ciò che chiede la Bancarella. Costruiscila in e3.',
  'swap-1':
    'Il tuo primo edificio! Quasi ogni contratto ha un’abilità: ora o mai più. La Bancarella scambia una tua risorsa: scegli d3 e un tipo che ti serve.',
  'swap-1-instead': 'Si può rinunciare, ma provala: scegli d3, poi che cosa diventa il legno.',
  points:
    'Un nuovo contratto prende il posto libero. Hai punti per il contratto e per due gettoni; si aggiungono esploratori scoperti, bonus e carta finale.',
  end: 'È tutto ciò che serve. Passa su una casella, o toccala una volta, per vedere che cosa porta. Il tavolo della tua prima partita è preparato come questo, e la valle è tua.',
};
