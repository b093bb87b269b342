import { createFileRoute } from '@tanstack/react-router';
import { PostDialog } from '#web/features/blog/admin/post-dialog.tsx';
import { hiddenHead } from '#web/page-head.ts';

export const Route = createFileRoute('/_admin/admin/blog/new')({
  head: hiddenHead(
    () =>
      import('#web/features/blog/admin/messages/messages.ts').then(
        (file) => file.blogAdminMessages,
      ),
    ({ editor }) => ({ title: editor.createTitle, description: editor.createDescription }),
  ),
  component: NewPostRoute,
});

function NewPostRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PostDialog onClosed={() => void navigate({ to: '/admin/blog', search, resetScroll: false })} />
  );
}
