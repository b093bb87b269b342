import { createFileRoute } from '@tanstack/react-router';
import { InboxPage } from '#web/features/contact/inbox/inbox-page.tsx';
import { inboxQuery, inboxSearch } from '#web/features/contact/inbox/inbox-search.ts';
import { inboxMessages } from '#web/features/contact/inbox/messages/messages.ts';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { changing } from '#web/search-params.ts';
import { adminFailure, RoleOnly } from '#web/session/role-only.tsx';

export const Route = createFileRoute('/_admin/admin/contact-messages')({
  validateSearch: inboxSearch,
  // Which message is open changes nothing in the list.
  loaderDeps: ({ search }) => inboxQuery(inboxSearch({ ...search })),
  loader: ({ context: { calls }, deps }) => calls.contact.list.fetch(deps),
  head: hiddenHead(
    () =>
      import('#web/features/contact/inbox/messages/messages.ts').then((file) => file.inboxMessages),
    ({ pageTitle: title, description }) => ({ title, description }),
  ),
  errorComponent: adminFailure(inboxMessages, (m) => [m.failed, m.denied]),
  component: InboxRoute,
});

function InboxRoute() {
  const { denied } = useMessages(inboxMessages);
  const { site } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RoleOnly denied={denied}>
      <InboxPage
        search={search}
        contactEmail={site.contactEmail ?? null}
        onSearch={(next) =>
          void navigate({ search: changing(search, next), replace: true, resetScroll: false })
        }
      />
    </RoleOnly>
  );
}
