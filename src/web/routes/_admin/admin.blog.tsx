import { createFileRoute } from '@tanstack/react-router';
import { AdminOnly } from '../../admin-only.tsx';
import { BlogAdminPage } from '../../features/blog/admin/blog-admin-page.tsx';
import { blogDenied } from '../../features/blog/admin/denied.ts';
import { pageHead } from '../../page-head.ts';

export const Route = createFileRoute('/_admin/admin/blog')({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Blog Management',
      description: 'Create and manage blog posts.',
      path: '/admin/blog',
      hidden: true,
    }),
  component: () => (
    <AdminOnly denied={blogDenied}>
      <BlogAdminPage />
    </AdminOnly>
  ),
});
