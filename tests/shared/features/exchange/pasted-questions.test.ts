import { describe, expect, test } from 'vitest';
import { questionsInText } from '#shared/features/exchange/pasted-questions.ts';

describe('pasted questions (admin 9)', () => {
  test('in Aiken form', () => {
    expect(
      questionsInText('What is the capital\nof Norway?\nA. Bergen\nB. Oslo\nANSWER: B\n'),
    ).toMatchObject([
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
    expect(questionsInText('Pi to two places {#3.14:0.005####A ratio}')).toMatchObject([
      { type: 'numeric', options: ['3.14 ± 0.005'], explanation: 'A ratio' },
    ]);
  });

  test('with options and a key, as people and chatbots write them', () => {
    const text =
      '1. Which is even?\na) one\nb) two\nAnswer: b\n\n**2. Which are odd?**\n- **A)** one\n- **B)** two\n- **C)** three\n\n**Answer:** A and C\n**Explanation:** Not divisible by two.';
    expect(questionsInText(text)).toMatchObject([
      { text: 'Which is even?', options: ['one', 'two'], correctOption: 1, explanation: '' },
      { type: 'multiple_choice', correctOptions: [0, 2], explanation: 'Not divisible by two.' },
    ]);
  });

  test('anything else is plain text', () => {
    for (const text of [
      'Just a text',
      'A. one\nB. two\nANSWER: A',
      'One?\nA. a\nB. b\nANSWER: D',
      'One?\nA. a\nB. b',
      'The rule:\n- one -> two\n- three -> four',
      'He asked.\nAnswer: nothing',
      'function f() { return 1 }',
      'One?\nA. a\nB. b\nANSWER: A\n\nand a remark',
    ])
      expect(questionsInText(text)).toBeUndefined();
  });
});
