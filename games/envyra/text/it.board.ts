import { speech } from '@penumbra/kit';
import type { Gains, Labels, Prompts } from './words.ts';

const n = speech.plural('it');
const way = (back: boolean): string => (back ? 'al ritorno' : 'all’andata');
const or = (cells: readonly string[]): string => cells.join(' o ');
/** To somebody: before a name with A it is “ad”. */
const to = (name: string): string => `${/^[aà]/i.test(name) ? 'ad' : 'a'} ${name}`;

export const PROMPTS: Prompts = {
  setup: 'Si dispongono le tessere…',
  refill: 'Si sorteggiano nuove tessere…',
  replace: (cell) => `Si sorteggia una tessera per ${cell}…`,
  plan: (most, last) =>
    `${last ? 'Ultimo round, piano segreto' : 'Piano segreto'} — segna ${most > 1 ? 'una o due tessere' : 'una tessera'}, poi sigilla`,
  sealed: (names) => `Il tuo piano è sigillato — in attesa di ${names}`,
  planning: (names) => `Piani segreti — in attesa di ${names}`,
  sitOut: (names) => `Salti questo round — in attesa di ${names}`,
  deploy: (cells, back) => `Schiera un cubo ${way(back)} — ${or(cells)}`,
  deploying: (name, back) => `${name} schiera ${way(back)}`,
  remove: 'Ogni tessera ti è preclusa — rimuovine una dalla partita',
  removing: (name) => `${name} è in stallo e rimuove una tessera`,
  over: (winners, count) =>
    count === 0 ? 'La partita è finita' : count === 1 ? `Vince ${winners}` : `Vittoria condivisa: ${winners}`,
  youWin: 'Hai vinto!',
  youShare: (all) => `Vittoria condivisa: ${all}`,
  goal: (best, leaders) =>
    best === 0
      ? 'Più punti quando cade la Tessera Finale. Per ora nessuno ne ha.'
      : `Più punti quando cade la Tessera Finale. In testa: ${leaders} (${best}).`,
  goalLast: 'È l’ultimo round; poi vince chi ha più punti.',
  goalEnd: (cell, left) =>
    `Tessera Finale in ${cell}: ${n(left, { one: 'ancora un cubo', other: 'ancora # cubi' })} e si finisce.`,
  contested: (count, all, cell) => (all ? `Tutti vogliono ${cell}` : `In ${count} vogliono ${cell}`),
  uncontested: 'Piani rivelati: nessuno si incrocia',
  why: {
    'end-tile': 'La Tessera Finale è caduta.',
    stuck: 'Qualcuno era in stallo: quello era l’ultimo round.',
    quiet: 'Venti round senza conquiste.',
    supply: 'Resta solo la Tessera Finale, e nessuno ne ha i requisiti.',
    'empty-grid': 'Nella griglia non ci sono più tessere.',
    stopped: 'La partita è stata interrotta.',
  },
  whyPoints: (seat, points, second, c) => `${c.who(seat, 'Hai', 'ha')} ${points} punti, chi segue ne ha ${second}.`,
  whySets: (seat, sets, others, c) =>
    `Parità di punti; ${c.who(seat, 'hai', 'ha')} più punti dalle serie, ${sets} contro ${others}.`,
  whyEndTile: (seat, c) => `Parità di punti e di serie; ${c.who(seat, 'hai', 'ha')} la Tessera Finale.`,
  whyShared: (points) => `Parità a ${points} punti, anche nelle serie: vittoria condivisa.`,
};

const points = (count: number): string => n(count, { one: '# punto', other: '# punti' });
const cubes = (count: number): string => n(count, { one: '# cubo', other: '# cubi' });

