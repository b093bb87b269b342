import { createFileRoute } from '@tanstack/react-router';
import { testimonialSearch } from '#web/features/testimonial/admin/testimonial-search.ts';
import { TestimonialsPage } from '#web/features/testimonial/admin/testimonials-page.tsx';
import { pageHead } from '#web/page-head.ts';
import { AdminFailure, AdminOnly } from '#web/session/admin-only.tsx';

const denied = 'Access Denied';

export const Route = createFileRoute('/_admin/admin/testimonials')({
  validateSearch: testimonialSearch,
  // Only known names, in one order: by these the browser finds what the server has loaded.
  loaderDeps: ({ search }) => testimonialSearch({ ...search }),
  loader: ({ context: { calls }, deps }) =>
    Promise.all([calls.testimonial.pageForReview.fetch(deps), calls.testimonial.counts.fetch()]),
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Testimonials, administration',
      description: 'Approve or reject what learners say.',
      path: '/admin/testimonials',
      hidden: true,
    }),
  errorComponent: ({ error, reset }) => (
    <AdminFailure title="Error loading testimonials" error={error} denied={denied} reset={reset} />
  ),
  component: TestimonialsRoute,
});

function TestimonialsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AdminOnly denied={denied}>
      <TestimonialsPage
        search={search}
        onSearch={(next) => void navigate({ search: next, resetScroll: false })}
      />
    </AdminOnly>
  );
}
