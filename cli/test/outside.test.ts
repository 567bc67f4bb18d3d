import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { SEEN_KEYS } from '@penumbra/kit';
import { fails, PROGRAM, penumbra, temporaryFolder, works } from './program.ts';

const EXAMPLE = fileURLToPath(new URL('../../docs/bots/mybot.py', import.meta.url));
const noPython = spawnSync('python3', ['--version']).status !== 0 && 'there is no python3 here';

const folder = temporaryFolder();
/** A bot of one line of JavaScript, that sees `question`. */
function botThat(name: string, body: string): string {
  const file = path.join(folder, `${name}.mjs`);
  const loop =
    "import { createInterface } from 'node:readline';\nfor await (const line of createInterface({ input: process.stdin })) {";
  writeFileSync(file, `${loop}\n  const question = JSON.parse(line);\n  ${body}\n}\n`);
  return `cmd:${process.execPath} ${file}`;
}
const sim = (bot: string, ...more: readonly string[]): readonly string[] => [
  'sim',
  'envyra',
  '--games',
  '2',
  '--bots',
  `${bot},random`,
  '--rotate',
  '--json',
  ...more,
];

describe('bots of others', () => {
  it('the example in Python plays whole games', { skip: noPython }, () => {
    for (const game of ['umbra-via', 'envyra']) {
      const args = ['sim', game, '--games', '2', '--bots', `cmd:python3 ${EXAMPLE},random`, '--rotate', '--json'];
      assert.equal(JSON.parse(works(args)).games, 2);
    }
  });

  it('are told the table, what their seat sees, and how long they have', () => {
    const wanted = ['game', 'seats', 'options', 'components', 'seat', ...SEEN_KEYS, 'legal', 'ms'];
    const keys = wanted.filter((key) => key !== 'mine' && key !== 'result').join();
    const check = `if (Object.keys(question).join() !== '${keys}' || question.ms !== 70) process.exit(3);`;
    const bot = botThat('checks', `${check} console.log(JSON.stringify({ move: question.legal[0] }));`);
    assert.equal(JSON.parse(works([...sim(bot, '--ms', '70')])).games, 2);
  });

  it('can be our own, through the same protocol', () => {
    const bot = `cmd:${process.execPath} ${PROGRAM} bot envyra --level random`;
    assert.equal(JSON.parse(works([...sim(bot)])).games, 2);
  });

  it('play against a person, too', () => {
    const bot = botThat('first', 'console.log(JSON.stringify({ move: question.legal[0] }));');
    const { status, stdout } = penumbra(['play', 'envyra', '--against', bot, '--seed', '1'], '1\n1\n1\nquit\n');
    assert.equal(status, 0);
    assert.match(stdout, /G Gray/);
  });

  it('that answer nonsense, or end, are named in one sentence', () => {
    const bad = botThat('bad', `console.log('{"move": "fly"}');`);
    assert.match(fails(1, sim(bad)), /answered \{"move": "fly"\}, which is none of its legal moves/);
    assert.match(fails(1, sim(botThat('mute', 'process.exit(4);'))), /ended without an answer \(exit code 4\)/);
    assert.match(fails(1, sim(botThat('chatty', `console.log('hello');`))), /answered hello; it has to answer/);
  });
});
