import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { LoadedAt } from '#shared/kernel/loaded-at.ts';
import { ManyChanges, VersionedOutcome } from '#shared/kernel/many.ts';
import { Page, PageNumber, SortDirection } from '#shared/kernel/paging.ts';
import { containsAddress } from '#shared/kernel/public-name.ts';
import { RequiredText } from '#shared/kernel/text/text-input.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';

export const TestimonialStatus = z.enum(['pending', 'approved', 'rejected']);
export type TestimonialStatus = z.infer<typeof TestimonialStatus>;

/** An approved testimonial, as everyone sees it. */
export const Testimonial = z.object({
  id: z.int(),
  name: z.string(),
  role: z.string(),
  content: z.string(),
  rating: z.int(),
  createdAt: Timestamp,
});
export type Testimonial = z.infer<typeof Testimonial>;

/** The caller's own, in any status. */
export const OwnTestimonial = Testimonial.extend({ status: TestimonialStatus });
export type OwnTestimonial = z.infer<typeof OwnTestimonial>;

/** A testimonial for review by administrators. */
export const TestimonialForReview = OwnTestimonial.extend({
  userId: z.int(),
  username: z.string(),
  approvedAt: Timestamp.nullable(),
  approvedBy: z.int().nullable(),
  updatedAt: Timestamp,
  updatedByName: z.string().nullable(),
});
export type TestimonialForReview = z.infer<typeof TestimonialForReview>;

export const TestimonialPage = Page(TestimonialForReview);

export const TestimonialSort = z.enum(['name', 'rating', 'status', 'created']);
export type TestimonialSort = z.infer<typeof TestimonialSort>;

/** The filter of the review list. */
export const TestimonialFilter = z.object({
  /** A part of the name, the content or the username. */
  q: z.string().trim().max(200).optional(),
  status: TestimonialStatus.optional(),
  /** Without it, those that wait for a decision come first, then the newest. */
  sort: TestimonialSort.optional(),
  direction: SortDirection.optional(),
  page: PageNumber,
});
export type TestimonialFilter = z.infer<typeof TestimonialFilter>;

export const TestimonialCounts = z.object({
  pending: z.int(),
  approved: z.int(),
  rejected: z.int(),
});
export type TestimonialCounts = z.infer<typeof TestimonialCounts>;

export const TestimonialDecision = z.object({
  status: TestimonialStatus.exclude(['pending'], 'Decide for approved or rejected'),
  loadedUpdatedAt: LoadedAt,
});

/** Decisions about several, in any direction: a decision can be reversed. */
export const TestimonialStatusChanges = z.object({
  changes: ManyChanges(z.object({ id: Id, status: TestimonialStatus, loadedUpdatedAt: LoadedAt })),
});
export const TestimonialOutcome = VersionedOutcome(TestimonialStatus);

export const testimonialLength = 500;

const noRating = 'Please select a rating';

export const NewTestimonial = z.object({
  name: RequiredText({ min: 2, max: 100, tooShort: 'Name must be at least 2 characters' }).refine(
    (name) => !containsAddress(name),
    'Please do not use an email address as a name',
  ),
  role: RequiredText({ min: 2, max: 100, tooShort: 'Role/Title must be at least 2 characters' }),
  content: RequiredText({
    min: 10,
    max: testimonialLength,
    tooShort: 'Testimonial must be at least 10 characters',
    tooLong: 'Testimonial must be less than 500 characters',
  }),
  rating: z.int(noRating).min(1, noRating).max(5, 'Rating cannot exceed 5 stars'),
});
export type NewTestimonial = z.infer<typeof NewTestimonial>;
