import { adminProcedure, guestProcedure, router } from '#server/kernel/trpc.ts';
import { Testimonial, TestimonialForReview } from '#shared/features/testimonial/schema.ts';
import { Page, Paging } from '#shared/kernel/paging.ts';
import { reviewedTestimonial } from './guards.ts';
import { listApprovedTestimonials, listTestimonialsForReview } from './queries.ts';

/** REST calls that differ from the app's procedures. */
export const testimonialRest = router({
  list: guestProcedure
    .meta({
      cached: { for: 'everyone', topics: ['testimonials', 'people'] },
      rest: {
        method: 'GET',
        path: '/api/testimonials',
        summary: 'The approved testimonials',
        list: 'plain',
      },
    })
    .input(Paging)
    .output(Page(Testimonial))
    .query(({ ctx, input }) => listApprovedTestimonials(ctx.db, input)),

  listForReview: adminProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/testimonials',
        summary: 'Testimonials of every status, those that wait for a decision first',
        list: 'plain',
      },
    })
    .input(Paging)
    .output(Page(TestimonialForReview))
    .query(({ ctx, input }) => listTestimonialsForReview(ctx.db, input)),

  get: reviewedTestimonial
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/testimonials/{id}',
        summary: 'A testimonial of any status',
        strict: true,
      },
    })
    .output(TestimonialForReview)
    .query(({ ctx }) => ctx.testimonial),
});
