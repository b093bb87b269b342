import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import { countedList } from '#db/conditions/attempt-statuses.ts';
import type { Database } from '#db/open.ts';
import { type Operand, type Params, prepare } from '#db/statements/prepare.ts';
import { closedFor } from '#server/features/quiz/taking/queries.ts';
import { overdueBefore } from '#shared/features/attempt/rules.ts';
import { countedStatuses } from '#shared/kernel/attempt-status.ts';
import { type FeedbackLevel, feedbackLevels, shows } from '#shared/kernel/feedback.ts';
import { voidPin } from '#shared/kernel/limits.ts';
import { endedAt } from '../results/queries.ts';

interface WhichAnswers {
  userId: number;
  /** Only the answers to one question. */
  questionId?: number | undefined;
  /** Bounds the time for learners with very many answers. */
  atMost: number;
  now: Date;
}

const learner = {
  userId: sql.ref('quiz_attempts.user_id'),
  quizId: sql.ref('quiz_attempts.quiz_id'),
};

/**
 * Whether the learner may see this much of the attempt of the row; the same as `feedbackLevel`.
 * @param overdue `overdueBefore` now
 */
function isShown(wanted: FeedbackLevel, overdue: Operand<Date>) {
  const enough = sql.join(feedbackLevels.filter((level) => shows(level, wanted)).map(sql.lit));
  return sql<boolean>`(
    coalesce(quiz_attempts.rules -> 'feedback' ->> 'atEnd', 'explanations') in (${enough})
    or (quiz_attempts.rules -> 'feedback' ->> 'afterClosing' in (${enough})
      and ${closedFor(learner, overdue)}))`;
}

/** The answers in a learner's graded attempts whose keys the learner may see. */
const selectShown = (
  db: Database,
  { userId, overdue }: { userId: Operand<number>; overdue: Operand<Date> },
) =>
  db
    .selectFrom('quizAttempts')
    .innerJoin('answers', 'answers.quizAttemptId', 'quizAttempts.id')
    .where('quizAttempts.userId', '=', userId)
    .where('quizAttempts.status', 'in', countedStatuses)
    .where(isShown('keys', overdue));

/** The questions of a learner's graded attempts whose keys are shown, with when they were answered; the newest first. */
export function listGradedAnswers(db: Database, { userId, questionId, atMost, now }: WhichAnswers) {
  const which = { userId, atMost, overdue: overdueBefore(now) };
  return questionId === undefined ? listAll(db, which) : listOf(db, { ...which, questionId });
}

interface GradedValues {
  userId: number;
  atMost: number;
  overdue: Date;
}

const listAll = prepare((db, param: Params<GradedValues>) => selectGradedAnswers(db, param));

const listOf = prepare((db, param: Params<GradedValues & { questionId: number }>) =>
  selectGradedAnswers(db, param).where('answers.questionId', '=', param('questionId')),
);

const selectGradedAnswers = (db: Database, param: Params<GradedValues>) =>
  selectShown(db, { userId: param('userId'), overdue: param('overdue') })
    .select(['answers.questionId', 'quizAttempts.quizId'])
    .select(endedAt.as('at'))
    .select(sql<boolean>`coalesce(is_correct, false)`.as('isRight'))
    .select(isShown('explanations', param('overdue')).as('isExplained'))
    .orderBy('quizAttempts.id', 'desc')
    .limit(param('atMost'));

interface WhichSeen {
  userId: number;
  questionIds: readonly number[];
  now: Date;
}

/** The questions among these that a learner has seen in graded attempts with their keys. */
const selectSeen = (db: Database, { userId, questionIds, now }: WhichSeen) =>
  selectShown(db, { userId, overdue: overdueBefore(now) }).where(
    'answers.questionId',
    '=',
    anyOf(questionIds),
  );

/** Which of these questions a learner has seen in graded attempts with their keys. */
export async function listSeenIds(db: Database, which: WhichSeen): Promise<number[]> {
  const rows = await selectSeen(db, which).select('answers.questionId').distinct().execute();
  return rows.map(({ questionId }) => questionId);
}

/** The same, with the quiz of the latest such attempt. */
export const listSeenIn = (db: Database, which: WhichSeen) =>
  selectSeen(db, which)
    .distinctOn('answers.questionId')
    .select(['answers.questionId', 'quizAttempts.quizId'])
    .orderBy('answers.questionId')
    .orderBy('quizAttempts.id', 'desc')
    .execute();

/** Learners, for each the time from which on answers are read, and how many answers of each at most. */
export interface TimesAsked {
  userIds: readonly number[];
  since: readonly string[];
  atMost: number;
}

/**
 * When learners have answered the questions of graded attempts: of each, those of the newest attempts. Answers of the same
 * moment are one row.
 */
export const listAnswerTimes = prepare(
  (_, param: Params<TimesAsked>) => sql<{ userId: number; at: Date; count: number }>`
    select asked.user_id, given.at, count(*)::int as count
    from unnest(${param('userIds')}::int[], ${param('since')}::timestamptz[]) as asked(user_id, since)
    cross join lateral (
      select coalesce(saved_at, ${endedAt}) as at
      from quiz_attempts join answers on quiz_attempt_id = quiz_attempts.id
      where quiz_attempts.user_id = asked.user_id and status in (${countedList})
        and not by_admin and ${endedAt} >= asked.since and response is not null
      order by quiz_attempts.id desc limit ${param('atMost')}) as given
    group by asked.user_id, given.at`,
);

/**
 * The questions of attempts that the learner has not finished yet: of open ones, and of those that were voided a short time
 * ago, which a new start continues.
 */
export async function listOpenQuestionIds(
  db: Database,
  userId: number,
  now: Date,
): Promise<number[]> {
  const papers = await listUnfinished(db, { userId, since: new Date(now.getTime() - voidPin) });
  return papers.flatMap(({ paper }) => paper.map(({ questionId }) => questionId));
}

/** The papers of open attempts, and of those that were voided later than `since`. */
const listUnfinished = prepare((db, param: Params<{ userId: number; since: Date }>) =>
  db
    .selectFrom('quizAttempts')
    .where('userId', '=', param('userId'))
    .where(({ eb, and, or }) =>
      or([
        eb('status', '=', 'open'),
        and([eb('status', '=', 'void'), eb('voidedAt', '>', param('since'))]),
      ]),
    )
    .select('paper'),
);

/** Graded attempts, for lists of results that join them with tables of their own. */
export const selectGraded = (db: Database) =>
  db
    .selectFrom('quizAttempts')
    .where('status', 'in', countedStatuses)
    .select(['id', 'userId', 'quizId', 'score', 'points', 'totalQuestions', 'passed', 'startedAt'])
    .select(['toBeMarked', 'rules'])
    .select(endedAt.as('endedAt'));

/** Attempts that are not ended yet, also those past their deadline that are still to be graded, for lists that join them. */
export const selectUngraded = (db: Database) =>
  db
    .selectFrom('quizAttempts')
    .where('status', '=', 'open')
    .select(['id', 'userId', 'quizId', 'startedAt', 'deadline']);

/** Which of these quizzes a learner has ever begun to take. */
export async function listBegunQuizIds(
  db: Database,
  { userId, quizIds }: { userId: number; quizIds: readonly number[] },
): Promise<number[]> {
  const rows = await db
    .selectFrom('quizAttempts')
    .where('userId', '=', userId)
    .where('quizId', '=', anyOf(quizIds))
    .select('quizId')
    .distinct()
    .execute();
  return rows.map(({ quizId }) => quizId);
}
