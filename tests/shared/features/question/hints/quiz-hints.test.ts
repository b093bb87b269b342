import { expect, test } from 'vitest';
import { hintsOfQuiz } from '#shared/features/question/hints/quiz-hints.ts';
import type { HintedQuestion } from '#shared/features/question/hints/rules.ts';

const question = (changes: Partial<HintedQuestion> = {}): HintedQuestion => ({
  text: 'Which of these towns is a capital?',
  type: 'single_choice',
  options: ['Bonn', 'Berlin', 'Essen', 'Köln'],
  correctOption: 1,
  correctOptions: [],
  explanation: 'Since 1990.',
  imageUrl: '',
  imageAlt: '',
  ...changes,
});

test('hints of a quiz name their questions, the most frequent hint first', () => {
  const questions = [
    question({ text: 'Which town is not a capital?', explanation: '' }),
    question({ text: 'Which river is the longest?', explanation: '' }),
    question({ text: 'Which mountain is the highest?' }),
  ];
  expect(hintsOfQuiz(questions, 'en')).toEqual([
    { kind: 'noExplanation', questions: [0, 1] },
    { kind: 'negativeStem', questions: [0] },
  ]);
  expect(hintsOfQuiz([question()], 'en')).toEqual([]);
});

test('questions with the same text are found, whatever their case and spaces; empty ones are not', () => {
  const texts = ['One  question?', 'Another question?', 'ONE question? ', 'one question?', '', ''];
  const questions = texts.map((text) => question({ text }));
  expect(hintsOfQuiz(questions, 'en')).toEqual([{ kind: 'sameText', questions: [0, 2, 3] }]);
});
