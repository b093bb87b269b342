import { createFileRoute } from '@tanstack/react-router';
import { peopleMessages } from '#web/features/account/people/messages/messages.ts';
import { PeoplePage } from '#web/features/account/people/people-page.tsx';
import { peopleQuery, peopleSearch } from '#web/features/account/people/people-search.ts';
import { Exceptions } from '#web/features/exception/exceptions.tsx';
import { exceptionMessages } from '#web/features/exception/messages/messages.ts';
import { invitationMessages } from '#web/features/invitation/messages/messages.ts';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { changing } from '#web/search-params.ts';
import { adminFailure, RoleOnly } from '#web/session/role-only.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';

export const Route = createFileRoute('/_admin/admin/users')({
  validateSearch: peopleSearch,
  // Which account is open changes nothing in the list.
  loaderDeps: ({ search }) => peopleQuery(peopleSearch({ ...search })),
  loader: ({ context: { calls }, deps }) => calls.account.people.fetch(deps),
  head: hiddenHead(
    () =>
      import('#web/features/account/people/messages/messages.ts').then(
        (file) => file.peopleMessages,
      ),
    ({ pageTitle: title, description }) => ({ title, description }),
  ),
  errorComponent: adminFailure(peopleMessages, (m) => [m.failed, m.denied]),
  component: PeopleRoute,
});

function PeopleRoute() {
  const { denied } = useMessages(peopleMessages);
  const { title } = useMessages(exceptionMessages);
  const { link: invite } = useMessages(invitationMessages);
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RoleOnly denied={denied}>
      <PeoplePage
        search={search}
        extra={{ title, Content: Exceptions }}
        actions={<ButtonLink to="/admin/invitations">{invite}</ButtonLink>}
        onSearch={(next) =>
          void navigate({ search: changing(search, next), replace: true, resetScroll: false })
        }
      />
    </RoleOnly>
  );
}
