import { type Inputs, type Outputs, trpc } from '../../../trpc.ts';

export type TestimonialRow = Outputs['testimonial']['pageForReview']['items'][number];
export type TestimonialSearch = Inputs['testimonial']['pageForReview'];

/** A page of testimonials; the page before stays on screen while the next one comes. */
export const useTestimonialPage = (search: TestimonialSearch) =>
  trpc.testimonial.pageForReview.useQuery(search, { placeholderData: (before) => before });
export const useTestimonialCounts = () => trpc.testimonial.counts.useSuspenseQuery()[0];
/** For a note elsewhere, which may come late. */
export const usePendingCount = () => trpc.testimonial.counts.useQuery().data?.pending ?? 0;

export function useDecide() {
  const calls = trpc.useUtils();
  return trpc.testimonial.decide.useMutation({
    // The public list too: an approved one shows at once.
    onSuccess: () => {
      void calls.testimonial.invalidate();
    },
  });
}
