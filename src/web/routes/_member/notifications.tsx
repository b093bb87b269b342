import { createFileRoute } from '@tanstack/react-router';
import { NoticesPage } from '#web/features/notice/notices-page.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { pageNumber, searchParams } from '#web/search-params.ts';
import { PageSpinner } from '#web/ui/frame/page-spinner.tsx';

const validateSearch = searchParams({ page: pageNumber });

export const Route = createFileRoute('/_member/notifications')({
  validateSearch,
  loaderDeps: ({ search }) => validateSearch({ ...search }),
  loader: ({ context: { calls }, deps: { page = 1 } }) =>
    calls.notice.page.fetch({ page }, { staleTime: 0 }),
  head: hiddenHead(
    () => import('#web/features/notice/messages/messages.ts').then((file) => file.noticeMessages),
    ({ title, lead: description }) => ({ title, description }),
  ),
  pendingComponent: PageSpinner,
  component: NotificationsRoute,
});

function NotificationsRoute() {
  return <NoticesPage page={Route.useSearch().page ?? 1} />;
}
