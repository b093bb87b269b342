import { createFileRoute, notFound } from '@tanstack/react-router';
import { idFromPath } from '#shared/kernel/row-id.ts';
import { ClassPage } from '#web/features/classroom/admin/class-page.tsx';
import { classSearch } from '#web/features/classroom/admin/class-search.ts';
import { classroomMessages } from '#web/features/classroom/admin/messages/messages.ts';
import { MemberExceptionsDialog } from '#web/features/exception/classes/member-exceptions.tsx';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { changing } from '#web/search-params.ts';
import { orNotFound } from '#web/session/guards.ts';
import { adminFailure, RoleOnly } from '#web/session/role-only.tsx';

export const Route = createFileRoute('/_admin/admin/classes/$id')({
  validateSearch: classSearch,
  loader: async ({ context: { calls }, params }) => {
    const classId = idFromPath(params.id);
    if (classId === undefined) throw notFound();
    await orNotFound(calls.classroom.shownGradebook.fetch({ classId }));
    return { classId };
  },
  head: hiddenHead(
    () =>
      import('#web/features/classroom/admin/messages/messages.ts').then(
        (file) => file.classroomMessages,
      ),
    ({ pageTitle: title, description }) => ({ title, description }),
  ),
  errorComponent: adminFailure(classroomMessages, (m) => [m.failed, m.denied]),
  component: ClassRoute,
});

function ClassRoute() {
  const { denied } = useMessages(classroomMessages);
  const { classId } = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RoleOnly denied={denied}>
      <ClassPage
        key={classId}
        id={classId}
        search={search}
        onSearch={(next) =>
          void navigate({ search: changing(search, next), replace: true, resetScroll: false })
        }
        Exceptions={MemberExceptionsDialog}
      />
    </RoleOnly>
  );
}
