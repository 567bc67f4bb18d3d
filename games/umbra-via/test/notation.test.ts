import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configure, readPosition, type Seat, Source, Table, type Viewer, writePosition } from '@penumbra/kit';
import { umbraVia } from '../src/index.ts';

const config = configure(umbraVia, { seats: ['red', 'purple'] });
const table = new Table(umbraVia, config, { seed: 'abc123' });
while (table.turn.kind === 'chance') table.chance();
const { notation } = umbraVia;

const canonical = (text: string): string => {
  const move = notation.parseMove(text, table.state, 0 as Seat);
  return move.ok
    ? notation.move(move.value, config)
    : `refused: ${move.refusal.code} ${move.refusal.at.join(' ')}`.trim();
};

test('moves are read in any case, with extra blanks and with parts in another order', () => {
  assert.equal(canonical('  PLACE   B2 '), 'place b2');
  assert.equal(canonical('b2 place'), 'place b2');
  assert.equal(canonical('Bid 3 : SE   1:E'), 'bid 1:E 3:ES');
  assert.equal(canonical('bid 2:e 2:E'), 'bid 2:Ee');
  assert.equal(canonical('bid 4:seE'), 'bid 4:Ees');
  assert.equal(canonical('BID -'), 'bid -');
});

test('what cannot be read is refused with a code and the place', () => {
  assert.equal(canonical(''), 'refused: empty');
  assert.equal(canonical('plaice b2'), 'refused: unknown-word plaice');
  assert.equal(canonical('place e5'), 'refused: bad-cell e5');
  assert.equal(canonical('place b2 b3'), 'refused: bad-cell b2 b3');
  assert.equal(canonical('bid 5:E'), 'refused: bad-slot 5:E');
  assert.equal(canonical('bid 1:X'), 'refused: bad-flowers 1:X');
  assert.equal(canonical('bid 1:EEEE'), 'refused: bad-flowers 1:EEEE');
  assert.equal(canonical('bid'), 'refused: bad-flowers');
});

test('a draw is shown to each seat as far as it may know it', () => {
  const hand = (text: string) => {
    const outcome = notation.parseChance(text, table.state);
    assert.ok(outcome.ok);
    return outcome.value;
  };
  const outcome = hand('draw purple:Ees red:SSE');
  const shown = (viewer?: Viewer): string => notation.chance(outcome, config, viewer);
  assert.equal(shown(), 'draw red:ESS purple:Ees');
  assert.equal(shown(0 as Seat), 'draw red:ESS purple:3');
  assert.equal(shown('public'), 'draw red:3 purple:3');
});

test('UV-10.1 an exported position is written again as it was', () => {
  const position = writePosition(table);
  const again = writePosition(readPosition({ 'umbra-via': umbraVia }, new Source(position)));
  assert.deepEqual(again, position);
});

test('a view is read back from its JSON, for each seat and the public', () => {
  for (const viewer of [0 as Seat, 1 as Seat, 'public'] as const) {
    const seen = umbraVia.view(table.state, viewer);
    const again = notation.readView?.(new Source(notation.view(seen)), config, viewer);
    assert.deepEqual(again, seen);
  }
});
