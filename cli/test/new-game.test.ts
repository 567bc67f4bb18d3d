import assert from 'node:assert/strict';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { everyConfig, type Game } from '@penumbra/kit';
import { breaches } from '@penumbra/kit/testing';
import { chosen } from '../src/new-game/skeleton.ts';
import { fails, temporaryFolder, works } from './program.ts';

const folder = temporaryFolder();
// Where a copy finds the kit.
symlinkSync(
  fileURLToPath(new URL('../../node_modules', import.meta.url)),
  path.join(folder, 'node_modules'),
  'junction',
);

const KINDS: readonly {
  readonly flags: readonly string[];
  readonly hidden: boolean;
  readonly simultaneous: boolean;
}[] = [
  { flags: [], hidden: false, simultaneous: false },
  { flags: ['--hidden'], hidden: true, simultaneous: false },
  { flags: ['--joint'], hidden: false, simultaneous: true },
  { flags: ['--hidden', '--joint'], hidden: true, simultaneous: true },
];

describe('new-game', () => {
  for (const { flags, ...facts } of KINDS) {
    it(`writes a game that passes every law: ${flags.join(' ') || 'plain'}`, async () => {
      const into = path.join(folder, `odds-and-ends${flags.join('')}`);
      works(['new-game', 'odds-and-ends', ...flags, '--into', into]);
      const written = (await import(pathToFileURL(path.join(into, 'src/index.ts')).href)) as { oddsAndEnds: Game };
      const game = written.oddsAndEnds;
      assert.equal(game.facts.id, 'odds-and-ends');
      assert.deepEqual({ hidden: game.facts.hidden, simultaneous: game.facts.simultaneous }, facts);
      for (const config of everyConfig(game))
        assert.deepEqual(breaches(game, { config }, { games: 15, effort: 0.5 }), []);
      assert.equal(existsSync(path.join(into, 'src/resolve.ts')), facts.simultaneous);
      assert.match(readFileSync(path.join(into, 'RULES.md'), 'utf8'), /^# Odds And Ends\n/);
    });
  }

  it('begins as another example, under its own name and initials', async () => {
    const into = path.join(folder, 'tall-tales');
    works(['new-game', 'tall-tales', '--like', 'hearsay', '--into', into]);
    const { tallTales } = (await import(pathToFileURL(path.join(into, 'src/index.ts')).href)) as { tallTales: Game };
    assert.equal(tallTales.facts.id, 'tall-tales');
    assert.match(readFileSync(path.join(into, 'RULES.md'), 'utf8'), /^# Tall Tales\n[\s\S]*\n## TT-1 /);
    assert.match(readFileSync(path.join(into, 'scenarios/out.json'), 'utf8'), /"game": "tall-tales"/);
    assert.match(fails(2, ['new-game', 'tall-tales', '--like', 'nothing']), /no examples\/nothing/);
  });

  it('takes what is chosen and leaves no marks', () => {
    const text = 'a\n// #hidden\nb\n// #not hidden\n// c\n// #end\nd';
    assert.equal(chosen(text, { hidden: true, joint: false }), 'a\nb\nd');
    assert.equal(chosen(text, { hidden: false, joint: false }), 'a\nc\nd');
  });

  it('refuses names that are none, and folders that exist', () => {
    assert.match(fails(2, ['new-game', 'Odds & Ends']), /cannot name a game/);
    assert.match(fails(2, ['new-game', 'umbrella']), /exists already/);
  });
});
