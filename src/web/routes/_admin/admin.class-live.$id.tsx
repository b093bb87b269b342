import { createFileRoute, notFound } from '@tanstack/react-router';
import { idFromPath } from '#shared/kernel/row-id.ts';
import { LivePage } from '#web/features/classroom/live/live-page.tsx';
import { liveMessages } from '#web/features/classroom/live/messages/messages.ts';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { RoleOnly } from '#web/session/role-only.tsx';

export const Route = createFileRoute('/_admin/admin/class-live/$id')({
  loader: ({ params }) => {
    const assignmentId = idFromPath(params.id);
    if (assignmentId === undefined) throw notFound();
    return { assignmentId };
  },
  head: hiddenHead(
    () =>
      import('#web/features/classroom/live/messages/messages.ts').then((file) => file.liveMessages),
    ({ pageTitle: title, description }) => ({ title, description }),
  ),
  component: ClassLiveRoute,
});

function ClassLiveRoute() {
  const { denied } = useMessages(liveMessages);
  const { assignmentId } = Route.useLoaderData();
  return (
    <RoleOnly denied={denied}>
      <LivePage key={assignmentId} assignmentId={assignmentId} />
    </RoleOnly>
  );
}
