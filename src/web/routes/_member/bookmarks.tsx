import { createFileRoute } from '@tanstack/react-router';
import { BookmarksPage } from '#web/features/practice/bookmarks/bookmarks-page.tsx';
import { bookmarksSearch, notedQuery } from '#web/features/practice/bookmarks/bookmarks-search.ts';
import { hiddenHead } from '#web/page-head.ts';
import { changing } from '#web/search-params.ts';
import { PageSpinner } from '#web/ui/frame/page-spinner.tsx';

export const Route = createFileRoute('/_member/bookmarks')({
  validateSearch: bookmarksSearch,
  // Only known names, in one order: by these the browser finds what the server has loaded.
  loaderDeps: ({ search }) => bookmarksSearch({ ...search }),
  loader: ({ context: { calls }, deps }) =>
    Promise.all([
      calls.practice.noted.fetch(notedQuery(deps), { staleTime: 0 }),
      calls.practice.notedSummary.fetch(undefined, { staleTime: 0 }),
    ]),
  head: hiddenHead(
    () =>
      import('#web/features/practice/bookmarks/messages/messages.ts').then(
        (file) => file.bookmarksMessages,
      ),
    ({ title, lead: description }) => ({ title, description }),
  ),
  pendingComponent: PageSpinner,
  component: BookmarksRoute,
});

function BookmarksRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BookmarksPage
      search={search}
      onSearch={(next) => void navigate({ search: changing(search, next), resetScroll: false })}
    />
  );
}