export const LABELS: Labels = {
  there: 'andata',
  back: 'ritorno',
  station: (number, name) => `N. ${number}: ${name}`,
  stationNow: (number, name) => `N. ${number}, ora: ${name}`,
  stationDone: (number, name, cell) => `N. ${number}: ${name}, in ${cell}`,
  stationPassed: (number, name) => `N. ${number}: ${name}, nessun cubo`,
  starts: (name) => `Segnalino di apertura: ${name}`,
  planning: 'pianifica…',
  sealed: 'sigillato',
  sitsOut: 'salta il round',
  planned: (cells) => `nel piano: ${cells}`,
  noPlan: 'nessun piano',
  empty: 'casella vuota',
  points,
  cubes: (placed, required) => `${placed} di ${cubes(required)}`,
  owners: (names) => `dal più vecchio: ${names}`,
  leads: (name, isYou, newest) =>
    `${isYou ? 'hai la maggioranza' : `maggioranza: ${name}`}${newest ? ', in parità, ultimo cubo' : ''}`,
  needs: (what) => `requisiti: ${what}`,
  barred: 'ti è preclusa',
  open: 'ti è aperta',
  waits: (names) => `nei piani di ${names}`,
  marked: 'nel tuo piano',
  theme: (theme, count) => (count === 1 ? theme : `${theme} ×${count}`),
  endTile: 'Tessera Finale',
  endShort: (cell, placed, required) => `${cell}: ${placed}/${required}`,
  endHidden: (tiles) => n(tiles, { one: 'È l’ultima tessera della scorta.', other: 'Nascosta tra # tessere.' }),
  endIn: (tiles) => `1 su ${tiles}`,
  endLies: (cell, left) =>
    `È in ${cell}. ${n(left, { one: 'Ancora un cubo', other: 'Ancora # cubi' })} e la partita finisce.`,
  endTaken: (name, isYou) => (isYou ? 'Ce l’hai tu.' : `Ce l’ha ${name}.`),
  endRemoved: 'Rimossa dalla partita.',
  endGone: 'Non è in questa partita.',
  supply: (tiles) => `Scorta ${tiles}`,
  mayDeploy: (names) => `Con i requisiti: ${names}`,
  nobody: 'ancora nessuno',
  openCard: 'Carta scoperta',
  secretCard: 'La tua segreta',
  otherSecret: 'una carta segreta',
  wonCard: (name, worth) => `${name}: ${worth}`,
  card: (symbols, worth) => `${symbols} (${points(worth)})`,
  ownedBy: (symbol, names) => `${symbol}: ${names}`,
  ownedByNobody: (symbol) => `${symbol}: nessuno`,
  quiet: (rounds) => `Round senza conquiste: ${rounds} di 20`,
  lastRound: 'Ultimo round',
  reserve: (count) => `${cubes(count)} in riserva`,
  markTile: 'segna una tessera',
  markSecond: 'secondo cubo: facoltativo',
  tapBack: 'tocca per riprenderlo',
  isSealed: 'sigillato',
  onlyCube: 'il tuo unico cubo',
  cannotGo: 'per ora preclusa',
  gone: 'la tessera non c’è più',
  seal: 'Sigilla piano',
  sealNote: (cells, most) =>
    cells === 0
      ? 'Solo tu vedi i segni.'
      : cells < most
        ? 'Il secondo cubo è facoltativo.'
        : 'Sigilla, o tocca per riprendere un cubo.',
  deployAct: (cell) => `Schiera in ${cell}`,
  removeAct: (cell) => `Rimuovi ${cell}`,
  removeNote: 'Rimuovere non costa nulla. Scegli una tessera che ti è preclusa e non ha cubi.',
  twoMarked: (cells) => `Due tessere sono già nel piano. Tocca ${or(cells)} per riprendere un cubo.`,
  noTile: 'Qui non c’è una tessera.',
  sealedNow: 'Il tuo piano è sigillato. Ritiralo per cambiarlo.',
  waitYourTurn: 'Non tocca a te.',
  score: (count) => `finora ${points(count)}`,
  set: (worth) => `serie +${worth}`,
  ofTheme: (theme, count, symbols, worth) =>
    `${theme}: ${n(count, { one: '# tessera', other: '# tessere' })}${symbols ? ` (${symbols})` : ''}${worth ? `, serie: ${points(worth)}` : ''}`,
  bonus: (worth) => `Tessera bonus: ${points(worth)}`,
  tilesOf: (name) => `Tessere di ${name}`,
  ledgers: 'Le tessere di tutti',
  details: 'Tessera Finale e carte',
  close: 'Chiudi',
  missed: 'non completata',
};

export const GAINS: Gains = {
  takes: (seat, tile, c) => `${c.who(seat, 'Conquisti', 'conquista')}: ${c.tile(tile)}`,
  endFalls: (seat, c) => (c.isYou(seat) ? 'La Tessera Finale è tua' : `La Tessera Finale va ${to(c.seat(seat))}`),
  adds: (placed, required) => `Cubo ${placed} di ${required}`,
  majority: (seat, own, all, c) => `${c.isYou(seat) ? 'Hai' : `${c.seat(seat)} ha`} la maggioranza: ${own} di ${all}.`,
  newest: (seat, c) => `Parità: l’ultimo cubo è ${c.isYou(seat) ? 'il tuo' : `di ${c.seat(seat)}`}.`,
  leads: (seat, c) => `${c.isYou(seat) ? 'Hai la maggioranza' : `Maggioranza: ${c.seat(seat)}`}.`,
  left: (cubes) => n(cubes, { one: 'Manca un cubo.', other: 'Mancano # cubi.' }),
  cubesHome: 'Tutti i cubi tornano in riserva.',
  gameEnds: (leaders, youLead) =>
    youLead ? 'La partita finisce subito, e vinci.' : `La partita finisce subito, in testa: ${leaders}.`,
  set: (points) => `+${points} dalle serie.`,
  card: (card) => `E la carta Equilibrio: ${card}.`,
  opens: (cells) => `Apre ${cells}.`,
  nextFills: (name, cells) => `Poi tocca ${to(name)}, che può completare ${cells}.`,
  next: (name) => `Poi tocca ${to(name)}.`,
  barredTitle: 'Per ora ti è preclusa',
  barred: (lacks) => `Ti manca: ${lacks}. Puoi segnarla: il cubo va solo se al tuo turno ne hai i requisiti.`,
  before: (names) => `Prima di te: ${names}.`,
  youFirst: 'Tocca prima a te.',
  fillsNow: 'Il tuo cubo la completa.',
  removes: (tile, c) => `Rimuovi: ${c.tile(tile)}`,
  removeRandom:
    'Esce dalla partita. La sostituisce una tessera a caso con cui tutti possono schierare, se la scorta ne ha una.',
  removeEmpty: 'Esce dalla partita, e la scorta è vuota: chi resta in stallo salta il round, che è l’ultimo.',
  short: {
    ends: 'chiude subito la partita',
    yours: (points) => `la completa: tua, +${points}`,
    theirs: (name) => `la completa per ${name}`,
    leads: 'hai la maggioranza',
    follows: (name) => `maggioranza: ${name}`,
  },
};
