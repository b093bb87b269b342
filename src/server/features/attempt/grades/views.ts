import { earnedOf } from '#shared/kernel/points.ts';
import type { listResults } from './queries.ts';

/** Results as notices to their learners have them; those of erased accounts are left out. */
export const resultsForNotices = (results: Awaited<ReturnType<typeof listResults>>) =>
  results.flatMap(({ id, userId, quizId, quizTitle, quizLanguage, ...result }) => {
    if (userId === null) return [];
    const quiz = { quizId, title: quizTitle, language: quizLanguage };
    const { totalQuestions } = result;
    const data = { attemptId: id, ...quiz, score: earnedOf(result) / 100, totalQuestions };
    return [{ userId, data }];
  });
