import { createFileRoute } from '@tanstack/react-router';
import { testimonialAdminMessages } from '#web/features/testimonial/admin/messages/messages.ts';
import { testimonialSearch } from '#web/features/testimonial/admin/testimonial-search.ts';
import { TestimonialsPage } from '#web/features/testimonial/admin/testimonials-page.tsx';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { changing } from '#web/search-params.ts';
import { adminFailure, RoleOnly } from '#web/session/role-only.tsx';

export const Route = createFileRoute('/_admin/admin/testimonials')({
  validateSearch: testimonialSearch,
  // Only known names, in one order: by these the browser finds what the server has loaded.
  loaderDeps: ({ search }) => testimonialSearch({ ...search }),
  loader: ({ context: { calls }, deps }) =>
    Promise.all([calls.testimonial.pageForReview.fetch(deps), calls.testimonial.counts.fetch()]),
  head: hiddenHead(
    () =>
      import('#web/features/testimonial/admin/messages/messages.ts').then(
        (file) => file.testimonialAdminMessages,
      ),
    ({ pageTitle: title, description }) => ({ title, description }),
  ),
  errorComponent: adminFailure(testimonialAdminMessages, (m) => [m.loadFailed, m.denied]),
  component: TestimonialsRoute,
});

function TestimonialsRoute() {
  const { denied } = useMessages(testimonialAdminMessages);
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RoleOnly denied={denied}>
      <TestimonialsPage
        search={search}
        onSearch={(next) => void navigate({ search: changing(search, next), resetScroll: false })}
      />
    </RoleOnly>
  );
}
