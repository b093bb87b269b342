import { createFileRoute } from '@tanstack/react-router';
import { commentSearch } from '#web/features/comment/admin/comment-search.ts';
import { CommentsPage } from '#web/features/comment/admin/comments-page.tsx';
import { commentAdminMessages } from '#web/features/comment/admin/messages/messages.ts';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { changing } from '#web/search-params.ts';
import { adminFailure, RoleOnly } from '#web/session/role-only.tsx';

export const Route = createFileRoute('/_admin/admin/comments')({
  validateSearch: commentSearch,
  // Only known names, in one order: by these the browser finds what the server has loaded.
  loaderDeps: ({ search }) => commentSearch({ ...search }),
  loader: ({ context: { calls }, deps }) =>
    Promise.all([calls.comment.pageForReview.fetch(deps), calls.comment.countsForReview.fetch()]),
  head: hiddenHead(
    () =>
      import('#web/features/comment/admin/messages/messages.ts').then(
        (file) => file.commentAdminMessages,
      ),
    ({ pageTitle: title, description }) => ({ title, description }),
  ),
  errorComponent: adminFailure(commentAdminMessages, (m) => [m.loadFailed, m.denied]),
  component: CommentsRoute,
});

function CommentsRoute() {
  const { denied } = useMessages(commentAdminMessages);
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RoleOnly denied={denied}>
      <CommentsPage
        search={search}
        onSearch={(next) => void navigate({ search: changing(search, next), resetScroll: false })}
      />
    </RoleOnly>
  );
}
