import { SimpleGrid } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { formatCount } from '#web/ui/text/format.ts';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { useTotals } from '../api.ts';
import { Manage } from './dashboard-links.tsx';
import { DashboardQuizzes } from './dashboard-quizzes.tsx';
import { type DashboardSearch, rememberDashboard } from './dashboard-search.ts';

interface DashboardPageProps {
  search: DashboardSearch;
  onSearch: (search: DashboardSearch) => void;
  /** Notes on what an administrator has to decide. */
  waiting?: ReactNode;
}

/** The start page of the administration: figures, links, and the quizzes that were worked on last. */
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
      <DashboardQuizzes search={search} onSearch={onSearch} />
      <Manage />
    </Page>
  );
}
