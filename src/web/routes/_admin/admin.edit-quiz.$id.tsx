import { createFileRoute } from '@tanstack/react-router';
import { idFromPath } from '#shared/kernel/row-id.ts';
import { isFailure } from '#web/failure/failure.ts';
import { playerMessages } from '#web/features/attempt/taking/messages/messages.ts';
import { learnerView } from '#web/features/attempt/trial/learner-view.ts';
import { bankMessages } from '#web/features/question/admin/messages/messages.ts';
import { QuizQuestions } from '#web/features/question/admin/quiz-questions.tsx';
import { EditQuizPage } from '#web/features/quiz/admin/editor/edit-quiz-page.tsx';
import { LoadingEditor } from '#web/features/quiz/admin/editor/loading-editor.tsx';
import { LostQuizPage } from '#web/features/quiz/admin/editor/lost-quiz-page.tsx';
import { quizEditorMessages } from '#web/features/quiz/admin/editor/messages/messages.ts';
import { KeyChanges, KeyDecision } from '#web/features/regrade/key-changes.tsx';
import { regradeMessages } from '#web/features/regrade/messages/messages.ts';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { rowId, searchParams } from '#web/search-params.ts';
import { adminFailure, RoleOnly } from '#web/session/role-only.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { TextLink } from '#web/ui/text/links.tsx';

const retries = 2;
const retryUnlessMissing = (failed: number, error: unknown) =>
  failed < retries && !isFailure(error, 'not-found');

/** The question to open at first. */
const editorSearch = searchParams({ question: rowId });

export const Route = createFileRoute('/_admin/admin/edit-quiz/$id')({
  validateSearch: editorSearch,
  loader: async ({ context: { calls }, params }) => {
    const id = idFromPath(params.id);
    if (id === undefined) return { id, isLost: true };
    try {
      await Promise.all([
        // What another administrator saved a moment ago is what must be edited.
        calls.quiz.getForAuthor.fetch({ id }, { staleTime: 0, retry: retryUnlessMissing }),
        calls.category.hierarchy.fetch(),
      ]);
      return { id, isLost: false };
    } catch (error) {
      if (isFailure(error, 'not-found')) return { id, isLost: true };
      throw error;
    }
  },
  head: hiddenHead(
    () =>
      import('#web/features/quiz/admin/editor/messages/messages.ts').then(
        (file) => file.quizEditorMessages,
      ),
    ({ editQuiz: title, editDescription: description }) => ({ title, description }),
  ),
  pendingComponent: LoadingEditor,
  errorComponent: adminFailure(quizEditorMessages, (m) => [m.loadFailed, m.denied]),
  component: EditQuizRoute,
});

function EditQuizRoute() {
  const m = useMessages(quizEditorMessages);
  // Loads the messages of the learner's view now: if opening a question had to wait for them, the focus would be lost.
  useMessages(playerMessages);
  useMessages(regradeMessages);
  useMessages(bankMessages);
  const { id, isLost } = Route.useLoaderData();
  const { question } = Route.useSearch();
  if (id === undefined) return <NoSuchQuiz />;
  if (isLost) return <LostQuizPage key={id} id={id} learnerView={learnerView} />;
  return (
    <RoleOnly denied={m.denied}>
      <EditQuizPage
        key={id}
        id={id}
        question={question}
        learnerView={learnerView}
        KeyChanges={KeyChanges}
        KeyDecision={KeyDecision}
        ManyQuestions={QuizQuestions}
      />
    </RoleOnly>
  );
}

function NoSuchQuiz() {
  const m = useMessages(quizEditorMessages);
  return (
    <Page>
      <FailureAlert title={m.loadFailed} error={m.notFound}>
        <TextLink to="/admin">{m.backToDashboard}</TextLink>
      </FailureAlert>
    </Page>
  );
}
