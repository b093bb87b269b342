import { createFileRoute } from '@tanstack/react-router';
import { peopleMessages } from '#web/features/account/people/messages/messages.ts';
import { AuditTrailPage } from '#web/features/audit/audit-page.tsx';
import { auditSearch } from '#web/features/audit/audit-search.ts';
import type { AuditWords } from '#web/features/audit/difference.ts';
import { auditMessages } from '#web/features/audit/messages/messages.ts';
import { blogAdminMessages } from '#web/features/blog/admin/messages/messages.ts';
import { assignmentMessages } from '#web/features/classroom/assignments/messages/messages.ts';
import { inboxMessages } from '#web/features/contact/inbox/messages/messages.ts';
import { bankMessages } from '#web/features/question/admin/messages/messages.ts';
import { quizListMessages } from '#web/features/quiz/admin/list/messages/messages.ts';
import { useStoredValues } from '#web/features/quiz/admin/stored-values.ts';
import { regradeMessages } from '#web/features/regrade/messages/messages.ts';
import { seriesAdminMessages } from '#web/features/series/admin/messages/messages.ts';
import { testimonialAdminMessages } from '#web/features/testimonial/admin/messages/messages.ts';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { changing } from '#web/search-params.ts';
import { adminFailure, RoleOnly } from '#web/session/role-only.tsx';

export const Route = createFileRoute('/_admin/admin/audit-trail')({
  validateSearch: auditSearch,
  // Only known names, in one order: by these the browser finds what the server has loaded.
  loaderDeps: ({ search }) => auditSearch({ ...search }),
  loader: ({ context: { calls }, deps }) => calls.audit.page.fetch(deps),
  head: hiddenHead(
    () => import('#web/features/audit/messages/messages.ts').then((file) => file.auditMessages),
    ({ pageTitle: title, description }) => ({ title, description }),
  ),
  errorComponent: adminFailure(auditMessages, (m) => [m.failed, m.denied]),
  component: AuditTrailRoute,
});

function AuditTrailRoute() {
  const { denied } = useMessages(auditMessages);
  const words = useAuditWords();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RoleOnly denied={denied}>
      <AuditTrailPage
        words={words}
        search={search}
        onSearch={(next) => void navigate({ search: changing(search, next), resetScroll: false })}
      />
    </RoleOnly>
  );
}

/** What the values of columns mean, in the words of the pages where they are changed. */
function useAuditWords(): AuditWords {
  const { status: post } = useMessages(blogAdminMessages);
  const { status: quiz } = useMessages(quizListMessages);
  const { status: series, levels } = useMessages(seriesAdminMessages);
  const { types, difficulties, colours } = useMessages(bankMessages);
  const { decisions: regrade } = useMessages(regradeMessages);
  const { statuses, reasons } = useMessages(peopleMessages);
  const { rules, body } = useStoredValues();
  const account = { ...statuses, pending_deletion: statuses.leaving };
  return {
    categories: { status: series },
    sub_categories: { status: series },
    quizzes: { status: { ...quiz, archived: post.archived }, difficulty: levels, rules },
    questions: { type: types, difficulty: difficulties, regrade, body },
    series: { status: series, difficulty: levels },
    blog_posts: { status: post },
    testimonials: { status: useMessages(testimonialAdminMessages).status },
    contact_messages: { status: useMessages(inboxMessages).shows },
    users: { account_status: account, suspended_reason: reasons },
    tags: { colour: colours },
    assignments: { late_policy: useMessages(assignmentMessages).policies },
  };
}
