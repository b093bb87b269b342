import { createFileRoute, redirect } from '@tanstack/react-router';
import { WaitingCommentsNote } from '#web/features/comment/admin/waiting-comments-note.tsx';
import { OpenNote } from '#web/features/contact/inbox/open-note.tsx';
import { MarkingNote } from '#web/features/marking/marking-note.tsx';
import { DashboardPage } from '#web/features/quiz/admin/list/dashboard-page.tsx';
import {
  dashboardSearch,
  dashboardToReturnTo,
} from '#web/features/quiz/admin/list/dashboard-search.ts';
import { quizListMessages } from '#web/features/quiz/admin/list/messages/messages.ts';
import { PendingNote } from '#web/features/testimonial/admin/pending-note.tsx';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { changing } from '#web/search-params.ts';
import { adminFailure, RoleOnly } from '#web/session/role-only.tsx';
import { useHasRole } from '#web/session/roles.ts';

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
  head: hiddenHead(
    () =>
      import('#web/features/quiz/admin/list/messages/messages.ts').then(
        (file) => file.quizListMessages,
      ),
    ({ dashboard: title, dashboardDescription: description }) => ({ title, description }),
  ),
  errorComponent: adminFailure(quizListMessages, (m) => [m.loadFailed, m.denied]),
  component: DashboardRoute,
});

function DashboardRoute() {
  const m = useMessages(quizListMessages);
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const isAdmin = useHasRole('administrator');
  return (
    <RoleOnly denied={m.denied}>
      <DashboardPage
        search={search}
        waiting={
          <>
            {isAdmin && <OpenNote />}
            {isAdmin && <PendingNote />}
            <MarkingNote />
            <WaitingCommentsNote />
          </>
        }
        onSearch={(next) =>
          void navigate({ search: changing(search, next), replace: true, resetScroll: false })
        }
      />
    </RoleOnly>
  );
}
