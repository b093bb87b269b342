import { describe, expect, test } from 'vitest';
import { optionsInText, questionsInText, withOptionsPasted } from '#shared/features/quiz/pasted.ts';
import type { QuestionType } from '#shared/features/quiz/question-types/registry.ts';

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
    expect(optionsInText('a)\tOslo\nb)\tBergen')?.options).toContain('Oslo');
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

describe('pasted questions (admin 9)', () => {
  test('in Aiken form', () => {
    expect(
      questionsInText('What is the capital\nof Norway?\nA. Bergen\nB. Oslo\nANSWER: B\n'),
    ).toEqual([
      {
        text: 'What is the capital\nof Norway?',
        type: 'single_choice',
        options: ['Bergen', 'Oslo'],
        correctOption: 1,
        correctOptions: [],
      },
    ]);
    const two = 'One?\nA) a\nB) b\nANSWER: A\n\nTwo?\nA) c\nB) d\nANSWER: B';
    expect(questionsInText(two)?.map(({ text, correctOption }) => [text, correctOption])).toEqual([
      ['One?', 0],
      ['Two?', 1],
    ]);
  });

  test('in simple GIFT form', () => {
    expect(questionsInText('::Q1:: Which is even? {~one =two#well done ~three}')).toMatchObject([
      { text: 'Which is even?', options: ['one', 'two', 'three'], correctOption: 1 },
    ]);
    expect(questionsInText('Water is wet. {T}')).toMatchObject([
      { type: 'true_false', options: ['True', 'False'], correctOption: 0 },
    ]);
    expect(questionsInText('The opposite of hot {=cold =chilly}')).toMatchObject([
      { type: 'fill_blank', options: ['cold|chilly'], correctOption: 0 },
    ]);
  });

  test('anything else is plain text', () => {
    for (const text of [
      'Just a text',
      'A. one\nB. two\nANSWER: A',
      'One?\nA. a\nB. b\nANSWER: D',
      'One?\nA. a\nC. c\nANSWER: A',
      'function f() { return 1 }',
      'One?\nA. a\nB. b\nANSWER: A\n\nand a remark',
    ])
      expect(questionsInText(text)).toBeUndefined();
  });
});
