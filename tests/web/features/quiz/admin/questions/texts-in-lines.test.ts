import { describe, expect, test } from 'vitest';
import { textsInLines } from '#web/features/quiz/admin/questions/answers/texts-in-lines.ts';

describe('texts in a field with one on each line', () => {
  const before = ['one\ntwo', 'three', 'four\n\nfive'];

  test.each([
    [
      'another text is changed',
      'one\ntwo\nthree!\nfour\n\nfive',
      ['one\ntwo', 'three!', 'four\n\nfive'],
    ],
    ['a text is added', 'one\ntwo\nthree\nfour\n\nfive\nsix', [...before, 'six']],
    [
      'a text is inserted',
      'one\ntwo\nnew\nthree\nfour\n\nfive',
      ['one\ntwo', 'new', 'three', 'four\n\nfive'],
    ],
    ['a text is removed', 'one\ntwo\nfour\n\nfive', ['one\ntwo', 'four\n\nfive']],
  ])('one of several lines stays one when %s', (_, edited, texts) => {
    expect(textsInLines(edited, before)).toEqual(texts);
  });

  test('each line is a text where its lines were changed', () => {
    expect(textsInLines('one\ntwo!\nthree', ['one\ntwo', 'three'])).toEqual([
      'one',
      'two!',
      'three',
    ]);
  });

  test('no line is used twice', () => {
    expect(textsInLines('a', ['a', 'a'])).toEqual(['a']);
    expect(textsInLines('a\nb', ['a\nb', 'a\nb'])).toEqual(['a\nb']);
    expect(textsInLines('', ['a\nb'])).toEqual([]);
  });
});
