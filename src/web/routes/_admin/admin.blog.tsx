import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminOnly } from '../../admin-only.tsx';
import { BlogAdminPage } from '../../features/blog/admin/blog-admin-page.tsx';
import { blogDenied } from '../../features/blog/admin/denied.ts';
import { PostSearch } from '../../features/blog/admin/post-search.ts';
import { pageHead } from '../../page-head.ts';

export const Route = createFileRoute('/_admin/admin/blog')({
  validateSearch: PostSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Blog Management',
      description: 'Create and manage blog posts.',
      path: '/admin/blog',
      hidden: true,
    }),
  component: BlogAdminRoute,
});

function BlogAdminRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AdminOnly denied={blogDenied}>
      <BlogAdminPage
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
        onCreate={() => void navigate({ to: '/admin/blog/new', search, resetScroll: false })}
        onEdit={(id) =>
          void navigate({
            to: '/admin/blog/$id',
            params: { id: String(id) },
            search,
            resetScroll: false,
          })
        }
      />
      <Outlet />
    </AdminOnly>
  );
}
