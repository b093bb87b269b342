import { createFileRoute } from '@tanstack/react-router';
import { peopleMessages } from '#web/features/account/people/messages/messages.ts';
import { InvitationsPage } from '#web/features/invitation/invitations-page.tsx';
import { invitationMessages } from '#web/features/invitation/messages/messages.ts';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { pageNumber, searchParams } from '#web/search-params.ts';
import { adminFailure, RoleOnly } from '#web/session/role-only.tsx';
import { ParentLink } from '#web/ui/frame/page-header.tsx';

const validateSearch = searchParams({ page: pageNumber });

export const Route = createFileRoute('/_admin/admin/invitations')({
  validateSearch,
  loaderDeps: ({ search }) => validateSearch({ ...search }),
  loader: ({ context: { calls }, deps: { page = 1 } }) => calls.invitation.pending.fetch({ page }),
  head: hiddenHead(
    () =>
      import('#web/features/invitation/messages/messages.ts').then(
        (file) => file.invitationMessages,
      ),
    ({ pageTitle: title, description }) => ({ title, description }),
  ),
  errorComponent: adminFailure(invitationMessages, (m) => [m.loadFailed, m.denied]),
  component: InvitationsRoute,
});

function InvitationsRoute() {
  const { denied } = useMessages(invitationMessages);
  const { title } = useMessages(peopleMessages);
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RoleOnly denied={denied}>
      <InvitationsPage
        page={page}
        above={<ParentLink to="/admin/users">{title}</ParentLink>}
        onPage={(next) => void navigate({ search: { page: next }, replace: true })}
      />
    </RoleOnly>
  );
}
