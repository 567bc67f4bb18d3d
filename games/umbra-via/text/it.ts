import type { Seat } from '@penumbra/kit';
import { MOST_SOULS } from '../src/gist.ts';
import { bidText, cellsText, cellText, hasNeutral, NUMERALS, plural, textOf, tileWords } from './sentences.ts';
import type { Names, Words } from './words.ts';

const n = plural('it');
const souls = (count: number): string => n(count, { one: 'anima', other: 'anime' });
const tiles = (count: number): string => n(count, { one: 'tessera', other: 'tessere' });

const won = (winners: readonly Seat[], c: Names): string =>
  winners.length === 1
    ? c.isYou(winners[0] as Seat)
      ? 'Hai vinto'
      : `Vince ${c.seat(winners[0] as Seat)}`
    : `Vittoria condivisa: ${c.list(winners.map(c.seat))}`;

export const IT: Words = {
  lang: 'it',
  name: 'Umbra Via',
  tagline: 'Offerte segrete, un giardino di sentieri, anime in fiore',
  about:
    'Tutti offrono fiori in segreto per quattro tessere sentiero. Chi vince le posa nel giardino; un sentiero chiuso da ogni lato viene evocato e libera anime. Vince chi per primo conquista la propria Tessera Anima.',
  colours: { purple: 'Viola', blue: 'Blu', red: 'Rosso', yellow: 'Giallo', neutral: 'Neutrale' },
  options: {
    edition: {
      label: 'Edizione',
      help: 'Nel prototipo le anime offerte tornano nel sacchetto e la Tessera Anima vale un’anima invece di due.',
      values: { published: 'Pubblicata', prototype: 'Prototipo' },
    },
    specialTiles: {
      label: 'Tessere speciali',
      help: 'Aggiunge alla pila Quattro Punte, Vuoto e Blocco, una di ciascuna.',
      values: { true: 'Con', false: 'Senza' },
    },
    neutral: {
      label: 'Colore neutrale',
      help: 'In due: un terzo colore senza giocatore compete per ogni sentiero e può dare inizio alla morte improvvisa.',
      values: { true: 'Con', false: 'Senza' },
    },
    claim: {
      label: 'Prezzo della Tessera Anima',
      help: 'Il regolamento dice che la Tessera Anima vale due anime, ma non ne fa una condizione. Secondo la nostra interpretazione lo è. Al prezzo di una, per conquistarla basta ottenere un’anima in più di quelle rimaste.',
      values: { two: 'Due anime', one: 'Un’anima' },
    },
  },
  kinds: {
    energy: (count) => n(count, { one: 'energia', other: 'energie' }),
    soul: souls,
    neutralEnergy: (count) => n(count, { one: 'energia neutrale', other: 'energie neutrali' }),
    neutralSoul: (count) => n(count, { one: 'anima neutrale', other: 'anime neutrali' }),
  },
  shapes: {
    straight: 'rettilineo',
    bend: 'curva',
    tee: 'bivio a T',
    'four-point': 'Quattro Punte',
    void: 'Vuoto',
    block: 'Blocco',
  },
  sides: ['nord', 'est', 'sud', 'ovest'],
  slot: (numeral) => `nicchia ${numeral}`,
  you: 'tu',
  events: {
    'tiebreak-set': ({ order }, c) => `Tracciato degli spareggi: ${order.map(c.seat).join(', ')}.`,
    'stack-renewed': () => 'Gli scarti si mescolano nella pila.',
    'tiles-revealed': ({ tiles: revealed }) =>
      revealed.length === 0
        ? 'Non resta nessuna tessera da rivelare.'
        : `Sull’altare: ${revealed.map((tile, i) => `${NUMERALS[i]} ${tileWords(IT, tile)}`).join(', ')}.`,
    'flowers-drawn': ({ seat, hand }, c) => `${c.who(seat, 'Peschi', 'pesca')} ${c.flowers(hand)}.`,
    'hand-drawn': () => undefined,
    'bids-revealed': ({ bids }, c) =>
      `Offerte: ${bids.map((slots, seat) => `${c.seat(seat as never)} – ${bidText(IT, slots, c)}`).join('; ')}.`,
    'hands-returned': () => 'Non c’è nulla su cui offrire: i fiori pescati tornano nei sacchetti.',
    'tile-discarded': ({ slot: at, tile }) => `Scartata la tessera ${NUMERALS[at]}: ${tileWords(IT, tile)}.`,
    'order-fixed': ({ order }) =>
      order.length === 0
        ? 'In questo round non si posa nessuna tessera.'
        : `Ordine di posa: ${order.map((at) => NUMERALS[at]).join(', ')}.`,
    'tile-won': ({ slot: at, seat, worth, tie }, c) =>
      `${c.who(seat, 'Vinci', 'vince')} la tessera ${NUMERALS[at]} con ${worth}${tie ? ' (spareggio)' : ''}.`,
    'tile-placed': ({ seat, cell, tile }, c) =>
      `${c.who(seat, 'Posi', 'posa')} una tessera in ${cellText(cell)}: ${tileWords(IT, tile)}.`,
    'energy-moved': ({ from, to, energy }, c) =>
      `Energia spostata, ${cellText(from)} → ${cellText(to)}: ${c.heap(energy)}.`,
    'energy-dropped': ({ seat, cell, energy }, c) =>
      `${c.who(seat, 'Lasci', 'lascia')} fiori in ${cellText(cell)}: ${c.heap(energy)}.`,
    'path-summoned': ({ cells, energy, taken, heir }, c) =>
      `Evocato il sentiero ${cellsText(cells)}. Energia: ${c.heap(energy)}. Anime: ${c.counts(taken)}.${heir === undefined || !hasNeutral(energy, taken) ? '' : ` ${c.who(heir, 'Prendi', 'prende')} i fiori neutrali.`}`,
    'four-point-cleared': ({ cell }) => `La Quattro Punte in ${cellText(cell)} si toglie.`,
    'sudden-death-begun': () => 'Morte improvvisa: d’ora in poi ogni tessera di un sentiero vale doppio.',
    'soul-tile-claimed': ({ seat }, c) => `${c.who(seat, 'Conquisti', 'conquista')} la Tessera Anima!`,
    'round-begun': ({ round }) => `Round ${round}.`,
    'game-ended': ({ winners, ending }, c) => `${won(winners, c)}. ${IT.endings[ending]}.`,
  },
  led: (seat, cell, open, c) =>
    `${c.who(seat, 'hai', 'ha')} più energia di tutti sul sentiero di ${cell} (uscite aperte: ${open})`,
  reasons: {
    won: ({ winners }, c) =>
      winners.length === 1
        ? c.who(winners[0] as Seat, 'vinci la partita', 'vince la partita')
        : `c’è una vittoria condivisa: ${c.list(winners.map(c.seat))}`,
    'soul-tile-claimed': ({ seat }, c) =>
      c.who(seat, 'conquisti la Tessera Anima e vinci', 'conquista la Tessera Anima e vince'),
    'path-summoned': ({ taken }, c, seat) =>
      c.shares(
        taken,
        seat,
        (who, count) =>
          `${c.who(who, 'con un sentiero liberi', 'con un sentiero libera')} ${count === MOST_SOULS ? 'più anime di tutti' : souls(count)}`,
      ),
    'tile-won': ({ seat, slot: at }, c) => `${c.who(seat, 'vinci', 'vince')} la tessera ${NUMERALS[at]}`,
  },
  moments: {
    revealed: 'Nuove tessere sull’altare',
    bids: 'Le offerte sono scoperte',
    summoned: (count) => `Si evoca un sentiero di ${tiles(count)}`,
  },
  goal: (leader, who, count) => {
    const left = count === 1 ? 'resta 1 anima' : `restano ${count} anime`;
    const lead =
      leader === 'nobody' ? '' : leader === 'you' ? ` In testa: tu, ${left}.` : ` In testa: ${who}, ${left}.`;
    return `libera tutte le anime, poi conquista la tua Tessera Anima.${lead}`;
  },
  why: {
    'soul-tile': (winners, c) =>
      winners.length === 1
        ? `${c.who(winners[0] as never, 'Ottieni', 'ottiene')} le ultime anime, e con loro la Tessera Anima.`
        : `Tessera Anima con lo stesso sentiero: ${c.list(winners.map(c.seat))}.`,
    exhausted: (_winners, _c, count) => `Sacchetti vuoti: decidono le anime rimaste, al minimo ${count}.`,
    long: (_winners, _c, count) => `Limite di 50 round: decidono le anime rimaste, al minimo ${count}.`,
  },
  moves: {
    bid: (what) => `Offri ${what}`,
    place: (cell) => `Posa la tessera in ${cell}`,
    drop: (cell) => `Lascia i fiori in ${cell}`,
    shift: (cell) => `Sposta i fiori in ${cell}`,
    summon: (cell) => `Evoca il sentiero di ${cell}`,
  },
  emptyBid: 'Fai un’offerta vuota',
  bidOn: (flowers, on) => `${flowers} sulla ${on}`,
  refusals: {
    'wrong-phase': () => 'Non è il momento per questa mossa.',
    'slot-empty': (at) => `Nella nicchia ${at} non c’è nessuna tessera.`,
    'slot-blocked': (at) => `Nella nicchia ${at} c’è un Blocco: nessuno può offrire lì.`,
    'flowers-not-in-hand': (at) => `Non ne hai pescati così tanti: ${at}.`,
    'flowers-left-over': (at) => `Ogni fiore pescato va offerto. Ancora in mano: ${at}.`,
    'cell-occupied': (at) => `In ${at} c’è già una tessera.`,
    'first-tile-not-central': (at) => `La prima tessera va in una delle quattro caselle centrali, non in ${at}.`,
    'not-next-to-a-tile': (at) =>
      `La casella ${at} non tocca nessuna tessera: una nuova deve condividere un lato con un’altra.`,
    'no-tile-there': (at) => `I fiori devono andare su una tessera; la casella ${at} è vuota.`,
    'not-next-to-four-point': (at) => `La casella ${at} non è accanto alla Quattro Punte.`,
    'path-not-complete': (at) => `Il sentiero di ${at} non è tra quelli completi in questo momento.`,
    'not-an-order-of-the-seats': () => 'Sul tracciato degli spareggi ogni giocatore sta una volta sola.',
    'wrong-number-of-tiles': () => 'Si rivelano tante tessere quante sono le nicchie, o quante ne restano.',
    'not-in-the-stack': (at) => `Nella pila non c’è più questa tessera: ${at}.`,
    'wrong-number-of-flowers': (at) => `Si pescano tre fiori, o quelli rimasti nel sacchetto: ${at}.`,
    'not-in-the-bag': (at) => `Non è nel sacchetto: ${at}.`,
    'game-over': () => 'La partita è finita.',
    'waiting-for-chance': () => 'Si stanno pescando tessere o fiori.',
    'not-your-turn': () => 'Non è il tuo turno.',
    'already-committed': () => 'La tua offerta è sigillata. Ritirala per cambiarla.',
    'nothing-committed': () => 'Non hai un’offerta sigillata da ritirare.',
    'nothing-to-undo': () => 'Non c’è più nulla che si possa annullare.',
    'not-waiting-for-chance': () => 'Ora non si pesca nulla.',
    'no-seed': () => 'Questo tavolo non ha un seme casuale.',
    empty: () => 'Non è stato scritto nulla.',
    'unknown-word': (at) => `«${at}» non è una mossa. Le mosse iniziano con bid, place, drop, shift o summon.`,
    'bad-cell': (at) => `Una casella è una lettera (a–d) e un numero (1–4)${at ? `, non «${at}»` : ''}.`,
    'bad-slot': (at) => `Le nicchie si scrivono da 1 a 4, come in 1:EE${at ? `, non «${at}»` : ''}.`,
    'bad-flowers': (at) => `I fiori si scrivono E, S, e, s, al massimo tre${at ? `, non «${at}»` : ''}.`,
    'bad-tile': (at) => `«${at}» non è una tessera.`,
    'bad-seat': (at) => `«${at}» non gioca a questo tavolo.`,
  },
  elements: {
    board: 'il giardino',
    altar: 'l’altare',
    hand: 'la tua mano',
    commit: 'il pulsante «Sigilla offerta»',
    tiebreak: 'il tracciato degli spareggi',
    supply: 'pila e scarti',
    'soul tile': 'la Tessera Anima',
    bag: 'il sacchetto',
    order: 'l’ordine di posa',
    status: 'Stato della partita',
    seats: 'Giocatori',
    round: 'Round',
    phase: 'Fase',
    bid: 'Offerta',
    bids: 'Offerte',
    souls: 'Anime rimaste',
    bags: 'Sacchetti',
    hands: 'Mani',
    stack: 'Pila',
    discard: 'Scarti',
    box: 'Fuori dal gioco',
    tile: 'Tessera',
    placer: 'Posa',
    summoning: 'Sentieri da evocare',
    loose: 'Fiori sparsi',
    suddenDeath: 'Morte improvvisa',
    winners: 'Vittoria',
    reveal: 'rivelazione',
    draw: 'pesca',
    place: 'posa',
    drop: 'fiori lasciati',
    shift: 'fiori spostati',
    summon: 'evocazione',
    over: 'fine',
    'with hand': '+ mano',
    tie: 'Spareggio',
  },
  endings: {
    'soul-tile': 'Tessera Anima conquistata',
    exhausted: 'Sacchetti vuoti: decidono le anime rimaste',
    long: 'Limite di 50 round: decidono le anime rimaste',
  },
  items: {
    'souls-left': 'Anime rimaste',
    'souls-taken': 'Anime liberate',
    'soul-tile': 'Tessera Anima',
    bag: 'Fiori nel sacchetto',
  },
  prompts: {
    chance: 'Si pesca…',
    bid: (number) => `Offerta ${number} di 2 — metti ogni fiore su una tessera`,
    bidEmpty: 'Il tuo sacchetto è vuoto — sigilla un’offerta vuota',
    sealed: 'La tua offerta è sigillata',
    waiting: (names) => `In attesa di ${names}`,
    place: (at) => `Posa la tessera ${at} — scegli una casella`,
    drop: 'Il Vuoto è tuo — lascia i suoi fiori su una casella vuota',
    shift: 'Quattro Punte — sposta i fiori su una tessera accanto',
    summon: (paths) => `${paths} sentieri completi — quale evocare adesso?`,
    placing: (name, at) => `${name} posa la tessera ${at}`,
    choosing: (name) => `${name} sta scegliendo`,
    over: won,
  },
  labels: {
    board: 'Giardino',
    altar: 'Altare',
    hand: 'La tua mano',
    handHelp: 'Tocca una tessera dell’altare o premi 1–4. Tocca un fiore qui per riprenderlo.',
    handHelpTouch: 'Tocca una tessera dell’altare; tocca qui un fiore per riprenderlo.',
    allAssigned: 'Tutto assegnato. Sigilla, o tocca un fiore per riprenderlo.',
    commit: 'Sigilla offerta',
    takeBack: 'Ritira offerta',
    clear: 'Azzera',
    sealed: 'La tua offerta è sigillata. Si aprirà quando tutti avranno offerto.',
    inHand: (flower) => `${flower} in mano`,
    onSlot: (flower, on) => `${flower} nella ${on}: riprendi`,
    putHere: (on) => `Metti il fiore scelto nella ${on}`,
    lookFirst: 'Indica una casella segnata per vedere che cosa porta.',
    tapAgain: 'Tocca di nuovo la casella, o il pulsante.',
    bidNow: 'Ora si offre: scegli una tessera dell’altare.',
    chosen: 'scelto',
    free: 'in mano',
    lies: (numeral) => `sulla ${numeral}`,
    nobodyBids: 'qui nessuno può offrire',
    discarded: 'senza fiori: scartata',
    noFlowers: 'ancora nessun fiore',
    flowers: (count) => n(count, { one: 'fiore', other: 'fiori' }),
    nth: (place) => `n. ${place}`,
    laidBy: (name) => `posata: ${name}`,
    byTie: 'spareggio',
    tiles,
    goal: (count) => `Vince con un sentiero di ${tiles(count)}`,
    emptyCell: 'vuota',
    emptySlot: 'vuota',
    loose: 'Fiori sparsi',
    completes: (count) => `Completo: ${tiles(count)}`,
    path: (count) => `Sentiero di ${tiles(count)}`,
    openEnds: (count) => `${n(count, { one: 'uscita aperta', other: 'uscite aperte' })}. Se si chiudesse ora:`,
    nothingEarned: 'Nessuna energia: nessuno guadagna nulla.',
    claims: 'Conquista la Tessera Anima e vince!',
    thenShift: 'Poi sposti i suoi fiori su una tessera accanto.',
    thenSummon: 'Scegli tu quale evocare per primo.',
    suddenDeath: 'Morte improvvisa',
    suddenDeathHelp: 'La Tessera Anima neutrale è girata: ogni tessera di un sentiero vale doppio.',
    tiebreak: 'Spareggi',
    tiebreakHelp: 'Tra offerte uguali vince chi sta più a sinistra, poi va in fondo.',
    supply: 'Pila e scarti',
    stack: (count) => `Pila ${count}`,
    discard: (count) => `Scarti ${count}`,
    soulTile: (left) => `Tessera Anima: ${souls(left)}`,
    bag: 'Sacchetto',
    bagAndHand: 'Sacchetto e mano insieme',
    orderMark: (place) => `Ordine di posa: n. ${place}`,
    worth: (name, worth) => `${name}: offerta ${worth}`,
    neutral: 'Neutrale',
    none: 'niente',
  },
  guide: {
    welcome:
      'Ecco il giardino notturno. Giochi con il viola, l’iris. In questa breve lezione fai due round veri contro Blu e Rosso, che seguono un copione.',
    goal: 'La tua Tessera Anima tiene i tuoi fiori anima: qui solo 3, perché la lezione sia breve; una partita intera ne ha 11. I sentieri completati ne liberano. Chi ottiene tutte le anime rimaste e altre 2 prende anche la tessera e vince.',
    altar:
      'Sull’altare ci sono quattro tessere sentiero. Restano orientate come escono. Due volte per round tutti pescano tre fiori e li offrono tutti, in segreto.',
    'bid-1':
      'Hai pescato 2 energie e 1 anima. In un’offerta l’energia vale 1 e resta sulla tessera; l’anima vale 2 ma poi è persa. Metti 1 energia sulla I, l’altra energia e l’anima sulla III. Poi sigilla.',
    'bid-1-instead':
      'In partita si può fare. Per questa lezione servono la I e la III: 1 energia sulla I, l’altra energia e l’anima sulla III.',
    'revealed-1':
      'Tutte le offerte si aprono insieme. Sulla III sei in testa con 3, sulla I sei alla pari con Rosso. Blu punta alla II, Rosso alla IV. Ora tutti pescano e offrono un’altra volta.',
    'bid-2':
      'Stavolta tre energie. Mettine 1 sulla I per superare Rosso e 2 sulla III, perché può ancora arrivare un rivale.',
    'bid-2-instead': 'Quasi! Un’energia sulla I basta per battere Rosso; le altre due proteggono la III.',
    order:
      'Ora si posano le tessere: prima quella con meno fiori, contando quelli di tutti. Quindi I, II, IV e infine III. Ognuna va all’offerta più alta, e tu hai vinto la I e la III. Posare alla fine è spesso un vantaggio: si vede che cosa hanno fatto gli altri.',
    'place-1':
      'La tessera I è tua. La prima va al centro. Posala in b2: le sue uscite guardano a nord e a est, e il bordo nord del giardino è vicino.',
    'place-1-instead': 'La casella è permessa, ma b2 è meglio per il nostro piano: da lì basta una tessera verso nord.',
    'closed-off':
      'Il rettilineo di Blu non ha uscite verso b2. Chiude il tuo sentiero a est. Non è un male: un sentiero è completo quando non ha più niente di aperto.',
    'rivals-plan':
      'Rosso non ti disturba. Resta un’uscita: a nord di b2, in b1. Fermati su una tessera, o tienila premuta, per vedere che cosa porterebbe il suo sentiero.',
    'place-2':
      'La tessera III è tua: un rettilineo. In b1 si unisce alla tua curva e l’altro capo tocca il bordo. Prima di posarla guarda il riepilogo.',
    'place-2-instead': 'Lì il sentiero resta aperto. In b1 il rettilineo lo completa.',
    summoned:
      'Evocato! Il sentiero aveva 2 tessere. Avevi più energia di tutti, quindi liberi 2 anime. Blu e Rosso sono alla pari in seconda posizione: la metà, 1 ciascuno. Ti resta 1 anima.',
    returned:
      'Tutta l’energia del sentiero è tornata nei sacchetti, anche la tua. Le anime liberate sono nel tuo sacchetto: offerte forti per dopo. L’anima che hai offerto è fuori dal gioco.',
    'round-2':
      'L’ultima anima più 2 per la Tessera Anima fa 3: ti serve un sentiero di 3 tessere con più energia degli altri. Guarda c2: è aperta solo a nord. Con la I in c1 e la II in b1 sarebbero tre.',
    'bid-3': 'Ti servono quindi la I e la II. Metti 2 energie sulla I e 1 sulla II.',
    'bid-3-instead': 'Ogni divisione è permessa, ma ora punta alla I e alla II: 2 energie sulla I, 1 sulla II.',
    'bid-4':
      'Blu è alla pari con te sulla I. Guarda che cosa succede. Metti tutte e tre sulla II: deve essere tua, e l’energia conterà sul sentiero.',
    'bid-4-instead':
      'Tieni tutto per la II: senza quella non c’è la terza tessera, e ti serve più energia degli altri.',
    tie: 'Parità sulla I: 2 a 2. Decide il tracciato degli spareggi. Il tuo segnalino era prima di quello di Blu, quindi la tessera è tua, e ora va in fondo. Tre tessere avevano quattro fiori: si va da sinistra a destra.',
    'place-3': 'Posala in c1: l’uscita sud si unisce a c2, l’uscita ovest aspetta b1.',
    'place-3-instead': 'Da lì non si unirebbe a c2. Prova c1, a nord di quella.',
    'rivals-build':
      'Blu e Rosso costruiscono un sentiero loro, lungo tre tessere. È ancora aperto da un lato, quindi per ora non vale nulla.',
    'place-4':
      'Il tuo momento: posa la curva in b1. Il riepilogo mostra 3 anime per te, e bastano per la Tessera Anima.',
    'place-4-instead': 'Permesso, ma b1 vince la partita: chiude il sentiero di tre.',
    won: 'Hai conquistato la tua Tessera Anima e hai vinto! Ora conosci offerte, ordine, posa ed evocazione. Più sentieri completi insieme? L’ordine lo sceglie chi ha posato la tessera. Il resto, tessere speciali e colore neutrale per due, è nella pagina delle regole.',
  },
};

export const text = textOf(IT);
