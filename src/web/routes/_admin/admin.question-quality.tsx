import { createFileRoute } from '@tanstack/react-router';
import { qualityMessages } from '#web/features/quality/admin/messages/messages.ts';
import { QualityPage } from '#web/features/quality/admin/quality-page.tsx';
import { qualityQuery, qualitySearch } from '#web/features/quality/admin/quality-search.ts';
import { ReportedRemarks } from '#web/features/stars/admin/reported-remarks.tsx';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { changing } from '#web/search-params.ts';
import { adminFailure, RoleOnly } from '#web/session/role-only.tsx';

export const Route = createFileRoute('/_admin/admin/question-quality')({
  validateSearch: qualitySearch,
  // Which question is open changes nothing in the list.
  loaderDeps: ({ search }) => qualityQuery(qualitySearch({ ...search })),
  loader: ({ context: { calls }, deps }) => calls.quality.page.fetch(deps),
  head: hiddenHead(
    () =>
      import('#web/features/quality/admin/messages/messages.ts').then(
        (file) => file.qualityMessages,
      ),
    ({ pageTitle: title, description }) => ({ title, description }),
  ),
  errorComponent: adminFailure(qualityMessages, (m) => [m.failed, m.denied]),
  component: QualityRoute,
});

function QualityRoute() {
  const { denied } = useMessages(qualityMessages);
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RoleOnly denied={denied}>
      <QualityPage
        search={search}
        remarks={<ReportedRemarks />}
        onSearch={(next) =>
          void navigate({ search: changing(search, next), replace: true, resetScroll: false })
        }
      />
    </RoleOnly>
  );
}
