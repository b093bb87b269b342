import { createFileRoute } from '@tanstack/react-router';
import { CertificatesButton } from '#web/features/certificate/admin/certificates-button.tsx';
import { seriesAdminMessages } from '#web/features/series/admin/messages/messages.ts';
import { SeriesAdminPage } from '#web/features/series/admin/series-admin-page.tsx';
import { seriesSearch } from '#web/features/series/admin/series-search.ts';
import { hiddenHead } from '#web/page-head.ts';
import { changing } from '#web/search-params.ts';
import { adminFailure } from '#web/session/role-only.tsx';

export const Route = createFileRoute('/_admin/admin/series')({
  validateSearch: seriesSearch,
  loader: ({ context: { calls } }) =>
    Promise.all([calls.series.listForAuthor.fetch({}), calls.category.list.fetch()]),
  head: hiddenHead(
    () =>
      import('#web/features/series/admin/messages/messages.ts').then(
        (file) => file.seriesAdminMessages,
      ),
    ({ pageTitle: title, description }) => ({ title, description }),
  ),
  errorComponent: adminFailure(seriesAdminMessages, (m) => [m.loadFailed]),
  component: SeriesRoute,
});

function SeriesRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SeriesAdminPage
      search={search}
      Certificates={CertificatesButton}
      onSearch={(next) =>
        void navigate({ search: changing(search, next), replace: true, resetScroll: false })
      }
    />
  );
}
