// Signs and words that a language does not write, wherever the project speaks to people: one list for every text file.
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { listSources, parseSource, readSource } from './sources.ts';

type Faults = { readonly [fault: string]: RegExp };
const EVERYWHERE: Faults = {
  'straight quotes': /"/,
  'an apostrophe of a typewriter': /'/,
  'three full stops for an ellipsis': /\.\.\./,
  'a hyphen for a dash, a range or a minus': / - |\d-\d|(^|[ (])-\d/,
  'a space before a per cent sign': /\d %|^ %/,
};
const FAULTS: { readonly [lang in 'en' | 'pl' | 'it']: Faults } = {
  en: { ...EVERYWHERE, 'quotes of another language': /[„«»]/ },
  pl: {
    ...EVERYWHERE,
    'a dash as long as Polish never writes it': /—/,
    'quotes of another language': /[“«»]/,
    'two genders in one word': /\(-?[aą]\)|ł\/a|\/-a\b/,
    'a word that the game calls otherwise': /\bkafel|\bkostk|\bwybory\b|\btowar(?!zysk|ów)|\boczami\b/i,
    'a capital in the middle of a sentence': /[\p{Ll},] (Ty|Twój|Twoja|Twoje|Ciebie|Cię|Tobie)\b/u,
    'past tense about a person': /\p{L}ł[ae]ś(?!\p{L})/u,
  },
  it: {
    ...EVERYWHERE,
    'quotes of another language': /[„”“](?![^«]*»)/,
    'an accent of the other kind': /\b(perchè|poichè|finchè|nè|benchè)\b|\bE’ /i,
    'a space before an ellipsis': / …/,
    'an ordinal in digits': /\dª|\dº|^[ªº]/,
    'an article of the other gender': /\b(sul|nel|del|al|dal|il|un) (nicchia|casella|tessera|zona|riserva|scorta)\b/i,
    'cells that read like words': /\bda a a\b/,
  },
};

/** What people read in a source file: whole strings, and the parts of those with something filled in. */
function spoken(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(parseSource(file, readSource(file)));
  return found;
}

const files = listSources('text/*.ts');

for (const [lang, faults] of Object.entries(FAULTS)) {
  test(`no text in ${lang} has signs or words that ${lang} does not write`, () => {
    const texts = files.filter((file) => path.basename(file).split('.').includes(lang));
    assert.ok(texts.length > 12, `${texts.length} files`);
    const wrong = texts.flatMap((file) =>
      spoken(file).flatMap((text) =>
        Object.entries(faults).flatMap(([fault, sign]) => (sign.test(text) ? [`${file}: ${fault}: ${text}`] : [])),
      ),
    );
    assert.deepEqual(wrong, []);
  });
}

test('the signs are found where they are', () => {
  const found = (lang: keyof typeof FAULTS, text: string): string[] =>
    Object.entries(FAULTS[lang]).flatMap(([fault, sign]) => (sign.test(text) ? [fault] : []));
  assert.deepEqual(found('pl', 'Oferta 1 z 2 – połóż „kwiat” na płytce: 38%, −3 pkt, 2–4 graczy'), []);
  assert.equal(found('pl', 'Oferta — już wybrał(a) "kafelek" 2-4').length, 5);
  assert.equal(found('pl', 'To jest Twój ruch...').length, 2);
  assert.deepEqual(found('it', 'Offerta 1 di 2 — metti «b2» nella nicchia III. È l’ultima…'), []);
  assert.equal(found('it', 'E’ sul nicchia 3ª, perchè …').length, 4);
});
