import { sql } from 'kysely';
import { listPage } from '#db/list-page.ts';
import type { Database } from '#db/open.ts';
import { publicNameOf } from '#db/public-name.ts';
import { contains } from '#db/text-search.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import type { TestimonialFilter, TestimonialSort } from '#shared/features/testimonial/schema.ts';
import { type Paging, pageWithin } from '#shared/kernel/paging.ts';
import { usernameOf } from '../account/queries.ts';

/** Approved testimonials, the latest decision first. */
export function listApprovedTestimonials(db: Database, paging: Paging) {
  const approved = db
    .selectFrom('testimonials')
    .where('status', '=', 'approved')
    .where('deletedAt', 'is', null)
    .select(['id', 'name', 'role', 'content', 'rating', 'createdAt'])
    .orderBy('approvedAt', 'desc')
    .orderBy('id', 'desc');
  return listPage(approved, paging);
}

/** A person's latest testimonial. */
export function findLatestTestimonialOf(db: Database, userId: number) {
  return db
    .selectFrom('testimonials')
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .select(['id', 'name', 'role', 'content', 'rating', 'createdAt', 'status'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

const reviewPageSize = 25;

/** The sort columns of the review list, each with its default direction. */
const sorting = {
  name: { by: sql`lower(testimonials.name)`, usual: 'asc' },
  rating: { by: sql`testimonials.rating`, usual: 'desc' },
  status: { by: sql`testimonials.status`, usual: 'asc' },
  created: { by: sql`testimonials.created_at`, usual: 'desc' },
} as const satisfies Record<TestimonialSort, unknown>;

const searched = sql`concat_ws(' ', testimonials.name, testimonials.content, ${usernameOf('testimonials.userId')})`;

/** One page of testimonials; by default those that wait for a decision first, then the newest. */
export async function listTestimonialPage(db: Database, filter: TestimonialFilter) {
  const { q, status, sort, direction } = filter;
  const hits = selectForReview(db)
    .where((eb) => eb.and(status ? { 'testimonials.status': status } : {}))
    .$if(Boolean(q), (qb) => qb.where(contains(searched, q ?? '')));
  const { total } = await hits
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const page = pageWithin(filter.page, total, reviewPageSize);
  const sorted = sort
    ? hits
        .orderBy(sorting[sort].by, direction ?? sorting[sort].usual)
        .orderBy('testimonials.id', 'desc')
    : toDecideFirst(hits);
  const items = await sorted
    .limit(reviewPageSize)
    .offset((page - 1) * reviewPageSize)
    .execute();
  return { items, total, page, pageSize: reviewPageSize };
}

/** Testimonials of every status, in the same order. */
export function listTestimonialsForReview(db: Database, paging: Paging) {
  return listPage(toDecideFirst(selectForReview(db)), paging);
}

function toDecideFirst(testimonials: ReturnType<typeof selectForReview>) {
  return testimonials
    .orderBy(sql`testimonials.status <> 'pending'`)
    .orderBy('testimonials.createdAt', 'desc')
    .orderBy('testimonials.id', 'desc');
}

export function findTestimonialForReview(db: Database, id: number) {
  return selectForReview(db).where('testimonials.id', '=', id).executeTakeFirst();
}

export async function getTestimonialForReview(db: Database, id: number) {
  return orNotFound(await findTestimonialForReview(db, id), 'Testimonial');
}

function selectForReview(db: Database) {
  return db
    .selectFrom('testimonials')
    .where('testimonials.deletedAt', 'is', null)
    .select([
      'testimonials.id',
      'testimonials.userId',
      'name',
      'role',
      'content',
      'rating',
      'status',
      'testimonials.createdAt',
      'approvedAt',
      'approvedBy',
      'testimonials.updatedAt',
    ])
    .select(publicNameOf('testimonials.updatedBy').as('updatedByName'))
    .select(usernameOf('testimonials.userId').as('username'));
}

export async function countTestimonials(db: Database) {
  const rows = await db
    .selectFrom('testimonials')
    .where('deletedAt', 'is', null)
    .groupBy('status')
    .select(['status', sql<number>`count(*)`.as('count')])
    .execute();
  const countOf = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  return {
    pending: countOf('pending'),
    approved: countOf('approved'),
    rejected: countOf('rejected'),
  };
}
