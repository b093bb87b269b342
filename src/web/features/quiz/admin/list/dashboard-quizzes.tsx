import { Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Direction, Sorting } from '#web/lists/admin-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFilters } from '#web/ui/form/list-filters.tsx';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { type QuizSort, useCategoryChoices, useQuizSearch, useRecentQuizzes } from '../api.ts';
import classes from './dashboard-page.module.css';
import type { DashboardSearch } from './dashboard-search.ts';
import { QuizList } from './quiz-list.tsx';

interface DashboardQuizzesProps {
  search: DashboardSearch;
  onSearch: (search: DashboardSearch) => void;
}

/** The quizzes worked on last, all of them, or the deleted ones. */
export function DashboardQuizzes({ search, onSearch }: DashboardQuizzesProps) {
  const recent = useRecentQuizzes();
  const categories = useCategoryChoices();
  const { list, q, status, category, sort } = search;
  const isRecent = !(list || q || status || category || sort);
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
          {isRecent ? 'Recent Quizzes' : list === 'deleted' ? 'Deleted Quizzes' : 'Quizzes'}
        </Title>
        <ListFilters
          label="Find a quiz by its title or questions"
          placeholder="Title or question"
          statuses={[
            { value: 'active', label: 'Active' },
            { value: 'draft', label: 'Draft' },
          ]}
          search={search}
          onSearch={onSearch}
        >
          <RowSelect
            aria-label="Category"
            placeholder="All categories"
            clearable
            rows={categories}
            value={category ?? null}
            onChange={(id) => onSearch({ ...search, category: id ?? undefined, page: undefined })}
          />
        </ListFilters>
      </div>
      <nav className={classes.views} aria-label="Which quizzes">
        <ViewLink search={{}} active={isRecent}>
          Recent
        </ViewLink>
        <ViewLink search={{ list: 'all' }} active={!isRecent && list !== 'deleted'}>
          All
        </ViewLink>
        <ViewLink search={{ list: 'deleted' }} active={list === 'deleted'}>
          Deleted
        </ViewLink>
      </nav>
      {isRecent ? (
        <QuizList
          label="Recent Quizzes"
          sorting={sorting}
          query={{
            data: { items: recent, total: recent.length, page: 1, pageSize: recent.length },
          }}
          empty={
            <EmptyState
              title="No quizzes yet"
              order={3}
              action={<ButtonLink to="/admin/create-quiz">Create Quiz</ButtonLink>}
            >
              Quizzes that you create appear here.
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
  const { list, category, sort = 'updated', ...narrowed } = search;
  const deleted = list === 'deleted';
  const query = useQuizSearch({
    ...narrowed,
    sort,
    ...(category ? { categoryId: category } : {}),
    ...(deleted ? { deleted } : {}),
  });
  const isNarrowed = Boolean(search.q || search.status || category);
  return (
    <QuizList
      label={deleted ? 'Deleted quizzes' : 'Quizzes found'}
      query={query}
      sorting={sorting}
      deleted={deleted}
      noun={['quiz found', 'quizzes found']}
      onPage={onPage}
      empty={
        isNarrowed ? (
          <EmptyState title="No quiz matches" order={3}>
            Try fewer or other words.
          </EmptyState>
        ) : (
          <EmptyState title={deleted ? 'No deleted quizzes' : 'No quizzes yet'} order={3}>
            {deleted
              ? 'A deleted quiz with attempts can be restored at any time, one without for 30 days.'
              : 'Quizzes that you create appear here.'}
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
