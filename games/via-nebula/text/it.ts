import { type Seat, speech } from '@penumbra/kit';
import { sizeOf } from '../src/goods.ts';
import { STORAGE } from '../src/moves/move.ts';
import { FOREST } from '../src/words.ts';
import { GAINS, LABELS } from './it.board.ts';
import { GUIDE_IT } from './it.guide.ts';
import { textOf } from './sentences.ts';
import type { Words } from './words.ts';

const n = speech.plural('it');
const actions = (count: number): string => n(count, { one: 'resta un’azione', other: 'restano # azioni' });
const names = (at: readonly string[]): string => at.join(', ');
const times = (kind: string) => (count: number) => `${kind} ×${count}`;

export const IT: Words = {
  lang: 'it',
  name: 'Via Nebula',
  tagline: 'Dirada la nebbia, condividi le vie',
  about:
    'Dirada la nebbia tra risorse e rovine, trasporta risorse sui prati di tutti e completa contratti per costruire cinque edifici.',
  you: 'tu',
  colours: { blue: 'Blu', black: 'Nero', white: 'Bianco', red: 'Rosso' },
  options: {
    map: {
      label: 'Mappa',
      help: 'Il lato del tabellone: quello per principianti è più aperto, quello per esperti più stretto.',
      values: { beginner: 'Principianti', expert: 'Esperti' },
    },
  },
  kinds: {
    wood: { name: 'legno', object: 'legno', many: times('legno') },
    stone: { name: 'pietra', object: 'pietra', many: times('pietra') },
    clay: { name: 'argilla', object: 'argilla', many: times('argilla') },
    wheat: { name: 'grano', object: 'grano', many: times('grano') },
    food: { name: 'cibo', object: 'cibo', many: times('cibo') },
  },
  contracts: {
    'market-stall': { name: 'Bancarella', says: 'Scambia una tua risorsa con un’altra della scorta.' },
    distillery: { name: 'Distilleria', says: 'Un’azione in più in questo turno.' },
    'flying-machine': { name: 'Macchina volante', says: 'Sposta una tessera prato su una nebbia qualsiasi.' },
    workshop: { name: 'Officina', says: 'Posa un prato su una foresta qualsiasi.' },
    adventurers: { name: 'Avventurieri', says: 'Posa un prato su una casella proibita.' },
    caravan: { name: 'Carovana', says: 'Restituisci una tua risorsa alla scorta.' },
    'goods-export': { name: 'Esportazione', says: 'Restituisci fino a due risorse alla scorta.' },
    harvest: { name: 'Raccolto', says: 'Togli un gettone: le sue risorse sono di tutti.' },
    architect: { name: 'Architetto', says: 'Alla fine: +1 per ogni tuo contratto.' },
    mayor: { name: 'Sindaco', says: 'Alla fine: +2 per ogni tuo contratto da due risorse.' },
    merchant: { name: 'Mercante', says: 'Alla fine: +1 per ogni tuo gettone.' },
    priest: { name: 'Sacerdote', says: 'Tre risorse diverse. Nessuna abilità.' },
    'lazy-explorer': {
      name: 'Esploratore pigro',
      says: 'Due risorse uguali. Alla fine: +1 per esploratore coperto.',
    },
    'quiet-town': { name: 'Borgo tranquillo', says: 'Nessuna abilità.' },
    'express-delivery': { name: 'Consegna espressa', says: 'Una risorsa della scorta su un tuo cantiere.' },
    'secret-plan': { name: 'Piano segreto', says: 'Pesca un contratto in mano.' },
    shortcut: { name: 'Scorciatoia', says: 'Restituisci due tessere prato alla riserva.' },
  },
  different: (count) => `risorse diverse ×${count}`,
  equal: (count) => `risorse uguali ×${count}`,
  paying: (goods) => `, pagando: ${goods}`,
  events: {
    'first-chosen': ({ seat }, c) => `${c.who(seat, 'Cominci', 'comincia')}.`,
    'tokens-laid': () => 'I gettoni sono disposti sui prati.',
    'privates-dealt': () => 'I contratti privati sono distribuiti.',
    'hand-dealt': ({ seat, contracts }, c) =>
      `${c.who(seat, 'Hai in mano', 'ha in mano')}: ${c.list(contracts.map(c.card))}.`,
    'contracts-opened': ({ contracts }, c) =>
      contracts.length === 0
        ? 'Nessun contratto da scoprire.'
        : `Contratti scoperti: ${contracts.map(c.card).join(', ')}.`,
    'place-refilled': ({ contract }, c) => `Nuovo contratto: ${c.card(contract)}.`,
    'turn-begun': ({ seat, last }, c) => (last ? `${c.who(seat, 'Giochi', 'gioca')} l’ultimo turno.` : undefined),
    'turn-kept': ({ seat }, c) =>
      `${c.who(seat, 'Continui: puoi completare un contratto che hai in mano', 'continua: può completare un contratto che ha in mano')}.`,
    'turn-lost': ({ seat }, c) =>
      `${c.who(seat, 'Non puoi fare nulla e perdi il turno', 'non può fare nulla e perde il turno')}.`,
    'craftsman-placed': ({ seat, at, goods }, c) =>
      `${c.who(seat, 'Mandi un artigiano', 'manda un artigiano')} in ${c.cell(at)}: ${goods === 0 ? 'la scorta è finita' : c.goods(goods)}.`,
    'craftsman-returned': ({ seat, at }, c) =>
      `${c.who(seat, 'Riprendi l’artigiano', 'riprende l’artigiano')} da ${c.cell(at)}.`,
    'exploitation-emptied': ({ at }, c) => `Giacimento esaurito: ${c.cell(at)} è un prato libero.`,
    'site-placed': ({ seat, at }, c) => `${c.who(seat, 'Apri un cantiere', 'apre un cantiere')} in ${c.cell(at)}.`,
    'meadow-laid': ({ seat, at }, c) => `${c.who(seat, 'Posi un prato', 'posa un prato')} in ${c.cell(at)}.`,
    'explorer-uncovered': ({ seat, explorers }, c) =>
      `${c.who(seat, 'Scopri un esploratore', 'scopre un esploratore')}: ${explorers} di 4.`,
    'resource-carried': ({ seat, from, resource, to }, c) =>
      `${c.who(seat, 'Trasporti', 'trasporta')} ${c.kind(resource)}: ${c.cell(from)} → ${c.site(to)}.`,
    'building-erected': ({ seat, site, contract, stored }, c) =>
      `${c.who(seat, 'Costruisci in', 'costruisce in')} ${c.site(site)}: ${c.contract(contract)}${stored === 0 ? '' : `; in magazzino: ${c.goods(stored)}`}.`,
    'end-card-taken': ({ seat }, c) =>
      `${c.who(seat, 'Costruisci il quinto edificio e prendi la carta finale', 'costruisce il quinto edificio e prende la carta finale')}: ultimi turni.`,
    'resource-exchanged': ({ seat, site, out, into }, c) =>
      `${c.who(seat, 'Scambi', 'scambia')} in ${c.site(site)}: ${c.kind(out)} → ${c.kind(into)}.`,
    'action-gained': ({ seat }, c) => `${c.who(seat, 'Prendi un’azione extra', 'prende un’azione extra')}.`,
    'tile-flown': ({ seat, from, to }, c) =>
      `${c.who(seat, 'Fai volare un prato', 'fa volare un prato')}: ${c.cell(from)} → ${c.cell(to)}.`,
    'resource-returned': ({ seat, place, resource }, c) =>
      `${c.who(seat, 'Restituisci', 'restituisce')} ${c.kind(resource)} (${place === 'storage' ? 'dal magazzino' : `da ${c.site(place)}`}).`,
    'token-harvested': ({ seat, at, goods }, c) =>
      `${c.who(seat, 'Raccogli', 'raccoglie')} in ${c.cell(at)}: ${goods === 0 ? 'la scorta è finita' : `${c.goods(goods)}, di tutti`}.`,
    'resource-delivered': ({ seat, site, resource }, c) =>
      `${c.who(seat, 'Consegni', 'consegna')} ${c.kind(resource)} in ${c.site(site)}.`,
    'contract-drawn': ({ seat, contract }, c) =>
      `${c.who(seat, 'Peschi un contratto', 'pesca un contratto')}: ${c.card(contract)}.`,
    'card-drawn': ({ seat }, c) => `${c.who(seat, 'Peschi un contratto segreto', 'pesca un contratto segreto')}.`,
    'tiles-returned': ({ seat, count }, c) =>
      `${c.who(seat, 'Restituisci', 'restituisce')} ${n(count, { one: '# tessera', other: '# tessere' })} alla riserva.`,
    'ability-skipped': ({ seat, contract }, c) =>
      `${c.who(seat, 'Rinunci all’abilità', 'rinuncia all’abilità')}: ${c.contract(contract)}.`,
    'resources-stored': ({ seat, goods }, c) =>
      `${c.who(seat, 'Metti in magazzino', 'mette in magazzino')} ${n(sizeOf(goods), { one: '# risorsa', other: '# risorse' })}: ${c.goods(goods)}.`,
    'game-ended': ({ ending }) => `La partita è finita. ${IT.endings[ending]}.`,
  },
  reasons: {
    won: ({ winners }, c) =>
      winners.length === 1
        ? c.who(winners[0] as Seat, 'vinci la partita', 'vince la partita')
        : `c’è una vittoria condivisa: ${c.list(winners.map(c.seat))}`,
    'end-card-taken': ({ seat }, c, points) =>
      `${c.who(seat, 'costruisci il quinto edificio e prendi la carta finale', 'costruisce il quinto edificio e prende la carta finale')}: ${speech.signed(points)}`,
    'building-erected': ({ seat, contract }, c, points) =>
      `${c.who(seat, 'costruisci', 'costruisce')}: ${c.card(contract)}, ${speech.signed(points)}`,
    'craftsman-placed': ({ seat, at, goods }, c, points) =>
      `${c.who(seat, 'ottieni', 'ottiene')} il gettone di ${c.cell(at)}: ${speech.signed(points)}${goods === 0 ? '' : `, da trasportare: ${c.goods(goods)}`}`,
    'explorer-uncovered': ({ seat }, c, points) =>
      `${c.who(seat, 'scopri', 'scopre')} un esploratore: ${speech.signed(points)}`,
    'action-gained': ({ seat }, c) => c.who(seat, 'hai un’azione extra', 'ha un’azione extra'),
    'turn-lost': ({ seat }, c) =>
      c.who(seat, 'non puoi fare nulla e perdi il turno', 'non può fare nulla e perde il turno'),
  },
  needless: (site, c) => `nel cantiere in ${c.site(site)} quella risorsa non serve a nessun contratto`,
  moves: {
    ...GAINS.title,
    carry: ({ from, resource, ...to }, c) =>
      `Trasporta${resource === undefined ? '' : ` ${c.kind(resource)}`}: ${c.cell(from)} → ${c.site(to)}`,
    explore: ({ at }, c) =>
      c.terrain(at) === FOREST
        ? `Esplora la foresta in ${c.cell(at)} (due azioni)`
        : `Dirada la nebbia in ${c.cell(at)}`,
    build: ({ contract, payment, ...site }, c) =>
      `Costruisci in ${c.site(site)}: ${c.card(contract)}${c.paid(contract, payment)}`,
    return: ({ resource, at, nth }, c) =>
      `Restituisci ${c.kind(resource)} ${at === STORAGE ? 'dal magazzino' : `da ${c.site({ at, nth })}`}`,
    exchange: ({ out, into, ...site }, c) => `Scambia in ${c.site(site)}: ${c.kind(out)} → ${c.kind(into)}`,
    deliver: ({ resource, ...site }, c) => `Consegna ${c.kind(resource)} in ${c.site(site)}`,
    extra: () => 'Prendi un’azione extra',
    draw: () => 'Pesca un contratto',
    shortcut: () => 'Restituisci due tessere prato alla riserva',
    skip: () => 'Rinuncia all’abilità',
  },
  refusals: {
    'not-your-turn': () => 'Non è il tuo turno.',
    'wrong-phase': () => 'Non è il momento per questa mossa.',
    'other-ability': () => 'Il contratto completato ha un’altra abilità.',
    'no-such-hex': (at) => `La valle non ha la casella ${names(at)}.`,
    'no-craftsman-left': () => 'Tutti i tuoi artigiani sono nella valle. Tornano quando il loro giacimento è esaurito.',
    'no-token-there': (at) => `In ${names(at)} non c’è un gettone.`,
    'no-site-left': () => 'Tutti i tuoi cantieri sono nella valle. Un cantiere torna quando ci costruisci.',
    'no-ruin-there': (at) => `I cantieri si aprono sulle rovine; in ${names(at)} non ce n’è.`,
    'no-room-there': (at) => `La rovina in ${names(at)} è piena.`,
    'more-sites-than-buildings': () => 'Non puoi avere più cantieri degli edifici che ti restano.',
    'nothing-to-explore-there': (at) => `Si esplorano solo nebbia e foresta pietrificata, non ${names(at)}.`,
    'tile-there-already': (at) => `In ${names(at)} c’è già un prato.`,
    'not-next-to-yours': (at) => `La casella ${names(at)} non tocca né un prato libero né un tuo pezzo.`,
    'no-tile-left': () => 'Le tue pile e la riserva non hanno più tessere prato.',
    'needs-two-actions': (at) => `La foresta pietrificata in ${names(at)} costa due azioni, e te ne resta una.`,
    'no-exploitation-there': (at) => `In ${names(at)} non c’è nulla da trasportare.`,
    'no-site-there': (at) => `In ${names(at)} non hai un cantiere.`,
    'no-such-resource-there': (at) => `Quella risorsa non è lì: ${names(at)}.`,
    'kind-must-be-named': (at) => `In ${names(at)} ci sono più tipi: scegli quale risorsa.`,
    'kind-is-not-named': (at) => `In ${names(at)} c’è un solo tipo: non si nomina.`,
    'no-path': ([from, to]) => `Nessuna via di prati liberi: ${from} → ${to}.`,
    'no-such-contract': (at) => `Non è tra i contratti scoperti né nella tua mano: ${names(at) || 'contratto ignoto'}.`,
    'resources-missing': ([site, contract]) => `Il cantiere in ${site} non ha tutto ciò che richiede: ${contract}.`,
    'wrong-payment': (at) => `Questo contratto richiede altro: ${names(at)}.`,
    'nothing-of-yours-there': (at) => `Lì non hai nulla di tuo: ${names(at)}.`,
    'same-kind': () => 'Si scambia con un altro tipo.',
    'supply-is-out': () => 'La scorta non ha più questa risorsa.',
    'no-tile-there': (at) => `Vola solo una tessera prato; in ${names(at)} non ce n’è.`,
    'not-mist': (at) => `La tessera atterra sulla nebbia; in ${names(at)} non ce n’è.`,
    'not-forest': (at) => `L’Officina vuole una foresta pietrificata; in ${names(at)} non c’è.`,
    'not-forbidden': (at) => `Gli Avventurieri vogliono una casella proibita; ${names(at)} non lo è.`,
    'deck-is-empty': () => 'Il mazzo è vuoto.',
    'no-more-actions': () => 'Con la carta finale il tuo turno è finito: niente azioni extra.',
    'stacks-are-empty': () => 'Le tue pile sono vuote.',
    'not-this-chance': () => 'Ora si sorteggia altro.',
    'not-a-seat': () => 'A questo tavolo non c’è questo posto.',
    'wrong-tokens': (at) => `Non sono i gettoni di questo tavolo${at.length > 0 ? `: ${names(at)}` : ''}.`,
    'wrong-contracts': (at) => `Questi contratti non si possono pescare${at.length > 0 ? `: ${names(at)}` : ''}.`,
    'game-over': () => 'La partita è finita.',
    'waiting-for-chance': () => 'Si pescano i contratti.',
    'already-committed': () => 'La scelta è già fatta.',
    'nothing-committed': () => 'Non hai una scelta da ritirare.',
    'nothing-to-undo': () => 'Non c’è più nulla da annullare.',
    'not-waiting-for-chance': () => 'Ora non c’è nulla da sorteggiare.',
    'no-seed': () => 'Questo tavolo non ha un seme casuale.',
    'unknown-move': (at) =>
      `«${names(at)}» non è una mossa. Le mosse cominciano con craft, site, explore, carry o build, o con la parola di un’abilità.`,
    'unreadable-move': (at) => `«${names(at)}» non si può leggere. Esempi: carry c4>d5, build d5 market-stall-1.`,
    'unknown-chance': (at) => `«${names(at)}» non si può sorteggiare.`,
    'unreadable-chance': (at) => `«${names(at)}» non si legge come sorteggio.`,
  },
  elements: {
    status: 'Stato della partita',
    map: 'La valle',
    open: 'Contratti scoperti',
    hand: 'I tuoi contratti',
    players: 'Gilde',
    deck: 'il mazzo',
    supply: 'la scorta',
    reserve: 'la riserva',
    actions: 'le lanterne',
    storage: 'il tuo magazzino',
    stacks: 'le tue pile',
    guild: 'la tua gilda',
    craft: 'Manda un artigiano',
    site: 'Apri un cantiere',
    explore: 'Esplora',
    carry: 'Trasporta',
    build: 'Costruisci',
    extra: 'un’azione in più',
    draw: 'pesca',
    shortcut: 'restituisci tessere',
    skip: 'rinuncia',
    phase: 'Fase',
    turn: 'Turno',
    actionsLeft: 'Azioni rimaste',
    craftsmen: 'Artigiani',
    sites: 'Cantieri',
    buildings: 'Edifici',
    tokens: 'Gettoni',
    exploitations: 'Giacimenti',
    resources: 'Risorse',
    meadows: 'Prati',
    owner: 'Di',
    at: 'In',
    done: 'Contratti completati',
    ability: 'Abilità',
    contract: 'Contratto',
    left: 'Restano',
    endCard: 'Carta finale',
    lastTurns: 'Ultimi turni',
    first: 'chi comincia',
    private: 'contratti privati',
    act: 'azioni',
    refill: 'nuovo contratto',
    secret: 'contratto segreto',
    over: 'fine',
    cards: 'Carte',
    piles: 'Pile',
    store: 'Magazzino',
    different: 'diverse',
    equal: 'uguali',
  },
  endings: { 'fifth-building': 'Quinto edificio costruito', stuck: 'Nessuno può più agire' },
  items: {
    tokens: 'Gettoni',
    contracts: 'Contratti',
    bonuses: 'Bonus dei contratti',
    explorers: 'Esploratori',
    'end-card': 'Carta finale',
    storage: 'Magazzino',
    points: 'Punti',
    stored: 'Spareggio: magazzino',
  },
  prompts: {
    setup: 'Si prepara la valle…',
    refill: 'Si pesca un nuovo contratto…',
    secret: (name) => `${name} pesca un contratto segreto…`,
    act: (count, last) =>
      `${last ? 'Il tuo ultimo turno' : 'Tocca a te'}: ${count === 2 ? 'due azioni' : actions(count)} — scegli casella o contratto`,
    ability: (contract, task) => `${contract} — ${task}`,
    acting: (name, count, last) => `${name} sta scegliendo: ${actions(count)}${last ? ', ultimo turno' : ''}`,
    deciding: (name, contract) => `${name} decide sull’abilità: ${contract}`,
    over: (winners, count) =>
      count === 0 ? 'La partita è finita' : count === 1 ? `Vince ${winners}` : `Vittoria condivisa: ${winners}`,
    youWin: 'Hai vinto!',
    youShare: (all) => `Vittoria condivisa: ${all}`,
    goal: (best, leaders) =>
      best === 0
        ? 'Il quinto edificio apre gli ultimi turni. Non c’è ancora nessun edificio.'
        : `Il quinto edificio apre gli ultimi turni. Più edifici finora: ${leaders} (${best}).`,
    lastTurns: (seat, left, c) =>
      `${c.who(seat, 'Hai', 'ha')} la carta finale. ${left ? `Da giocare ancora: ${left}.` : 'È l’ultimo turno.'}`,
    whyPoints: (seat, points, second, c) =>
      `${c.who(seat, 'Hai', 'ha')} ${n(points, { one: '# punto', other: '# punti' })}, chi segue ne ha ${second}.`,
    whyStorage: (seat, stored, others, c) =>
      `Parità di punti: decide il magazzino più vuoto. ${c.who(seat, 'Vinci', 'vince')} con ${stored} contro ${others}.`,
    whyShared: (points) => `Stessi punti (${points}) e stesse risorse in magazzino.`,
  },
  abilities: {
    'market-stall': 'scambia una risorsa, o rinuncia',
    distillery: 'prendi un’azione in più, o rinuncia',
    'flying-machine': 'scegli un prato, o rinuncia',
    workshop: 'un prato su una foresta, o rinuncia',
    adventurers: 'un prato su una casella proibita, o rinuncia',
    caravan: 'restituisci una tua risorsa, o rinuncia',
    'goods-export': 'restituisci una tua risorsa, o fermati',
    harvest: 'scegli un gettone per tutti, o rinuncia',
    'express-delivery': 'scegli risorsa e cantiere, o rinuncia',
    'secret-plan': 'pesca un contratto, o rinuncia',
    shortcut: 'restituisci due tessere prato, o rinuncia',
  },
  guide: GUIDE_IT,
  labels: LABELS,
  gains: GAINS,
};

export const text = textOf(IT);
