import { createFileRoute } from '@tanstack/react-router';
import { ClassesPage } from '#web/features/classroom/admin/classes-page.tsx';
import { classroomMessages } from '#web/features/classroom/admin/messages/messages.ts';
import { MarkingNote } from '#web/features/marking/marking-note.tsx';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { adminFailure, RoleOnly } from '#web/session/role-only.tsx';

export const Route = createFileRoute('/_admin/admin/classes/')({
  loader: ({ context: { calls } }) => calls.classroom.list.fetch(),
  head: hiddenHead(
    () =>
      import('#web/features/classroom/admin/messages/messages.ts').then(
        (file) => file.classroomMessages,
      ),
    ({ pageTitle: title, description }) => ({ title, description }),
  ),
  errorComponent: adminFailure(classroomMessages, (m) => [m.failed, m.denied]),
  component: ClassesRoute,
});

function ClassesRoute() {
  const { denied } = useMessages(classroomMessages);
  return (
    <RoleOnly denied={denied}>
      <ClassesPage waiting={<MarkingNote />} />
    </RoleOnly>
  );
}
