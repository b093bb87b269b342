import { createFileRoute } from '@tanstack/react-router';
import { HierarchyPage } from '#web/features/category/admin/hierarchy-page.tsx';
import { hierarchyParams } from '#web/features/category/admin/hierarchy-search.ts';
import { quizListMessages } from '#web/features/quiz/admin/list/messages/messages.ts';
import { hiddenHead } from '#web/page-head.ts';
import { keyOf, rowId, searchParams } from '#web/search-params.ts';
import { adminFailure } from '#web/session/role-only.tsx';

const validateSearch = searchParams({
  ...hierarchyParams,
  tab: keyOf<'categories' | 'sub-categories'>({ categories: true, 'sub-categories': true }),
  category: rowId,
});

export const Route = createFileRoute('/_admin/admin/content-hierarchy')({
  validateSearch,
  loader: ({ context }) => context.calls.category.hierarchy.fetch(),
  head: hiddenHead(
    () =>
      import('#web/features/quiz/admin/list/messages/messages.ts').then(
        (file) => file.quizListMessages,
      ),
    ({ pages }) => ({ title: pages.hierarchy, description: pages.hierarchyDescription }),
  ),
  errorComponent: adminFailure(quizListMessages, (m) => [m.categoriesFailed]),
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
