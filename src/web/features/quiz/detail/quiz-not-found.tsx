import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';

/** For the address of a quiz that is not there, or not for this visitor. */
export function QuizNotFound() {
  return (
    <Page>
      <EmptyState
        order={1}
        title="Quiz Not Found"
        action={<ButtonLink to="/quizzes">Browse quizzes</ButtonLink>}
      >
        The quiz you're looking for doesn't exist or has been removed.
      </EmptyState>
    </Page>
  );
}
