import { expect, test } from 'vitest';
import { newQuiz } from '#web/features/quiz/admin/editor/quiz-draft.ts';
import { tryPaper } from '#web/features/quiz/admin/preview/try-paper.ts';
import { blankQuestion } from '#web/features/quiz/admin/questions/question-list-state.ts';

const question = (number: number) => ({
  ...blankQuestion(`new-${number}`),
  text: `Question ${number}`,
  options: ['a', 'b', ''],
  correctOption: 1,
});

test('M11: a trial draws from the questions on the screen and leaves incomplete ones out', () => {
  const work = {
    ...newQuiz('en'),
    questions: [question(1), question(2), question(3), blankQuestion('new-4')],
  };
  const all = tryPaper(work, [], Math.random);
  expect(all.unfinished).toBe(1);
  expect(all.questions.map(({ text }) => text).sort()).toEqual([
    'Question 1',
    'Question 2',
    'Question 3',
  ]);
  expect(all.questions[0]).toMatchObject({
    body: { options: ['a', 'b'], correctOption: 1 },
  });
  const two = tryPaper(
    { ...work, fields: { ...work.fields, questionsPerAttempt: 2 } },
    [],
    Math.random,
  );
  expect(two.questions).toHaveLength(2);
});

test('a trial asks all questions that were drawn from the bank, besides some of its own', () => {
  const work = { ...newQuiz('en'), questions: [question(1), question(2)] };
  const drawn = [3, 4].map((number) => ({
    ...question(number),
    numericTolerance: null,
    id: number,
    quizId: 7,
    categoryId: null,
    position: 0,
    timesAnswered: 0,
    timesCorrect: 0,
    timesSkipped: 0,
    calculatedDifficulty: 'medium' as const,
    difficultyScore: 500,
  }));
  const fields = { ...work.fields, questionsPerAttempt: 1 };
  const { questions } = tryPaper(
    { ...work, fields },
    [{ position: null, questions: drawn }],
    Math.random,
  );
  const texts = questions.map(({ text }) => text);
  expect(texts).toHaveLength(3);
  expect(texts).toEqual(expect.arrayContaining(['Question 3', 'Question 4']));
  expect(new Set(questions.map(({ questionId }) => questionId)).size).toBe(3);
});
