import { createFileRoute, notFound } from '@tanstack/react-router';
import type { RegradeMethod } from '#shared/features/attempt/rules.ts';
import { idFromPath } from '#shared/kernel/row-id.ts';
import { regradeMessages } from '#web/features/regrade/messages/messages.ts';
import { RegradePage } from '#web/features/regrade/regrade-page.tsx';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { keyOf, searchParams } from '#web/search-params.ts';
import { orNotFound } from '#web/session/guards.ts';
import { adminFailure, RoleOnly } from '#web/session/role-only.tsx';

/** What the address contains: the method that is chosen at first. */
const validateSearch = searchParams({
  method: keyOf<RegradeMethod>({ new_key: true, either_key: true, full_credit: true }),
});

export const Route = createFileRoute('/_admin/admin/regrade/$id')({
  validateSearch,
  loader: async ({ context: { calls }, params }) => {
    const id = idFromPath(params.id);
    if (id === undefined) throw notFound();
    // Its key and its attempts change elsewhere.
    await orNotFound(calls.regrade.question.fetch({ id }, { staleTime: 0 }));
    return { id };
  },
  head: hiddenHead(
    () => import('#web/features/regrade/messages/messages.ts').then((file) => file.regradeMessages),
    ({ pageTitle: title, description }) => ({ title, description }),
  ),
  errorComponent: adminFailure(regradeMessages, (m) => [m.failed, m.denied]),
  component: RegradeRoute,
});

function RegradeRoute() {
  const { denied } = useMessages(regradeMessages);
  const { id } = Route.useLoaderData();
  const { method } = Route.useSearch();
  return (
    <RoleOnly denied={denied}>
      <RegradePage key={id} id={id} method={method} />
    </RoleOnly>
  );
}
