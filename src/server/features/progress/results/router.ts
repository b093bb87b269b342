import { z } from 'zod';
import { listGradedOf, listQuizAttempts } from '#server/features/attempt/results/queries.ts';
import { csvFile } from '#server/features/exchange/formats/csv.ts';
import {
  AttemptFilter,
  AttemptPageInput,
  ListedAttempts,
  QuestionResult,
  ResultsFile,
  ResultsHead,
  ResultsSummary,
  StatisticsInput,
} from '#shared/features/progress/results.ts';
import { quizWithResults } from './guards.ts';
import { attemptTable, listedAttempt, questionTable } from './views.ts';
import { readQuestions, readSummary } from './workflows/read-statistics.ts';

/** The maximum number of attempts in a file, which spreadsheets can still open. */
const maxLines = 50_000;

/**
 * The results of one quiz, for those who manage it: the scores of learners, and what the answers show of the questions.
 */
export const resultsProcedures = {
  results: quizWithResults.output(ResultsHead).query(({ ctx: { quiz } }) => ({ quiz })),

  quizAttempts: quizWithResults
    .meta({
      event: 'results-read',
      rest: {
        method: 'GET',
        path: '/api/admin/quizzes/{id}/attempts',
        summary: 'Who took a quiz, when and with which score',
        list: 'plain',
        strict: true,
      },
    })
    .input(AttemptPageInput)
    .output(ListedAttempts)
    .query(async ({ ctx: { db, quiz }, input: { page, perPage, id, ...filter } }) => {
      const selection = { quizId: id, ...filter };
      const found = await listQuizAttempts(db, selection, { page, perPage });
      const learners = found.items.flatMap(({ userId }) => userId ?? []);
      const graded = await listGradedOf(db, quiz.id, learners);
      return { ...found, items: found.items.map((row) => listedAttempt(row, graded)) };
    }),

  attemptsCsv: quizWithResults
    .meta({
      event: 'results-exported',
      rest: {
        method: 'GET',
        path: '/api/admin/quizzes/{id}/attempts/file',
        summary: 'The same as CSV',
        strict: true,
      },
    })
    .input(AttemptFilter)
    .output(ResultsFile)
    .query(async ({ ctx: { db, quiz }, input: { id, ...filter } }) => {
      const selection = { quizId: id, ...filter };
      const { items } = await listQuizAttempts(db, selection, { page: 1, perPage: maxLines });
      return csvFile(`attempts-${quiz.id}.csv`, attemptTable(items));
    }),

  resultsSummary: quizWithResults
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/quizzes/{id}/results',
        summary: 'The scores of a quiz as a whole, and how reliable they are',
        strict: true,
      },
    })
    .input(StatisticsInput)
    .output(ResultsSummary)
    .query(({ ctx: { db, quiz }, input: { basis } }) =>
      readSummary(db, { quizId: quiz.id, basis }),
    ),

  questionResults: quizWithResults
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/quizzes/{id}/results/questions',
        summary: 'What the answers say of each question of a quiz',
        list: 'plain',
        strict: true,
      },
    })
    .input(StatisticsInput)
    .output(z.array(QuestionResult))
    .query(({ ctx: { db, quiz }, input: { basis } }) =>
      readQuestions(db, { quizId: quiz.id, basis }),
    ),

  questionsCsv: quizWithResults
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/quizzes/{id}/results/questions/file',
        summary: 'The same as CSV, with a line for each option',
        strict: true,
      },
    })
    .input(StatisticsInput)
    .output(ResultsFile)
    .query(async ({ ctx: { db, quiz }, input: { basis } }) =>
      csvFile(
        `questions-${quiz.id}.csv`,
        questionTable(await readQuestions(db, { quizId: quiz.id, basis })),
      ),
    ),
};
