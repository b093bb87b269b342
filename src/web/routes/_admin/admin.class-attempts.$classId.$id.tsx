import { createFileRoute, notFound } from '@tanstack/react-router';
import { idFromPath } from '#shared/kernel/row-id.ts';
import { ClassAttemptPage } from '#web/features/attempt/timeline/class-attempt-page.tsx';
import { timelineMessages } from '#web/features/attempt/timeline/messages/messages.ts';
import { classroomMessages } from '#web/features/classroom/admin/messages/messages.ts';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { RoleOnly } from '#web/session/role-only.tsx';
import { ParentLink } from '#web/ui/frame/page-header.tsx';

export const Route = createFileRoute('/_admin/admin/class-attempts/$classId/$id')({
  loader: ({ params }) => {
    const [classId, attemptId] = [idFromPath(params.classId), idFromPath(params.id)];
    if (classId === undefined || attemptId === undefined) throw notFound();
    return { classId, attemptId };
  },
  head: (route) =>
    hiddenHead(
      () =>
        import('#web/features/attempt/timeline/messages/messages.ts').then(
          (file) => file.timelineMessages,
        ),
      ({ attempt, description }) => ({ title: attempt({ number: route.params.id }), description }),
    )(route),
  component: ClassAttemptRoute,
});

function ClassAttemptRoute() {
  const { denied } = useMessages(timelineMessages);
  const { gradebook } = useMessages(classroomMessages);
  const { classId, attemptId } = Route.useLoaderData();
  const above = (
    <ParentLink to="/admin/classes/$id" params={{ id: String(classId) }}>
      {gradebook}
    </ParentLink>
  );
  return (
    <RoleOnly denied={denied}>
      <ClassAttemptPage key={attemptId} classId={classId} attemptId={attemptId} above={above} />
    </RoleOnly>
  );
}
