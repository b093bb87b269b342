import type { TestimonialSort, TestimonialStatus } from '#shared/features/testimonial/schema.ts';
import { keyOf, pageNumber, searchParams, sortDirection, text } from '#web/search-params.ts';

/** What the address of the testimonials' administration contains. */
export const testimonialSearch = searchParams({
  q: text(200),
  sort: keyOf<TestimonialSort>({ name: true, rating: true, status: true, created: true }),
  direction: sortDirection,
  status: keyOf<TestimonialStatus>({ pending: true, approved: true, rejected: true }),
  page: pageNumber,
});
