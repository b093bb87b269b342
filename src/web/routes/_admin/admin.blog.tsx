import { createFileRoute, Outlet } from '@tanstack/react-router';
import { BlogAdminPage } from '#web/features/blog/admin/blog-admin-page.tsx';
import { blogAdminMessages } from '#web/features/blog/admin/messages/messages.ts';
import { postSearch } from '#web/features/blog/admin/post-search.ts';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { changing } from '#web/search-params.ts';
import { RoleOnly } from '#web/session/role-only.tsx';

export const Route = createFileRoute('/_admin/admin/blog')({
  validateSearch: postSearch,
  head: hiddenHead(
    () =>
      import('#web/features/blog/admin/messages/messages.ts').then(
        (file) => file.blogAdminMessages,
      ),
    ({ title, description }) => ({ title, description }),
  ),
  component: BlogAdminRoute,
});

function BlogAdminRoute() {
  const { denied } = useMessages(blogAdminMessages);
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RoleOnly denied={denied}>
      <BlogAdminPage
        search={search}
        onSearch={(next) =>
          void navigate({ search: changing(search, next), replace: true, resetScroll: false })
        }
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
    </RoleOnly>
  );
}
