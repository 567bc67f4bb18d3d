import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { fails, works } from './program.ts';

const RECORD = fileURLToPath(new URL('../../games/envyra/records/basic.json', import.meta.url));
const { steps, seats } = JSON.parse(readFileSync(RECORD, 'utf8'));

describe('review', () => {
  it('gives the chances after every step, turning points, luck and what was lost', () => {
    const args = ['review', RECORD, '--iterations', '12', '--swing', '5'];
    const found = JSON.parse(works([...args, '--json']));
    assert.equal(found.steps.length, steps.length);
    for (const { win } of found.steps)
      for (const share of Object.values(win)) assert.ok(Number(share) >= 0 && Number(share) <= 1);
    assert.deepEqual(Object.keys(found.luck), seats);
    assert.ok(found.swings.length > 0);
    for (const { win, betterWin, played, better } of found.swings) {
      assert.ok(betterWin - win > 0.049 && played !== better);
    }
    for (const lost of Object.values(found.lost)) assert.ok(Number(lost) >= 0);
    assert.equal(works([...args, '--json']), works([...args, '--json']));
    const sentence =
      / {2}\d+ {2}\w+: .+\.\n {6}Better: .+\.\n {6}chance to win \d+% → \d+% \(−\d+ points of a hundred\)/;
    assert.match(works(args), /turning points?:\n.*\n\n {2}points of a hundred/s);
    assert.match(works(args), sentence);
    assert.match(
      works([...args, '--lang', 'pl']),
      / {6}Lepiej: (Zaplanuj|Wystaw).+ (Potem|Częściej|Rzadziej|Inaczej|Zdobywa|[A-Z]\S+ zdobywa) .+\./,
    );
  });

  it('tells everything in the reader’s language', () => {
    const told = (lang: string, swing: string): string =>
      works(['review', RECORD, '--iterations', '12', '--swing', swing, '--lang', lang]);
    assert.match(told('pl', '5'), /^Szanse .*\n\d+ zwrot\S*:\n.*\n {2}pkt proc\. +szczęście +stracone\n {2}Fioletowy/s);
    assert.match(told('it', '5'), /^Probabilità .*\n\d+ svolt[ae]:\n.*\n {2}punti % +fortuna +scelte\n {2}Viola/s);
    assert.match(told('pl', '100'), /\nŻadna decyzja nie kosztowała więcej niż 100 pkt proc\. szansy na wygraną\.\n/);
    for (const lang of ['pl', 'it']) assert.doesNotMatch(told(lang, '5'), /points of|chance to|turning|by luck/);
  });

  it('refuses what is no record in one sentence', () => {
    assert.match(fails(1, ['review', '-'], '{}'), /standard input/);
  });
});
