import { createFileRoute, redirect } from '@tanstack/react-router';
import { DashboardPage } from '#web/features/quiz/admin/list/dashboard-page.tsx';
import {
  dashboardSearch,
  dashboardToReturnTo,
} from '#web/features/quiz/admin/list/dashboard-search.ts';
import { PendingNote } from '#web/features/testimonial/admin/pending-note.tsx';
import { pageHead } from '#web/page-head.ts';
import { AdminFailure, AdminOnly } from '#web/session/admin-only.tsx';

const denied = 'Access Denied — You need administrator privileges to access this page.';

export const Route = createFileRoute('/_admin/admin/')({
  validateSearch: dashboardSearch,
  beforeLoad: ({ search, location, preload }) => {
    const isPlain = Object.values(search).every((value) => value === undefined);
    if (preload || !isPlain || location.hash !== '') return;
    const remembered = dashboardToReturnTo();
    if (remembered) throw redirect({ to: '/admin', search: remembered, replace: true });
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
