import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fails, temporaryFolder, works } from './program.ts';

const folder = temporaryFolder();
const file = (name: string): string => path.join(folder, name);

/** A placement on an empty board: purple has won slot 1. */
const PLACING = {
  game: 'umbra-via',
  seats: ['purple', 'blue', 'red'],
  state: {
    phase: 'place',
    bid: 2,
    placer: 'purple',
    altar: [{ tile: 'NS', bids: { purple: { energy: 2 } } }, null, null, null],
    order: [1],
  },
};
const placing = JSON.stringify(PLACING);

describe('position', () => {
  it('prints the start, waiting for chance, and nothing has happened', () => {
    const start = JSON.parse(works(['position', 'umbra-via', '--players', '3']));
    assert.deepEqual(start.seats, ['purple', 'blue', 'red']);
    assert.equal(start.format, 'penumbra/position@1');
    assert.equal(start.state.phase, 'order');
    assert.match(works(['legal', '-'], JSON.stringify(start)), /nobody can move: chance is awaited/);
  });

  it('plays chance with a seed until a seat is asked, the same every time', () => {
    const first = works(['position', 'umbra-via', '--seed', 'a']);
    assert.equal(first, works(['position', 'umbra-via', '--seed', 'a']));
    assert.notEqual(first, works(['position', 'umbra-via', '--seed', 'b']));
    assert.equal(JSON.parse(first).state.phase, 'bid');
  });

  it('takes seats, options and components of its own', () => {
    writeFileSync(file('tiles.json'), '{"tiles":{"straight":9}}');
    const args = [
      '--seats',
      'red,purple',
      '--options',
      '{"neutral":false}',
      '--components',
      file('tiles.json'),
      '--json',
    ];
    const text = works(['position', 'umbra-via', ...args]);
    assert.equal(text.trim().split('\n').length, 1);
    const { seats, options, components, state } = JSON.parse(text);
    assert.deepEqual(
      { seats, options, components },
      {
        seats: ['red', 'purple'],
        options: { neutral: false },
        components: { tiles: { straight: 9 } },
      },
    );
    assert.equal(state.stack.straight, 9);
  });

  it('says which component of a file is wrong', () => {
    writeFileSync(file('bad.json'), '{"tiles":{"cross":1}}');
    assert.match(
      fails(1, ['position', 'umbra-via', '--components', file('bad.json')]),
      /bad\.json.*components\.tiles\.cross/,
    );
  });
});

describe('legal', () => {
  it('lists the moves of everybody who is asked', () => {
    assert.deepEqual(works(['legal', '-'], placing).split('\n'), [
      'purple: 4 moves',
      '  place b2',
      '  place c2',
      '  place b3',
      '  place c3',
      '',
    ]);
  });

  it('as JSON by seat, and from a file', () => {
    writeFileSync(file('placing.json'), placing);
    const moves = JSON.parse(works(['legal', file('placing.json'), '--json']));
    assert.deepEqual(moves, { purple: ['place b2', 'place c2', 'place b3', 'place c3'] });
    const all = JSON.parse(works(['legal', '-', '--json'], works(['position', 'umbra-via', '--seed', '1'])));
    assert.deepEqual(Object.keys(all), ['purple', 'blue']);
  });

  it('refuses an impossible position and names the key', () => {
    const many = { ...PLACING, state: { ...PLACING.state, bags: { purple: { energy: 99 } } } };
    assert.match(fails(1, ['legal', '-'], JSON.stringify(many)), /standard input.*state\.bags\.purple/);
    const unknown = { ...PLACING, state: { ...PLACING.state, bagz: {} } };
    assert.match(fails(1, ['legal', '-'], JSON.stringify(unknown)), /bagz.*known here/);
    const chess = { ...PLACING, game: 'chess' };
    assert.match(fails(1, ['legal', '-'], JSON.stringify(chess)), /game.*chess.*known/);
    const green = { ...PLACING, seats: ['purple', 'green'] };
    assert.match(fails(1, ['legal', '-'], JSON.stringify(green)), /seats\[1\].*green/);
  });
});

describe('view', () => {
  const position = works(['position', 'umbra-via', '--seed', '1']);
  it('shows a seat its own hand, and the size of the others', () => {
    const { hands } = JSON.parse(works(['view', '-', 'purple'], position));
    assert.equal(typeof hands.purple, 'object');
    assert.equal(hands.blue, 3);
    assert.deepEqual(JSON.parse(works(['view', '-', 'public', '--json'], position)).hands, { purple: 3, blue: 3 });
  });

  it('draws the board in characters', () => {
    const text = works(['view', '-', 'purple', '--text'], position);
    assert.match(text, /a1 .*b1 .*c1 .*d1/);
    assert.ok(!text.includes('\u001b'), 'no colours without a terminal');
  });

  it('refuses a viewer who is not seated', () => {
    assert.match(fails(2, ['view', '-', 'red'], position), /no seat "red".*purple, blue/);
  });
});

describe('apply', () => {
  it('prints the position after a move, however its words are given', () => {
    const after = JSON.parse(works(['apply', '-', 'purple', 'place b2'], placing));
    assert.deepEqual(after.state.board, { b2: { tile: 'NS', energy: { purple: 2 } } });
    assert.deepEqual(JSON.parse(works(['apply', '-', 'PURPLE', 'Place', 'B2', '--json'], placing)), after);
  });

  it('seals a commitment and resolves when all have committed', () => {
    const start = works(['position', 'umbra-via', '--seed', '1', '--json']);
    const { purple, blue } = JSON.parse(works(['legal', '-', '--json'], start));
    const sealed = works(['apply', '-', 'blue', blue[0], '--json'], start);
    assert.deepEqual(JSON.parse(sealed).sealed, { blue: blue[0] });
    assert.match(fails(1, ['apply', '-', 'blue', blue[0]], sealed), /already committed; purple has to choose/);
    assert.equal(JSON.parse(works(['apply', '-', 'purple', purple[0]], sealed)).state.phase, 'draw');
  });

  it('tells chance its outcome, or samples one with a seed', () => {
    const start = works(['position', 'umbra-via', '--players', '3']);
    const after = works(['apply', '-', 'chance', 'order', 'red', 'purple', 'blue'], start);
    assert.deepEqual(JSON.parse(after).state.tiebreak, ['red', 'purple', 'blue']);
    const sampled = works(['apply', '-', 'chance', '--seed', 'x'], start);
    assert.equal(works(['apply', '-', 'chance', '--seed', 'x'], start), sampled);
    assert.match(fails(2, ['apply', '-', 'chance'], start), /--seed/);
    assert.match(fails(1, ['apply', '-', 'chance', 'order red red blue'], start), /chance cannot "order red red blue"/);
  });

  it('says why a move is not possible, and what is near', () => {
    assert.match(
      fails(1, ['apply', '-', 'purple', 'place a1'], placing),
      /^penumbra: purple cannot "place a1": [a-z ]+ \(a1\)/,
    );
    assert.match(fails(1, ['apply', '-', 'purple', 'plaec b2'], placing), /did you mean "place b2"/);
    assert.match(fails(1, ['apply', '-', 'blue', 'place b2'], placing), /not your turn.*purple has to choose/);
    assert.match(fails(2, ['apply', '-', 'green', 'place b2'], placing), /no seat "green"/);
    assert.match(fails(2, ['apply', '-', 'purple'], placing), /a move of purple is missing/);
  });

  it('changes no file', () => {
    writeFileSync(file('kept.json'), placing);
    works(['apply', file('kept.json'), 'purple', 'place b2']);
    assert.equal(readFileSync(file('kept.json'), 'utf8'), placing);
  });
});
