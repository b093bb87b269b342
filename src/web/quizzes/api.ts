import { useHasRole } from '#web/session/roles.ts';
import { trpc } from '#web/trpc.ts';

const perPage = 20;

/**
 * Quizzes by their title, for a choice.
 * @param openToo also those of others that are open to all
 */
export function useQuizChoices(q: string, { openToo }: { openToo: boolean }) {
  const isAdmin = useHasRole('administrator');
  const isAuthor = useHasRole('author');
  const placeholderData = <Page>(before: Page) => before;
  const managed = trpc.quiz.pageForAuthor.useQuery(
    { q, sort: 'updated', perPage },
    { enabled: isAuthor, placeholderData },
  );
  // An administrator manages all.
  const open = trpc.quiz.page.useQuery({ q }, { enabled: openToo && !isAdmin, placeholderData });
  const own = managed.data?.items ?? [];
  const others = (open.data?.items ?? []).filter(({ id }) => own.every((quiz) => quiz.id !== id));
  return {
    quizzes: [...own, ...others].slice(0, perPage),
    isLoading: managed.isLoading || open.isLoading,
  };
}

/** Everything that shows quizzes and their questions, or counts them, is fetched again when it is needed. */
export function useQuizzesChanged() {
  const calls = trpc.useUtils();
  return () => {
    void calls.quiz.invalidate();
    void calls.question.invalidate();
    void calls.quality.invalidate();
    void calls.category.invalidate();
    void calls.series.invalidate();
    void calls.progress.invalidate();
  };
}
