import type { GuideLine } from './guide.ts';

export const GUIDE_IT: { readonly [line in GuideLine]: string } = {
  welcome:
    'Ecco il vassoio degli elementi. Il tuo colore è il viola, con il rombo sui cubi; contro di te gioca Grigio. Ci sono sei tessere, e chi le conquista fa punti.',
  tile: 'Guarda b1. La moneta dice 2 punti. La soglia scura sotto ha due posti: due cubi la completano. Uno di Grigio c’è già, perciò lo stendardo è di Grigio: per ora la tessera sarebbe di Grigio.',
  goal: 'Vince chi ha più punti. La partita finisce subito quando cade la nera Tessera Finale. È in b2, chiede tre cubi e ne ha già uno tuo.',
  barred:
    'Le tessere d’avorio hanno un requisito: c1 chiede una tessera flora e due fuoco. Di fuoco ne hai una, perciò ha davanti le sbarre. Una conquista può toglierle, anche a metà round.',
  order:
    'In ogni round tutti segnano in segreto una o due tessere. Poi si schierano i cubi all’andata e al ritorno lungo questo solco: prima tu, poi Grigio; al ritorno prima Grigio, poi tu.',
  'plan-1':
    'Fai il piano: tocca a1, che un solo cubo completa, e b1, dove c’è un cubo di Grigio. Poi sigilla. Il piano di Grigio è già sigillato.',
  'plan-1-instead': 'Puoi segnare qualsiasi tessera. Per questa lezione prendi a1 e b1, e guarda che cosa succede.',
  'revealed-1':
    'I piani sono rivelati: anche Grigio vuole b1, e poi la Tessera Finale. I cubi del piano stanno sulla mensola chiara, quelli schierati nella soglia scura.',
  'deploy-1':
    'Tocca prima a te. Quale cubo? a1 non la vuole nessun altro, ma un cubo di Grigio completerebbe b1. Schiera dunque in b1.',
  'deploy-1-instead': 'a1 può aspettare: nessun altro l’ha nel piano. In b1 Grigio verrebbe prima di te.',
  'captured-1':
    'Un cubo a testa, e il tuo è l’ultimo: fiore 2 è tuo. La maggioranza conquista la tessera; in parità, l’ultimo cubo. Tutti i cubi tornano in riserva. Foglia e fiore sono una serie: +2.',
  skipped:
    'Grigio ha messo un cubo sulla Tessera Finale. Al ritorno Grigio salta: la tessera che aveva segnato in b1 non c’è più.',
  'deploy-2': 'L’ultimo turno del round è tuo: schiera in a1.',
  'deploy-2-instead': 'Del tuo piano resta solo a1.',
  'round-2':
    'Fiamma 1 è la tua seconda tessera fuoco: le sbarre di c1 spariscono subito. Le caselle vuote si riempiono dalla scorta e il segnalino di apertura passa avanti: ora comincia Grigio, e tu hai l’ultimo turno all’andata e il primo al ritorno.',
  'plan-2':
    'Un altro tuo cubo fa due su tre sulla Tessera Finale: sarebbe tua, e la partita finita. E in c1 manca un cubo. Segnale entrambe e sigilla.',
  'plan-2-instead': 'Segna c1 e b2: insieme decidono la partita.',
  'revealed-2':
    'Grigio punta ad altre tessere e ha schierato in a2. Ora tocca a te due volte di fila: l’ultimo turno all’andata, il primo al ritorno.',
  'deploy-3': 'La Tessera Finale chiuderebbe subito la partita, e c1 resterebbe lì. Quindi prima c1.',
  'deploy-3-instead': 'Non ancora: con la Tessera Finale la partita finisce. Prima prendi c1.',
  bonus: 'Di nuovo un cubo a testa e il tuo è l’ultimo: tre punti. Nessuno si inserisce, tocca ancora a te.',
  'deploy-4': 'Due cubi su tre sono la maggioranza. Schiera in b2 e chiudi la partita.',
  'deploy-4-instead': 'Schiera in b2.',
  end: 'La Tessera Finale è caduta e hai vinto, 18 a 9. È tutto qui. Passa su una tessera, o toccala una volta, per vedere che cosa porta un cubo. Lascia la lezione e scegli Gioca: il vassoio è di nuovo pronto.',
};
