import type { Seat } from '@penumbra/kit';
import { GAINS, LABELS, PROMPTS } from './it.board.ts';
import { GUIDE_IT } from './it.guide.ts';
import { textOf } from './sentences.ts';
import type { Words } from './words.ts';

const names = (at: readonly string[]): string => at.join(', ');

export const IT: Words = {
  lang: 'it',
  name: 'Envyra',
  tagline: 'Elementi in equilibrio',
  about:
    'Segna tessere in segreto, rivela insieme agli altri, schiera cubi all’andata e al ritorno e conquista tessere prima che cada la Tessera Finale.',
  you: 'tu',
  colours: { purple: 'Viola', gray: 'Grigio', pink: 'Rosa', white: 'Bianco' },
  options: {
    variant: {
      label: 'Variante',
      help: 'Base: esattamente un cubo per giocatore e round, senza ritorno.',
      values: { standard: 'Standard', basic: 'Base' },
    },
    equilibrium: {
      label: 'Carte Equilibrio',
      help: 'Obiettivi extra alla fine: comuni, segreti o di entrambi i tipi. Il regolamento consiglia Segrete ed Entrambe da tre giocatori in su.',
      values: { none: 'Nessuna', open: 'Scoperte', secret: 'Segrete', both: 'Entrambe' },
    },
    endTile: {
      label: 'Tessera Finale',
      help: 'Quale Tessera Finale chiude la partita. In due il regolamento consiglia quella standard.',
      values: { standard: 'Standard', alternative: 'Alternativa' },
    },
  },
  themes: { flora: 'flora', water: 'acqua', fire: 'fuoco' },
  symbols: {
    leaf: 'foglia',
    flower: 'fiore',
    tree: 'albero',
    seed: 'seme',
    wave: 'onda',
    rain: 'pioggia',
    ice: 'ghiaccio',
    mist: 'foschia',
    lava: 'lava',
    flame: 'fiamma',
    spark: 'scintilla',
    sun: 'sole',
  },
  bonusTile: (points) => `bonus ${points}`,
  endTile: 'Tessera Finale',
  symbolTile: (symbol, points) => `${symbol} ${points}`,
  events: {
    'start-drawn': ({ seat }, c) => `${c.who(seat, 'Apri', 'apre')} il round.`,
    'tiles-dealt': ({ count }) => `Tessere in questa partita: ${count}. Quali sono fuori gioco non lo sa nessuno.`,
    'tile-laid': ({ cell, tile }, c) => `Nuova tessera in ${c.cell(cell)}: ${c.tile(tile)}.`,
    'card-opened': ({ card }, c) => `Carta Equilibrio scoperta: ${c.card(card)}.`,
    'card-dealt': ({ card }, c) => `La tua carta segreta: ${c.card(card)}.`,
    'card-hidden': ({ seat }, c) => `${c.who(seat, 'Ricevi', 'riceve')} una carta segreta.`,
    'round-begun': ({ round }) => `Round ${round}.`,
    'seat-stuck': ({ seat }, c) => `${c.who(seat, 'Sei', 'è')} in stallo: ogni tessera è preclusa.`,
    'tile-removed': ({ seat, cell, tile }, c) =>
      `${c.who(seat, 'Rimuovi', 'rimuove')} la tessera in ${c.cell(cell)}: ${c.tile(tile)}.`,
    'seats-sat-out': ({ seats }, c) => `Round saltato: ${c.list(seats.map(c.seat))}. È l’ultimo round.`,
    'plans-revealed': ({ plans }, c) =>
      `Piani rivelati: ${plans
        .flatMap((cells, seat) => (cells === 0 ? [] : [`${c.seat(seat as never)} ${c.cells(cells)}`]))
        .join('; ')}.`,
    'cube-deployed': ({ seat, cell }, c) => `${c.who(seat, 'Schieri', 'schiera')} un cubo in ${c.cell(cell)}.`,
    'turn-skipped': ({ seat, pass }, c) => `${c.who(seat, 'Salti', 'salta')} (${pass === 1 ? 'andata' : 'ritorno'}).`,
    'tile-captured': ({ seat, cell, tile }, c) =>
      `${c.who(seat, 'Conquisti', 'conquista')} ${c.cell(cell)}: ${c.tile(tile)}.`,
    'card-won': ({ seat, card }, c) => `${c.who(seat, 'Ottieni', 'ottiene')} la carta Equilibrio: ${c.card(card)}.`,
    'cubes-returned': ({ seat, cells }, c) =>
      `${c.who(seat, 'Riprendi', 'riprende')} i cubi del piano: ${c.cells(cells)}.`,
    'cubes-taken-back': ({ seat, cells }, c) =>
      `${c.who(seat, 'Riprendi', 'riprende')} tutti e cinque i cubi: ${c.cells(cells)}.`,
    'card-shown': ({ seat, card }, c) => `${c.who(seat, 'Riveli', 'rivela')} la carta segreta: ${c.card(card)}.`,
    'game-ended': ({ ending }) => `La partita è finita. ${IT.endings[ending]}.`,
  },
  captured: { majority: (own, all) => `${own} cubi su ${all}`, newest: 'in parità decide l’ultimo cubo' },
  gridLaid: (count) => `La griglia è pronta: ${count} tessere.`,
  tilesLaid: (tiles, c) =>
    `Nuove tessere: ${c.list(tiles.map(({ cell, tile }) => `${c.tile(tile)} in ${c.cell(cell)}`))}.`,
  reasons: {
    won: ({ winners }, c) =>
      winners.length === 1
        ? c.who(winners[0] as Seat, 'vinci la partita', 'vince la partita')
        : `c’è una vittoria condivisa: ${c.list(winners.map(c.seat))}`,
    'tile-captured': ({ seat, cell, tile }, c, points) =>
      `${c.who(seat, 'conquisti', 'conquista')} ${c.cell(cell)} (${c.tile(tile)}): +${points}`,
    'card-won': ({ seat, card }, c) => `${c.who(seat, 'ottieni', 'ottiene')} la carta Equilibrio: ${c.card(card)}`,
    'seat-stuck': ({ seat }, c) => c.who(seat, 'ti è preclusa ogni tessera', 'non ha tessere aperte'),
  },
  moves: {
    plan: ({ cells }, c) => `Segna ${c.cells(cells)}`,
    deploy: ({ cell }, c) => `Schiera un cubo in ${c.cell(cell)}`,
    remove: ({ cell }, c) => `Rimuovi la tessera in ${c.cell(cell)}`,
  },
  refusals: {
    'wrong-phase': () => 'Non è il momento per questa mossa.',
    'no-such-cell': (at) => `La griglia non ha la casella ${names(at)}.`,
    'no-tile': (at) => `In ${names(at)} non c’è una tessera.`,
    'one-or-two-cells': () => 'Un piano segna una tessera o due diverse.',
    'one-cell-only': () => 'Hai un solo cubo per il piano: segna una tessera.',
    'not-planned': (at) => `${names(at)} non è nel tuo piano.`,
    'tile-gone': (at) => `La tessera segnata in ${names(at)} non c’è più.`,
    restricted: (at) => `La tessera in ${names(at)} ti è preclusa: non ne hai ancora i requisiti.`,
    'not-restricted': (at) => `La tessera in ${names(at)} ti è aperta. Si rimuove solo ciò che ti è precluso.`,
    'has-cubes': (at) => `Sulla tessera in ${names(at)} ci sono cubi. Se ne rimuove solo una vuota.`,
    'wrong-kind': () => 'Ora si sorteggia altro.',
    'wrong-cells': () => 'In queste caselle ora non si dispongono tessere.',
    'wrong-count': () => 'Il numero da sorteggiare è un altro.',
    'drawn-twice': (at) => `Sorteggiato due volte: ${names(at)}.`,
    'cannot-be-drawn': (at) => `Non può essere sorteggiato: ${names(at)}.`,
    empty: () => 'Non c’è scritto niente.',
    'unknown-word': (at) => `«${names(at)}» non è una mossa. Le mosse cominciano con plan, deploy o remove.`,
    'bad-cell': (at) => `Non c’è la casella «${names(at)}». Una casella ha una lettera e un numero: a1, c2.`,
    'cell-twice': (at) => `${names(at)} compare due volte. Due cubi segnano due tessere diverse.`,
    'one-cell': () => 'Indica una sola casella: deploy c2, remove b1.',
    'bad-pair': (at) => `«${names(at)}» non si legge. Scrivi casella, due punti e tessera: a1:flora-leaf-1.`,
    'bad-tile': (at) => `Non c’è la tessera «${names(at)}».`,
    'bad-card': (at) => `Non c’è la carta «${names(at)}».`,
    'bad-seat': (at) => `A questo tavolo non c’è questo posto: ${names(at)}.`,
    'not-your-turn': () => 'Non tocca a te.',
    'game-over': () => 'La partita è finita.',
    'waiting-for-chance': () => 'Si sorteggiano le tessere.',
    'already-committed': () => 'Il tuo piano è sigillato. Ritiralo per cambiarlo.',
    'nothing-committed': () => 'Non hai un piano da ritirare.',
    'nothing-to-undo': () => 'Non c’è più nulla da annullare.',
    'not-waiting-for-chance': () => 'Ora non c’è nulla da sorteggiare.',
    'no-seed': () => 'Questo tavolo non ha un seme casuale.',
  },
  elements: {
    state: 'Stato della partita',
    grid: 'Le tessere',
    seats: 'Giocatori',
    tide: 'L’ordine di schieramento',
    plan: 'il tuo piano',
    reserve: 'la tua riserva',
    'end tile': 'la Tessera Finale',
    supply: 'la scorta',
    'open cards': 'le carte scoperte',
    'secret card': 'la tua carta segreta',
    ledger: 'le tessere conquistate',
    commit: 'Sigilla piano',
  },
  endings: {
    'end-tile': 'Tessera Finale conquistata',
    stuck: 'Stallo',
    quiet: 'Venti round senza conquiste',
    supply: 'Resta solo la Tessera Finale, e nessuno ne ha i requisiti',
    'empty-grid': 'Griglia vuota',
    stopped: 'Partita interrotta',
  },
  items: {
    tiles: 'Tessere',
    sets: 'Serie',
    equilibrium: 'Carte Equilibrio',
    flora: 'Flora',
    water: 'Acqua',
    fire: 'Fuoco',
    bonus: 'Bonus',
    'end-tile': 'Tessera Finale',
    'flora-sets': 'Serie di flora',
    'water-sets': 'Serie d’acqua',
    'fire-sets': 'Serie di fuoco',
    'open-cards': 'Carte scoperte',
    'secret-card': 'Carta segreta',
    points: 'Punti',
    'tie-sets': 'Spareggio: serie',
    'tie-end-tile': 'Spareggio: Tessera Finale',
  },
  prompts: PROMPTS,
  labels: LABELS,
  gains: GAINS,
  guide: GUIDE_IT,
};

export const text = textOf(IT);
