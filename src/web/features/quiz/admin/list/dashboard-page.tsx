import { SimpleGrid } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { useHasRole } from '#web/session/roles.ts';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { useTotals } from '../api.ts';
import { Manage } from './dashboard-links.tsx';
import classes from './dashboard-page.module.css';
import { DashboardQuizzes } from './dashboard-quizzes.tsx';
import { type DashboardSearch, rememberDashboard } from './dashboard-search.ts';
import { quizListMessages } from './messages/messages.ts';

interface DashboardPageProps {
  search: DashboardSearch;
  onSearch: (search: DashboardSearch) => void;
  /** Notes on what waits for a decision or a mark. */
  waiting?: ReactNode;
}

/** The start page of authors and administrators: figures, links, and the quizzes that were worked on last. */
export function DashboardPage({ search, onSearch, waiting }: DashboardPageProps) {
  const m = useMessages(quizListMessages);
  const format = useFormat();
  const totals = useTotals();
  const isAdmin = useHasRole('administrator');
  useEffect(() => rememberDashboard(search), [search]);
  return (
    <Page width="full">
      <PageHeader
        title={isAdmin ? m.dashboard : m.quizzes}
        actions={
          <>
            <ButtonLink to="/admin/create-quiz">{m.createQuiz}</ButtonLink>
            <ButtonLink to="/admin/create-question" variant="default">
              {m.addQuestions}
            </ButtonLink>
            <ButtonLink to="/admin/import" variant="default">
              {m.importQuestions}
            </ButtonLink>
            {isAdmin && (
              <ButtonLink to="/admin/series" variant="default">
                {m.series}
              </ButtonLink>
            )}
          </>
        }
      />
      <SimpleGrid cols={3} spacing={{ base: 'xs', xs: 'md' }}>
        <StatCard figure={format.count(totals.totalQuizzes)} label={m.totals.quizzes} />
        <StatCard figure={format.count(totals.activeQuizzes)} label={m.totals.active} />
        <StatCard figure={format.count(totals.totalQuestions)} label={m.totals.questions} />
      </SimpleGrid>
      <div className={classes.waiting}>{waiting}</div>
      <DashboardQuizzes search={search} onSearch={onSearch} />
      {isAdmin && <Manage />}
    </Page>
  );
}
