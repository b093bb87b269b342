import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { AuditTrailPage } from '#web/features/audit/audit-page.tsx';
import { auditSearch } from '#web/features/audit/audit-search.ts';
import { auditMessages } from '#web/features/audit/messages/messages.ts';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { changing } from '#web/search-params.ts';
import { AdminFailure, RoleOnly } from '#web/session/role-only.tsx';

export const Route = createFileRoute('/_admin/admin/audit-trail')({
  validateSearch: auditSearch,
  // Only known names, in one order: by these the browser finds what the server has loaded.
  loaderDeps: ({ search }) => auditSearch({ ...search }),
  loader: ({ context: { calls }, deps }) => calls.audit.page.fetch(deps),
  head: hiddenHead(
    () => import('#web/features/audit/messages/messages.ts').then((file) => file.auditMessages),
    ({ pageTitle: title, description }) => ({ title, description }),
  ),
  errorComponent: AuditTrailFailure,
  component: AuditTrailRoute,
});

function AuditTrailFailure({ error, reset }: ErrorComponentProps) {
  const m = useMessages(auditMessages);
  return <AdminFailure title={m.failed} error={error} denied={m.denied} reset={reset} />;
}

function AuditTrailRoute() {
  const { denied } = useMessages(auditMessages);
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RoleOnly denied={denied}>
      <AuditTrailPage
        search={search}
        onSearch={(next) => void navigate({ search: changing(search, next), resetScroll: false })}
      />
    </RoleOnly>
  );
}
