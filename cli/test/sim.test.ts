import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fails, PROGRAM, temporaryFolder, works } from './program.ts';

const folder = temporaryFolder();
const file = (name: string): string => path.join(folder, name);
const withoutSpeed = (json: string): object => ({ ...JSON.parse(json), gamesPerSecond: 0 });

describe('sim', () => {
  it('gives the same games and the same trace on any number of threads', () => {
    const args = ['sim', 'umbra-via', '--games', '9', '--players', '3', '--seed', 'a', '--json'];
    const one = works([...args, '--threads', '1', '--trace', file('one')]);
    const two = works([...args, '--threads', '3', '--trace', file('two')]);
    assert.deepEqual(withoutSpeed(one), withoutSpeed(two));
    assert.equal(readFileSync(file('one'), 'utf8'), readFileSync(file('two'), 'utf8'));
    const other = works(['sim', 'umbra-via', '--games', '9', '--players', '3', '--seed', 'b', '--json']);
    assert.notDeepEqual({ ...withoutSpeed(other), seed: 'a' }, withoutSpeed(one));
  });

  it('writes records that replay, named after their ending', () => {
    const { endings } = JSON.parse(
      works(['sim', 'envyra', '--games', '6', '--threads', '2', '--records', file('records'), '--json']),
    );
    const names = readdirSync(file('records'));
    assert.equal(names.length, 6);
    for (const name of names) {
      const [, ending] = /^(.+)-2-players-\d{4}\.json$/.exec(name) ?? [];
      assert.ok(ending !== undefined && endings[ending] > 0, name);
    }
    works(['replay', path.join(file('records'), names[0] as string)]);
  });

  it('counts every win once, by seat and by bot', () => {
    const args = ['--games', '20', '--bots', 'greedy,random', '--rotate', '--json', '--threads', '2'];
    const { games, bySeat, byBot, endings, steps } = JSON.parse(works(['sim', 'umbra-via', ...args]));
    assert.equal(games, 20);
    assert.equal(bySeat.purple.wins + bySeat.blue.wins, 20);
    assert.equal(byBot.greedy.wins + byBot.random.wins, 20);
    assert.ok(byBot.greedy.wins > byBot.random.wins);
    assert.ok(byBot.greedy.low < byBot.greedy.share && byBot.greedy.share <= byBot.greedy.high);
    assert.equal(
      Object.values(endings).reduce((sum: number, n) => sum + (n as number), 0),
      20,
    );
    assert.ok(steps.min <= steps.median && steps.median <= steps.max);
  });

  it('writes a trace that joins up: every line starts where the one before ended', () => {
    works(['sim', 'umbra-via', '--games', '2', '--trace', file('trace')]);
    const lines = readFileSync(file('trace'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    let before: { match: number; step: number; after: object; result?: object } | undefined;
    for (const line of lines) {
      if (before && line.match === before.match) {
        assert.equal(line.step, before.step + 1);
        assert.deepEqual(line.before, before.after);
        assert.equal(before.result, undefined);
      } else assert.equal(line.step, 0);
      if (line.seat === 'chance') assert.equal(line.legal, undefined);
      else assert.ok(line.legal[line.seat].includes(line.move));
      if (Object.keys(line.sealed).length + 1 < Object.keys(line.legal ?? {}).length)
        assert.deepEqual(line.after, line.before);
      before = line;
    }
    assert.equal(before?.match, 1);
    assert.ok(before?.result);
  });

  it('prints a summary for people', () => {
    const text = works(['sim', 'umbra-via', '--games', '4']);
    for (const part of ['wins by seat', 'wins by bot', 'length', 'endings', 'games/s'])
      assert.ok(text.includes(part), part);
  });

  it('writes one page with charts that needs nothing else', () => {
    works(['sim', 'umbrella', '--games', '4', '--report', file('report.html')]);
    const page = readFileSync(file('report.html'), 'utf8');
    for (const title of ['Wins by seat', 'Length of a game', 'Scores of violet', 'How games ended']) {
      assert.ok(page.includes(`<figcaption>${title}`), title);
    }
    assert.ok(!/<script|<link|src=|https?:/.test(page));
    assert.ok(!page.includes('NaN'));
  });

  it('leaves nothing behind but what was asked for', () => {
    assert.match(fails(1, ['sim', 'umbra-via', '--trace', path.join(folder, 'none', 'trace')]), /cannot write/);
    assert.match(fails(2, ['sim', 'umbra-via', '--trace', file('never'), '--bots', 'none']), /no bot/);
    assert.match(fails(2, ['sim', 'umbra-via', '--trace', '-']), /needs a name/);
    assert.ok(!existsSync(file('never')));
    assert.deepEqual(
      readdirSync(folder).filter((name) => name.includes('.part')),
      [],
    );
  });

  it('leaves nothing behind when it is stopped', async () => {
    const apart = temporaryFolder();
    const args = ['sim', 'umbra-via', '--games', '1000000', '--trace', path.join(apart, 'trace')];
    const watcher = watch(apart);
    const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: 'ignore' });
    const exit = once(child, 'exit');
    await Promise.race([once(watcher, 'change'), exit]);
    watcher.close();
    child.kill('SIGINT');
    const [code] = await exit;
    assert.equal(code, 1);
    assert.deepEqual(readdirSync(apart), []);
  });

  it('says how often components were used and what they were worth', () => {
    const USED = {
      'umbra-via': ['tile-placed', 'straight'],
      'via-nebula': ['building-erected', 'caravan-1'],
      umbrella: ['marker-placed', 'c01'],
      envyra: ['tile-captured', 'end'],
    } as const;
    for (const [game, [kind, component]] of Object.entries(USED)) {
      const args = ['sim', game, '--games', '30', '--threads', '1', '--json', '--report', file(`${game}.html`)];
      const { components } = JSON.parse(works(args));
      const { times, share } = components[kind][component];
      assert.ok(
        times >= share.played && share.played > 0 && share.wins <= share.played,
        `${game} ${kind} ${component}`,
      );
      const page = readFileSync(file(`${game}.html`), 'utf8');
      assert.ok(page.includes(`<td>${component}</td><td class="wide">${times}</td><td>${share.played}</td>`), game);
    }
    const text = works(['sim', 'umbrella', '--games', '4']);
    assert.match(text, /marker placed +times +by seats +of them won +95 % interval +mean score\n/);
    assert.match(text, /marker placed +times.*\n.*\n[\s\S]*… \d+ more/);
  });

  it('who plays alone wins nothing, so components stand by the scores that they went with', () => {
    const args = ['sim', 'umbrella', '--players', '1', '--games', '20', '--report', file('alone.html')];
    const text = works(args);
    assert.doesNotMatch(text, /won|wins|first to last/);
    assert.match(text, /ranks +games +share\n +[a-z-]+ +\d+ /);
    const [, table = ''] = /marker placed +times +by seats +mean score\n([\s\S]*?)\n\n/.exec(text) ?? [];
    const scores = [...table.matchAll(/(\d+\.\d)$/gm)].map(([score]) => Number(score));
    assert.ok(scores.length > 2);
    assert.deepEqual(
      scores,
      [...scores].sort((a, b) => b - a),
    );
    const page = readFileSync(file('alone.html'), 'utf8');
    assert.match(page, /<th>by seats<\/th><th>mean score<\/th>/);
    assert.match(page, /<figcaption>What they came to/);
    assert.doesNotMatch(page, /<th>won/);
  });
});
