import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Database, Tx } from '#db/open.ts';
import { publicNameOf } from '#db/public-name.ts';
import { selectQuizFacts } from '#server/features/quiz/taking/queries.ts';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import { currentCredit } from '../marking/queries.ts';

/** The answers to a question; those of self-reported attempts are left out, which the server has not graded. */
const selectAnswersTo = (db: Database, questionId: number) =>
  db
    .selectFrom('answers')
    .innerJoin('quizAttempts', 'quizAttempts.id', 'answers.quizAttemptId')
    .where('answers.questionId', '=', questionId)
    .where('status', '<>', 'self_reported');

/** These attempts with their learner, quiz and current score. */
export const listResults = (db: Database, attemptIds: readonly number[]) =>
  selectQuizFacts(db)
    .innerJoin('quizAttempts', 'quizAttempts.quizId', 'quizzes.id')
    .where('quizAttempts.id', '=', anyOf(attemptIds))
    .select(['quizAttempts.id', 'quizAttempts.userId', 'quizAttempts.quizId', 'score', 'points'])
    .select('quizAttempts.totalQuestions')
    .execute();

/** The next attempts that asked a question, in the order of their ids. */
export async function listAskedIds(
  db: Database,
  { questionId, after, count }: { questionId: number; after: number; count: number },
): Promise<number[]> {
  const rows = await selectAnswersTo(db, questionId)
    .where('quizAttemptId', '>', after)
    .select('quizAttemptId as id')
    .orderBy('quizAttemptId')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many attempts asked a question. */
export async function countAsked(db: Database, questionId: number): Promise<number> {
  const { attempts } = await selectAnswersTo(db, questionId)
    .select((eb) => eb.fn.countAll<number>().as('attempts'))
    .executeTakeFirstOrThrow();
  return attempts;
}

/** Locks attempts until the transaction ends, in the order of their ids. */
export async function lockForGrading(tx: Tx, attemptIds: readonly number[]): Promise<void> {
  await tx
    .selectFrom('quizAttempts')
    .where('id', '=', anyOf(attemptIds))
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Attempts with one question as it was asked, and the answer to it. */
export function listAsked(db: Database, questionId: number, attemptIds: readonly number[]) {
  return selectAnswersTo(db, questionId)
    .where('quizAttemptId', '=', anyOf(attemptIds))
    .select([
      'quizAttempts.id',
      'quizAttempts.userId',
      'quizAttempts.quizId',
      'status',
      'score',
      'points',
      'totalQuestions',
      'passed',
      'completedAt',
      'canRetakeAt',
      'endedWaitUntil',
      'toBeMarked',
      'rules',
      'answers.id as answerId',
      'answers.response',
      'answers.isCorrect',
      'answers.credit',
    ])
    .select(currentCredit('answers.id').as('markedCredit'))
    .select(publicNameOf('quizAttempts.userId').as('name'))
    .select(
      sql<PaperQuestion | null>`jsonb_path_query_first(paper, '$[*] ? (@.questionId == $id)',
        jsonb_build_object('id', answers.question_id))`.as('question'),
    )
    .orderBy('quizAttempts.id')
    .execute();
}

/** When the first attempt began that asked each question; those of no attempt are left out. */
export async function listFirstAsked(db: Database, questionIds: readonly number[]) {
  const rows = await db
    .selectFrom('answers')
    .innerJoin('quizAttempts', 'quizAttempts.id', 'answers.quizAttemptId')
    .where('answers.questionId', '=', anyOf(questionIds))
    .where('status', 'not in', ['self_reported', 'void'])
    .groupBy('answers.questionId')
    .select('answers.questionId')
    .select((eb) => eb.fn.min('startedAt').as('firstAt'))
    .execute();
  return new Map(rows.map(({ questionId, firstAt }) => [questionId, firstAt]));
}
