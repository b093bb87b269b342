import { createFileRoute } from '@tanstack/react-router';
import { HierarchyPage } from '#web/features/category/admin/hierarchy-page.tsx';
import { hierarchyParams } from '#web/features/category/admin/hierarchy-search.ts';
import { pageHead } from '#web/page-head.ts';
import { keyOf, rowId, searchParams } from '#web/search-params.ts';
import { AdminFailure } from '#web/session/admin-only.tsx';

const validateSearch = searchParams({
  ...hierarchyParams,
  tab: keyOf<'categories' | 'sub-categories'>({ categories: true, 'sub-categories': true }),
  category: rowId,
});

export const Route = createFileRoute('/_admin/admin/content-hierarchy')({
  validateSearch,
  loader: ({ context }) => context.calls.category.hierarchy.fetch(),
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Content Hierarchy',
      description: 'Categories, sub-categories and quizzes by their place.',
      path: '/admin/content-hierarchy',
      hidden: true,
    }),
  errorComponent: ({ error, reset }) => (
    <AdminFailure title="Error loading categories" error={error} reset={reset} />
  ),
  component: HierarchyRoute,
});

function HierarchyRoute() {
  const { tab = 'overview', category, ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <HierarchyPage
      tab={tab}
      categoryId={category}
      onTab={(next) =>
        void navigate({
          search: { tab: next === 'overview' ? undefined : next },
          resetScroll: false,
        })
      }
      onCategory={(id) =>
        void navigate({
          search: { ...search, page: undefined, tab: 'sub-categories', category: id },
          resetScroll: false,
        })
      }
      search={search}
      onSearch={(next) =>
        void navigate({
          search: { ...next, tab: tab === 'overview' ? undefined : tab, category },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
