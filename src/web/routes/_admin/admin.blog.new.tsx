import { createFileRoute } from '@tanstack/react-router';
import { PostDialog } from '#web/features/blog/admin/post-dialog.tsx';
import { pageHead } from '#web/page-head.ts';

export const Route = createFileRoute('/_admin/admin/blog/new')({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Create New Blog Post',
      description: 'Write a post.',
      path: '/admin/blog/new',
      hidden: true,
    }),
  component: NewPostRoute,
});

function NewPostRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PostDialog onClosed={() => void navigate({ to: '/admin/blog', search, resetScroll: false })} />
  );
}
