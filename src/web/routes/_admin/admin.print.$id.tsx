import { createFileRoute, notFound } from '@tanstack/react-router';
import { idFromPath } from '#shared/kernel/row-id.ts';
import { printMessages } from '#web/features/quiz/print/messages/messages.ts';
import { PrintPage } from '#web/features/quiz/print/print-page.tsx';
import { printSearch } from '#web/features/quiz/print/print-search.ts';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { orNotFound } from '#web/session/guards.ts';
import { adminFailure, RoleOnly } from '#web/session/role-only.tsx';

export const Route = createFileRoute('/_admin/admin/print/$id')({
  validateSearch: printSearch,
  loader: async ({ context: { calls }, params, cause }) => {
    const id = idFromPath(params.id);
    if (id === undefined) throw notFound();
    // What was saved elsewhere a moment ago is printed, too; a changed setting needs nothing new.
    const freshness = cause === 'enter' ? { staleTime: 0 } : {};
    await orNotFound(calls.quiz.getForAuthor.fetch({ id }, freshness));
    return { id };
  },
  head: hiddenHead(
    () =>
      import('#web/features/quiz/print/messages/messages.ts').then((file) => file.printMessages),
    ({ pageTitle: title, description }) => ({ title, description }),
  ),
  errorComponent: adminFailure(printMessages, (m) => [m.failed, m.denied]),
  component: PrintRoute,
});

function PrintRoute() {
  const { denied } = useMessages(printMessages);
  const { id } = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RoleOnly denied={denied}>
      <PrintPage
        key={id}
        id={id}
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </RoleOnly>
  );
}
