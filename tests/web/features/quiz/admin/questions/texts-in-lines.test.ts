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

  test.each([
    [
      'a line of it is changed',
      'one!\ntwo\nthree\nfour\n\nfive',
      ['one!\ntwo', 'three', 'four\n\nfive'],
    ],
    [
      'a line around its blank one is changed',
      'one\ntwo\nthree\nfour\n\nfive!',
      ['one\ntwo', 'three', 'four\n\nfive!'],
    ],
    [
      'a line is added inside',
      'one\nand\ntwo\nthree\nfour\n\nfive',
      ['one\nand\ntwo', 'three', 'four\n\nfive'],
    ],
    ['a line of it is removed', 'two\nthree\nfour\n\nfive', ['two', 'three', 'four\n\nfive']],
    [
      'a blank line separates texts',
      'one\ntwo!\n\nthree\nfour\n\nfive',
      ['one\ntwo!', 'three', 'four\n\nfive'],
    ],
  ])('one of several lines stays one when %s', (_, edited, texts) => {
    expect(textsInLines(edited, before)).toEqual(texts);
  });

  test('typed sign by sign, an added line is a text of its own and a changed one stays in its text', () => {
    const typing = ['one\ntwo\n', 'one\ntwo\nt', 'one\ntwo\nth', 'one\nt\nth', 'one\ntw2\nth'];
    expect(
      typing.reduce((texts: string[], edited) => textsInLines(edited, texts), ['one\ntwo']),
    ).toEqual(['one\ntw2', 'th']);
  });

  test('a line that is broken in two is two texts', () => {
    expect(textsInLines('th\nree\nfour', ['three', 'four'])).toEqual(['th', 'ree', 'four']);
  });

  test('no line is used twice', () => {
    expect(textsInLines('a', ['a', 'a'])).toEqual(['a']);
    expect(textsInLines('a\nb', ['a\nb', 'a\nb'])).toEqual(['a\nb']);
    expect(textsInLines('', ['a\nb'])).toEqual([]);
  });
});
