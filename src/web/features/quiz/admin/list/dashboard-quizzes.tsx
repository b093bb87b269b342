import { Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMessages } from '#web/language/language.tsx';
import type { Direction } from '#web/lists/admin-table.tsx';
import { LanguageFilter } from '#web/ui/form/language-filter.tsx';
import { ListFilters } from '#web/ui/form/list-filters.tsx';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { type QuizSort, useCategoryChoices, useTotals } from '../api.ts';
import classes from './dashboard-page.module.css';
import type { DashboardSearch } from './dashboard-search.ts';
import { FoundQuizzes, RecentQuizzes } from './listed-quizzes.tsx';
import { quizListMessages } from './messages/messages.ts';

interface DashboardQuizzesProps {
  search: DashboardSearch;
  onSearch: (search: DashboardSearch) => void;
}

/** The quizzes worked on last, all of them, or the deleted ones. */
export function DashboardQuizzes({ search, onSearch }: DashboardQuizzesProps) {
  const m = useMessages(quizListMessages);
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
        <QuizFilters search={search} onSearch={onSearch} />
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
        <RecentQuizzes sorting={sorting} />
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

/** The filters of the quizzes. */
function QuizFilters({ search, onSearch }: DashboardQuizzesProps) {
  const m = useMessages(quizListMessages);
  const categories = useCategoryChoices();
  const { languages } = useTotals();
  return (
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
        value={search.category ?? null}
        onChange={(id) => onSearch({ ...search, category: id ?? undefined, page: undefined })}
      />
      <LanguageFilter
        languages={languages}
        value={search.language}
        onChange={(chosen) => onSearch({ ...search, language: chosen, page: undefined })}
      />
    </ListFilters>
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
      // Else the router marks the first list on every other one.
      activeOptions={{ exact: true }}
      activeProps={{}}
    >
      {children}
    </Link>
  );
}
