import { z } from 'zod';
import { adminProcedure } from '#server/kernel/trpc.ts';
import { Id } from '#shared/kernel/id.ts';
import { getTestimonialForReview } from './queries.ts';

/** Puts the testimonial that an administrator decides about into the context. */
export const reviewedTestimonial = adminProcedure
  .meta({ finds: 'Testimonial' })
  .input(z.object({ id: Id }))
  .use(async ({ ctx, input, next }) => {
    const testimonial = await getTestimonialForReview(ctx.db, input.id);
    return next({ ctx: { testimonial } });
  });
