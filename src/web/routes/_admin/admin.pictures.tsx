import { createFileRoute } from '@tanstack/react-router';
import { uploadMessages } from '#web/features/upload/messages/messages.ts';
import { pictureSearch } from '#web/features/upload/picture-search.ts';
import { PicturesPage } from '#web/features/upload/pictures-page.tsx';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { changing } from '#web/search-params.ts';
import { adminFailure, RoleOnly } from '#web/session/role-only.tsx';

export const Route = createFileRoute('/_admin/admin/pictures')({
  validateSearch: pictureSearch,
  // Only known names, in one order: by these the browser finds what the server has loaded.
  loaderDeps: ({ search }) => pictureSearch({ ...search }),
  loader: ({ context: { calls }, deps }) => calls.upload.page.fetch(deps),
  head: hiddenHead(
    () => import('#web/features/upload/messages/messages.ts').then((file) => file.uploadMessages),
    ({ title, description }) => ({ title, description }),
  ),
  errorComponent: adminFailure(uploadMessages, (m) => [m.failed, m.denied]),
  component: PicturesRoute,
});

function PicturesRoute() {
  const { denied } = useMessages(uploadMessages);
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RoleOnly denied={denied}>
      <PicturesPage
        search={search}
        onSearch={(next) => void navigate({ search: changing(search, next), resetScroll: false })}
      />
    </RoleOnly>
  );
}
