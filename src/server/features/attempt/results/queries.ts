import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import { countedList } from '#db/conditions/attempt-statuses.ts';
import { earned } from '#db/earned.ts';
import { listPage } from '#db/list-page.ts';
import type { Database } from '#db/open.ts';
import { alphabetical, publicNameOf } from '#db/public-name.ts';
import { contains } from '#db/text-search.ts';
import { emailOf, usernameOf } from '#server/features/account/queries.ts';
import { countedStatuses } from '#shared/kernel/attempt-status.ts';
import type { Paging, SortDirection } from '#shared/kernel/paging.ts';

/** Which attempts of a quiz are listed. */
export interface AttemptSelection {
  quizId: number;
  /** A part of the learner's name, username or address. */
  q?: string | undefined;
  outcome?: Outcome | undefined;
  sort: Sort;
  direction?: SortDirection | undefined;
}

type Outcome = 'passed' | 'failed' | 'to_be_marked' | 'abandoned' | 'open' | 'self_reported';

type Sort = 'name' | 'score' | 'started' | 'time';

const learner = 'quizAttempts.userId';

export const isGraded = sql<boolean>`quiz_attempts.status in (${countedList})`;

/** When a graded attempt ended: at its deadline if no end is stored. */
export const endedAt = sql<Date>`coalesce(quiz_attempts.completed_at, quiz_attempts.deadline)`;

/** Only then is the result known. */
export const isResultKnown = sql<boolean>`${isGraded} and quiz_attempts.to_be_marked = 0`;

/** One page of a quiz's attempts with their learners; voided ones, which do not count, are left out. */
export const listQuizAttempts = (db: Database, selection: AttemptSelection, paging: Paging) =>
  listPage(selectQuizAttempts(db, selection), paging);

function selectQuizAttempts(db: Database, selection: AttemptSelection) {
  const { quizId, q, outcome, sort, direction = usualDirection[sort] } = selection;
  return db
    .selectFrom('quizAttempts')
    .where('quizId', '=', quizId)
    .where('status', '<>', 'void')
    .$if(Boolean(q), (query) => query.where(contains(namesOfTaker, q ?? '')))
    .$if(outcome !== undefined, (query) => query.where(outcomes[outcome ?? 'open']))
    .select(['id', 'userId', 'status', 'score', 'points', 'totalQuestions', 'passed'])
    .select(['toBeMarked', 'startedAt', 'completedAt', 'timeTaken', 'canRetakeAt', 'rules'])
    .select(sql<boolean>`${isGraded} and not by_admin`.as('isCounted'))
    .select(publicNameOf(learner).as('name'))
    .select(emailOf(learner).as('email'))
    .orderBy(sql`${orders[sort]} ${sql.raw(direction)} nulls last`)
    .orderBy('id', direction);
}

/** The graded attempts of some learners on a quiz, in the order of their ends. */
export const listGradedOf = (db: Database, quizId: number, userIds: readonly number[]) =>
  db
    .selectFrom('quizAttempts')
    .where('quizId', '=', quizId)
    .where('userId', '=', anyOf(userIds))
    .where('status', 'in', countedStatuses)
    .select(['id', 'userId', 'score', 'points', 'totalQuestions', 'passed', 'toBeMarked', 'rules'])
    .orderBy('completedAt')
    .orderBy('id')
    .execute();

const usualDirection: Record<Sort, SortDirection> = {
  name: 'asc',
  score: 'desc',
  started: 'desc',
  time: 'desc',
};

const orders: Record<Sort, RawBuilder<unknown>> = {
  name: alphabetical(publicNameOf(learner)),
  score: sql`case when status <> 'open' then ${earned}::float8 / greatest(total_questions, 1) end`,
  started: sql`started_at`,
  time: sql`time_taken`,
};

const outcomes: Record<Outcome, RawBuilder<boolean>> = {
  passed: sql`${isGraded} and passed`,
  failed: sql`${isResultKnown} and not passed`,
  to_be_marked: sql`to_be_marked > 0`,
  abandoned: sql`status = 'abandoned'`,
  open: sql`status = 'open'`,
  self_reported: sql`status = 'self_reported'`,
};

const namesOfTaker = sql`(${publicNameOf(learner)} || ' ' || ${usernameOf(learner)} || ' ' || ${emailOf(learner)})`;
