import { z } from 'zod';
import { orNotFound } from '#server/kernel/failure.ts';
import { repeatable } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { adminProcedure, guestProcedure, memberProcedure, router } from '#server/kernel/trpc.ts';
import { inGuardedTransaction } from '#server/kernel/unchanged.ts';
import { writing } from '#server/kernel/writing.ts';
import {
  NewTestimonial,
  OwnTestimonial,
  Testimonial,
  TestimonialCounts,
  TestimonialDecision,
  TestimonialFilter,
  TestimonialForReview,
  TestimonialOutcome,
  TestimonialPage,
  TestimonialStatusChanges,
} from '#shared/features/testimonial/schema.ts';
import { ManyIds, RowOutcome } from '#shared/kernel/many.ts';
import { firstPage } from '#shared/kernel/paging.ts';
import { reviewedTestimonial } from './guards.ts';
import {
  decideTestimonial,
  deleteTestimonials,
  restoreTestimonials,
  setStatuses,
  submitTestimonial,
} from './mutations.ts';
import {
  countTestimonials,
  findLatestTestimonialOf,
  getTestimonialForReview,
  listApprovedTestimonials,
  listTestimonialPage,
} from './queries.ts';

export const testimonialRouter = router({
  list: guestProcedure
    .meta({ cached: { for: 'everyone', topics: ['testimonials', 'people'] } })
    .output(z.array(Testimonial))
    .query(async ({ ctx }) => (await listApprovedTestimonials(ctx.db, firstPage)).items),

  submit: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/testimonials',
        summary: 'Hand in a testimonial; it appears once it is approved',
        status: 201,
      },
      limit: 'forms',
    })
    .input(NewTestimonial)
    .concat(repeatable)
    .output(OwnTestimonial)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => {
        await submitTestimonial(tx, ctx.actor.userId, input, ctx.now);
        return orNotFound(await findLatestTestimonialOf(tx, ctx.actor.userId), 'Testimonial');
      }),
    ),

  /** The caller's latest; null before the first. */
  mine: memberProcedure
    .output(OwnTestimonial.nullable())
    .query(async ({ ctx }) => (await findLatestTestimonialOf(ctx.db, ctx.actor.userId)) ?? null),

  /** The app's own list for administrators: filtered and paged. */
  pageForReview: adminProcedure
    .input(TestimonialFilter)
    .output(TestimonialPage)
    .query(({ ctx, input }) => listTestimonialPage(ctx.db, input)),

  counts: adminProcedure.output(TestimonialCounts).query(({ ctx }) => countTestimonials(ctx.db)),

  decide: reviewedTestimonial
    .meta({
      rest: {
        method: 'PATCH',
        path: '/api/admin/testimonials/{id}',
        summary: 'Approve or reject a testimonial',
      },
    })
    .input(TestimonialDecision)
    .output(TestimonialForReview)
    .mutation(({ ctx, input }) =>
      inGuardedTransaction(ctx, async (tx) => {
        await decideTestimonial(tx, input, writing(ctx));
        return getTestimonialForReview(tx, input.id);
      }),
    ),

  /** Decides about several testimonials, or reverses decisions. */
  setStatuses: adminProcedure
    .input(TestimonialStatusChanges)
    .output(z.array(TestimonialOutcome))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, (tx) => setStatuses(tx, input.changes, writing(ctx))),
    ),

  /** Deletes testimonials so that `restoreMany` can restore them. */
  removeMany: adminProcedure
    .input(z.object({ ids: ManyIds }))
    .output(z.array(RowOutcome))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, (tx) => deleteTestimonials(tx, input.ids, ctx.now)),
    ),

  restoreMany: adminProcedure
    .input(z.object({ ids: ManyIds }))
    .output(z.array(RowOutcome))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, (tx) => restoreTestimonials(tx, input.ids)),
    ),
});
