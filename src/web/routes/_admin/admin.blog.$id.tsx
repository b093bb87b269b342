import { createFileRoute, Navigate } from '@tanstack/react-router';
import { idFromPath } from '#shared/kernel/row-id.ts';
import { PostDialog } from '#web/features/blog/admin/post-dialog.tsx';
import { pageHead } from '#web/page-head.ts';

export const Route = createFileRoute('/_admin/admin/blog/$id')({
  head: async ({ match }) => {
    const { blogAdminMessages } = await import('#web/features/blog/admin/messages/messages.ts');
    const m = await blogAdminMessages.load(match.context.site.language);
    return pageHead(match.context.site, {
      title: m.editor.editTitle,
      description: m.editor.editDescription,
      path: match.pathname,
      hidden: true,
    });
  },
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
