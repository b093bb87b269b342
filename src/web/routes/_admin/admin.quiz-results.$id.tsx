import { createFileRoute, notFound } from '@tanstack/react-router';
import { idFromPath } from '#shared/kernel/row-id.ts';
import { quizResultsMessages } from '#web/features/progress/results/messages/messages.ts';
import { QuizResultsPage } from '#web/features/progress/results/quiz-results-page.tsx';
import { attemptQuery, quizResultsSearch } from '#web/features/progress/results/results-search.ts';
import { StarsView } from '#web/features/stars/admin/stars-view.tsx';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { changing } from '#web/search-params.ts';
import { orNotFound } from '#web/session/guards.ts';
import { adminFailure, RoleOnly } from '#web/session/role-only.tsx';

export const Route = createFileRoute('/_admin/admin/quiz-results/$id')({
  validateSearch: quizResultsSearch,
  loaderDeps: ({ search }) => quizResultsSearch({ ...search }),
  loader: async ({ context: { calls }, params, deps, cause }) => {
    const id = idFromPath(params.id);
    if (id === undefined) throw notFound();
    // Learners, marks and regrades change results meanwhile, so they are always loaded again; the head only with the
    // page, since a change of the view would wait for it.
    const fresh = { staleTime: 0 };
    await orNotFound(
      Promise.all([
        calls.progress.results.fetch({ id }, cause === 'enter' ? fresh : {}),
        // The other views are computed: the page does not wait for them.
        deps.view === undefined
          ? calls.progress.quizAttempts.fetch(attemptQuery(id, deps), fresh)
          : null,
      ]),
    );
    return { id };
  },
  head: hiddenHead(
    () =>
      import('#web/features/progress/results/messages/messages.ts').then(
        (file) => file.quizResultsMessages,
      ),
    ({ pageTitle: title, description }) => ({ title, description }),
  ),
  errorComponent: adminFailure(quizResultsMessages, (m) => [m.failed, m.denied]),
  component: ResultsRoute,
});

function ResultsRoute() {
  const { denied } = useMessages(quizResultsMessages);
  const { id } = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RoleOnly denied={denied}>
      <QuizResultsPage
        key={id}
        id={id}
        search={search}
        stars={(of) => <StarsView quizId={id} {...of} />}
        onSearch={(next) =>
          void navigate({ search: changing(search, next), replace: true, resetScroll: false })
        }
      />
    </RoleOnly>
  );
}
