import { expect, test } from 'vitest';
import { scoreQuiz } from '#shared/features/quiz/score/score.ts';
import { newQuiz } from '#web/features/quiz/admin/editor/quiz-draft.ts';
import { blankQuestion } from '#web/features/quiz/admin/questions/question-list-state.ts';
import {
  publishedWork,
  scoredWork,
  wayToTaken,
} from '#web/features/quiz/admin/review/published-work.ts';

const question = (number: number, explanation: string) => ({
  ...blankQuestion(`new-${number}`),
  text: `Which of these rivers has the number ${number}?`,
  options: ['the Rhine', 'the Tiber'],
  correctOption: 1,
  explanation,
});

test('the score has the questions from the bank too, each with the way to its own quiz', () => {
  const work = { ...newQuiz('en'), questions: [question(1, 'It is said in chapter one.')] };
  const linked = {
    ...question(2, ''),
    ...{ id: 5, quizId: 7, categoryId: null, position: 0, numericTolerance: null },
    ...{ timesAnswered: 0, timesCorrect: 0, timesSkipped: 0, difficultyScore: 500 },
    calculatedDifficulty: 'medium' as const,
  };
  const explained = (taken: (typeof linked)[]) => {
    const published = publishedWork(work, 'create', { drawnQuestions: 1, taken });
    const { parts } = scoreQuiz(scoredWork(published, []));
    return { published, part: parts.find(({ part }) => part === 'explanations') };
  };
  expect(explained([]).part).toMatchObject({ percent: 100 });
  const { published, part } = explained([linked]);
  expect(part).toMatchObject({ percent: 50, findings: [{ questions: [1] }] });
  expect(wayToTaken(published, 1)).toEqual({ quizId: 7, questionId: 5 });
  expect(wayToTaken(published, 0)).toBeUndefined();
});
