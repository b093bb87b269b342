import { createFileRoute, Navigate } from '@tanstack/react-router';
import { LoadingEditor } from '#web/features/quiz/admin/editor/loading-editor.tsx';
import { pageHead } from '#web/page-head.ts';
import { AdminOnly } from '#web/session/admin-only.tsx';

/** The short address of the editor: there is one editor, and administrators find it under /admin. */
export const Route = createFileRoute('/_member/edit-quiz/$id')({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Edit Quiz',
      description: 'Change a quiz and its questions.',
      path: match.pathname,
      hidden: true,
    }),
  component: EditQuizRoute,
});

function EditQuizRoute() {
  const params = Route.useParams();
  return (
    <AdminOnly denied="Access Denied">
      <LoadingEditor />
      <Navigate to="/admin/edit-quiz/$id" params={params} replace />
    </AdminOnly>
  );
}
