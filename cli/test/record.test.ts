import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { writeRecord, writeRecordText } from '@penumbra/kit';
import { fails, PROGRAM, temporaryFolder, works } from './program.ts';
import { randomRecord } from './records.ts';

const ROOT = path.dirname(path.dirname(PROGRAM));
const record = randomRecord('umbra-via');
const json = JSON.parse(JSON.stringify(writeRecord(record)));
const text = JSON.stringify(json);
const changed = (parts: object): string => JSON.stringify({ ...json, ...parts });
const count = record.steps.length;

describe('replay', () => {
  it('prints every step, what it led to, the board and the result', () => {
    const lines = works(['replay', '-'], text).split('\n');
    record.steps.forEach(([who, what], i) => {
      assert.ok(lines.includes(`${String(i + 1).padStart(5)}  ${who}  ${what}`), `step ${i + 1} is missing`);
    });
    assert.ok(lines.some((line) => line.includes(`${json.result.winners[0]} wins`)));
    assert.ok(lines.includes('1.'));
  });

  it('stops where it is told to, and shows the board of whom it is told to', () => {
    const out = works(['replay', '-', '--to', '3', '--as', 'purple'], text);
    assert.match(out, /after 3 steps purple, blue have to choose/);
    assert.ok(!out.includes('    4  '));
    const position = works(['replay', '-', '--to', '3', '--position'], text);
    assert.equal(JSON.parse(position).state.phase, 'bid');
    assert.ok(JSON.parse(works(['legal', '-', '--json'], position)).purple.length > 0);
  });

  it('converts to text and reads that back', () => {
    const written = works(['replay', '-', '--text'], text);
    assert.equal(written, writeRecordText(record));
    assert.equal(works(['replay', '-'], written), works(['replay', '-'], text));
  });

  it('gives steps, events and position as JSON', () => {
    const { steps, position, result } = JSON.parse(works(['replay', '-', '--json'], text));
    assert.equal(steps.length, count);
    assert.deepEqual([steps[0].who, steps[0].what], json.steps[0]);
    assert.ok(steps[0].events.length > 0);
    assert.equal(position.state.phase, 'over');
    assert.deepEqual(result, json.result);
  });

  it('refuses a record that is cut off, changed or of another game, naming the place', () => {
    assert.match(fails(1, ['replay', '-'], text.slice(0, -100)), /not JSON/);
    assert.match(fails(1, ['replay', '-'], changed({ steps: json.steps.slice(0, -2) })), /result.*end before/);
    assert.match(fails(1, ['replay', '-'], changed({ steps: undefined })), /steps.*missing/);
    assert.match(fails(1, ['replay', '-'], changed({ steps: json.steps.toSpliced(1, 1) })), /steps\[1\].*cannot do/);
    assert.match(fails(1, ['replay', '-'], changed({ game: 'chess' })), /game.*chess/);
    assert.match(
      fails(1, ['replay', '-'], changed({ game: 'umbrella', rules: randomRecord('umbrella').rules })),
      /unknown/,
    );
    assert.match(fails(1, ['replay', '-'], changed({ rules: 99 })), /rules 99/);
    assert.match(fails(1, ['replay', '-'], changed({ result: { winners: [] } })), /result.*lead to/);
    assert.match(fails(1, ['replay', '-'], changed({ title: 'x' })), /title.*known here/);
    assert.match(fails(1, ['replay', '-'], 'penumbra record 1\ngame: umbra-via\nwho knows'), /line 3/);
    assert.match(fails(2, ['replay', '-', '--as', 'green'], text), /green/);
  });

  it('refuses records of older rules with a sentence, and plays nothing of them', () => {
    const old = globSync('games/*/test/rules-*.json', { cwd: ROOT });
    assert.ok(old.length > 0);
    for (const file of old) {
      const { game, rules } = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
      const sentence = new RegExp(`played under rules ${rules} of ${game}; these are rules`);
      for (const command of ['replay', 'verify', 'review']) {
        assert.match(fails(1, [command, path.join(ROOT, file)]), sentence);
      }
    }
  });

  it('does not mind a reader that stops early', () => {
    const file = path.join(temporaryFolder(), 'long.json');
    writeFileSync(file, JSON.stringify(writeRecord(randomRecord('umbrella'))));
    const command = `"${process.execPath}" "${PROGRAM}" replay "${file}" --json | head -c 10`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    assert.deepEqual({ stdout, stderr }, { stdout: '{"steps":[', stderr: '' });
  });
});

describe('verify', () => {
  it('accepts what the seed fixes', () => {
    assert.match(works(['verify', '-'], text), new RegExp(`verified: ${count} legal steps`));
    const { verified, steps } = JSON.parse(works(['verify', '-', '--json'], text));
    assert.deepEqual({ verified, steps }, { verified: true, steps: count });
  });

  it('finds the first outcome that the seed does not give', () => {
    assert.match(fails(1, ['verify', '-'], changed({ seed: 'bad' })), /steps\[\d\].*the seed gives/);
    assert.match(fails(1, ['verify', '-'], changed({ seed: undefined })), /seed.*no seed/);
    assert.match(fails(1, ['verify', '-'], changed({ seed: 'xyz' })), /seed.*hexadecimal/);
  });
});

describe('components', () => {
  it('prints the tables of a game', () => {
    const { tiles } = JSON.parse(works(['components', 'umbra-via']));
    assert.deepEqual(tiles, { straight: 5, bend: 6, tee: 6 });
  });

  it('checks tables of your own', () => {
    assert.match(
      works(['components', 'umbra-via', '--check', '-'], '{"tiles":{"bend":8}}'),
      /fits umbra-via: 1 of tiles/,
    );
    const checked = JSON.parse(works(['components', 'umbra-via', '--check', '-', '--json'], '{"tiles":{"bend":8}}'));
    assert.deepEqual(checked, { ok: true, entries: { tiles: ['bend'] }, advice: [] });
    assert.match(fails(1, ['components', 'umbra-via', '--check', '-'], '{"tiles":{"cross":1}}'), /tiles\.cross/);
    assert.match(fails(1, ['components', 'umbra-via', '--check', '-'], '{"tiles":{"bend":1}}'), /tiles/);
    assert.match(fails(1, ['components', 'umbra-via', '--check', '-'], '{"dice":{}}'), /dice.*known here: tiles/);
  });
});

describe('penumbra golden', () => {
  it('finds the digests that the tests of a game compare with', () => {
    const stored = readFileSync(new URL('../../games/envyra/test/digests.json', import.meta.url), 'utf8');
    assert.deepEqual(JSON.parse(works(['golden', 'envyra', '--json'])), { envyra: JSON.parse(stored) });
    assert.match(fails(2, ['golden', 'chess']), /there are/);
  });
});
