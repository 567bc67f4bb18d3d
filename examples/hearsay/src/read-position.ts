import { everySeat, FIRST_SEAT, NO_SEAT, type Source } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import { DICE } from './components.ts';
import { CLAIMS } from './moves/claim.ts';
import { claimText } from './notation.ts';
import { invariants, isFull, PHASES, type State } from './state.ts';

function readCup(cup: Source): number[] {
  const faces = cup.absent ? '' : cup.text();
  if (!/^[1-6]{0,3}$/.test(faces)) cup.fail('bad-value', 'a cup is up to three digits from 1 to 6');
  return Array.from({ length: DICE }, (_, i) => Number(faces[i] ?? 0));
}

/** Whatever is left out is as at the start of a game. */
export function readParts(source: Source, config: TableConfig): State {
  const { seats } = config;
  const f = source.fields('phase', 'turn', 'dice', 'cups', 'claim', 'claimer');
  const dice = f.dice.fields(...seats);
  const cups = f.cups.fields(...seats);
  return {
    config,
    phase: f.phase.absent ? 'roll' : f.phase.oneOf(PHASES, 'phase'),
    turn: f.turn.absent ? FIRST_SEAT : f.turn.seatIn(seats),
    dice: seats.map((colour) => (dice[colour]?.absent === false ? dice[colour].count(DICE) : DICE)),
    cups: seats.flatMap((colour) => readCup(cups[colour] ?? f.cups)),
    claim: f.claim.absent ? -1 : f.claim.indexIn(CLAIMS.map(claimText), 'claim'),
    claimer: f.claimer.absent ? NO_SEAT : f.claimer.seatIn(seats),
  };
}

export function readState(source: Source, config: TableConfig): State {
  const s = readParts(source, config);
  const { seats } = config;
  for (const seat of everySeat(seats)) {
    const cup = source.child('cups').child(seats[seat] ?? '');
    if (!isFull(s, seat)) cup.fail('impossible', `a seat with ${s.dice[seat]} dice has as many under its cup`);
  }
  if (s.dice[s.turn] === 0) source.child('turn').fail('impossible', 'a seat without dice says nothing');
  if (s.dice[s.claimer] === 0) source.child('claimer').fail('impossible', 'a seat without dice says nothing');
  const wrong = invariants(s);
  if (wrong) source.fail('impossible', wrong);
  return s;
}
