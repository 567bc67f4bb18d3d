import { type Seat, speech } from '@penumbra/kit';
import { LABELS } from './it.board.ts';
import { GUIDE_IT } from './it.guide.ts';
import { textOf } from './sentences.ts';
import type { Names, SideName, Words } from './words.ts';

const n = speech.plural('it');
const names = (at: readonly string[]): string => at.join(', ');
const into: { readonly [side in SideName]: (line: string) => string } = {
  left: (line) => `da sinistra, riga ${line}`,
  right: (line) => `da destra, riga ${line}`,
  top: (line) => `dall’alto, colonna ${line}`,
  bottom: (line) => `dal basso, colonna ${line}`,
};
const push = (c: Names, side: number, line: number): string => into[c.side(side)](c.line(side, line));
const points = (count: number): string => n(count, { one: '# punto', other: '# punti' });

export const IT: Words = {
  lang: 'it',
  name: 'Umbrella',
  tagline: 'Coreografie sotto la pioggia',
  about:
    'Fai scivolare ombrelli colorati sul tuo palco finché quattro dello stesso colore formano la coreografia di una tessera, poi passala a chi ti sta accanto.',
  you: 'tu',
  seats: { violet: 'Viola', teal: 'Turchese', orange: 'Arancione', slate: 'Ardesia' },
  colours: { R: 'rosso', B: 'blu', Y: 'giallo', G: 'verde' },
  options: {
    level: {
      label: 'Livello',
      help: 'La tessera punteggio usata da tutti, dalla più semplice alla più impegnativa; 1 per cominciare.',
      values: { 1: '1 · gruppi', 2: '2 · bicolori', 3: '3 · catene', 4: '4 · poteri' },
    },
    side: {
      label: 'Lato delle tessere',
      help: 'Quale lato delle tessere coreografia è in vista all’inizio, per tutto il tavolo; in solitario sempre il nero.',
      values: { white: 'Bianco', black: 'Nero' },
    },
    completion: {
      label: 'Completamento',
      help: 'Secondo le regole la coreografia si completa, se c’è uno spazio colorato adatto. Regola della casa: si può sempre rinunciare.',
      values: { must: 'Obbligatorio', may: 'Facoltativo' },
    },
  },
  zones: {
    center: 'zona centrale',
    yours: 'la tua zona',
    of: (name) => `zona di ${name}`,
    yourLeft: 'zona di sinistra',
    yourRight: 'zona di destra',
    leftOf: (name) => `zona a sinistra di ${name}`,
    nth: (number) => `zona laterale ${number}`,
  },
  powers: { again: 'turno extra', swap: 'scambio', trade: 'baratto' },
  faces: { white: 'bianco', black: 'nero' },
  corners: {
    'top-left': 'in alto a sinistra',
    'top-right': 'in alto a destra',
    'bottom-right': 'in basso a destra',
    'bottom-left': 'in basso a sinistra',
  },
  events: {
    'first-drawn': ({ seat }, c) => `${c.who(seat, 'Cominci', 'comincia')}.`,
    'zones-filled': () => 'Venti ombrelli mescolati aspettano nelle zone.',
    'tiles-dealt': () => 'Le coreografie sono distribuite.',
    'umbrella-slid': (e, c) => {
      const from = c.elsewhere(e.seat, e.side, e.from);
      return `${c.who(e.seat, 'Spingi', 'spinge')} un ombrello ${c.colour(e.colour)} ${push(c, e.side, e.line)}${from ? ` (${from})` : ''}; esce un ombrello ${c.colour(e.out)}${e.to < 0 ? ', nel tombino' : ''}.`;
    },
    'marker-placed': (e, c) =>
      `${c.who(e.seat, 'Completi', 'completa')} la coreografia ${e.slot + 1} (${c.colour(e.colour)}): spazio ${e.space + 1}${e.fromAside ? ', con un segnalino messo da parte' : ''}.`,
    'completion-declined': ({ seat }, c) => `${c.who(seat, 'Rinunci', 'rinuncia')} a completare.`,
    'extra-turn-declined': ({ seat }, c) => `${c.who(seat, 'Rinunci', 'rinuncia')} al turno extra.`,
    'power-fired': ({ seat, power }, c) =>
      power === 'again'
        ? c.solo
          ? 'Turno extra attivato: l’ombrello torna dal tombino.'
          : `${c.who(seat, 'Ottieni', 'ottiene')} un turno extra.`
        : `Potere attivato: ${IT.powers[power]}.`,
    'umbrella-returned': ({ zone, colour }, c) => `Un ombrello ${c.colour(colour)} torna: ${c.zone(zone)}.`,
    'umbrellas-swapped': ({ seat, cells }, c) =>
      `${c.who(seat, 'Scambi', 'scambia')} due ombrelli: ${c.cell(cells[0])} ↔ ${c.cell(cells[1])}.`,
    'umbrellas-traded': (e, c) =>
      `${c.who(e.seat, 'Baratti', 'baratta')} in ${c.cell(e.cell)}: ${c.colour(e.given)} → ${c.colour(e.taken)} (${c.zone(e.zone)}).`,
    'power-declined': ({ seat }, c) => `${c.who(seat, 'Rinunci', 'rinuncia')} al potere.`,
    'tile-uncovered': ({ slot }) => `Coreografia ${slot + 1} scoperta.`,
    'tile-laid': ({ seat, slot, covering }, c) =>
      c.solo
        ? `La tessera si gira sul bianco e diventa la coreografia ${slot + 1}.`
        : `${c.who(seat, 'Ricevi', 'riceve')} la tessera: coreografia ${slot + 1}${covering ? ', sopra la precedente' : ''}.`,
    'tile-discarded': () => 'La tessera bianca si scarta.',
    'last-turns-began': ({ ending }) => `Ultimi turni: ${IT.endings[ending]}.`,
    'turn-began': ({ seat, extra }, c) => (extra ? `${c.who(seat, 'Giochi', 'gioca')} un turno extra.` : undefined),
    'game-ended': ({ ending }) => `La partita è finita: ${IT.endings[ending]}.`,
  },
  reasons: {
    won: ({ winners }, c) =>
      winners.length === 1
        ? c.who(winners[0] as Seat, 'vinci la partita', 'vince la partita')
        : `c’è una vittoria condivisa: ${c.list(winners.map(c.seat))}`,
    'marker-placed': ({ seat, slot, colour }, c, points) =>
      `${c.who(seat, 'completi', 'completa')} la coreografia ${slot + 1} (${c.colour(colour)}): ${speech.signed(points)}`,
    'power-fired': ({ seat, power }, c) =>
      power === 'again'
        ? c.solo
          ? 'l’ombrello torna dal tombino'
          : c.who(seat, 'ottieni un turno extra', 'ottiene un turno extra')
        : `${c.who(seat, 'attivi un potere', 'attiva un potere')}: ${IT.powers[power]}`,
    'last-turns-began': () => 'cominciano gli ultimi turni',
  },
  outlook: {
    near: ({ slot, colour, pushes }, c) =>
      `alla coreografia ${slot + 1} (${c.colour(colour)}) ${pushes === 1 ? 'manca 1 spinta' : `mancano ${pushes} spinte`}`,
    helps: ({ seat, slot, colour }, c) =>
      `con una spinta ${c.isYou(seat) ? 'puoi' : `${c.seat(seat)} può`} completare la coreografia ${slot + 1} (${c.colour(colour)})`,
    idle: 'nessuna coreografia si avvicina',
  },
  moves: {
    slide: ({ side, colour, line, from }, c) =>
      `Spingi un ombrello ${c.colour(colour)} ${push(c, side, line)}${from < 0 ? '' : ` (${c.zone(from)})`}`,
    complete: ({ slot, space, face }, c) =>
      `Completa la coreografia ${slot + 1}: spazio ${space + 1}${face < 0 ? '' : ` (lato ${IT.faces[c.face(face)]})`}`,
    cover: ({ slot }) => `Copri la coreografia ${slot + 1}`,
    swap: ({ cells }, c) => `Scambia: ${c.cell(cells[0])} ↔ ${c.cell(cells[1])}`,
    trade: ({ zone, colour, cell }, c) => `Baratta: ${c.zone(zone)}, ${c.colour(colour)}, casella ${c.cell(cell)}`,
    decline: () => 'Rinuncia',
    stop: () => 'Fermati qui',
  },
  refusals: {
    'not-your-turn': () => 'Non è il tuo turno.',
    'wrong-phase': () => 'Non è il momento per questa mossa.',
    'colour-not-in-zone': (at) => `Qui non c’è nessun ombrello ${at.at(-1)}${at.length > 1 ? ` (${at[0]})` : ''}.`,
    'zones-not-empty': () => 'Prima le tue quattro zone devono essere vuote.',
    'zone-wanted': () => 'Le tue quattro zone sono vuote: prendi un ombrello da un’altra zona.',
    'own-zone': () => 'Prendilo da una zona che non è attorno al tuo palco.',
    'no-tile': (at) => `Qui non c’è una tessera: ${names(at)}.`,
    'pattern-not-formed': (at) => `Non è ancora completa: ${names(at)}.`,
    'space-taken': (at) => `C’è già un segnalino: ${at.at(-1)}.`,
    'space-does-not-fit': (at) => `Lì serve un altro colore o un altro simbolo: ${at.at(-1)}.`,
    'no-marker-left': () => 'Non ci sono più segnalini, né disponibili né da parte.',
    'must-complete': () => 'C’è uno spazio colorato adatto: la coreografia si completa.',
    'side-wanted': () => 'Scegli il lato della tessera: bianco o nero.',
    'side-not-chosen': () => 'In tre o quattro, e in solitario, il lato non si sceglie.',
    'other-power': (at) => `Ora tocca a un altro potere: ${names(at)}.`,
    'not-adjacent': (at) => `Si scambiano solo ombrelli vicini: ${names(at)}.`,
    'same-colour': (at) => `Hanno lo stesso colore: ${names(at)}.`,
    'not-solo': () => 'Ci si ferma solo in solitario.',
    'no-such-outcome': () => 'Non si può sorteggiare.',
    'wrong-count': (at) => `Il numero non torna${at.length > 0 ? `: ${names(at)}` : ''}.`,
    'tile-not-unseen': (at) => `Questa tessera è già nota: ${names(at)}.`,
    'unknown-move': (at) =>
      `«${names(at)}» non è una mossa. Le mosse cominciano con slide, complete, cover, swap, trade, decline o stop.`,
    unreadable: (at) => `«${names(at)}» non si può leggere. Esempi: slide left R 2, complete 3 s5.`,
    'unknown-seat': (at) => `Nessuno si chiama così a questo tavolo: ${names(at)}.`,
    'unknown-tile': (at) => `Questa tessera non esiste: ${names(at)}.`,
    'unknown-chance': (at) => `«${names(at)}» non si può sorteggiare.`,
    'game-over': () => 'La partita è finita.',
    'waiting-for-chance': () => 'È in corso un sorteggio.',
    'already-committed': () => 'La scelta è già fatta.',
    'nothing-committed': () => 'Non hai una scelta da ritirare.',
    'nothing-to-undo': () => 'Non c’è più nulla da annullare.',
    'not-waiting-for-chance': () => 'Ora non c’è nulla da sorteggiare.',
    'no-seed': () => 'Questo tavolo non ha un seme casuale.',
  },
  elements: {
    phase: 'Fase',
    turn: 'Turno',
    stages: 'Palchi',
    zones: 'Zone',
    dances: 'Coreografie',
    markers: 'Segnalini',
    pool: 'Segnalini disponibili',
    aside: 'Da parte',
    powers: 'Poteri',
    passing: 'Tessera passata',
    to: 'a chi',
    tile: 'tessera',
    again: 'Turno extra',
    pushed: 'Uscito',
    colour: 'colore',
    zone: 'zona',
    lastTurns: 'Ultimi turni',
    discards: 'Tessere scartate',
    stage: 'il tuo palco',
    score: 'la tua tessera punteggio',
    left: 'la zona di sinistra',
    right: 'la zona di destra',
    top: 'la zona centrale',
    bottom: 'la tua zona',
    neighbours: 'gli altri',
    stop: 'Fermati qui',
    decline: 'Rinuncia',
    table: 'Stato della partita',
    first: 'primo turno',
    fill: 'preparazione delle zone',
    deal: 'distribuzione delle coreografie',
    slide: 'scivolata',
    complete: 'completamento',
    power: 'potere',
    uncover: 'coreografia scoperta',
    cover: 'copertura',
    over: 'fine',
    points: 'punti',
  },
  slot: (slot) => `coreografia ${slot}`,
  space: (space) => `spazio ${space}`,
  endings: {
    'pool-empty': 'segnalini finiti',
    'no-tiles': 'nessuna coreografia rimasta',
    'score-tile-full': 'tessera punteggio completa',
    'six-markers': 'sei segnalini',
    'no-umbrellas': 'nessun ombrello rimasto',
    stopped: 'partita fermata',
  },
  ranks: {
    rehearsal: 'Prova generale',
    'first-night': 'Debutto',
    'good-house': 'Sala piena',
    encore: 'Bis!',
    'standing-ovation': 'Tutti in piedi',
    'storm-of-applause': 'Scroscio d’applausi',
  },
  items: {
    markers: 'Segnalini, 2 l’uno',
    'score-tile': 'Tessera punteggio',
    'personal-zone': 'Zona personale',
    'umbrellas-left': 'Ombrelli rimasti',
    points: 'Punti',
    'how-markers': 'Segnalini messi',
    'how-groups': 'Gruppi completi',
    'how-runs': 'Catene',
    waiting: 'Spareggio: ombrelli in attesa',
  },
  prompts: {
    setup: 'Si prepara la piazza…',
    uncover: 'Si scopre una nuova tessera…',
    slide: (last) => (last ? 'Ultimo turno — prendi un ombrello da una zona' : 'Prendi un ombrello da una zona'),
    slideExtra: 'Turno extra — prendi un ombrello o rinuncia',
    slideAlone: 'Prendi un ombrello da una zona o fermati qui',
    slideElsewhere: 'Le tue zone sono vuote — prendi altrove',
    complete: (slot, colour, mayDecline) =>
      `Coreografia ${slot}: ${colour} — ${mayDecline ? 'uno spazio o rinuncia' : 'scegli uno spazio'}`,
    completeSome: (count, mayDecline) =>
      `Complete: ${count} — scegline una${mayDecline ? ' o rinuncia' : ' e il suo spazio'}`,
    power: {
      swap: 'Scambia due ombrelli vicini, o rinuncia',
      trade: 'Baratta con un ombrello in attesa, o rinuncia',
    },
    cover: (from) =>
      from === undefined ? 'La tessera torna bianca — coprine una' : `${from} ti passa una tessera — coprine una`,
    sliding: (name, last, extra) =>
      `${name} sta scegliendo${extra ? ': turno extra' : last ? ': ultimo turno' : ' un ombrello'}`,
    completing: (name) => `${name} completa una coreografia`,
    usingPower: (name, power) => `${name} può usare un potere: ${power}`,
    covering: (name) => `${name} riceve una tessera e la posa`,
    over: (winners, count) =>
      count === 0 ? 'La partita è finita' : count === 1 ? `Vince ${winners}` : `Vittoria condivisa: ${winners}`,
    youWin: 'Hai vinto!',
    youShare: (all) => `Vittoria condivisa: ${all}`,
    alone: (rank, count) => `${rank} — ${points(count)}`,
    goal: (left, leaders, best) =>
      `Gli ultimi turni arrivano quando finiscono i segnalini: ${n(left, { one: 'ne resta #', other: 'ne restano #' })}. In testa: ${leaders}, ${points(best)}.`,
    lastTurns: (left) => `Ultimi turni. Da giocare ancora: ${left}.`,
    goalAlone: (count, rank, next, from) =>
      `${rank}, ${points(count)}.${next === undefined ? '' : ` ${next} da ${from}.`}`,
    whyPoints: (seat, count, second, c) => `${c.who(seat, 'Hai', 'ha')} ${points(count)}, chi segue ne ha ${second}.`,
    whyTie: (seat, waiting, others, c) =>
      `Parità di punti: decide la zona più vuota. ${c.who(seat, 'Vinci', 'vince')} con ${waiting} contro ${others}.`,
    whyShared: (count) => `Stessi punti (${count}) e stessi ombrelli in attesa.`,
    whyAlone: (ending, next, missing) =>
      `${speech.capital(ending)}.${next === undefined ? ' Più in alto non si va.' : ` ${n(missing, { one: 'Con 1 punto', other: 'Con # punti' })} in più: ${next}.`}`,
  },
  labels: LABELS,
  guide: GUIDE_IT,
};

export const text = textOf(IT);
