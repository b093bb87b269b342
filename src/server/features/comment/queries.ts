import { type SqlBool, sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import { listPage } from '#db/list-page.ts';
import type { Database } from '#db/open.ts';
import { publicNameOf } from '#db/public-name.ts';
import { contains } from '#db/text-search.ts';
import { trustOf } from '#server/features/quality/queries.ts';
import { selectQuestionTexts } from '#server/features/quiz/questions/queries.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import type { CommentFilter } from '#shared/features/comment/schema.ts';
import type { Manager } from '#shared/kernel/actor.ts';
import type { Paging } from '#shared/kernel/paging.ts';

const selectComments = (db: Database) =>
  db
    .selectFrom('questionComments as comments')
    .where('comments.deletedAt', 'is', null)
    .select(['comments.id', 'comments.text', 'comments.isByStaff', 'comments.state'])
    .select(['comments.createdAt', 'comments.updatedAt'])
    .select(publicNameOf('comments.userId').as('author'));

/** What a reader sees: what is published, and own comments in every state. */
const isReadBy = (userId: number) =>
  sql<SqlBool>`(comments.state = 'published' or comments.user_id = ${userId})`;

const selectForReader = (db: Database, userId: number) =>
  selectComments(db)
    .where(isReadBy(userId))
    .select(sql<boolean>`comments.user_id = ${userId}`.as('isOwn'))
    .select(
      sql<boolean>`exists (select from comment_reports as own
        where own.comment_id = comments.id and own.user_id = ${userId})`.as('isReported'),
    );

/** The comments on a question that the learner may read, the oldest first. */
export const listComments = (
  db: Database,
  { questionId, userId }: { questionId: number; userId: number },
  paging: Paging,
) =>
  listPage(
    selectForReader(db, userId)
      .where('comments.questionId', '=', questionId)
      .orderBy('comments.id'),
    paging,
  );

export async function getComment(db: Database, { id, userId }: { id: number; userId: number }) {
  const row = await selectForReader(db, userId)
    .where('comments.id', '=', id)
    .select('comments.questionId')
    .executeTakeFirst();
  return orNotFound(row, 'Comment');
}

/** How many comments on each of these questions the learner may read; those without any are left out. */
export const countComments = (
  db: Database,
  { questionIds, userId }: { questionIds: readonly number[]; userId: number },
) =>
  db
    .selectFrom('questionComments as comments')
    .where('comments.questionId', '=', anyOf(questionIds))
    .where('comments.deletedAt', 'is', null)
    .where(isReadBy(userId))
    .groupBy('comments.questionId')
    .select('comments.questionId as id')
    .select(sql<number>`count(*)::int`.as('count'))
    .execute();

/** How much the unsettled reports of a comment weigh together. */
export async function weighReports(db: Database, commentId: number): Promise<number> {
  const { weight } = await db
    .selectFrom('commentReports')
    .where('commentId', '=', commentId)
    .where('settledAt', 'is', null)
    .select(
      sql<number>`coalesce(sum(${trustOf('comment_reports.user_id')}), 0)::float8`.as('weight'),
    )
    .executeTakeFirstOrThrow();
  return weight;
}

const reports = sql<number>`(select count(*) from comment_reports
  where comment_reports.comment_id = comments.id and comment_reports.settled_at is null)::int`;

const isReported = sql<SqlBool>`exists (select from comment_reports
  where comment_reports.comment_id = comments.id and comment_reports.settled_at is null)`;

const selectForReview = (db: Database, manager: Manager) =>
  selectComments(db)
    .innerJoin(selectQuestionTexts(db, manager).as('asked'), 'asked.id', 'comments.questionId')
    .select(['comments.questionId', 'asked.text as questionText', reports.as('reports')])
    .select(publicNameOf('comments.updatedBy').as('updatedByName'));

/** One page of the comments on questions of `manager`: those that need a decision first, the oldest of them, then the newest. */
export function listForReview(
  db: Database,
  manager: Manager,
  { q, show, page, perPage }: CommentFilter,
) {
  const needsDecision = sql`(comments.state = 'waiting' or comments.state = 'published' and ${isReported})`;
  const query = selectForReview(db, manager)
    .$if(show === 'reported', (some) =>
      some.where('comments.state', '=', 'published').where(isReported),
    )
    .$if(show !== undefined && show !== 'reported', (some) =>
      some.where(sql<SqlBool>`comments.state = ${show}::comment_state`),
    )
    .$if(Boolean(q), (some) => some.where(contains(sql.ref('comments.text'), q ?? '')))
    .orderBy(sql`${needsDecision}`, 'desc')
    .orderBy(sql`case when ${needsDecision} then comments.id else -comments.id end`);
  return listPage(query, { page, perPage });
}

/** A comment on a question of `manager`. */
export const findForReview = (db: Database, manager: Manager, id: number) =>
  selectForReview(db, manager).where('comments.id', '=', id).executeTakeFirst();

/** How many comments on questions of `manager` need a decision. */
export const countForReview = (db: Database, manager: Manager) =>
  db
    .selectFrom('questionComments as comments')
    .innerJoin(selectQuestionTexts(db, manager).as('asked'), 'asked.id', 'comments.questionId')
    .where('comments.deletedAt', 'is', null)
    .select(sql<number>`(count(*) filter (where comments.state = 'waiting'))::int`.as('waiting'))
    .select(
      sql<number>`(count(*) filter (where comments.state = 'published' and ${isReported}))::int`.as(
        'reported',
      ),
    )
    .executeTakeFirstOrThrow();

/** Those of these comments that are on questions of `manager`, deleted ones too. */
export async function listManagedIds(
  db: Database,
  manager: Manager,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('questionComments as comments')
    .innerJoin(selectQuestionTexts(db, manager).as('asked'), 'asked.id', 'comments.questionId')
    .where('comments.id', '=', anyOf(ids))
    .select('comments.id')
    .execute();
  return rows.map(({ id }) => id);
}
