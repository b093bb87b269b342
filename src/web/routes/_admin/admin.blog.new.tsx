import { createFileRoute } from '@tanstack/react-router';
import { PostDialog } from '#web/features/blog/admin/post-dialog.tsx';
import { pageHead } from '#web/page-head.ts';

export const Route = createFileRoute('/_admin/admin/blog/new')({
  head: async ({ match }) => {
    const { blogAdminMessages } = await import('#web/features/blog/admin/messages/messages.ts');
    const m = await blogAdminMessages.load(match.context.site.language);
    return pageHead(match.context.site, {
      title: m.editor.createTitle,
      description: m.editor.createDescription,
      path: '/admin/blog/new',
      hidden: true,
    });
  },
  component: NewPostRoute,
});

function NewPostRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PostDialog onClosed={() => void navigate({ to: '/admin/blog', search, resetScroll: false })} />
  );
}
