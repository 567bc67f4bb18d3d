import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIRST_SEAT, type Seat, speech } from '@penumbra/kit';

test('a number chooses its form by the rules of the language, and stands where the form says so', () => {
  const forms = { one: '# kostka', few: '# kostki', many: '# kostek', other: '# kostki' };
  assert.deepEqual(
    [1, 3, 5, 22].map((count) => speech.plural('pl')(count, forms)),
    ['1 kostka', '3 kostki', '5 kostek', '22 kostki'],
  );
  assert.equal(speech.plural('en')(5, { one: 'a cube', other: 'cubes' }), 'cubes');
});

test('people are called by their names, the reader “you”, and seats without people by their colours', () => {
  const [ada, reader, blue] = [FIRST_SEAT, 1 as Seat, 2 as Seat];
  const cast = { names: ['Ada', 'Ben'], you: reader };
  const names = speech.called({ lang: 'en', you: 'you' }, cast, () => 'Blue');
  assert.equal(names.list([ada, reader, blue].map(names.seat)), 'Ada, you, and Blue');
  assert.deepEqual(
    [ada, reader].map((seat) => names.who(seat, 'You win', 'wins')),
    ['Ada wins', 'You win'],
  );
});

test('what is made out of a config is made once', () => {
  let made = 0;
  const count = speech.oncePer((_: object) => ++made);
  const [one, other] = [{}, {}];
  assert.deepEqual([count(one), count(one), count(other), count(one)], [1, 1, 2, 1]);
});

test('a word that a game does not have stands for itself', () => {
  const words = {
    ...{ lang: 'en', name: 'Stones', tagline: '', about: '', you: 'you' },
    options: { size: { label: 'Size', help: 'How large', values: { big: 'Big' } } },
    endings: { 'no-stones': 'no stones are left' },
    items: { stones: 'Stones' },
    guide: { hello: 'Hello!' },
  };
  const text = speech.commonText(words);
  const [size, colour] = [text.option('size'), text.option('colour')];
  assert.deepEqual([size.label, size.value('big'), size.value(7)], ['Size', 'Big', '7']);
  assert.deepEqual([colour.label, colour.help, colour.value('red')], ['colour', '', 'red']);
  assert.deepEqual([text.ending('no-stones'), text.ending('other')], ['No stones are left', 'Other']);
  assert.deepEqual([text.item('stones'), text.item('gold'), text.guide('hello')], ['Stones', 'gold', 'Hello!']);
});
