import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fails, temporaryFolder, works } from './program.ts';

const folder = temporaryFolder();
const lines = (...typed: readonly string[]): string => `${typed.join('\n')}\n`;
const ALONE = ['play', 'umbra-via', '--seats', 'purple=me,blue=random', '--seed', '1'];

describe('play', () => {
  it('asks for what is not given, with numbered answers, and ends with the input', () => {
    const out = works(['play', '--seed', '1'], lines('umbra-via', '3', 'nobody', '1', '2', ''));
    assert.match(out, /Which game\?\n {2}1 {2}umbra-via/);
    assert.match(out, /How many play\?/);
    assert.match(out, /Please answer with a number/);
    assert.match(out, /Who plays Red\?/);
    assert.match(out, /Round 1: Bid 1 of 2 — put every flower on a tile/);
    assert.match(out, /The game is left unfinished\.\n$/);
  });

  it('takes a move by number, in notation, and by a part that lists what contains it', () => {
    const moves = JSON.parse(works(['legal', '-', '--json'], works(['position', 'umbra-via', '--seed', '1'])));
    const byNumber = works(ALONE, lines('2', 'quit'));
    assert.match(moves.purple[1], /^bid 1:\w\w 2:\w$/);
    assert.match(byNumber, /Bids: you – I: [^;]+, II: 1 \w+( \w+)?; Blue – /);
    assert.match(works(ALONE, lines(moves.purple[1].toUpperCase().replace('BID', 'bid '), 'quit')), /Purple > /);
    const narrowed = works(ALONE, lines('4:es', 'quit')).split('Purple > 4:es\n')[1] ?? '';
    const wanted = moves.purple.filter((move: string) => move.includes('4:es'));
    assert.deepEqual(narrowed.match(/bid [^\n]*?(?= {2,}|\n)/g), wanted);
  });

  it('says why something is not possible, and goes on', () => {
    const out = works(ALONE, lines('999', 'place b2', 'bid 1:SSS', 'plaice', 'help', 'undo', 'log', 'save', 'quit'));
    assert.match(out, /There is no move 999; the numbers go from 1 to \d+/);
    assert.match(out, /“place b2” is not possible\. This is not the moment for that\.\n/);
    assert.match(out, /“bid 1:SSS” is not possible\. You did not draw that many: soul\.\n/);
    assert.match(out, /“plaice” is not a move\. .* Enter lists the moves, help explains\.\n/);
    assert.match(out, /take back the latest move/);
    assert.match(out, /Nothing can be taken back/);
    assert.match(out, /Purple > log\n {2}Ties go to: /);
    assert.match(out, /Say where: save FILE/);
  });

  it('gives a hint from what the seat knows', () => {
    const out = works(ALONE, lines('hint', 'quit'));
    assert.match(out, /Purple > hint\n {2}best moves +wins +choose\n {2}bid .* \d+% +\d+%\n/);
  });

  it('never shows what the person may not know', () => {
    const position = JSON.parse(works(['position', 'umbra-via', '--seed', '1']));
    const { blue } = position.state.hands;
    const letters =
      'E'.repeat(blue.energy ?? 0) +
      'S'.repeat(blue.soul ?? 0) +
      'e'.repeat(blue.neutralEnergy ?? 0) +
      's'.repeat(blue.neutralSoul ?? 0);
    const out = works(ALONE, lines('log', 'quit'));
    assert.match(out, /You draw .*\./);
    assert.doesNotMatch(out, /Blue draws/);
    assert.ok(!out.includes(`hand ${letters}`));
  });

  it('hands the screen over before secret choices, and tells several people only what all may know', () => {
    const args = ['play', 'umbra-via', '--seats', 'purple=me,blue=me', '--seed', '1'];
    const out = works(args, lines('', '1', 'undo', '', '2', '', '1', '', 'quit'));
    assert.match(out, /Purple is next: hand over, then Purple presses Enter/);
    assert.match(out, /Purple > 1\nBlue is next: hand over, then Blue presses Enter \(or undo, quit\) > undo/);
    assert.match(out, /Taken back: the latest move of Purple\.\n/);
    assert.doesNotMatch(out, /draws? \d/);
    assert.match(out, /Blue > 1\nPurple is next[^\n]*\n {2}Bids: Purple – /);
  });

  it('plays to the end, shows the result and saves a record that replays and verifies', () => {
    const file = path.join(folder, 'whole.json');
    // A first sitting only counts how often the person is asked.
    const patient = Array.from({ length: 400 }, () => '1');
    const [asked = ''] = works(ALONE, lines(...patient), folder).split('Save the record?');
    const decisions = asked.split('Purple > ').length - 1;
    const out = works(ALONE, lines(...patient.slice(0, decisions), file));
    assert.match(out, /wins|You win|share the victory/);
    assert.match(out, /Saved in .*whole\.json; penumbra replay/);
    assert.match(works(['verify', file]), /verified/);
  });

  it('saves in the middle, as JSON and as text, without the seed', () => {
    const [json, text] = [path.join(folder, 'part.json'), path.join(folder, 'part.txt')];
    const out = works(ALONE, lines('1', '1', `save ${json}`, `save ${text}`, `save ${folder}/no/such`, 'quit'));
    assert.match(out, /cannot write/);
    const record = JSON.parse(readFileSync(json, 'utf8'));
    assert.equal(record.seed, undefined);
    assert.deepEqual(record.names, ['person', 'bot:random']);
    assert.equal(works(['replay', json, '--text']), readFileSync(text, 'utf8'));
    assert.ok(!existsSync(path.join(folder, 'no')));
  });

  it('lets bots play among themselves and ends with the result', () => {
    const out = works(['play', 'umbra-via', '--seats', 'purple=greedy,blue=random', '--seed', '2']);
    assert.match(out, /(Purple|Blue) wins|share the victory/);
  });

  it('takes back a move as long as nobody has learned or decided anything', () => {
    const out = works(
      ['play', 'umbrella', '--seats', 'violet=me,teal=me', '--seed', '1'],
      lines('1', 'undo', '2', 'save', 'quit'),
    );
    assert.match(out, /Teal > undo\nTaken back: the latest move of Violet\./);
    assert.match(out, /Violet > 2/);
  });

  it('speaks the language it is asked for, and nobody reads a code of an event', () => {
    const seats = { 'umbra-via': 'purple', 'via-nebula': 'blue', umbrella: 'violet', envyra: 'purple' };
    for (const [game, seat] of Object.entries(seats)) {
      const said = (lang: string): string => {
        const out = works(
          ['play', game, '--against', 'random', '--seed', '3', '--lang', lang],
          lines('1', 'log', 'quit'),
        );
        assert.doesNotMatch(out, /\b[a-z]+-[a-z]+ \w+=|\bseat=|undefined/, `${game} ${lang}`);
        assert.ok(!out.includes(`${seat} > `), `${game} ${lang}`);
        return out;
      };
      assert.match(said('en'), /: (Bid 1 of 2|Your turn|Take an umbrella|Plan in secret)/);
      assert.match(said('pl'), /: (Oferta 1|Twój ruch|Weź parasol|Tajny plan)[\s\S]*\nPartii nie dokończono\.\n$/);
      assert.match(
        said('it'),
        /: (Offerta 1|Tocca a te|Prendi un|Piano segreto)[\s\S]*\nLa partita resta incompiuta\.\n$/,
      );
    }
  });

  it('refuses flags that contradict each other', () => {
    assert.match(fails(2, ['play', 'umbra-via', '--seats', 'purple=me,blue']), /write it like/);
    assert.match(fails(2, ['play', 'umbra-via', '--seats', 'purple=me,blue=me', '--players', '3']), /leave one/);
    assert.match(fails(2, ['play', 'umbra-via', '--players', '7', '--against', 'greedy']), /2 to 4/);
    assert.match(fails(2, ['play', 'umbra-via', '--against', 'gredy']), /greedy/);
  });
});
