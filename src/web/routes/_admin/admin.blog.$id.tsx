import { createFileRoute, Navigate } from '@tanstack/react-router';
import { idFromPath } from '#shared/kernel/row-id.ts';
import { PostDialog } from '#web/features/blog/admin/post-dialog.tsx';
import { hiddenHead } from '#web/page-head.ts';

export const Route = createFileRoute('/_admin/admin/blog/$id')({
  head: hiddenHead(
    () =>
      import('#web/features/blog/admin/messages/messages.ts').then(
        (file) => file.blogAdminMessages,
      ),
    ({ editor }) => ({ title: editor.editTitle, description: editor.editDescription }),
  ),
  component: EditPostRoute,
});

function EditPostRoute() {
  const id = idFromPath(Route.useParams().id);
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  if (id === undefined) return <Navigate to="/admin/blog" search={search} replace />;
  return (
    <PostDialog
      key={id}
      id={id}
      onClosed={() => void navigate({ to: '/admin/blog', search, resetScroll: false })}
    />
  );
}
