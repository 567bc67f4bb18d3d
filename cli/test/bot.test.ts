import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fails, works } from './program.ts';

const position = works(['position', 'umbra-via', '--seed', '1', '--json']);
const legal: string[] = JSON.parse(works(['legal', '-', '--json'], position)).purple;
const question = (parts: object = {}): string =>
  JSON.stringify({
    seat: 'purple',
    view: JSON.parse(works(['view', '-', 'purple'], position)),
    legal,
    ms: 1000,
    ...parts,
  });

describe('bot', () => {
  it('answers every line with a legal move, until the input ends', () => {
    const lines = works(['bot', 'umbra-via'], `${question()}\n\n${question()}\n`).trim().split('\n');
    assert.equal(lines.length, 2);
    for (const line of lines) {
      const { move, info } = JSON.parse(line);
      assert.ok(legal.includes(move));
      assert.deepEqual(info, { bot: 'greedy' });
    }
  });

  it('answers the same with the same seed, and chooses among what it is given only', () => {
    const args = ['bot', 'umbra-via', '--level', 'random', '--seed'];
    assert.equal(works([...args, 'a'], question()), works([...args, 'a'], question()));
    const one = legal.slice(4, 5);
    assert.equal(JSON.parse(works([...args, 'a'], question({ legal: one }))).move, one[0]);
  });

  it('says which line and what of it is wrong', () => {
    assert.match(fails(1, ['bot', 'umbra-via'], 'hello\n'), /line 1.*not JSON/);
    assert.match(fails(1, ['bot', 'umbra-via'], question({ state: {} })), /line 1.*state.*known here/);
    assert.match(fails(1, ['bot', 'umbra-via'], question({ seat: 'green' })), /seat.*green/);
    assert.match(fails(1, ['bot', 'umbra-via'], question({ legal: ['fly'] })), /legal\[0\].*fly/);
    assert.match(fails(1, ['bot', 'umbra-via'], question({ legal: [] })), /legal/);
    assert.match(fails(2, ['bot', 'umbra-via', '--level', 'wise'], ''), /no bot "wise"/);
  });
});
