import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { TestimonialStatus } from '#shared/features/testimonial/schema.ts';
import { AdminFailure, AdminOnly } from '../../admin-only.tsx';
import { TestimonialsPage } from '../../features/testimonial/admin/testimonials-page.tsx';
import { pageHead } from '../../page-head.ts';

const denied = 'Access Denied';

export const Route = createFileRoute('/_admin/admin/testimonials')({
  validateSearch: z.object({ status: TestimonialStatus.optional().catch(undefined) }),
  loader: ({ context: { calls } }) =>
    Promise.all([calls.testimonial.listForReview.fetch(), calls.testimonial.counts.fetch()]),
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Testimonials, administration',
      description: 'Approve or reject what learners say.',
      path: '/admin/testimonials',
      hidden: true,
    }),
  errorComponent: ({ error, reset }) => (
    <AdminFailure
      title="Error loading testimonials"
      error={error}
      denied={denied}
      onRetry={reset}
    />
  ),
  component: TestimonialsRoute,
});

function TestimonialsRoute() {
  const { status } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AdminOnly denied={denied}>
      <TestimonialsPage
        shown={status ?? 'all'}
        onShow={(shown) =>
          void navigate({
            search: { status: shown === 'all' ? undefined : shown },
            resetScroll: false,
          })
        }
      />
    </AdminOnly>
  );
}
