import { Badge, SimpleGrid, Title } from '@mantine/core';
import {
  IconCategory,
  IconHierarchy2,
  IconListNumbers,
  IconMessageStar,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { Direction, Sorting } from '#web/lists/admin-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFilters } from '#web/ui/form/list-filters.tsx';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { formatCount } from '#web/ui/text/format.ts';
import { ButtonLink } from '#web/ui/text/links.tsx';
import {
  type QuizSort,
  useCategoryChoices,
  useQuizSearch,
  useRecentQuizzes,
  useTotals,
} from '../api.ts';
import classes from './dashboard-page.module.css';
import { type DashboardSearch, rememberDashboard } from './dashboard-search.ts';
import { QuizList } from './quiz-list.tsx';

interface DashboardPageProps {
  search: DashboardSearch;
  onSearch: (search: DashboardSearch) => void;
  /** What waits for an administrator. */
  waiting?: ReactNode;
}

/** Where an administrator begins: figures, ways, and the quizzes that were worked on last. */
export function DashboardPage({ search, onSearch, waiting }: DashboardPageProps) {
  const totals = useTotals();
  useEffect(() => rememberDashboard(search), [search]);
  return (
    <Page width="full">
      <PageHeader
        title="Admin Dashboard"
        actions={
          <>
            <ButtonLink to="/admin/create-quiz">Create Quiz</ButtonLink>
            <ButtonLink to="/admin/create-question" variant="default">
              Add Questions
            </ButtonLink>
            <ButtonLink to="/admin/series" variant="default">
              Series
            </ButtonLink>
          </>
        }
      />
      <SimpleGrid cols={3} spacing={{ base: 'xs', xs: 'md' }}>
        <StatCard figure={formatCount(totals.totalQuizzes)} label="Total Quizzes" />
        <StatCard figure={formatCount(totals.activeQuizzes)} label="Active Quizzes" />
        <StatCard figure={formatCount(totals.totalQuestions)} label="Total Questions" />
      </SimpleGrid>
      {waiting}
      <Quizzes search={search} onSearch={onSearch} />
      <Manage />
    </Page>
  );
}

function Quizzes({ search, onSearch }: Pick<DashboardPageProps, 'search' | 'onSearch'>) {
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
              ? 'A deleted quiz that nobody took can be restored here for 30 days, a taken one at any time.'
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

function Manage() {
  return (
    <section className={classes.section} id="manage" aria-labelledby="manage-title">
      <Title order={2} id="manage-title">
        Manage
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        <ManageLink
          to="/admin/categories"
          icon={<IconCategory aria-hidden />}
          title="Categories"
          text="Names and descriptions"
        />
        <ManageLink
          to="/admin/content-hierarchy"
          icon={<IconHierarchy2 aria-hidden />}
          title="Content Hierarchy"
          text="Categories, sub-categories and their quizzes"
        />
        <ManageLink
          to="/admin/series"
          icon={<IconListNumbers aria-hidden />}
          title="Learning Series"
          text="Ordered paths through quizzes"
        />
        <ManageLink
          to="/admin/testimonials"
          icon={<IconMessageStar aria-hidden />}
          title="Testimonials"
          text="What learners say, approved or not"
        />
        <ComingSoon icon={<IconSettings aria-hidden />} title="System Settings" />
        <ComingSoon icon={<IconUsers aria-hidden />} title="Users" />
      </SimpleGrid>
    </section>
  );
}

interface ManageLinkProps {
  to: '/admin/categories' | '/admin/content-hierarchy' | '/admin/series' | '/admin/testimonials';
  icon: ReactNode;
  title: string;
  text: string;
}

function ManageLink({ to, icon, title, text }: ManageLinkProps) {
  return (
    <Link to={to} className={classes.tile}>
      <span className={classes.icon}>{icon}</span>
      <span>
        <span className={classes.tileTitle}>{title}</span>
        <span className={classes.tileText}>{text}</span>
      </span>
    </Link>
  );
}

function ComingSoon({ icon, title }: { icon: ReactNode; title: string }) {
  return (
    <div className={classes.tile} data-soon>
      <span className={classes.icon}>{icon}</span>
      <span>
        <span className={classes.tileTitle}>{title}</span>
        <Badge color="gray">Coming Soon</Badge>
      </span>
    </div>
  );
}
