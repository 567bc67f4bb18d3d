// The page that leads to a game of one's own: what it tells people to type has to work.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { temporaryFolder, works } from './program.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PAGE = readFileSync(path.join(ROOT, 'docs/add-a-game.md'), 'utf8');
const COMMANDS = [...PAGE.matchAll(/```\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.trim().split('\n'));
const folder = temporaryFolder();

/** The same on a game that exists, with fewer games, and leaving nothing in the project. */
function tried(command: string): string[] {
  const words = command.split(' ').slice(1);
  if (words[0] === 'new-game') return [...words, '--into', path.join(folder, 'new')];
  if (words[0] === 'play') return ['help', 'play'];
  const args = words.map((word) =>
    word === 'my-game' ? 'umbra-via' : word === 'records' ? path.join(folder, word) : word,
  );
  const games = args.indexOf('--games');
  if (games >= 0) args[games + 1] = '2';
  return words[0] === 'golden' ? [...args, '--json'] : args;
}

describe('docs/add-a-game.md', () => {
  for (const command of COMMANDS) {
    it(command, () => {
      if (command.startsWith('bin/penumbra ')) return void works(tried(command));
      const [, script] = /^npm (?:run )?(\w+)/.exec(command) ?? [];
      const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
      assert.ok(
        script !== undefined && (script === 'install' || script in scripts),
        `package.json has no script ${script}`,
      );
    });
  }

  it('names files that exist', () => {
    for (const [, file = ''] of PAGE.matchAll(/\]\(([^)#]+)\)/g)) {
      assert.ok(existsSync(path.join(ROOT, 'docs', file)), file);
    }
  });
});
