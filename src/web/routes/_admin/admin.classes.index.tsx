import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { ClassesPage } from '#web/features/classroom/admin/classes-page.tsx';
import { classroomMessages } from '#web/features/classroom/admin/messages/messages.ts';
import { useMessages } from '#web/language/language.tsx';
import { pageHead } from '#web/page-head.ts';
import { AdminFailure, AdminOnly } from '#web/session/admin-only.tsx';

export const Route = createFileRoute('/_admin/admin/classes/')({
  loader: ({ context: { calls } }) => calls.classroom.list.fetch(),
  head: async ({ match }) => {
    const { classroomMessages } = await import(
      '#web/features/classroom/admin/messages/messages.ts'
    );
    const m = await classroomMessages.load(match.context.site.language);
    return pageHead(match.context.site, {
      title: m.pageTitle,
      description: m.description,
      path: '/admin/classes',
      hidden: true,
    });
  },
  errorComponent: ClassesFailure,
  component: ClassesRoute,
});

function ClassesFailure({ error, reset }: ErrorComponentProps) {
  const m = useMessages(classroomMessages);
  return <AdminFailure title={m.failed} error={error} denied={m.denied} reset={reset} />;
}

function ClassesRoute() {
  const { denied } = useMessages(classroomMessages);
  return (
    <AdminOnly denied={denied}>
      <ClassesPage />
    </AdminOnly>
  );
}
