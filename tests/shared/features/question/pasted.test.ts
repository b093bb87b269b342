import { describe, expect, test } from 'vitest';
import { optionsInText, withOptionsPasted } from '#shared/features/question/pasted.ts';
import type { QuestionType } from '#shared/features/question/question-types/registry.ts';

const singleChoice: QuestionType = 'single_choice';
const question = (changes: Partial<Parameters<typeof withOptionsPasted>[0]> = {}) => ({
  type: singleChoice,
  options: ['', '', '', ''],
  correctOption: null,
  correctOptions: [],
  ...changes,
});
const list = (options: string[], correct: number[] = []) => ({ options, correct });

describe('a pasted list is converted to options (admin 9)', () => {
  test('one per line, without blank lines and markers', () => {
    expect(optionsInText('a) Oslo\r\n\r\nb) Bergen\nc) Tromsø ')).toEqual(
      list(['Oslo', 'Bergen', 'Tromsø']),
    );
    expect(optionsInText('- x\n* y')).toEqual(list(['x', 'y']));
    expect(optionsInText('* x\n* y')).toEqual(list(['x', 'y']));
    expect(optionsInText('1. one\ntwo')).toEqual(list(['1. one', 'two']));
    expect(optionsInText('3.5 m\n4.5 m')).toEqual(list(['3.5 m', '4.5 m']));
    expect(optionsInText('а) Осло\nб) Берген')).toEqual(list(['Осло', 'Берген']));
    expect(optionsInText('**bold** one\n*stressed*')).toEqual(list(['**bold** one', '*stressed*']));
  });

  test('a star marks a correct option and is removed', () => {
    expect(optionsInText('one\ntwo\nthree *')).toEqual(list(['one', 'two', 'three'], [2]));
    expect(optionsInText('A. Bergen\n*B. Oslo\nC. Alta')).toEqual(
      list(['Bergen', 'Oslo', 'Alta'], [1]),
    );
    expect(optionsInText('Bergen\n*Oslo\nAlta')).toEqual(list(['Bergen', 'Oslo', 'Alta'], [1]));
    expect(optionsInText('A) 2 *\nB) 4\nC) 5 *')).toEqual(list(['2', '4', '5'], [0, 2]));
  });

  test('the cells of table rows are options', () => {
    expect(optionsInText('Oslo\tBergen\tAlta')).toEqual(list(['Oslo', 'Bergen', 'Alta']));
  });

  test('a list of a word processor has a tab after each marker', () => {
    expect(optionsInText('a)\tOslo\r\n*b)\tBergen\r\n')).toEqual(list(['Oslo', 'Bergen'], [1]));
    expect(optionsInText('·\tOslo\n·\tBergen')).toEqual(list(['Oslo', 'Bergen']));
    expect(optionsInText('o\tOslo\no\tBergen')).toEqual(list(['Oslo', 'Bergen']));
    expect(optionsInText('1.\tOslo\n2.\tBergen')).toEqual(list(['Oslo', 'Bergen']));
  });

  test('one line or a block of code is not converted', () => {
    expect(optionsInText('Oslo\n')).toBeUndefined();
    expect(optionsInText('```\nlet x\nlet y\n```')).toBeUndefined();
  });

  test('it fills empty options and then appends; text is kept, and so is the key unless the list has one', () => {
    const started = question({ options: ['a', '', 'c', ''], correctOption: 2 });
    expect(withOptionsPasted(started, 1, list(['x', 'y', 'z']))).toMatchObject({
      options: ['a', 'x', 'c', 'y', 'z'],
      correctOption: 2,
    });
    expect(withOptionsPasted(started, 1, list(['x', 'y'], [1]))).toMatchObject({
      options: ['a', 'x', 'c', 'y'],
      correctOption: 3,
    });
    expect(withOptionsPasted(question(), 0, list(['x', 'y', 'z'], [0, 2]))).toMatchObject({
      type: 'multiple_choice',
      correctOption: null,
      correctOptions: [0, 2],
    });
    const full = Array.from({ length: 19 }, String);
    expect(withOptionsPasted(question({ options: full }), 0, list(['x', 'y']))).toBeUndefined();
  });
});
