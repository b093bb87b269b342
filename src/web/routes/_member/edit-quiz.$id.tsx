import { createFileRoute, Navigate } from '@tanstack/react-router';
import { LoadingEditor } from '#web/features/quiz/admin/editor/loading-editor.tsx';
import { quizEditorMessages } from '#web/features/quiz/admin/editor/messages/messages.ts';
import { useMessages } from '#web/language/language.tsx';
import { pageHead } from '#web/page-head.ts';
import { RoleOnly } from '#web/session/role-only.tsx';

/** The short address of the editor: there is one editor, and administrators find it under /admin. */
export const Route = createFileRoute('/_member/edit-quiz/$id')({
  head: async ({ match }) => {
    const { site } = match.context;
    const { quizEditorMessages } = await import(
      '#web/features/quiz/admin/editor/messages/messages.ts'
    );
    const { editQuiz, editDescription } = await quizEditorMessages.load(site.language);
    return pageHead(site, {
      title: editQuiz,
      description: editDescription,
      path: match.pathname,
      hidden: true,
    });
  },
  component: EditQuizRoute,
});

function EditQuizRoute() {
  const m = useMessages(quizEditorMessages);
  const params = Route.useParams();
  return (
    <RoleOnly denied={m.denied}>
      <LoadingEditor />
      <Navigate to="/admin/edit-quiz/$id" params={params} replace />
    </RoleOnly>
  );
}
