import { daysToRestore } from '#shared/kernel/limits.ts';
import { useMessages } from '#web/language/language.tsx';
import type { Sorting } from '#web/lists/admin-table.tsx';
import { onOnePage } from '#web/lists/local-page.ts';
import { useSite } from '#web/site.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { type QuizSort, useQuizSearch, useRecentQuizzes } from '../api.ts';
import type { DashboardSearch } from './dashboard-search.ts';
import { quizListMessages } from './messages/messages.ts';
import { QuizList } from './quiz-list.tsx';

/** The quizzes worked on last. */
export function RecentQuizzes({ sorting }: { sorting: Sorting<QuizSort> }) {
  const m = useMessages(quizListMessages);
  const recent = useRecentQuizzes();
  return (
    <QuizList
      label={m.recentQuizzes}
      sorting={sorting}
      query={{ data: onOnePage(recent) }}
      empty={
        <EmptyState
          title={m.none}
          order={3}
          action={<ButtonLink to="/admin/create-quiz">{m.createQuiz}</ButtonLink>}
        >
          {m.noneHint}
        </EmptyState>
      }
    />
  );
}

interface FoundQuizzesProps {
  search: DashboardSearch;
  sorting: Sorting<QuizSort>;
  onPage: (page: number) => void;
}

/** All quizzes that the search leaves, or the deleted ones. */
export function FoundQuizzes({ search, sorting, onPage }: FoundQuizzesProps) {
  const m = useMessages(quizListMessages);
  const { restoreDays: days = daysToRestore } = useSite();
  const { list, category, sort = 'updated', ...narrowed } = search;
  const deleted = list === 'deleted';
  const query = useQuizSearch({
    ...narrowed,
    sort,
    ...(category ? { categoryId: category } : {}),
    ...(deleted ? { deleted } : {}),
  });
  const isNarrowed = Boolean(search.q || search.status || category || search.language);
  return (
    <QuizList
      label={deleted ? m.deletedList : m.foundList}
      query={query}
      sorting={sorting}
      deleted={deleted}
      found={m.found}
      onPage={onPage}
      empty={
        isNarrowed ? (
          <EmptyState title={m.noMatch} order={3}>
            {m.noMatchHint}
          </EmptyState>
        ) : (
          <EmptyState title={deleted ? m.noDeleted : m.none} order={3}>
            {deleted ? m.noDeletedHint({ days }) : m.noneHint}
          </EmptyState>
        )
      }
    />
  );
}
