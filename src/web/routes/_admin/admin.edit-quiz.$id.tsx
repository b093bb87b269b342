import { createFileRoute } from '@tanstack/react-router';
import { idFromPath } from '#shared/kernel/id.ts';
import { AdminFailure, AdminOnly } from '../../admin-only.tsx';
import { failureOf } from '../../failure.ts';
import { EditQuizPage } from '../../features/quiz/admin/edit-quiz-page.tsx';
import { LoadingEditor } from '../../features/quiz/admin/loading-editor.tsx';
import { pageHead } from '../../page-head.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { ButtonLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';

const denied = 'Access Denied';

const retries = 2;
const retryUnlessMissing = (failed: number, error: unknown) =>
  failed < retries && failureOf(error).code !== 'not-found';

export const Route = createFileRoute('/_admin/admin/edit-quiz/$id')({
  loader: async ({ context: { calls }, params }) => {
    const id = idFromPath(params.id);
    if (id === undefined) return { id: undefined };
    try {
      await Promise.all([
        // What another administrator saved a moment ago is what must be edited.
        calls.quiz.getForAuthor.fetch({ id }, { staleTime: 0, retry: retryUnlessMissing }),
        calls.category.hierarchy.fetch(),
      ]);
      return { id };
    } catch (error) {
      if (failureOf(error).code === 'not-found') return { id: undefined };
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
  const { id } = Route.useLoaderData();
  if (id === undefined) return <NoSuchQuiz />;
  return (
    <AdminOnly denied={denied}>
      <EditQuizPage key={id} id={id} />
    </AdminOnly>
  );
}

function NoSuchQuiz() {
  return (
    <Page>
      <FailureAlert title="Failed to load quiz data" error="Quiz not found">
        <ButtonLink to="/admin" variant="subtle" size="sm" mt="xs">
          Back to Dashboard
        </ButtonLink>
      </FailureAlert>
    </Page>
  );
}
