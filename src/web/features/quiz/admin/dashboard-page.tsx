import { Badge, SimpleGrid, Text, Title } from '@mantine/core';
import {
  IconCategory,
  IconHierarchy2,
  IconListNumbers,
  IconMessageStar,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { counted, formatCount } from '../../../ui/format.ts';
import { ButtonLink } from '../../../ui/links.tsx';
import { ListFilters } from '../../../ui/list-filters.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageButtons } from '../../../ui/page-buttons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonCards } from '../../../ui/skeleton-cards.tsx';
import { StatCard } from '../../../ui/stat-card.tsx';
import { useQuizSearch, useRecentQuizzes, useTotals } from './api.ts';
import classes from './dashboard-page.module.css';
import type { DashboardSearch } from './dashboard-search.ts';
import { QuizTable } from './quiz-table.tsx';

interface DashboardPageProps {
  search: DashboardSearch;
  onSearch: (search: DashboardSearch) => void;
  /** What waits for an administrator. */
  waiting?: ReactNode;
}

/** Where an administrator begins: figures, ways, and the quizzes that were worked on last. */
export function DashboardPage({ search, onSearch, waiting }: DashboardPageProps) {
  const totals = useTotals();
  return (
    <Page>
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
  const searching = Boolean(search.q || search.status);
  return (
    <section className={classes.section} aria-labelledby="quizzes">
      <div className={classes.bar}>
        <Title order={2} id="quizzes">
          {searching ? 'Quizzes' : 'Recent Quizzes'}
        </Title>
        <ListFilters
          label="Find a quiz by its title"
          placeholder="Find any quiz"
          statuses={[
            { value: 'active', label: 'Active' },
            { value: 'draft', label: 'Draft' },
          ]}
          search={search}
          onSearch={onSearch}
        />
      </div>
      {searching ? (
        <FoundQuizzes search={search} onPage={(page) => onSearch({ ...search, page })} />
      ) : recent.length > 0 ? (
        <QuizTable quizzes={recent} label="Recent Quizzes" />
      ) : (
        <EmptyState
          title="No quizzes yet"
          order={3}
          action={<ButtonLink to="/admin/create-quiz">Create Quiz</ButtonLink>}
        >
          The first one you create stands here.
        </EmptyState>
      )}
    </section>
  );
}

function FoundQuizzes({
  search,
  onPage,
}: {
  search: DashboardSearch;
  onPage: (page: number) => void;
}) {
  const { data, error, refetch, isFetching } = useQuizSearch({ ...search, sort: 'updated' });
  if (error)
    return (
      <FailureAlert
        title="Error loading quizzes"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <SkeletonCards count={3} label="Loading quizzes…" />;
  if (data.total === 0)
    return (
      <EmptyState title="No quiz matches" order={3}>
        Try fewer or other words.
      </EmptyState>
    );
  return (
    <>
      <Text c="dimmed" size="sm" role="status">
        {counted(data.total, 'quiz', 'quizzes')} found
      </Text>
      <QuizTable quizzes={data.items} label="Quizzes found" />
      <PageButtons of={data} onPage={onPage} />
    </>
  );
}

function Manage() {
  return (
    <section className={classes.section} id="manage" aria-labelledby="manage-title">
      <Title order={2} id="manage-title">
        Manage
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        <Place
          to="/admin/categories"
          icon={<IconCategory aria-hidden />}
          title="Categories"
          text="Names and descriptions of the shelves"
        />
        <Place
          to="/admin/content-hierarchy"
          icon={<IconHierarchy2 aria-hidden />}
          title="Content Hierarchy"
          text="Categories, sub-categories and what stands on them"
        />
        <Place
          to="/admin/series"
          icon={<IconListNumbers aria-hidden />}
          title="Learning Series"
          text="Ordered paths through quizzes"
        />
        <Place
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

interface PlaceProps {
  to: '/admin/categories' | '/admin/content-hierarchy' | '/admin/series' | '/admin/testimonials';
  icon: ReactNode;
  title: string;
  text: string;
}

function Place({ to, icon, title, text }: PlaceProps) {
  return (
    <Link to={to} className={classes.place}>
      <span className={classes.icon}>{icon}</span>
      <span>
        <span className={classes.placeTitle}>{title}</span>
        <span className={classes.placeText}>{text}</span>
      </span>
    </Link>
  );
}

function ComingSoon({ icon, title }: { icon: ReactNode; title: string }) {
  return (
    <div className={classes.place} data-soon>
      <span className={classes.icon}>{icon}</span>
      <span>
        <span className={classes.placeTitle}>{title}</span>
        <Badge color="gray">Coming Soon</Badge>
      </span>
    </div>
  );
}
