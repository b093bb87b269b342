import { createFileRoute } from '@tanstack/react-router';
import { CategoriesPage } from '#web/features/category/admin/categories-page.tsx';
import { categoryAdminMessages } from '#web/features/category/admin/messages/messages.ts';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { searchParams, text } from '#web/search-params.ts';
import { adminFailure, RoleOnly } from '#web/session/role-only.tsx';

const validateSearch = searchParams({ q: text(200) });

export const Route = createFileRoute('/_admin/admin/categories')({
  validateSearch,
  loader: ({ context }) => context.calls.category.hierarchy.fetch(),
  head: hiddenHead(
    () =>
      import('#web/features/category/admin/messages/messages.ts').then(
        (file) => file.categoryAdminMessages,
      ),
    ({ categories: title, categoriesDescription: description }) => ({ title, description }),
  ),
  errorComponent: adminFailure(categoryAdminMessages, (m) => [m.loadFailed, m.denied]),
  component: CategoriesRoute,
});

function CategoriesRoute() {
  const { denied } = useMessages(categoryAdminMessages);
  const { q } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RoleOnly denied={denied}>
      <CategoriesPage
        q={q}
        onSearch={(next) =>
          void navigate({ search: { q: next }, replace: true, resetScroll: false })
        }
      />
    </RoleOnly>
  );
}
