import { createFileRoute, Outlet } from '@tanstack/react-router';
import { BlogAdminPage } from '#web/features/blog/admin/blog-admin-page.tsx';
import { blogDenied } from '#web/features/blog/admin/denied.ts';
import { postSearch } from '#web/features/blog/admin/post-search.ts';
import { pageHead } from '#web/page-head.ts';
import { AdminOnly } from '#web/session/admin-only.tsx';

export const Route = createFileRoute('/_admin/admin/blog')({
  validateSearch: postSearch,
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
