import { expect, test } from 'vitest';
import {
  isUnspaced,
  pairsOf,
  searchable,
  searchWords,
  typedWordsOf,
} from '#shared/kernel/text/normalize.ts';

// That the database folds in the same way is tested with it, in content-language.test.ts.
test.each([
  ['ÉTÉ Ångström', 'ete angstrom'],
  ['ıłøđħ ŁØĐĦ', 'ilodh lodh'],
  ['Straße ẞ Æsop Œuvre', 'strasse ss aesop oeuvre'],
  ['ΌΣΟΣ ὅσος', 'οσοσ οσοσ'],
  ['أإآٱ ىی ة ک', 'اااا يي ه ك'],
  ['مَكْـتَب', 'مكتب'],
  ['٠١٩ ۰۹ ２', '019 09 2'],
  ['שָׁלוֹם', 'שלום'],
])('%s is searched as %s', (text, folded) => {
  expect(searchable(text)).toBe(folded);
});

test('the words of a text are without punctuation, and of one script each', () => {
  expect(searchWords('«Élan», vital – 2×')).toEqual(['elan', 'vital', '2']);
  expect(searchWords('Tokyo東京ラーメンbar')).toEqual(['tokyo', '東京ラーメン', 'bar']);
  expect(searchWords('… – ـ')).toEqual([]);
});

test('words as they were typed keep case and accents; what is nothing to search for is none', () => {
  expect(typedWordsOf('«Élan» e\u0301te\u0301 – ـ \u064b 東京!')).toEqual(['Élan', 'été', '東京']);
});

test('at most twelve words are searched for', () => {
  const words = Array.from({ length: 14 }, (_, index) => `w${index}`);
  for (const wordsIn of [searchWords, typedWordsOf])
    expect(wordsIn(words.join(' '))).toEqual(words.slice(0, 12));
});

test('the pairs of a text are its letters, two by two, also those outside of the basic plane', () => {
  expect(['', '京', '東京都', '𠮷野家', 'e\u0301a'].map(pairsOf)).toEqual([
    ...[[], ['京'], ['東京', '京都'], ['𠮷野', '野家'], ['éa']],
  ]);
});

test('Thai, Lao, Burmese, Khmer, kana and Han do not separate words', () => {
  for (const text of ['ก', 'ລ', 'မ', 'ខ', 'の', 'カ', '々', '京', '𠮷'])
    expect(isUnspaced(text)).toBe(true);
  for (const text of ['a京', '한', 'ع', 'я', '1', '']) expect(isUnspaced(text)).toBe(false);
});
