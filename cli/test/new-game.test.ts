import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { everyConfig, type Game } from '@penumbra/kit';
import { breaches } from '@penumbra/kit/testing';
import { enlist } from '../src/new-game/enlist.ts';
import { chosen, namesOf } from '../src/new-game/skeleton.ts';
import { fails, temporaryFolder, works } from './program.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const folder = temporaryFolder();
// Where a copy finds the kit.
symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');

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

/** The marks in an example of what a game may do without. */
const MARKS = /#(not )?(hidden|joint|end)\b/;

/** As the checks of this project compile what runs in a browser. */
const TSCONFIG = {
  extends: path.join(ROOT, 'tsconfig.base.json'),
  compilerOptions: { lib: ['ES2024', 'DOM', 'DOM.Iterable'], types: [], jsx: 'react-jsx', incremental: false },
  include: ['boards/*/src', 'boards/*/ui', path.join(ROOT, 'board/src/css.d.ts')],
};

const filesOf = (of: string): string[] =>
  readdirSync(of, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(of, path.join(entry.parentPath, entry.name)))
    .sort();

/** Runs Node in the project, as if no test were running. */
function ran(...args: readonly string[]): void {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' });
  assert.equal(status, 0, stdout + stderr);
}

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

  it('writes a board that compiles and reaches every move, in games of every kind', () => {
    const boards = path.join(folder, 'boards');
    const into = KINDS.map(({ flags }) => path.join(boards, `odds${flags.join('')}`));
    KINDS.forEach(({ flags }, i) => void works(['new-game', 'odds', '--board', ...flags, '--into', into[i] as string]));
    for (const one of into) {
      assert.deepEqual(filesOf(path.join(one, 'ui')), filesOf(path.join(ROOT, 'examples/pebbles/ui')));
      const { exports, dependencies } = JSON.parse(readFileSync(path.join(one, 'package.json'), 'utf8'));
      assert.equal(exports['./ui'], './ui/index.tsx');
      assert.ok('react' in dependencies && '@penumbra/board' in dependencies);
      for (const file of filesOf(one)) assert.doesNotMatch(readFileSync(path.join(one, file), 'utf8'), MARKS, file);
    }
    const tsconfig = path.join(folder, 'tsconfig.json');
    writeFileSync(tsconfig, JSON.stringify(TSCONFIG));
    ran('node_modules/typescript/bin/tsc', '-p', tsconfig, '--pretty', 'false');
    ran('node_modules/@biomejs/biome/bin/biome', 'check', '--config-path=biome.json', '--error-on-warnings', boards);
    ran('--test', ...into.map((one) => path.join(one, 'test/ui.test.ts')));
  });

  it('writes nothing of a board where none is wanted, and refuses where there is none to begin with', () => {
    const into = path.join(folder, 'no-board');
    works(['new-game', 'no-board', '--into', into]);
    assert.deepEqual(
      filesOf(into).filter((file) => /ui|tsx|css/.test(file)),
      [],
    );
    const { exports, dependencies } = JSON.parse(readFileSync(path.join(into, 'package.json'), 'utf8'));
    assert.deepEqual(exports, { '.': './src/index.ts' });
    assert.deepEqual(Object.keys(dependencies), ['@penumbra/kit']);
    assert.match(fails(2, ['new-game', 'no-board', '--board', '--like', 'hearsay', '--into', 'x']), /has no board/);
  });

  it('enlists a game with its rules and its card, and its board if it has one', () => {
    for (const board of [true, false]) {
      const catalog = path.join(folder, `catalog ${board}`);
      cpSync(path.join(ROOT, 'games/catalog'), catalog, {
        recursive: true,
        filter: (file) => !file.includes('node_modules'),
      });
      enlist(namesOf('my-odds'), { board, catalog });
      const read = (file: string): string => readFileSync(path.join(catalog, file), 'utf8');
      assert.match(read('src/index.ts'), /'my-odds': myOdds,/);
      assert.match(read('src/rules.ts'), /'my-odds': async \(\) => \(await import\('@penumbra\/my-odds'\)\)\.myOdds/);
      assert.match(read('ui/cards.ts'), /name: 'My Odds'/);
      assert.ok('@penumbra/my-odds' in JSON.parse(read('package.json')).dependencies);
      const lazy = /'my-odds': async \(\) => \(await import\('@penumbra\/my-odds\/ui'\)\)\.ui,\n\};/;
      assert.equal(lazy.test(read('ui/index.ts')), board);
    }
  });

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
