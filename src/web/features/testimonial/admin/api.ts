import { listFreshness, listPage } from '#web/freshness.ts';
import { type Inputs, type Outputs, trpc } from '#web/trpc.ts';

export type TestimonialRow = Outputs['testimonial']['pageForReview']['items'][number];
export type TestimonialSearch = Inputs['testimonial']['pageForReview'];

/** A page of testimonials; the page before stays on screen while the next one comes. */
export const useTestimonialPage = (search: TestimonialSearch) =>
  trpc.testimonial.pageForReview.useQuery(search, listPage);
export const useTestimonialCounts = () =>
  trpc.testimonial.counts.useSuspenseQuery(undefined, listFreshness)[0];
/** For a note elsewhere, which may come late. */
export const usePendingCount = () =>
  trpc.testimonial.counts.useQuery(undefined, listFreshness).data?.pending ?? 0;

/** Calls that act on several testimonials, each with an outcome per testimonial. */
export function useManyTestimonials() {
  const calls = trpc.useUtils();
  // The public list too: an approved one shows at once.
  const onSuccess = () => {
    void calls.testimonial.invalidate();
  };
  return {
    setStatuses: trpc.testimonial.setStatuses.useMutation({ onSuccess }).mutateAsync,
    remove: trpc.testimonial.removeMany.useMutation({ onSuccess }).mutateAsync,
    restore: trpc.testimonial.restoreMany.useMutation({ onSuccess }).mutateAsync,
  };
}
