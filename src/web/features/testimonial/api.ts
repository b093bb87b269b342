import { useUser } from '#web/session/session.tsx';
import { trpc } from '#web/trpc.ts';

/** The approved ones, for everybody. */
export const useTestimonials = () => trpc.testimonial.list.useQuery();

/** What became of the last one of whoever is signed in. */
export const useOwnTestimonial = () =>
  trpc.testimonial.mine.useQuery(undefined, { enabled: useUser() !== null, staleTime: 0 });

export function useSubmitTestimonial() {
  const calls = trpc.useUtils();
  return trpc.testimonial.submit.useMutation({ onSuccess: () => calls.testimonial.invalidate() });
}
