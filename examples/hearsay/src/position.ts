import { everyName, type JsonObject, keysOf, type Seat, type Source } from '@penumbra/kit';
import { DICE } from './components.ts';
import { CLAIMS } from './moves/claim.ts';
import { claimText } from './notation.ts';
import { cupOf, PHASES, type State } from './state.ts';
import type { View } from './view.ts';

function readCup(cup: Source): number[] {
  const faces = cup.absent ? '' : cup.text();
  if (!/^[1-6]{0,3}$/.test(faces)) cup.fail('bad-value', 'a cup is up to three digits from 1 to 6');
  return Array.from({ length: DICE }, (_, i) => Number(faces[i] ?? 0));
}

const cupsJson = ({ config, cups }: State | View): JsonObject =>
  everyName<Seat>(config.seats, (seat) => cupOf(cups, seat).join(''));
const CLAIM_TEXTS = CLAIMS.map(claimText);

/** The keys of a position: how each is written and read. What is left out is as at the start of a game. */
const KEYS = keysOf<State, View>()({
  phase: { always: true, read: (it) => it.oneOf(PHASES, 'phase') },
  turn: { always: true, write: (s) => s.config.seats[s.turn] ?? '', read: (it, s) => it.seatIn(s.config.seats) },
  dice: {
    always: true,
    write: (s) => everyName(s.config.seats, (seat) => s.dice[seat] ?? 0),
    read: (it, s) => it.counts(s.config.seats, DICE).map((count) => count ?? DICE),
  },
  cups: {
    write: (s) => (s.phase === 'talk' ? cupsJson(s) : {}),
    read: (it, s) => Object.values(it.fields(...s.config.seats)).flatMap(readCup),
  },
  claim: { write: (s) => CLAIM_TEXTS[s.claim] ?? '', read: (it) => it.indexIn(CLAIM_TEXTS, 'claim') },
  claimer: { write: (s) => s.config.seats[s.claimer] ?? '', read: (it, s) => it.seatIn(s.config.seats) },
});

export const stateJson = KEYS.state;
export const viewJson = KEYS.view;
export const readKeys = KEYS.read;
