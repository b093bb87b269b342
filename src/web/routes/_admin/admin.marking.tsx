import { createFileRoute } from '@tanstack/react-router';
import { MarkingPage } from '#web/features/marking/marking-page.tsx';
import { markingSearch } from '#web/features/marking/marking-search.ts';
import { markingMessages } from '#web/features/marking/messages/messages.ts';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { changing } from '#web/search-params.ts';
import { adminFailure, RoleOnly } from '#web/session/role-only.tsx';

export const Route = createFileRoute('/_admin/admin/marking')({
  validateSearch: markingSearch,
  loaderDeps: ({ search }) => markingSearch({ ...search }),
  loader: async ({ context: { calls }, deps }) => {
    // Answers come at any time, and others mark them.
    if (deps.question === undefined)
      await calls.marking.waiting.fetch({ classId: deps.class }, { staleTime: 0 });
  },
  head: hiddenHead(
    () => import('#web/features/marking/messages/messages.ts').then((file) => file.markingMessages),
    ({ title, intro: description }) => ({ title, description }),
  ),
  errorComponent: adminFailure(markingMessages, (m) => [m.failed, m.denied]),
  component: MarkingRoute,
});

function MarkingRoute() {
  const { denied } = useMessages(markingMessages);
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RoleOnly denied={denied}>
      <MarkingPage
        search={search}
        onSearch={(next) =>
          void navigate({ search: changing(search, next), replace: true, resetScroll: false })
        }
      />
    </RoleOnly>
  );
}
