import { createFileRoute, Navigate } from '@tanstack/react-router';
import { LoadingEditor } from '#web/features/quiz/admin/editor/loading-editor.tsx';
import { quizEditorMessages } from '#web/features/quiz/admin/editor/messages/messages.ts';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { RoleOnly } from '#web/session/role-only.tsx';

/** The short address of the editor: there is one editor, and administrators find it under /admin. */
export const Route = createFileRoute('/_member/edit-quiz/$id')({
  head: hiddenHead(
    () =>
      import('#web/features/quiz/admin/editor/messages/messages.ts').then(
        (file) => file.quizEditorMessages,
      ),
    ({ editQuiz: title, editDescription: description }) => ({ title, description }),
  ),
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
