import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { COMMANDS } from '../src/commands/index.ts';
import { fails, works } from './program.ts';

describe('penumbra', () => {
  it('lists every command when called with nothing, and with --help', () => {
    const help = works([]);
    assert.equal(works(['--help']), help);
    for (const name of Object.keys(COMMANDS)) assert.ok(help.includes(`  ${name} `), name);
  });

  for (const name of Object.keys(COMMANDS)) {
    it(`${name} --help and help ${name} explain it`, () => {
      const help = works([name, '--help']);
      assert.ok(help.startsWith(`Usage: penumbra ${name}`));
      assert.equal(works(['help', name]), help);
    });
  }

  it('knows every flag of the benchmarks, which are a program of their own', () => {
    const main = fileURLToPath(new URL('../../bench/src/main.ts', import.meta.url));
    const { stderr } = spawnSync(process.execPath, [main, '--no-such-flag'], { encoding: 'utf8' });
    const flags = stderr.slice(stderr.indexOf('there are')).match(/--\w+/g) ?? [];
    assert.ok(flags.length > 5);
    const help = works(['bench', '--help']);
    for (const flag of flags) assert.ok(help.includes(`  ${flag} `), flag);
  });

  it('refuses wrong usage with code 2 and says what to do', () => {
    assert.match(fails(2, ['legl']), /legal.*--help/);
    assert.match(fails(2, ['position', 'umbra-via', '--playrs', '2']), /--players.*penumbra position --help/);
    assert.match(fails(2, ['position', 'umbra-via', '--players', 'two']), /--players.*whole number/);
    assert.match(fails(2, ['position', 'umbra-via', '--players', '9']), /2 to 4, not 9/);
    assert.match(fails(2, ['position']), /game.*--help/);
    assert.match(fails(2, ['view', '-'], '{}'), /viewer/);
    assert.match(fails(2, ['position', 'umbra-via', 'umbrella']), /too many arguments/);
    assert.match(fails(2, ['replay', '-', '--text', '--json'], '{}'), /--text.*--json/);
  });

  it('refuses a game that does not exist, and suggests one that does', () => {
    assert.match(fails(2, ['position', 'umbravia']), /"umbravia"; did you mean "umbra-via"\?/);
    assert.match(fails(2, ['sim', 'chess']), /"chess"; there are: .*umbra-via/);
    assert.match(fails(2, ['components', 'chess']), /there are/);
    assert.match(fails(2, ['play', 'chess']), /there are/);
    assert.match(fails(2, ['bench', '--game', 'chess']), /there are/);
  });

  it('refuses options and seats that are not possible, naming them', () => {
    assert.match(
      fails(2, ['position', 'umbra-via', '--options', '{"edition":"third"}']),
      /options\.edition.*published/,
    );
    assert.match(fails(2, ['position', 'umbra-via', '--options', '{"colour":1}']), /colour.*known here: edition/);
    assert.match(fails(2, ['position', 'umbra-via', '--options', '{edition}']), /--options is not JSON.*write it like/);
    assert.match(fails(2, ['position', 'umbra-via', '--seats', 'purple,green']), /seats\[1\].*"green".*known: purple/);
    assert.match(fails(2, ['position', 'umbra-via', '--seats', 'blue,blue']), /blue is seated twice/);
    assert.match(fails(2, ['position', 'umbra-via', '--seats', 'blue,red', '--players', '3']), /leave one of them out/);
  });

  it('refuses bots that do not exist', () => {
    assert.match(fails(2, ['sim', 'umbra-via', '--bots', 'gredy']), /did you mean "greedy"/);
    assert.match(fails(2, ['sim', 'umbra-via', '--bots', 'cmd:']), /no bot "cmd:"/);
    assert.match(fails(2, ['sim', 'umbra-via', '--bots', 'random,random,random']), /3 bots for 2 seats/);
    assert.match(fails(2, ['play', 'umbra-via', '--seats', 'purple=me,blue=wise']), /no bot "wise"/);
  });

  it('fails with code 1 on files that cannot be read', () => {
    assert.match(fails(1, ['legal', 'no-such-file.json']), /no-such-file\.json.*no such file/);
    assert.match(fails(1, ['legal', '.']), /folder/);
    assert.match(fails(1, ['legal', '-'], '{"game":'), /standard input.*not JSON/);
    assert.match(fails(1, ['scenario', 'no-such-folder']), /no-such-folder/);
  });
});
