import { createFileRoute, redirect } from '@tanstack/react-router';
import { AdminFailure, AdminOnly } from '../../admin-only.tsx';
import { DashboardPage } from '../../features/quiz/admin/dashboard-page.tsx';
import {
  DashboardSearch,
  dashboardToReturnTo,
} from '../../features/quiz/admin/dashboard-search.ts';
import { PendingNote } from '../../features/testimonial/admin/pending-note.tsx';
import { pageHead } from '../../page-head.ts';

const denied = 'Access Denied — You need administrator privileges to access this page.';

export const Route = createFileRoute('/_admin/admin/')({
  validateSearch: DashboardSearch,
  beforeLoad: ({ search, location, preload }) => {
    const isPlain = Object.values(search).every((value) => value === undefined);
    if (preload || !isPlain || location.hash !== '') return;
    const place = dashboardToReturnTo();
    if (place) throw redirect({ to: '/admin', search: place, replace: true });
  },
  loader: ({ context: { calls } }) =>
    Promise.all([calls.quiz.totals.fetch(), calls.quiz.recent.fetch()]),
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Admin Dashboard',
      description: 'Quizzes, questions and all that is around them.',
      path: '/admin',
      hidden: true,
    }),
  errorComponent: ({ error, reset }) => (
    <AdminFailure title="Error loading quizzes" error={error} denied={denied} reset={reset} />
  ),
  component: DashboardRoute,
});

function DashboardRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AdminOnly denied={denied}>
      <DashboardPage
        search={search}
        waiting={<PendingNote />}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </AdminOnly>
  );
}
