import { type Outputs, trpc } from '../../../trpc.ts';

export type TestimonialRow = Outputs['testimonial']['listForReview'][number];

export const useTestimonials = () => trpc.testimonial.listForReview.useSuspenseQuery()[0];
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
