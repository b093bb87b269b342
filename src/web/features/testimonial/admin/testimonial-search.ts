import { z } from 'zod';
import { TestimonialStatus } from '#shared/features/testimonial/schema.ts';

/** What the address of the testimonials' administration holds. Nonsense in it is left out. */
export const TestimonialSearch = z.object({
  status: TestimonialStatus.optional().catch(undefined),
  page: z.coerce.number().int().positive().max(100_000).optional().catch(undefined),
});
export type TestimonialSearch = z.infer<typeof TestimonialSearch>;
