// Every reason for a move in three languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configure, type GameTypes, readPosition, type Seat, type Seen, Source, Table, whyText } from '@penumbra/kit';
import { wordedReasons } from '@penumbra/kit/testing';
import { viaNebula } from '@penumbra/via-nebula';
import { text as en } from '../text/en.ts';
import { text as it } from '../text/it.ts';
import { text as pl } from '../text/pl.ts';
import { REASONS } from '../text/words.ts';

const TEXTS = { en, pl, it };
const YOU = 0 as Seat;
const ADA = 1 as Seat;

test('every event that can be a reason has its clause in every language', () => {
  const found = wordedReasons(viaNebula, Object.values(TEXTS));
  for (const kind of found) assert.ok((REASONS as readonly string[]).includes(kind), `${kind} has no words`);
  // These two random play hardly ever shows to a seat that has just moved; they are said below.
  const rare = ['won', 'turn-lost'];
  const unseen = [...REASONS].filter((kind) => !rare.includes(kind) && !found.has(kind));
  assert.deepEqual(unseen, []);
});

test('numbers, genders and persons are right', () => {
  const config = configure(viaNebula, { seats: ['blue', 'black'] });
  const table = new Table(viaNebula, config, { seed: '1' });
  while (table.turn.kind === 'chance') table.chance();
  const seen: Seen = table.seen(YOU);
  const say = (lang: keyof typeof TEXTS, event: object, seat: Seat, worse = false): string => {
    const text = TEXTS[lang].named({ names: ['Eva', 'Ada'], you: seat });
    const why = { now: [event as GameTypes['Event']], next: [], often: [] };
    const other = { now: [], next: [], often: [] };
    const reasoned = { why, other, worse, seat, seen, move: undefined as never };
    return whyText(lang, text.reason?.(reasoned as never) ?? []);
  };
  const explorer = { kind: 'explorer-uncovered', seat: YOU, explorers: 1 };
  assert.equal(say('en', explorer, YOU), 'You uncover an explorer: +2.');
  assert.equal(say('pl', explorer, YOU), 'Odsłaniasz odkrywcę: +2.');
  assert.equal(say('it', explorer, ADA, true), 'Eva scopre un esploratore: +2.');
  assert.equal(say('en', { kind: 'won', winners: [YOU] }, YOU), 'You win the game.');
  assert.equal(say('pl', { kind: 'turn-lost', seat: YOU }, ADA), 'Eva nie ma żadnej możliwej akcji i\u00a0traci turę.');
  assert.equal(say('it', { kind: 'turn-lost', seat: ADA }, YOU), 'Ada non può fare nulla e perde il turno.');
  const card = { kind: 'end-card-taken', seat: ADA };
  assert.equal(say('en', card, YOU, true), 'Ada builds a fifth and takes the end card: +2.');
  assert.equal(say('pl', card, ADA), 'Wznosisz piąty budynek i\u00a0bierzesz kartę końca gry: +2.');
  assert.equal(say('it', card, ADA), 'Costruisci il quinto edificio e prendi la carta finale: +2.');
});

/** What is said of a move in a position where nothing is foreseen. */
function saidOf(seen: Seen, text: string, lang: keyof typeof TEXTS, worse = false): string {
  const move = seen.legal.find((one) => viaNebula.notation.move(one as never, seen.view.config as never) === text);
  assert.ok(move, text);
  const none = { now: [], next: [], often: [] };
  const reasoned = { why: none, other: none, worse, seat: YOU, seen, move };
  return whyText(lang, TEXTS[lang].reason?.(reasoned as never) ?? []);
}

test('where nothing is built soon, a resource is carried for what its site lacks then', () => {
  const state = {
    map: ['MRMRR'],
    open: ['market-stall-1', 'caravan-1', 'distillery-4', 'priest'],
    exploitations: {
      a1: { owner: 'black', resources: { wood: 2 } },
      c1: { owner: 'black', resources: { wheat: 2 } },
    },
    sites: [
      { at: 'b1', owner: 'blue', resources: { stone: 1 } },
      { at: 'd1', owner: 'blue', resources: { wheat: 2 } },
    ],
  };
  const source = { format: 'penumbra/position@1', game: 'via-nebula', seats: ['blue', 'black'], state };
  const seen: Seen = readPosition({ 'via-nebula': viaNebula } as never, new Source(source)).seen(YOU);
  assert.equal(saidOf(seen, 'carry a1>b1', 'en'), 'Enough for Market Stall (wood, stone).');
  assert.equal(saidOf(seen, 'carry a1>b1', 'pl'), 'Wystarcza na: Kram (drewno, kamień).');
  assert.equal(saidOf(seen, 'carry a1>b1', 'it'), 'Basta per: Bancarella (legno, pietra).');
  assert.equal(saidOf(seen, 'carry c1>b1', 'it'), '', 'a part of what is needed is no reason by itself');
  assert.equal(saidOf(seen, 'carry c1>b1', 'en', true), '', 'what serves a contract is not idle');
  assert.equal(saidOf(seen, 'carry c1>d1', 'en', true), 'The site at d1 needs that resource for no contract.');
});
