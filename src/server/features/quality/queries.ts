import { type SqlBool, sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import { hasHealth } from '#db/conditions/question-health.ts';
import { listPage } from '#db/list-page.ts';
import type { Database } from '#db/open.ts';
import { publicNameOf } from '#db/public-name.ts';
import { selectAnswerCounts } from '#server/features/quiz/questions/queries.ts';
import { fewestForFindings } from '#shared/features/quality/detector.ts';
import type { QualityFilter } from '#shared/features/quality/schema.ts';
import type { Manager } from '#shared/kernel/actor.ts';

/**
 * Questions to judge: those that were changed, or have a tenth more answers than at the last time, or twice as many as
 * when it was decided to keep them as they are.
 */
export function listUnjudged(db: Database, atMost: number) {
  return db
    .selectFrom(selectAnswerCounts(db).as('asked'))
    .leftJoin('questionQuality as judged', 'judged.questionId', 'asked.id')
    .where('asked.timesAnswered', '>=', fewestForFindings)
    .where(
      sql<SqlBool>`(judged.question_id is null or judged.version <> asked.version
        or asked.times_answered >= judged.times_answered * 1.1
        or asked.times_answered >= judged.kept_answers * 2)`,
    )
    .select(['asked.id', 'asked.version', 'asked.timesAnswered'])
    .orderBy('asked.id')
    .limit(atMost)
    .execute();
}

/**
 * How much a report of the account in a column counts: the share of its settled reports on questions that led to a
 * change, one half for those without any (Laplace's rule).
 */
export const trustOf = (reporter: string) =>
  sql<number>`(select (count(*) filter (where outcome = 'fixed') + 1.0) / (count(outcome) + 2.0)
    from question_reports as earlier where earlier.user_id = ${sql.ref(reporter)})`;

/** By how much a report raises a question in the list; a certainly wrong key has 100. */
const weight = sql<number>`case kind when 'offensive' then 60 when 'wrong_key' then 40 when 'unclear' then 20 else 10 end`;

const selectReported = (db: Database) =>
  db
    .selectFrom('questionReports')
    .where('outcome', 'is', null)
    .groupBy('questionId')
    .select('questionId')
    .select(sql<number>`count(*)`.as('reports'))
    .select(sql<number>`sum(${weight} * ${trustOf('question_reports.user_id')})`.as('weight'));

/** One page of the questions of `manager` that need a decision, the most urgent first. */
export function listQuality(
  db: Database,
  manager: Manager,
  { about, page, perPage }: QualityFilter,
) {
  const query = db
    .selectFrom(selectAnswerCounts(db, manager).as('asked'))
    .leftJoin('questionQuality as judged', (join) =>
      join.onRef('judged.questionId', '=', 'asked.id').on('judged.rank', '>', 0),
    )
    .leftJoin(selectReported(db).as('reported'), 'reported.questionId', 'asked.id')
    .where(hasHealth('asked.id', about ?? 'any'))
    .select(['asked.id', 'asked.timesAnswered', 'judged.findings'])
    .select(sql<number>`coalesce(reported.reports, 0)`.as('reports'))
    .orderBy(sql`coalesce(judged.rank, 0) + coalesce(reported.weight, 0)`, 'desc')
    .orderBy('asked.id');
  return listPage(query, { page, perPage });
}

/** The unsettled reports about a question, with the record of their reporters. */
export function listReports(db: Database, questionId: number) {
  const settled = sql<number>`(select count(outcome) from question_reports as earlier
    where earlier.user_id = question_reports.user_id)`;
  const fixed = sql<number>`(select count(*) filter (where outcome = 'fixed') from question_reports as earlier
    where earlier.user_id = question_reports.user_id)`;
  return db
    .selectFrom('questionReports')
    .where('questionId', '=', questionId)
    .where('outcome', 'is', null)
    .select(['id', 'kind', 'note', 'reportedAt'])
    .select([
      publicNameOf('questionReports.userId').as('reporter'),
      settled.as('settled'),
      fixed.as('fixed'),
    ])
    .orderBy('reportedAt', 'desc')
    .execute();
}

/** The learner's unsettled reports about these questions. */
export function listOwnReports(db: Database, userId: number, questionIds: readonly number[]) {
  return db
    .selectFrom('questionReports')
    .where('userId', '=', userId)
    .where('outcome', 'is', null)
    .where('questionId', '=', anyOf(questionIds))
    .select(['questionId', 'kind', 'note'])
    .orderBy('questionId')
    .execute();
}

export async function findKept(db: Database, questionId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('questionQuality')
    .where('questionId', '=', questionId)
    .select('keptAt')
    .executeTakeFirst();
  return row?.keptAt ?? null;
}
