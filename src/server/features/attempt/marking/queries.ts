import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { publicNameOf } from '#db/public-name.ts';
import { selectQuizFacts } from '#server/features/quiz/taking/queries.ts';
import { countedStatuses } from '#shared/kernel/attempt-status.ts';
import { endedAt } from '../results/queries.ts';

/** What the person who marked the answer gave, percent; null without a mark. @param answerId the column with its id */
export const currentCredit = (answerId: string) =>
  sql<
    number | null
  >`(select credit from answer_marks where answer_marks.answer_id = ${sql.ref(answerId)}
    order by number desc limit 1)`;

/** Whether the answer of the row was marked by a person. */
export const hasMark = sql<SqlBool>`exists (select from answer_marks where answer_marks.answer_id = answers.id)`;

/** Whether the answer of the row waits for the mark of a person. */
const isWaiting = sql<SqlBool>`(quiz_attempts.to_be_marked > 0 and answers.is_correct is null
  and answers.response is not null)`;

/** Answers that people mark. Those of erased accounts have no text any more. */
const selectHandMarked = (db: Database) =>
  selectQuizFacts(db)
    .innerJoin('quizAttempts', 'quizAttempts.quizId', 'quizzes.id')
    .innerJoin('answers', 'answers.quizAttemptId', 'quizAttempts.id')
    .where('quizAttempts.status', 'in', countedStatuses)
    .where('quizAttempts.userId', 'is not', null);

/** The answers that wait for a mark, with their quizzes; the caller restricts them to those that a person may mark. */
export const selectWaiting = (db: Database) => selectHandMarked(db).where(isWaiting);

/** The answers to one question that wait for a mark or have one. */
export const selectMarkable = (
  db: Database,
  { questionId, isOpen }: { questionId: number; isOpen: boolean },
) =>
  selectHandMarked(db)
    .where('answers.questionId', '=', questionId)
    .where(isOpen ? isWaiting : hasMark);

/** One answer that waits for a mark or has one, with its attempt. */
export const selectMarkableAnswer = (db: Database, answerId: number) =>
  selectHandMarked(db)
    .where('answers.id', '=', answerId)
    .where((eb) => eb.or([isWaiting, hasMark]))
    .select(['answers.id', 'answers.questionId', 'answers.response', 'quizAttempts.paper'])
    .select(['quizAttempts.id as attemptId', 'quizAttempts.quizId', 'quizAttempts.userId'])
    .select(['score', 'points', 'quizAttempts.totalQuestions', 'passed', 'toBeMarked'])
    .select(['quizAttempts.rules', endedAt.as('endedAt')])
    .select(publicNameOf('quizAttempts.userId').as('name'));

/** Every mark of an answer, the newest first. */
export const listMarks = (db: Database, answerId: number) =>
  db
    .selectFrom('answerMarks')
    .where('answerId', '=', answerId)
    .select(['number', 'credit', 'levels', 'comment', 'markedAt'])
    .select(publicNameOf('answerMarks.markedBy').as('markedByName'))
    .orderBy('number', 'desc')
    .execute();

/** The marks that count of the answers of an attempt. */
export const listCurrentMarks = (db: Database, attemptId: number) =>
  db
    .selectFrom('answerMarks')
    .innerJoin('answers', 'answers.id', 'answerMarks.answerId')
    .where('answers.quizAttemptId', '=', attemptId)
    .distinctOn('answerMarks.answerId')
    .select(['answerMarks.answerId', 'answerMarks.credit', 'levels', 'comment', 'markedAt'])
    .orderBy('answerMarks.answerId')
    .orderBy('number', 'desc')
    .execute();

export type CurrentMark = Awaited<ReturnType<typeof listCurrentMarks>>[number];
