import { createFileRoute } from '@tanstack/react-router';
import { AttemptsPage } from '#web/features/attempt/timeline/attempts-page.tsx';
import { timelineMessages } from '#web/features/attempt/timeline/messages/messages.ts';
import { timelineSearch } from '#web/features/attempt/timeline/timeline-search.ts';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { RoleOnly } from '#web/session/role-only.tsx';

export const Route = createFileRoute('/_admin/admin/attempts')({
  validateSearch: timelineSearch,
  head: hiddenHead(
    () =>
      import('#web/features/attempt/timeline/messages/messages.ts').then(
        (file) => file.timelineMessages,
      ),
    ({ title, description }) => ({ title, description }),
  ),
  component: AttemptsRoute,
});

function AttemptsRoute() {
  const { denied } = useMessages(timelineMessages);
  const { attempt } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RoleOnly denied={denied}>
      <AttemptsPage
        attemptId={attempt}
        onChoose={(chosen) => void navigate({ search: { attempt: chosen } })}
      />
    </RoleOnly>
  );
}
