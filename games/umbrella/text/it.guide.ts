import type { GuideLine } from './guide.ts';

export const GUIDE_IT: { readonly [line in GuideLine]: string } = {
  welcome:
    'Ecco la piazza, sotto la pioggia. Il tuo colore è il viola: questo è il tuo palco con sedici ombrelli. Anche Turchese ne ha uno, con i colori in altre caselle.',
  tiles:
    'Agli angoli ci sono le coreografie. Ognuna mostra quattro caselle: portaci quattro ombrelli dello stesso colore, uno qualsiasi. Un’etichetta dice quanti ci sono già.',
  goal: 'Per ogni coreografia metti un segnalino su uno spazio del suo colore: 2 punti. I gruppi completi danno il bonus scritto sopra. Vince chi ha più punti.',
  turn: 'Gli ombrelli aspettano in quattro zone: quella in alto è di tutti, sinistra e destra sono in comune con Turchese, quella in basso è tua. Un turno è una spinta: prendi un ombrello e spingilo in una linea dal suo lato.',
  'push-1':
    'Prendi l’ombrello giallo dalla tua zona e scegli la colonna a. Prima vedi l’effetto: due angoli della coreografia 2 diventano gialli e un blu va in a2, dove serve alla coreografia 1.',
  'push-1-instead':
    'È una mossa possibile, ma per questa lezione spingi il giallo nella colonna a: serve a due coreografie.',
  out: 'La linea si è spostata e in alto è uscito un ombrello rosso: ora aspetta nella zona centrale, per tutti. Nella tua zona c’è un ombrello in meno. Ognuno che resta lì alla fine costa un punto.',
  'rival-1': 'Turchese prende un ombrello rosso dalla zona centrale e lo spinge in una colonna del suo palco.',
  'push-2':
    'La coreografia 1 ha già tre blu su quattro: manca c1. Prendi il blu dalla zona centrale e spingilo dall’alto nella colonna c. La cornice mostra che cosa completi.',
  'push-2-instead': 'Il blu della zona centrale, nella colonna c: completa la coreografia 1.',
  'complete-1':
    'Quattro blu: completata! Il segnalino va messo, perché uno spazio blu è libero. Gli spazi 1 e 2 formano un gruppo: scegli lo spazio 1. Poi scegli il lato che riceve Turchese: quello nero è più difficile.',
  'complete-1-instead': 'Anche lo spazio 6 andrebbe bene. Scegli lo spazio 1: il suo gruppo è il più corto.',
  passed:
    'La tessera è andata a Turchese. Sotto è comparsa una tessera che nessuno aveva visto: è la tua nuova coreografia 1.',
  'rival-2':
    'Turchese prende un rosso dalla zona tra voi, completa una coreografia e la passa a te. È la tua coreografia 3, ruotata di mezzo giro: l’angolo d’ottone mostra come è orientata.',
  'push-3':
    'Ora i quattro angoli, coreografia 2: a1 e a4 sono già gialli. Spingi il giallo della zona centrale nella colonna d e gli altri due vanno a posto.',
  'push-3-instead': 'Il giallo della zona centrale, nella colonna d: tutti gli angoli saranno gialli.',
  'complete-2': 'Metti il segnalino sullo spazio 2, quello giallo accanto al primo.',
  'complete-2-instead': 'Lo spazio 2 completa il gruppo con lo spazio 1.',
  group: 'Due segnalini, 4 punti, e il gruppo completo ne dà altri 3. Gli altri livelli hanno catene e poteri.',
  yours:
    'Il blu e il rosso sono usciti nella tua zona e costano punti: ogni tanto spingi da lì. Vuota vale +2. Quando i segnalini disponibili finiscono, tutti gli altri hanno ancora un turno.',
  end: 'È tutto quello che serve per giocare. Esci dalla lezione e scegli Gioca: il tavolo è preparato allo stesso modo. Buona pioggia!',
};
