import { createFileRoute } from '@tanstack/react-router';
import { AdminFailure, AdminOnly } from '../../admin-only.tsx';
import { CategoriesPage } from '../../features/category/admin/categories-page.tsx';
import { pageHead } from '../../page-head.ts';

const denied = 'Access denied. Admin privileges required.';

export const Route = createFileRoute('/_admin/admin/categories')({
  loader: ({ context }) => context.calls.category.hierarchy.fetch(),
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Categories',
      description: 'Create, rename and delete categories.',
      path: '/admin/categories',
      hidden: true,
    }),
  errorComponent: ({ error, reset }) => (
    <AdminFailure title="Error loading categories" error={error} denied={denied} reset={reset} />
  ),
  component: () => (
    <AdminOnly denied={denied}>
      <CategoriesPage />
    </AdminOnly>
  ),
});
