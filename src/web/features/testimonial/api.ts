import { useUser } from '#web/session/session.tsx';
import { trpc } from '#web/trpc.ts';

/** The approved testimonials. */
export const useTestimonials = () => trpc.testimonial.list.useQuery();

/** The member's last testimonial and its status. */
export const useOwnTestimonial = () =>
  trpc.testimonial.mine.useQuery(undefined, { enabled: useUser() !== null, staleTime: 0 });

export function useSubmitTestimonial() {
  const calls = trpc.useUtils();
  return trpc.testimonial.submit.useMutation({ onSuccess: () => calls.testimonial.invalidate() });
}
