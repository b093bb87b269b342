import { createFileRoute } from '@tanstack/react-router';
import { CategoriesPage } from '#web/features/category/admin/categories-page.tsx';
import { pageHead } from '#web/page-head.ts';
import { searchParams, text } from '#web/search-params.ts';
import { AdminFailure, AdminOnly } from '#web/session/admin-only.tsx';

const denied = 'Access denied. Admin privileges required.';

const validateSearch = searchParams({ q: text(200) });

export const Route = createFileRoute('/_admin/admin/categories')({
  validateSearch,
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
  component: CategoriesRoute,
});

function CategoriesRoute() {
  const { q } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AdminOnly denied={denied}>
      <CategoriesPage
        q={q}
        onSearch={(next) =>
          void navigate({ search: { q: next || undefined }, replace: true, resetScroll: false })
        }
      />
    </AdminOnly>
  );
}
