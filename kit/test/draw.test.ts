// The pieces that sketches are drawn with.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draw, type Line, span } from '@penumbra/kit';

const text = (line: Line): string => line.map((one) => one.text).join('');

test('columns are as wide as their widest cell, and empty ones take no room', () => {
  const lines = draw.columns([
    [draw.dim(''), draw.dim('points'), '', draw.dim('cards')],
    ['Ada', 5, '', 12],
    ['Bruno', -10, false, undefined],
  ]);
  assert.deepEqual(
    lines.map((line) => text(line).trimEnd()),
    ['       points  cards', 'Ada    5       12', 'Bruno  -10'],
  );
});

test('a row leaves out what is nothing, and keeps a zero', () => {
  assert.equal(text(draw.row('a', false, undefined, '', 0, [span('b')])), 'a0b');
  assert.equal(text(draw.joinedRow(' · ', ['a', false, 0, ''])), 'a · 0');
  assert.equal(text([draw.strong(-4)]), '−4');
});

test('what is too long is cut, and what is too many is wrapped', () => {
  assert.equal(text(draw.fitted([span('abc')], 5)), 'abc  ');
  assert.equal(text(draw.fitted([span('abc'), span('defg')], 5)), 'abcd…');
  assert.equal(text(draw.fitted([span('abcdef'), span('g')], 5)), 'abcd…');
  const lines = draw.wrapped(Array.from({ length: 9 }, (_, i) => `thing number ${i}`));
  assert.equal(lines.length, 3);
  assert.ok(lines.every((line) => draw.widthOf(line) <= 80));
  assert.match(text(lines[1] ?? []), /^ {2}thing number 4 · thing number 5/);
});

test('a board of cells', () => {
  const lines = draw.boxed({ columns: 2, rows: 2, width: 2 }, (cell) => [[span(`c${cell}`)], []]);
  assert.deepEqual(lines.map(text), ['┌──┬──┐', '│c0│c1│', '│  │  │', '├──┼──┤', '│c2│c3│', '│  │  │', '└──┴──┘']);
});

test('no two names share a letter', () => {
  assert.deepEqual(draw.initials(['purple', 'gray', 'pink', 'white']), ['P', 'G', 'I', 'W']);
  assert.deepEqual(draw.initials(['Fioletowy', 'Żółty']), ['F', 'Ż']);
});

test('counts, with what there is none of left out, and things as often as there are', () => {
  const counts = [2, 0, 1];
  assert.equal(
    draw.countsText(['R', 'B', 'Y'], (i) => counts[i] ?? 0),
    'R2 Y1',
  );
  assert.equal(
    draw.repeatedText(['R', 'B', 'Y'], (i) => counts[i] ?? 0),
    'RRY',
  );
});

test('things stand behind what they are called, and without any there is no line', () => {
  assert.deepEqual(draw.headed('open:', ['', undefined, false]), []);
  assert.deepEqual(draw.headed('open:', ['a', false, 'b']).map(text), ['open:  a  b']);
});
