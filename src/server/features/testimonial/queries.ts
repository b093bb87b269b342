import { sql } from 'kysely';
import type { Database } from '#db/open.ts';

/** What everybody reads: approved ones, the latest decision first. */
export function listApprovedTestimonials(db: Database) {
  return db
    .selectFrom('testimonials')
    .where('status', '=', 'approved')
    .select(['id', 'name', 'role', 'content', 'rating', 'createdAt'])
    .orderBy('approvedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
}

/** A person's latest testimonial. */
export function findLatestTestimonialOf(db: Database, userId: number) {
  return db
    .selectFrom('testimonials')
    .where('userId', '=', userId)
    .select(['id', 'name', 'role', 'content', 'rating', 'createdAt', 'status'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** All of them, those that wait for a decision first, then the newest. */
export function listTestimonialsForReview(db: Database) {
  return selectForReview(db)
    .orderBy(sql`status <> 'pending'`)
    .orderBy('testimonials.createdAt', 'desc')
    .orderBy('testimonials.id', 'desc')
    .limit(500)
    .execute();
}

export function findTestimonialForReview(db: Database, id: number) {
  return selectForReview(db).where('testimonials.id', '=', id).executeTakeFirst();
}

function selectForReview(db: Database) {
  return db
    .selectFrom('testimonials')
    .innerJoin('users', 'users.id', 'testimonials.userId')
    .select([
      'testimonials.id',
      'testimonials.userId',
      'users.username',
      'name',
      'role',
      'content',
      'rating',
      'status',
      'testimonials.createdAt',
      'approvedAt',
      'approvedBy',
    ]);
}

export async function countTestimonials(db: Database) {
  const rows = await db
    .selectFrom('testimonials')
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
