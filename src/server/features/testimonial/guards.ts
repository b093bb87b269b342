import { z } from 'zod';
import { orNotFound } from '#server/kernel/failure.ts';
import { adminProcedure } from '#server/kernel/trpc.ts';
import { Id } from '#shared/kernel/id.ts';
import { findTestimonialForReview } from './queries.ts';

/** Puts the testimonial that an administrator decides about into the context. */
export const reviewedTestimonial = adminProcedure
  .meta({ finds: 'Testimonial' })
  .input(z.object({ id: Id }))
  .use(async ({ ctx, input, next }) => {
    const testimonial = orNotFound(await findTestimonialForReview(ctx.db, input.id), 'Testimonial');
    return next({ ctx: { testimonial } });
  });
