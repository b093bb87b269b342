import { Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMessages } from '#web/language/language.tsx';
import type { Direction, Sorting } from '#web/lists/admin-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LanguageFilter } from '#web/ui/form/language-filter.tsx';
import { ListFilters } from '#web/ui/form/list-filters.tsx';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import {
  type QuizSort,
  useCategoryChoices,
  useQuizSearch,
  useRecentQuizzes,
  useTotals,
} from '../api.ts';
import classes from './dashboard-page.module.css';
import type { DashboardSearch } from './dashboard-search.ts';
import { quizListMessages } from './messages/messages.ts';
import { QuizList } from './quiz-list.tsx';

interface DashboardQuizzesProps {
  search: DashboardSearch;
  onSearch: (search: DashboardSearch) => void;
}

/** The quizzes worked on last, all of them, or the deleted ones. */
export function DashboardQuizzes({ search, onSearch }: DashboardQuizzesProps) {
  const m = useMessages(quizListMessages);
  const recent = useRecentQuizzes();
  const categories = useCategoryChoices();
  const { languages } = useTotals();
  const { list, q, status, category, language, sort } = search;
  const isRecent = !(list || q || status || category || language || sort);
  const sorting = {
    by: isRecent ? 'updated' : (sort ?? 'updated'),
    direction: search.direction,
    onSort: (by: QuizSort, direction: Direction) =>
      onSearch({ ...search, list: list ?? 'all', sort: by, direction, page: undefined }),
  } as const;
  return (
    <section className={classes.section} aria-labelledby="quizzes">
      <div className={classes.bar}>
        <Title order={2} id="quizzes" size="h3">
          {isRecent ? m.recentQuizzes : list === 'deleted' ? m.deletedQuizzes : m.quizzes}
        </Title>
        <ListFilters
          label={m.find}
          placeholder={m.titleOrQuestion}
          statuses={[
            { value: 'active', label: m.status.active },
            { value: 'draft', label: m.status.draft },
          ]}
          search={search}
          onSearch={onSearch}
        >
          <RowSelect
            aria-label={m.category}
            placeholder={m.allCategories}
            clearable
            rows={categories}
            value={category ?? null}
            onChange={(id) => onSearch({ ...search, category: id ?? undefined, page: undefined })}
          />
          <LanguageFilter
            languages={languages}
            value={language}
            onChange={(chosen) => onSearch({ ...search, language: chosen, page: undefined })}
          />
        </ListFilters>
      </div>
      <nav className={classes.views} aria-label={m.views.label}>
        <ViewLink search={{}} active={isRecent}>
          {m.views.recent}
        </ViewLink>
        <ViewLink search={{ list: 'all' }} active={!isRecent && list !== 'deleted'}>
          {m.views.all}
        </ViewLink>
        <ViewLink search={{ list: 'deleted' }} active={list === 'deleted'}>
          {m.views.deleted}
        </ViewLink>
      </nav>
      {isRecent ? (
        <QuizList
          label={m.recentQuizzes}
          sorting={sorting}
          query={{
            data: { items: recent, total: recent.length, page: 1, pageSize: recent.length },
          }}
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
      ) : (
        <FoundQuizzes
          search={search}
          sorting={sorting}
          onPage={(page) => onSearch({ ...search, page })}
        />
      )}
    </section>
  );
}

interface FoundQuizzesProps {
  search: DashboardSearch;
  sorting: Sorting<QuizSort>;
  onPage: (page: number) => void;
}

function FoundQuizzes({ search, sorting, onPage }: FoundQuizzesProps) {
  const m = useMessages(quizListMessages);
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
            {deleted ? m.noDeletedHint : m.noneHint}
          </EmptyState>
        )
      }
    />
  );
}

function ViewLink({
  search,
  active,
  children,
}: {
  search: DashboardSearch;
  active: boolean;
  children: string;
}) {
  return (
    <Link
      to="/admin"
      search={search}
      replace
      resetScroll={false}
      className={classes.view}
      data-active={active || undefined}
      aria-current={active ? 'true' : undefined}
      activeProps={{}}
    >
      {children}
    </Link>
  );
}
