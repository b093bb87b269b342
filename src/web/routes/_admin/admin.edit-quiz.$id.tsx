import { createFileRoute } from '@tanstack/react-router';
import { idFromPath } from '#shared/kernel/row-id.ts';
import { failureOf } from '#web/failure/failure.ts';
import { learnerView } from '#web/features/attempt/trial/learner-view.ts';
import { EditQuizPage } from '#web/features/quiz/admin/editor/edit-quiz-page.tsx';
import { LoadingEditor } from '#web/features/quiz/admin/editor/loading-editor.tsx';
import { LostQuizPage } from '#web/features/quiz/admin/editor/lost-quiz-page.tsx';
import { pageHead } from '#web/page-head.ts';
import { AdminFailure, AdminOnly } from '#web/session/admin-only.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { TextLink } from '#web/ui/text/links.tsx';

const denied = 'Access Denied';

const retries = 2;
const retryUnlessMissing = (failed: number, error: unknown) =>
  failed < retries && failureOf(error).code !== 'not-found';

export const Route = createFileRoute('/_admin/admin/edit-quiz/$id')({
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
      if (failureOf(error).code === 'not-found') return { id, isLost: true };
      throw error;
    }
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Edit Quiz',
      description: 'Change a quiz and its questions.',
      path: match.pathname,
      hidden: true,
    }),
  pendingComponent: LoadingEditor,
  errorComponent: ({ error, reset }) => (
    <AdminFailure title="Failed to load quiz data" error={error} denied={denied} reset={reset} />
  ),
  component: EditQuizRoute,
});

function EditQuizRoute() {
  const { id, isLost } = Route.useLoaderData();
  if (id === undefined) return <NoSuchQuiz />;
  if (isLost) return <LostQuizPage key={id} id={id} learnerView={learnerView} />;
  return (
    <AdminOnly denied={denied}>
      <EditQuizPage key={id} id={id} learnerView={learnerView} />
    </AdminOnly>
  );
}

function NoSuchQuiz() {
  return (
    <Page>
      <FailureAlert title="Failed to load quiz data" error="Quiz not found">
        <TextLink to="/admin">Back to Dashboard</TextLink>
      </FailureAlert>
    </Page>
  );
}
