import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { AdminFailure, AdminOnly } from '../../admin-only.tsx';
import { DashboardPage } from '../../features/quiz/admin/dashboard-page.tsx';
import { PendingNote } from '../../features/testimonial/admin/pending-note.tsx';
import { pageHead } from '../../page-head.ts';

const denied = 'Access Denied — You need administrator privileges to access this page.';

export const Route = createFileRoute('/_admin/admin/')({
  validateSearch: z.object({
    q: z.string().max(200).optional().catch(undefined),
    status: z.enum(['active', 'draft', 'archived']).optional().catch(undefined),
    page: z.coerce.number().int().positive().optional().catch(undefined),
  }),
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
    <AdminFailure title="Error loading quizzes" error={error} denied={denied} onRetry={reset} />
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
